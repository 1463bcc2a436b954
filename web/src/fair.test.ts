import { expect, test } from "vitest";

import { isPromised } from "./fair";

// What canasta.table.fair makes of the first round of the secret that is all zeros.
const PROOF = {
  commitment: "326c77024caf20e0baffb873065a7b6d2abec898ee1b5ca1609e25d28bb775a9",
  seed: "98278dcdaa8837e373bc402ace1078a00ecb30d70782db0da4ff472f97b8b2b4",
  additions: [],
};
const DECK = cards(`
  Kd 3h 6d 4c 6h 9c Ts 8s Jd 9s 4s 2d Jh Td Jc Js Kh 2h 6c Qd 3c 8h Kh 4s 7h 3c 5s 2h Ac 7c
  Kc 8c 5h 2c Th 3d Tc Td 6d 4d Qs 5c 4c Qc 7c 8d Jk 8c Ad Tc 2d 4d Qc 3d Jh 5s 5d Ah Ts 4h
  9d 9d 6c 5c 9s 3s 8h 8s 7s 7d Ac 6s Qd 2s 3s 7h 7s Qh Jk Ks Kd 3h 8d Ah 9h Qh Ad 9h 2s Js
  5h Th 5d 2c Qs Jc 6s 4h Kc 7d Jk 6h Jk As Ks 9c As Jd
`);
const DECK_WITH_ADDITIONS = cards(`
  Qc 3d 8d 8h Ah Ks 5s 4d 2d Ad 5c 2h 3h Kc Tc Qs Td 9c 5h Qh Jd Jc 8c 2d Qc 7c 4d Kh Qd 7h
  Jh 2h 9s 9d Td Jk Qh 8d 5c Th 6d 6s 4s 5d Ad 3s 3c 9h 7h Jk 6d 2s Ah As 3s 4s 8h 2s 4c 6c
  Th 7s 7s Js As 8s 7d 3h 6h Jk Kc Ac 5s 4h Kh 9c 6h 2c Kd Js Kd 9s 8s 8c Qs 7d Ks Ts 6c Tc
  6s 3d Jh 3c 7c 4h 5d 9d 9h 4c Jk 2c Qd 5h Ac Ts Jd Jc
`);

function cards(text: string): string[] {
  return text.trim().split(/\s+/);
}

test("a deal that was promised is known by its deck and its proof", async () => {
  expect(DECK).toHaveLength(108);
  expect(await isPromised(DECK, PROOF)).toBe(true);
});

test("what the seats add changes the order", async () => {
  const proof = { ...PROOF, additions: ["toamna", "Grădină"] };
  expect(await isPromised(DECK, proof)).toBe(false);
  expect(await isPromised(DECK_WITH_ADDITIONS, proof)).toBe(true);
});

test("another order of the same cards is seen", async () => {
  const [first = "", second = "", ...rest] = DECK;
  expect(await isPromised([second, first, ...rest], PROOF)).toBe(false);
});

test("another seed than the promised one is seen", async () => {
  const proof = { ...PROOF, seed: PROOF.seed.replace("9", "8") };
  expect(await isPromised(DECK, proof)).toBe(false);
});

test("a proof that fits itself but not what was promised before is seen", async () => {
  expect(await isPromised(DECK, PROOF, "00".repeat(32))).toBe(false);
});
