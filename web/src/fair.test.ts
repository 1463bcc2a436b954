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
  3h 7d Qs 4c 6c Ah 9s 7s 7s 7c 8c Jc 2s 2c 7c Jk Qh Qh 3c Qc 7h 3s Ac Kc 8s 4s 2h Qc 8h Kh
  Jh Kd Js 5h Js 2d 3s 6c Ks 7d 3h Qd Kh 3d Ah Kd Td 6d 4h Jh 5c As 9d Th 9d 9s Qd 6s Th Ad
  2s 4d 3c 5s Qs 8s Td 6s 4h Jk Jk Tc 9h 7h Ad 5h 2c 6h Jd Jd 4c 5d 2d 4d Kc 5c 9c 6h Tc Ts
  3d Ts 2h 5s 4s 8d 9h 8h Ac As Jk Ks Jc 9c 8d 5d 8c 6d
`);

function cards(text: string): string[] {
  return text.trim().split(/\s+/);
}

test("a deal that was promised is known by its deck and its proof", async () => {
  expect(DECK).toHaveLength(108);
  expect(await isPromised(DECK, PROOF)).toBe(true);
});

test("what the seats add changes the order", async () => {
  const proof = { ...PROOF, additions: ["ana", "Ștefan"] };
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
