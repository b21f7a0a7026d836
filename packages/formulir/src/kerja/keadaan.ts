import { kurangi } from '@sinas/domain/format/angka';
import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import { hitungBeda, type Bentrok, type Kerja, type PerJenis } from '../simpan/gabung';
import type { IsiBerkas, IsiJenis } from '../simpan/kawat';
import type { Form, JenisApa } from './form';
import type { BarisApa, FaktaBaris, Kumpulan } from './koleksi';
import { belumSemua, segarkanSemua, tumpangkanSemua, type BarisDatang } from './kumpulan';

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
/** Rows of the server that are not on this screen yet. */
export interface SisaBaris {
  baris: number;
  jml: string;
}
/** The work on one file, at one moment. Replaced as a whole on every change. */
export interface Keadaan<L> {
  /** Facts of the case. */
  berkas: L;
  versi: number;
  /** What the server has of the autosaved part. */
  dasar: Kerja;
  kepala: Record<string, string>;
  pernyataan: boolean;
  jawaban: Record<string, string>;
  baris: Kumpulan;
  /** Stored rows that wait for their deletion, by kind. What hangs from them goes with them. */
  hapus: PerJenis<string[]>;
  belumDimuat: PerJenis<SisaBaris>;
  simpan: StatusSimpan;
  bentrok: Bentrok[];
  /** Who else wrote in these places. */
  pengubah: Penyunting[];
  /** Header fields that the server refused, with the text it refused: they wait for another one. */
  ditolak: Readonly<Record<string, TolakanIsian>>;
  dapatUrung: boolean;
}

/** The work as it stands, in the shape the server keeps it. */
export const kerjaKini = <L>({ jenis }: Form<L>, k: Keadaan<L>): Kerja => ({
  kepala: k.kepala,
  pernyataan: k.pernyataan,
  jawaban: k.jawaban,
  baris: belumSemua(jenis, k.baris),
});
/** Places that the server does not have yet. */
export const belumAda = <L>({ dasar, hapus }: Keadaan<L>, kini: Kerja): number =>
  hitungBeda(dasar, kini) + Object.values(hapus).reduce((n, id) => n + id.length, 0);
export const jumlahPerubahan = <L>(form: Form<L>, k: Keadaan<L>): number => belumAda(k, kerjaKini(form, k));

/** The file as it was read now, below the work. `dasar` and the version are laid in by `FormStore.terapkan` before. */
export function muatan<L>({ jenis }: Form<L>, k: Keadaan<L>, isi: IsiBerkas<L>): Partial<Keadaan<L>> {
  const buang = new Set(Object.entries(k.hapus).flatMap(([j, id]) => id.map((x) => `${j} ${x}`)));
  const datang: Record<string, BarisDatang> = {};
  const dibuang: Record<string, number> = {};
  for (const { koleksi } of jenis) {
    const { jenis: kode, induk } = koleksi;
    const { rows = [], jumlah = 0 } = isi.baris[kode] ?? {};
    const ada = rows.filter((b) => !buang.has(`${kode} ${b.id}`) && !buang.has(`${induk ?? ''} ${b.id_induk ?? ''}`));
    const ikut = new Set(ada.map((b) => b.id));
    for (const b of rows) if (!ikut.has(b.id)) buang.add(`${kode} ${b.id}`);
    const diSini = new Set(rows.map((b) => b.id));
    dibuang[kode] = rows.length - ada.length + (k.hapus[kode] ?? []).filter((x) => !diSini.has(x)).length;
    datang[kode] = { rows: ada, lengkap: jumlah <= rows.length };
  }
  const baris = segarkanSemua(jenis, k.baris, datang);
  const sisa = jenis.flatMap((j) => {
    const { jenis: kode } = j.koleksi;
    const punya = isi.baris[kode];
    return punya ? [[kode, sisaBaris(j, j.koleksi.di(baris), punya, dibuang[kode] ?? 0)] as const] : [];
  });
  return { berkas: isi.berkas, baris, belumDimuat: Object.fromEntries(sisa) };
}

/** Next rows of a long file; the total stays right because what is loaded leaves the rest. */
export function lanjutkan<L>(
  { jenis }: Form<L>,
  k: Keadaan<L>,
  j: JenisApa,
  datang: readonly FaktaBaris[],
): Partial<Keadaan<L>> {
  const { koleksi } = j;
  const { baris: sisa, jml } = k.belumDimuat[koleksi.jenis] ?? { baris: 0, jml: '0' };
  const ada = new Set(koleksi.di(k.baris).map((b) => b.id));
  const rows = datang.filter((b) => !ada.has(b.id));
  const lagi = rows.length === 0 ? 0 : Math.max(0, sisa - rows.length);
  const baru = { baris: lagi, jml: lagi === 0 ? '0' : kurangi(jml, j.jumlah(rows.map(koleksi.dari))) };
  return {
    baris: segarkanSemua(jenis, k.baris, { [koleksi.jenis]: { rows, lengkap: false } }),
    belumDimuat: { ...k.belumDimuat, [koleksi.jenis]: baru },
  };
}

const tersimpan = (baris: readonly BarisApa[]): BarisApa[] =>
  baris.flatMap((b) => (b.server ? [{ ...b, isi: b.server }] : b.id === null ? [] : [b]));
/** What of a kind is not on this screen: `dibuang` of it waits for its deletion. */
function sisaBaris(j: JenisApa, baris: readonly BarisApa[], isi: IsiJenis, dibuang: number): SisaBaris {
  const ada = tersimpan(baris);
  const sisa = Math.max(0, isi.jumlah - ada.length - dibuang);
  return { baris: sisa, jml: sisa && isi.jml ? kurangi(isi.jml, j.jumlah(ada)) : '0' };
}

export function keadaanAwal<L>({ jenis }: Form<L>, isi: IsiBerkas<L>): Keadaan<L> {
  const dasar: Kerja = { jawaban: {}, ...isi.kerja };
  const datang = Object.fromEntries(
    Object.entries(isi.baris).map(([j, { rows }]) => [j, { rows, lengkap: true }] as const),
  );
  const dariServer = segarkanSemua(jenis, {}, datang);
  const sisa = jenis.flatMap((j) => {
    const punya = isi.baris[j.koleksi.jenis];
    return punya ? [[j.koleksi.jenis, sisaBaris(j, j.koleksi.di(dariServer), punya, 0)] as const] : [];
  });
  return {
    berkas: isi.berkas,
    versi: isi.versiKerja,
    dasar,
    kepala: dasar.kepala,
    pernyataan: dasar.pernyataan,
    jawaban: dasar.jawaban,
    baris: tumpangkanSemua(jenis, dariServer, dasar.baris, {}),
    hapus: {},
    belumDimuat: Object.fromEntries(sisa),
    simpan: { keadaan: 'tersimpan', waktu: isi.waktu },
    bentrok: [],
    pengubah: [],
    ditolak: {},
    dapatUrung: false,
  };
}
