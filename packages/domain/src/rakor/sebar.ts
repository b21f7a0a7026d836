/** One who shares in a ceiling. All in thousandths of one unit, none below zero. */
export interface Penerima {
  /** What is spread by, and the most that it gets, unless its floor is above. */
  bobot: bigint;
  lantai: bigint;
  /** Smallest step of the row. */
  butir: bigint;
}

const lebih = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const jumlah = (n: readonly bigint[]): bigint => n.reduce((a, b) => a + b, 0n);
const tanda = (n: bigint): number => Number(n > 0n) - Number(n < 0n);
const atap = (p: Penerima): bigint => lebih(p.bobot, p.lantai);

/**
 * Spreads a ceiling by weight: floors first where a share would fall below, the rest over the others, rounded down to each
 * one's step, then one step more by the largest remainder, ties in the order given. The sum is the ceiling where the steps
 * allow it and never above; a ceiling above all weights raises nobody. Null = the floors alone are more than the ceiling.
 */
export function sebarkan(plafon: bigint, penerima: readonly Penerima[]): bigint[] | null {
  if (plafon >= jumlah(penerima.map(atap))) return penerima.map(atap);
  if (jumlah(penerima.map((p) => p.lantai)) > plafon) return null;
  const { bebas, sisa, bobot } = lepasLantai(plafon, penerima);
  const hasil = penerima.map((p) => p.lantai);
  if (bobot === 0n) return hasil;
  for (const i of bebas) {
    const p = penerima[i] as Penerima;
    const utuh = (sisa * p.bobot) / bobot;
    hasil[i] = lebih(utuh - (utuh % p.butir), p.lantai);
  }
  bagiSisa(penerima, hasil, bebas, sisa, bobot);
  return hasil;
}

/** Those whose share is not below their floor, and what is left for them. */
function lepasLantai(plafon: bigint, penerima: readonly Penerima[]): { bebas: number[]; sisa: bigint; bobot: bigint } {
  const semua = [...penerima.keys()];
  // By floor per weight: when one need not be held up, none after it need be.
  const berlantai = semua
    .filter((i) => (penerima[i] as Penerima).lantai > 0n)
    .sort((a, b) => {
      const [x, y] = [penerima[a] as Penerima, penerima[b] as Penerima];
      return tanda(y.lantai * x.bobot - x.lantai * y.bobot);
    });
  let [sisa, bobot] = [plafon, jumlah(penerima.map((p) => p.bobot))];
  const tetap = new Set<number>();
  for (const i of berlantai) {
    const p = penerima[i] as Penerima;
    if (sisa * p.bobot >= p.lantai * bobot) break;
    tetap.add(i);
    sisa -= p.lantai;
    bobot -= p.bobot;
  }
  return { bebas: semua.filter((i) => !tetap.has(i)), sisa, bobot };
}

/** What rounding down has left goes out step by step, the largest remainder first. */
function bagiSisa(
  penerima: readonly Penerima[],
  hasil: bigint[],
  bebas: readonly number[],
  plafon: bigint,
  bobot: bigint,
): void {
  let sisa = plafon - jumlah(bebas.map((i) => hasil[i] as bigint));
  const urut = bebas
    .map((i) => {
      const { bobot: w, butir } = penerima[i] as Penerima;
      return { i, butir, kurang: plafon * w - (hasil[i] as bigint) * bobot };
    })
    // Remainders as parts of a step: a / x against b / y.
    .sort((a, b) => tanda(b.kurang * a.butir - a.kurang * b.butir) || a.i - b.i);
  for (let beri = true; beri && sisa > 0n;) {
    beri = false;
    for (const { i, butir } of urut) {
      if (butir > sisa || (hasil[i] as bigint) + butir > atap(penerima[i] as Penerima)) continue;
      hasil[i] = (hasil[i] as bigint) + butir;
      sisa -= butir;
      beri = true;
    }
  }
}
