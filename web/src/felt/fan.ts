// How the cards of a hand lie: in rows that fit, each card showing enough to be read and touched.

/** Where the cards of a hand lie, in CSS pixels. */
export interface Fan {
  /** Width of a card; it is 7/5 as high. */
  card: number;
  /** Cards of every row but the last, which may have fewer. */
  perRow: number;
  rows: number;
  /** From one card to the next in a row. */
  step: number;
  /** From one row to the next. */
  rowStep: number;
  /** Of all rows together. */
  height: number;
}

/** What of a covered card can still be touched: 44 px high, 28 px wide. */
const LEAST_STEP = 28;
/** A selected card of the next row rises by this. */
export const RISE = 12;
const LEAST_ROW_STEP = 44 + RISE;
/** With less, one row looks crowded and a second is begun. */
const EASY_STEP = 40;
const EASY_ROWS = 2;
/** Rather than more rows, the cards are smaller: more of them stand side by side. */
const MOST_ROWS = 4;
const SMALL_CARD = 44;
const RATIO = 7 / 5;
/** What a row shows of the one it covers: index and suit. */
const SHOWN = 0.62;
/** Cards with room to spare still overlap a little, as in a hand. */
const SPREAD = 0.86;

/** The fan of `n` cards in a place of some width; fewest rows first, then widest steps. */
export function fanOf(n: number, width: number): Fan {
  const usual = Math.round(Math.min(96, Math.max(56, 20 + width * 0.095)));
  const card = rowsOf(n, width, usual) > MOST_ROWS ? SMALL_CARD : usual;
  const rows = rowsOf(n, width, card);
  const perRow = Math.max(1, Math.ceil(n / rows));
  const step = Math.min(card * SPREAD, perRow > 1 ? (width - card) / (perRow - 1) : 0);
  const rowStep = Math.max(LEAST_ROW_STEP, Math.round(card * RATIO * SHOWN));
  const height = Math.ceil(card * RATIO) + (rows - 1) * rowStep;
  return { card, perRow, rows, step, rowStep, height };
}

function rowsOf(n: number, width: number, card: number): number {
  const fitting = (step: number) =>
    Math.max(1, Math.ceil(n / (1 + Math.max(0, Math.floor((width - card) / step)))));
  const easy = fitting(EASY_STEP);
  return easy <= EASY_ROWS ? easy : Math.max(EASY_ROWS, fitting(LEAST_STEP));
}

/** The left upper corner of a card; every row is centred in the width. */
export function placeOf(fan: Fan, i: number, n: number, width: number): { x: number; y: number } {
  const row = Math.floor(i / fan.perRow);
  const inRow = Math.min(fan.perRow, n - row * fan.perRow);
  const left = (width - fan.card - (inRow - 1) * fan.step) / 2;
  return { x: left + (i % fan.perRow) * fan.step, y: row * fan.rowStep };
}

/** The card that an arrow key leads to from card `i`; null for other keys. */
export function cardByKey(key: string, i: number, n: number, perRow: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    Home: -i,
    End: n - 1 - i,
  };
  const step = steps[key];
  if (step === undefined) {
    return null;
  }
  const there = i + step;
  if (key === "ArrowDown" && there >= n) {
    const lastRow = Math.floor((n - 1) / perRow);
    return Math.floor(i / perRow) < lastRow ? n - 1 : i; // a shorter last row has no card below
  }
  return there < 0 || there >= n ? i : there;
}
