import { DISTRIBUSI, KOLOM_DISTRIBUSI, periksaJumlahDistribusi } from '@sinas/domain/baris/distribusi';
import type { JumlahBaris } from '@sinas/domain/baris/jenis-baris';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { desimalSah, jumlahkan } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Nilai } from '@sinas/formulir/lembar/nilai';
import type { BarisLembar } from '../kerja/baris-lembar';
import type { DistribusiIsi, DistribusiServer } from '../wire';

/** A row as it is typed: any of its fields may still lack. */
export type IsiSalur = Record<string, Nilai>;
/** What is typed over a stored row, or a new one. */
export interface Ketikan {
  kunci: string;
  /** The goods row. */
  id_baris: string;
  id: string | null;
  isi: IsiSalur;
  /** Version of the stored row that it is typed over. */
  dasar: number | null;
  /** The row was left: its faults are told from now on. */
  dicoba: boolean;
  /** Refused by the server as it stood then. */
  ditolak: { isi: IsiSalur; masalah: Masalah[] } | null;
}
export interface BarisSalur extends Ketikan {
  versi: number | null;
  server: DistribusiServer | null;
}

const MEDAN = KOLOM_DISTRIBUSI.map((k) => k.kd_field);
const isiServer = (s: DistribusiServer): IsiSalur => {
  const asal = s as unknown as Record<string, Nilai>;
  return Object.fromEntries(
    MEDAN.flatMap((kd) => [kd, `ur_${kd}`]).flatMap((kd) => (asal[kd] === undefined ? [] : [[kd, asal[kd]]])),
  );
};
/** As it goes to the server: filled fields, without names. */
export const isiKirim = (isi: IsiSalur): DistribusiIsi =>
  Object.fromEntries(MEDAN.flatMap((kd) => (isi[kd] ? [[kd, isi[kd]]] : []))) as unknown as DistribusiIsi;
/** Nothing typed but what stands there from the beginning. */
export const hampa = (isi: IsiSalur): boolean =>
  MEDAN.every((kd) => kd === 'satuan' || kd === 'jenis_distribusi' || !isi[kd]);
export function berubah({ server, isi }: BarisSalur): boolean {
  if (!server) return !hampa(isi);
  const asal = isiServer(server);
  return MEDAN.some((kd) => (isi[kd] ?? '') !== (asal[kd] ?? ''));
}

/** Rows of one good: what is stored with what is typed over it, then new ones. */
export function barisBarang(
  idBaris: string,
  server: readonly DistribusiServer[],
  ketik: Readonly<Record<string, Ketikan>>,
): BarisSalur[] {
  const tersimpan = server.filter((s) => s.id_baris === idBaris);
  return [
    ...tersimpan.map((s): BarisSalur => {
      const k = ketik[s.id];
      const awal = {
        kunci: s.id,
        id_baris: idBaris,
        id: s.id,
        isi: isiServer(s),
        dasar: s.versi,
        dicoba: false,
        ditolak: null,
      };
      return { ...(k ?? awal), versi: s.versi, server: s };
    }),
    ...Object.values(ketik)
      .filter((k) => k.id === null && k.id_baris === idBaris)
      .map((k): BarisSalur => ({ ...k, versi: null, server: null })),
  ];
}

export const jumlahSalur = (rows: readonly BarisSalur[]): string =>
  jumlahkan(rows.flatMap(({ isi: { jml } }) => (typeof jml === 'string' && desimalSah(jml) ? [jml] : [])));
export const jmlBarang = ({ isi }: BarisLembar): string => (desimalSah(isi.jml_bahan_baku) ? isi.jml_bahan_baku : '0');

/** What a row lacks by itself. */
const masalahSendiri = (isi: IsiSalur, ktx: KonteksBaris): Masalah[] => {
  const hasil = DISTRIBUSI.siapkan({ ...isiKirim(isi) }, ktx);
  return hasil.sah ? [] : hasil.masalah;
};
/** Faults by row; what rows show together stands at the one that was touched last, or at the last one. */
export function masalahSalur(
  barang: BarisLembar,
  rows: readonly BarisSalur[],
  ktx: KonteksBaris,
): Map<string, Masalah[]> {
  const hasil = new Map<string, Masalah[]>();
  for (const b of rows) {
    if (!berubah(b)) continue;
    const m = masalahSendiri(b.isi, ktx);
    if (b.ditolak && b.ditolak.isi === b.isi) m.push(...b.ditolak.masalah);
    if (m.length > 0) hasil.set(b.kunci, m);
  }
  const induk = { seri: barang.no_seri, jml: jmlBarang(barang), satuan: barang.isi.satuan ?? null };
  const diubah = rows.filter((b) => berubah(b) && !hasil.has(b.kunci));
  const bersama = periksaJumlahDistribusi(
    induk,
    rows
      .filter((b) => !hasil.has(b.kunci) && !hampa(b.isi))
      .map(({ isi }, i): JumlahBaris => ({ seri: i + 1, jml: String(isi['jml']), satuan: String(isi['satuan']) })),
  );
  const akhir = diubah.at(-1);
  if (bersama.length > 0 && akhir) hasil.set(akhir.kunci, bersama);
  return hasil;
}
