// The totals of a match as curves over its rounds.

const WIDTH = 100;
const HEIGHT = 40;

export interface Curves {
  /** For each total, the points of a polyline that begins at zero. */
  lines: string[];
  /** The height at which no points stand. */
  zero: number;
}

/** Curves in a box of 100 by 40, the top being the target or whatever is above it. */
export function curvesOf(history: readonly (readonly number[])[], target: number): Curves {
  const all = history.flat();
  const top = Math.max(target, 1, ...all);
  const bottom = Math.min(0, ...all);
  const x = (round: number): number => (WIDTH * round) / Math.max(1, history.length);
  const y = (total: number): number => (HEIGHT * (top - total)) / (top - bottom);
  const owners = history[0]?.length ?? 0;
  const lines = Array.from({ length: owners }, (_, owner) =>
    [0, ...history.map((totals) => totals[owner] ?? 0)]
      .map((total, round) => `${x(round).toFixed(2)},${y(total).toFixed(2)}`)
      .join(" "),
  );
  return { lines, zero: y(0) };
}
