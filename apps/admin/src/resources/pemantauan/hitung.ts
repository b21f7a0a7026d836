import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { STATUS, type Fase, type KdStatus, type Meja } from '@sinas/domain/pengajuan/status';
import type { BarisRekap } from '../../providers/wire';

/** A bar: how many, and how many of them are late. */
export interface Batang {
  kunci: string;
  nama: string;
  n: number;
  lewat: number;
}
const MEJA: readonly (readonly [Meja, string])[] = [
  ['portal', 'Pengiriman'],
  ['antrean', 'Antre diambil'],
  ['verifikator', 'Verifikator'],
  ['koordinator', 'Koordinator'],
  ['pejabat', 'Pejabat'],
  ['pemohon', 'Pemohon'],
  ['sekretariat', 'Menunggu rapat'],
  ['menteri', 'Rapat menteri'],
];
const FASE: readonly (readonly [string, readonly Fase[]])[] = [
  ['Di kementerian', ['kirim', 'proses', 'perbaikan', 'tagihan']],
  ['Menunggu rapat', ['rakor']],
  ['Berlaku', ['berlaku']],
  ['Ditolak', ['ditolak']],
  ['Tidak berlaku lagi', ['usai']],
  ['Ditutup tanpa keputusan', ['ditutup']],
];

const jumlah = (rows: readonly BarisRekap[]) => ({
  n: rows.reduce((a, r) => a + r.n, 0),
  lewat: rows.reduce((a, r) => a + (r.lewat ? r.n : 0), 0),
});
const fase = (r: BarisRekap): Fase => STATUS[r.kd_status_pengajuan].fase;
const terisi = (b: readonly Batang[]): Batang[] => b.filter((x) => x.n > 0);

const berjalan = (r: BarisRekap): boolean => MEJA.some(([meja]) => meja === STATUS[r.kd_status_pengajuan].meja);

/** Where open files are. */
export const perMeja = (rows: readonly BarisRekap[]): Batang[] =>
  terisi(
    MEJA.map(([meja, nama]) => ({
      ...{ kunci: meja, nama },
      ...jumlah(rows.filter((r) => STATUS[r.kd_status_pengajuan].meja === meja)),
    })),
  );
/** What has become of files. */
export const perTahap = (rows: readonly BarisRekap[]): Batang[] =>
  terisi(FASE.map(([nama, f]) => ({ ...{ kunci: nama, nama }, ...jumlah(rows.filter((r) => f.includes(fase(r)))) })));
export const perLayanan = (rows: readonly BarisRekap[]): Batang[] =>
  terisi(
    KODE_IZIN.map((k) => ({
      ...{ kunci: k, nama: layanan(k).jnsLayanan },
      ...jumlah(rows.filter((r) => r.kd_rekom === k)),
    })),
  );
/** A bar has room for a line: of 'Kementerian Perindustrian (Kemenperin)' the short name. */
export const namaSingkat = (nama: string): string => /\(([^()]+)\)$/.exec(nama)?.[1] ?? nama;

const SEHARI = 86_400_000;
/** Whole days that the oldest late one of these has been late; null = none is. */
function hariTerlama(rows: readonly BarisRekap[], kini: string): number | null {
  const tenggat = rows.flatMap((r) => (r.lewat && r.tenggat ? [Date.parse(r.tenggat)] : []));
  return tenggat.length === 0 ? null : Math.floor((Date.parse(kini) - Math.min(...tenggat)) / SEHARI);
}
export interface BatangGa extends Batang {
  hari: number | null;
}
/** By the ministry that handles them, the one with the most late files first. */
export const perKementerian = (
  rows: readonly BarisRekap[],
  nama: ReadonlyMap<string, string>,
  kini: string,
): BatangGa[] =>
  [...new Set(rows.map((r) => r.kd_ga))]
    .map((kd) => {
      const milik = rows.filter((r) => r.kd_ga === kd && berjalan(r));
      return { kunci: kd, nama: nama.get(kd) ?? kd, ...jumlah(milik), hari: hariTerlama(milik, kini) };
    })
    .filter((b) => b.n > 0)
    .toSorted((a, b) => b.lewat - a.lewat || b.n - a.n || a.nama.localeCompare(b.nama, 'id'));
/** Figures of the headline. */
export function ringkas(rows: readonly BarisRekap[]) {
  const n = (f: (r: BarisRekap) => boolean): number => jumlah(rows.filter(f)).n;
  return {
    berkas: jumlah(rows).n,
    lewat: jumlah(rows).lewat,
    rapat: n((r) => fase(r) === 'rakor'),
    perbaikan: n((r) => fase(r) === 'perbaikan'),
    berlaku: n((r) => fase(r) === 'berlaku'),
  };
}
/** Statuses that a filter offers, those of filed cases. */
export const PROSES: readonly (readonly [KdStatus, string])[] = (Object.keys(STATUS) as KdStatus[])
  .filter((k) => STATUS[k].fase !== 'isi')
  .map((k) => [k, STATUS[k].ur_status]);
