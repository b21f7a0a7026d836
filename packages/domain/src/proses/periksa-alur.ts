import type { Keadaan, Langkah, RancanganAlur } from './rancangan';

const ganda = (teks: readonly string[]): string[] => [...new Set(teks.filter((t, i) => teks.indexOf(t) !== i))];

/** States that a case can come to from where it begins. */
function tercapai(r: RancanganAlur<Langkah, Keadaan>): Set<string> {
  const sampai = new Set<string>(r.awal);
  for (let tumbuh = true; tumbuh;) {
    const sebelum = sampai.size;
    for (const l of r.langkah) if (l.ke !== 'tetap' && l.dari.some((d) => sampai.has(d))) sampai.add(l.ke);
    tumbuh = sampai.size > sebelum;
  }
  return sampai;
}

/** What is wrong with the design of a transition table, in words; none = sound. */
export function cacatAlur(r: RancanganAlur<Langkah, Keadaan>): string[] {
  const dikenal = Object.keys(r.keadaan);
  const asing = (nama: string, disebut: readonly string[], ada: readonly string[]): string[] =>
    [...new Set(disebut)].filter((x) => !ada.includes(x)).map((x) => `${nama} ${x} is not known`);
  const takDipakai = (nama: string, disebut: readonly string[], ada: readonly string[]): string[] =>
    ada.filter((x) => !disebut.includes(x)).map((x) => `${nama} ${x} is not used`);
  const status = [...r.awal, ...r.langkah.flatMap((l) => (l.ke === 'tetap' ? l.dari : [...l.dari, l.ke]))];
  const penjaga = r.langkah.flatMap((l) => l.penjaga);
  const efek = r.langkah.flatMap((l) => l.efek);
  const sampai = tercapai(r);
  return [
    ...(r.awal.length > 0 ? [] : ['no state to begin in']),
    ...asing('state', status, dikenal),
    ...asing('guard', penjaga, r.penjaga),
    ...asing('effect', efek, r.efek),
    ...takDipakai('guard', penjaga, r.penjaga),
    ...takDipakai('effect', efek, r.efek),
    ...dikenal.filter((s) => !sampai.has(s)).map((s) => `state ${s} is never reached`),
    ...ganda(r.langkah.flatMap((l) => l.dari.map((d) => `${l.peristiwa} ${d}`))).map((s) => `cell ${s} stands twice`),
  ];
}

/** States that mean one thing in one design and another in the next: a code has one phase wherever it is used. */
export function bedaFase(rancangan: readonly Pick<RancanganAlur<Langkah, Keadaan>, 'nama' | 'keadaan'>[]): string[] {
  const pertama = new Map<string, { nama: string; fase: string }>();
  const beda: string[] = [];
  for (const { nama, keadaan } of rancangan)
    for (const [status, { fase }] of Object.entries(keadaan)) {
      const lama = pertama.get(status);
      if (lama && lama.fase !== fase) beda.push(`${status}: ${lama.fase} in ${lama.nama}, ${fase} in ${nama}`);
      else pertama.set(status, { nama, fase });
    }
  return beda;
}
