/** Filters that every list passes on its way out (VALIDASI-13 to -18). Pure; shared by the server and both clients. */
export interface OpsiHs {
  hsCodeFormat: string;
  uraianId: string;
}
export interface OpsiKbli {
  kode_kbli: string;
  uraian: string;
}
export interface KantorPabean {
  KodeKPBC: string;
  UrKPBC: string;
  Id_Refrensi_KPBC: string | null;
}
export interface KementerianGa {
  kodeGA: string;
  GA: string;
  status: number | string | boolean | null;
}
export interface Pelabuhan {
  KodePelabuhan: string;
  Pelabuhan: string;
  KodeKantor: string | null;
}

/** Exactly eight characters; the same code twice becomes one with both descriptions on lines of their own. */
export function saringHs(semua: readonly OpsiHs[]): OpsiHs[] {
  const per = new Map<string, string[]>();
  for (const o of semua) {
    if (o.hsCodeFormat.length !== 8) continue;
    const uraian = per.get(o.hsCodeFormat) ?? [];
    if (!uraian.includes(o.uraianId)) uraian.push(o.uraianId);
    per.set(o.hsCodeFormat, uraian);
  }
  return [...per].map(([hsCodeFormat, uraian]) => ({ hsCodeFormat, uraianId: uraian.join('\n') }));
}
export const saringKbli = (semua: readonly OpsiKbli[]): OpsiKbli[] => semua.filter((o) => o.kode_kbli.length === 5);

export const KANTOR_TERATAS = ['040300', '020400', '050100'] as const;
const KANTOR_LUAR = new Set(['000000', '999999']);
/** Head office, outside unit, head-office references and PANGSAROP go; three offices come first. */
export function saringKantor(semua: readonly KantorPabean[]): KantorPabean[] {
  const sah = semua.filter(
    (k) =>
      !KANTOR_LUAR.has(k.KodeKPBC) && k.Id_Refrensi_KPBC !== '000000' && !k.UrKPBC.toUpperCase().includes('PANGSAROP'),
  );
  const teratas = KANTOR_TERATAS.flatMap((kode) => sah.filter((k) => k.KodeKPBC === kode));
  return [...teratas, ...sah.filter((k) => !(KANTOR_TERATAS as readonly string[]).includes(k.KodeKPBC))];
}
/** A truthy status excludes a ministry; '0' counts as its number. */
export const saringGa = <T extends Pick<KementerianGa, 'status'>>(semua: readonly T[]): T[] =>
  semua.filter(
    (g) => !(typeof g.status === 'string' ? Number(g.status) || (g.status !== '' && g.status !== '0') : g.status),
  );

export const PELABUHAN_TETAP: Pelabuhan = { KodePelabuhan: 'XZTGR', Pelabuhan: 'Tandjung Gerem', KodeKantor: '050400' };
/** Ports without an office go; XZTGR always stands at the end. */
export function saringPelabuhan(semua: readonly Pelabuhan[]): Pelabuhan[] {
  return [...semua.filter((p) => p.KodeKantor && p.KodePelabuhan !== PELABUHAN_TETAP.KodePelabuhan), PELABUHAN_TETAP];
}
