/** What a tariff line inherits from the lines above it. Shape of the `data` of list `hs`. */
export interface WarisanHs {
  /** The nearest text above that says something. */
  induk_uraian: string;
  /** Texts above, from the heading down. */
  jalur: string[];
}
const MAKS_INDUK = 200;
const BUKAN_KATA = /^Lain-lain/i;

export function warisanHs(jalur: readonly string[]): WarisanHs {
  const bermakna = jalur.filter((u) => !BUKAN_KATA.test(u)).at(-1);
  return { induk_uraian: bermakna?.slice(0, MAKS_INDUK) ?? '', jalur: [...jalur] };
}

/** Lines of one heading with what each inherits, by code; a ring ends. */
export function warisanKeluarga(
  rows: readonly { kode: string; uraian: string; induk: string | null }[],
): Map<string, WarisanHs> {
  const per = new Map(rows.map((r) => [r.kode, r]));
  const jalur = (kode: string): string[] => {
    const atas: string[] = [];
    const lewat = new Set([kode]);
    for (let r = per.get(per.get(kode)?.induk ?? ''); r && !lewat.has(r.kode); r = per.get(r.induk ?? '')) {
      atas.unshift(r.uraian);
      lewat.add(r.kode);
    }
    return atas;
  };
  return new Map(rows.map((r) => [r.kode, warisanHs(jalur(r.kode))]));
}
