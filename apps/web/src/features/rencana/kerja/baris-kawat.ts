import { banding, jumlahkan } from '@sinas/domain/format/angka';
import type { BulanWire, BarisWire } from '../wire';
import { medanRealisasi, medanSisi, periodeMedan } from '../bulan/medan-bulan';
import type { FaktaRencana, FaktaWire, IsiRencana } from './koleksi';

/** A month as it is sent. */
export interface BulanKirim {
  periode: string;
  jml: string;
  ref?: string;
}
/** A single month that is set, or taken out (`jml` null), beside those that stay. */
export interface SelKirim extends Omit<BulanKirim, 'jml'> {
  sisi: 'rencana' | 'realisasi';
  jml: string | null;
}
export interface IsiKirim {
  data: Record<string, unknown>;
  rencana: BulanKirim[];
  realisasi: BulanKirim[];
}

const jumlah = (bulan: readonly BulanWire[]): string => jumlahkan(bulan.map((b) => b.jml));
const di = (bulan: readonly BulanWire[], periode: string | null): BulanWire[] =>
  bulan.filter((b) => b.periode === periode);

/** A row of the server in the words of the engine: fields and months side by side. */
export function dariWire(b: BarisWire, tahun: number): FaktaRencana {
  const medan: Record<string, string> = {};
  for (const { periode, jml } of b.rencana) medan[`r${periode.slice(0, 2)}`] = jml;
  for (const { periode } of b.realisasi) {
    const m = medanRealisasi(periode, tahun);
    if (m) medan[m] = jumlah(di(b.realisasi, periode));
  }
  const { uraian, realisasi, jml_rekomendasi, jml_keputusan, jml_produk_keputusan } = b;
  const wire: FaktaWire = { uraian, realisasi, jml_rekomendasi, jml_keputusan, jml_produk_keputusan };
  return { ...b.data, ...medan, id: b.id, versi: b.versi, no_seri: b.seri, id_induk: b.id_induk, wire };
}

/** What became of the months, as it is sent: an untouched month keeps its sources, a changed one its only one. */
function realisasiKirim(isi: IsiRencana, lama: readonly BulanWire[], tahun: number): BulanKirim[] {
  return [...medanSisi('l'), ...medanSisi('n')].flatMap((m): BulanKirim[] => {
    const jml = isi[m];
    const periode = periodeMedan(m, tahun);
    if (typeof jml !== 'string' || jml === '' || periode === null) return [];
    const ada = di(lama, periode);
    if (ada.length > 0 && banding(jumlah(ada), jml) === 0) return ada.map(kirim);
    const ref = ada.length === 1 ? ada[0]?.ref : null;
    return [{ periode, jml, ...(ref ? { ref } : {}) }];
  });
}
const kirim = ({ periode, jml, ref }: BulanWire): BulanKirim => ({ periode, jml, ...(ref ? { ref } : {}) });

/** A typed row as it is sent. `kolom`: its fields. */
export function keWire(isi: IsiRencana, kolom: readonly string[], lama: readonly BulanWire[], tahun: number): IsiKirim {
  const data = Object.fromEntries(
    kolom.flatMap((kd) => (isi[kd] === undefined || isi[kd]?.length === 0 ? [] : [[kd, isi[kd]]])),
  );
  const rencana = medanSisi('r').flatMap((m): BulanKirim[] => {
    const jml = isi[m];
    const periode = periodeMedan(m, tahun);
    return typeof jml === 'string' && jml !== '' && periode !== null ? [{ periode, jml }] : [];
  });
  return { data, rencana, realisasi: realisasiKirim(isi, lama, tahun) };
}

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** The months that are set anew, and those that are gone. */
function bedaBulan(sisi: SelKirim['sisi'], baru: readonly BulanKirim[], lama: readonly BulanKirim[]): SelKirim[] {
  const kunci = ({ periode, ref = '' }: BulanKirim): string => `${periode} ${ref}`;
  const dulu = new Map(lama.map((b) => [kunci(b), b]));
  const kini = new Set(baru.map(kunci));
  const hilang = lama.filter((b) => !kini.has(kunci(b))).map((b) => ({ ...b, jml: null }));
  return [...baru.filter((b) => dulu.get(kunci(b))?.jml !== b.jml), ...hilang].map((b) => ({ sisi, ...b }));
}
/** Of a stored row what differs from what is known of it, month by month. Nothing does: all of it. */
export function bedaKirim(baru: IsiKirim, lama: IsiKirim): Partial<IsiKirim> & { sel?: SelKirim[] } {
  const { data, rencana, realisasi } = baru;
  const sel = [...bedaBulan('rencana', rencana, lama.rencana), ...bedaBulan('realisasi', realisasi, lama.realisasi)];
  const beda = { ...(sama(data, lama.data) ? {} : { data }), ...(sel.length > 0 ? { sel } : {}) };
  return Object.keys(beda).length > 0 ? beda : baru;
}

/** Months that differ from what was told, of a plan that takes realisation only: those not named stay. */
export function laporanKirim(isi: IsiRencana, lama: readonly BulanWire[], tahun: number): BulanKirim[] {
  return realisasiKirim(isi, lama, tahun).filter((b) => !lama.some((x) => x.periode === b.periode && x.jml === b.jml));
}
