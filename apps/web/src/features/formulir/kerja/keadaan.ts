import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import type { Dokumen } from '../../../lib/wire';
import { type CatatanPetugas, type DetailFormulir } from '../wire';
import { BARANG, type BarisLembar } from './baris-lembar';
import { hitungBeda, type Bentrok } from '@sinas/formulir/simpan/gabung';
import { kerjaDari, type Kerja } from './simpan/kerja';
import { jumlahBaris } from './aturan-baris';
import { kurangi } from '@sinas/domain/format/angka';

export type StatusSimpan =
  | { keadaan: 'tersimpan'; waktu: string | null }
  | { keadaan: 'menunggu' | 'menyimpan' | 'bentrok' }
  | { keadaan: 'luring' | 'sesi' | 'gagal' | 'tertutup' | 'tolak'; pesan: string }
  /** Everything but some places, for this reason. */
  | { keadaan: 'sebagian'; pesan: string };

export interface TolakanIsian {
  nilai: string;
  pesan: string;
}
/** Everything the wizard shows, at one moment. Replaced as a whole on every change. */
export interface Keadaan {
  detail: DetailFormulir;
  versi: number;
  /** What the server has of the autosaved part. */
  dasar: Kerja;
  kepala: Kepala;
  pernyataan: boolean;
  jawaban: Record<string, string>;
  baris: BarisLembar[];
  dokumen: Dokumen[];
  /** Stored rows that wait for their deletion. */
  hapus: string[];
  /** Rows of the server that are not on this screen yet. */
  belumDimuat: { baris: number; jml: string };
  simpan: StatusSimpan;
  bentrok: Bentrok[];
  /** Who else wrote in these places. */
  pengubah: Penyunting[];
  /** Header fields that the server refused, with the text it refused: they wait for another one. */
  ditolak: Readonly<Record<string, TolakanIsian>>;
  /** Number of another open application for the same goods, from the server's check. */
  ganda: string | null;
  dapatUrung: boolean;
}

export const jawabanDari = (catatan: readonly CatatanPetugas[]): Record<string, string> =>
  Object.fromEntries(catatan.map((c) => [c.id, c.jawaban ?? '']));

export function keadaanAwal(detail: DetailFormulir): Keadaan {
  const dasar = kerjaDari(detail.json_simpan, jawabanDari(detail.catatan));
  const tersimpan = detail.baris.map(BARANG.dari);
  const jml = detail.jml_total ? kurangi(detail.jml_total, jumlahBaris(tersimpan)) : '0';
  return {
    detail,
    versi: detail.json_simpan.versi ?? detail.versi,
    dasar,
    kepala: dasar.kepala,
    pernyataan: dasar.pernyataan,
    jawaban: dasar.jawaban,
    baris: BARANG.tumpangkan(tersimpan, dasar.baris, {}),
    dokumen: detail.dokumen,
    hapus: [],
    belumDimuat: { baris: Math.max(0, detail.jumlah_baris - tersimpan.length), jml },
    simpan: { keadaan: 'tersimpan', waktu: detail.updated_at },
    bentrok: [],
    pengubah: [],
    ditolak: {},
    ganda: gandaDari(detail.kelengkapan),
    dapatUrung: false,
  };
}

/** The work as it stands, in the shape the server keeps it. */
export const kerjaKini = (k: Keadaan): Kerja => ({
  kepala: k.kepala,
  pernyataan: k.pernyataan,
  jawaban: k.jawaban,
  baris: BARANG.belumTersimpan(k.baris),
});

/** Places that the server does not have yet. */
export const jumlahPerubahan = (k: Keadaan): number => hitungBeda(k.dasar, kerjaKini(k)) + k.hapus.length;

export function gandaDari(kelengkapan: DetailFormulir['kelengkapan'] | undefined): string | null {
  const m = kelengkapan?.masalah.find((x) => x.path === 'ganda');
  return m ? (/[\d-]{26,}/.exec(m.message)?.[0].replaceAll('-', '') ?? m.message) : null;
}
