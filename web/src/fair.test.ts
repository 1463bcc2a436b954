import { expect, test } from "vitest";

import { checkDeal, packOf } from "./fair";

// What canasta.table.fair makes of the first round of the secret that is all zeros.
const SEED = "98278dcdaa8837e373bc402ace1078a00ecb30d70782db0da4ff472f97b8b2b4";
const COMMITMENT = "326c77024caf20e0baffb873065a7b6d2abec898ee1b5ca1609e25d28bb775a9";
const PACK = packOf(2, 4);

test("a kept promise is seen, and the order of the cards is the server's", async () => {
  const proof = { commitment: COMMITMENT, seed: SEED, additions: [] };
  const { kept, deck } = await checkDeal(proof, PACK);
  expect(kept).toBe(true);
  expect(deck.slice(0, 8).join(" ")).toBe("Kd 3h 6d 4c 6h 9c Ts 8s");
  expect(deck.slice(-4).join(" ")).toBe("Ks 9c As Jd");
});

test("what the seats add changes the order", async () => {
  const proof = { commitment: COMMITMENT, seed: SEED, additions: ["ana", "Ștefan"] };
  const { deck } = await checkDeal(proof, PACK);
  expect(deck.slice(0, 12).join(" ")).toBe("3h 7d Qs 4c 6c Ah 9s 7s 7s 7c 8c Jc");
});

test("another seed than the promised one is seen", async () => {
  const proof = { commitment: COMMITMENT, seed: SEED.replace("9", "8"), additions: [] };
  expect((await checkDeal(proof, PACK)).kept).toBe(false);
});

test("a proof that fits itself but not what was promised before is seen", async () => {
  const proof = { commitment: COMMITMENT, seed: SEED, additions: [] };
  expect((await checkDeal(proof, PACK, "00".repeat(32))).kept).toBe(false);
});

test("the pack has every card as often as it has packs, and the jokers", () => {
  expect(PACK).toHaveLength(108);
  expect(packOf(3, 6)).toHaveLength(162);
  expect(PACK.filter((card) => card === "Jk")).toHaveLength(4);
});
