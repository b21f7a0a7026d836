import { angka, banding, dariRibu, jumlahkan, keRibu, persen, type Desimal } from '../../format/angka';
import { satuanPendek } from '../../format/satuan';
import type { Masalah } from '../../formulir/isian';
import { pesan } from '../../pesan/pesan';
import type { BarisIsi, IsiBerkas } from '../isi';
import { CATATAN_IMPOR, CATATAN_NERACA } from './formulir';
import { RENDEMEN } from './rendemen';

/** What a check says: all is well, a note is asked for, or the plan cannot be sent. */
export type HasilUji = 'sesuai' | 'peringatan' | 'halangan';
/** One comparison of the table before sending (D.3). */
export interface UjiRencana {
  /** Number of the check in D.3. */
  kode: 1 | 2 | 3 | 4 | 5 | 6;
  hasil: HasilUji;
  satuan: string;
  /** What is compared with what. */
  a: Desimal;
  b: Desimal;
  kalimat: string;
  /** Tab and row that it is about; null = no single row. */
  langkah: string;
  id_baris: string | null;
  seri: number | null;
}

const MAKS_SELISIH = 1n;
const MAKS_SELISIH_KIRIM = 10n;
const MAKS_NAIK = 150n;
const teks = (b: BarisIsi, medan: string): Desimal => {
  const v = b.data[medan];
  return typeof v === 'string' && v !== '' ? v : '0';
};
const jml = (b: BarisIsi): Desimal => b.jml ?? '0';
const mutlak = (n: bigint): bigint => (n < 0n ? -n : n);
/** Is the difference of a and b at most so many percent of a? */
const dalamSelisih = (a: Desimal, b: Desimal, p: bigint): boolean =>
  mutlak(keRibu(a) - keRibu(b)) * 100n <= keRibu(a) * p;
const dari = (isi: IsiBerkas, ...jenis: string[]): BarisIsi[] => isi.baris.filter((b) => jenis.includes(b.jenis));
const satuanDari = (rows: readonly BarisIsi[]): string[] => [...new Set(rows.map((b) => b.satuan ?? ''))].sort();
const total = (rows: readonly BarisIsi[], nilai: (b: BarisIsi) => Desimal): Desimal => jumlahkan(rows.map(nilai));
/** Rows below rows that have this unit: they have none of their own. */
const anakSatuan = (isi: IsiBerkas, induk: string, satuan: string, ...anak: string[]): BarisIsi[] => {
  const ada = new Set(dari(isi, induk).flatMap((b) => ((b.satuan ?? '') === satuan ? [b.id] : [])));
  return dari(isi, ...anak).filter((b) => b.id_induk !== null && ada.has(b.id_induk));
};

type Pelaku = 'PRODUSEN' | 'PEDAGANG' | 'PENGGUNA' | undefined;
const pelaku = (isi: IsiBerkas): Pelaku => isi.kepala.jenis_pelaku as Pelaku;

/** 1: what there is of a material against what becomes of it, per unit. An end user has goods in place of materials. */
function neraca(isi: IsiBerkas): UjiRencana[] {
  const siapa = pelaku(isi);
  if (siapa !== 'PRODUSEN' && siapa !== 'PENGGUNA') return [];
  const masuk = siapa === 'PRODUSEN' ? dari(isi, 'bahan_baku') : dari(isi, 'barang_impor', 'barang_lokal');
  const pakai = siapa === 'PRODUSEN' ? masuk : dari(isi, 'barang_digunakan');
  return satuanDari([...masuk, ...pakai]).map((satuan): UjiRencana => {
    const rows = masuk.filter((b) => (b.satuan ?? '') === satuan);
    const a = total(rows, (b) => jumlahkan([jml(b), teks(b, 'stok_awal')]));
    const b =
      siapa === 'PRODUSEN'
        ? total(rows, (r) => jumlahkan([teks(r, 'pemakaian'), teks(r, 'stok_akhir')]))
        : total(anakSatuan(isi, 'barang_digunakan', satuan, 'penggunaan'), jml);
    const hasil = dalamSelisih(a, b, MAKS_SELISIH)
      ? 'sesuai'
      : dalamSelisih(a, b, MAKS_SELISIH_KIRIM)
        ? 'peringatan'
        : 'halangan';
    const p = persen(dariRibu(mutlak(keRibu(a) - keRibu(b))), a, [1, 10]);
    const kalimat = pesan('rencana.neraca', {
      a: angka(a),
      b: angka(b),
      satuan: satuanPendek(satuan),
      p: angka(p ?? 100),
    });
    const langkah = siapa === 'PRODUSEN' ? 'produksi' : 'penggunaan';
    return { kode: 1, hasil, satuan, a, b, kalimat, langkah, ...rujuk(rows.length === 1 ? rows[0] : undefined) };
  });
}
const rujuk = (b: BarisIsi | undefined) => ({ id_baris: b?.id ?? null, seri: b?.seri ?? null });

/** 2: no product above what the works can make. */
const kapasitas = (isi: IsiBerkas): UjiRencana[] =>
  dari(isi, 'produk').flatMap((b): UjiRencana[] => {
    const batas = b.data['kapasitas_terpasang'];
    if (typeof batas !== 'string' || batas === '') return [];
    const hasil = banding(jml(b), batas) <= 0 ? 'sesuai' : 'halangan';
    const kalimat = pesan('rencana.kapasitas', { a: angka(jml(b)), b: angka(batas) });
    return [{ kode: 2, hasil, satuan: b.satuan ?? '', a: jml(b), b: batas, kalimat, langkah: 'produksi', ...rujuk(b) }];
  });

/** 3: what is made of a material, where both are counted in one unit. */
function rendemen(isi: IsiBerkas): UjiRencana[] {
  const batas = RENDEMEN[isi.kd_komoditas];
  if (!batas) return [];
  const [bawah, atas] = batas;
  const anak = new Map<string | null, BarisIsi[]>();
  for (const b of dari(isi, 'produk')) {
    const ada = anak.get(b.id_induk);
    if (ada) ada.push(b);
    else anak.set(b.id_induk, [b]);
  }
  return dari(isi, 'bahan_baku').flatMap((b): UjiRencana[] => {
    const produk = (anak.get(b.id) ?? []).filter((x) => x.satuan === b.satuan);
    const pakai = teks(b, 'pemakaian') === '0' ? jml(b) : teks(b, 'pemakaian');
    if (produk.length === 0 || keRibu(pakai) === 0n) return [];
    const hasilnya = total(produk, jml);
    const [n, m] = [keRibu(hasilnya) * 100n, keRibu(pakai)];
    const hasil = n >= m * BigInt(bawah) && n <= m * BigInt(atas) ? 'sesuai' : 'peringatan';
    const p = angka(persen(hasilnya, pakai, [bawah, atas]) ?? 0);
    const nilai = { p, bawah, atas, a: angka(pakai), b: angka(hasilnya) };
    const kalimat = pesan('rencana.rendemen_wajar', nilai);
    return [
      {
        ...{ kode: 3, hasil, satuan: b.satuan ?? '', a: pakai, b: hasilnya, kalimat, langkah: 'produksi' },
        ...rujuk(b),
      },
    ];
  });
}

/** 4: what is passed on is what was made, or bought to be sold. */
function distribusi(isi: IsiBerkas): UjiRencana[] {
  const siapa = pelaku(isi);
  if (siapa !== 'PRODUSEN' && siapa !== 'PEDAGANG') return [];
  const sumber = siapa === 'PRODUSEN' ? dari(isi, 'produk') : dari(isi, 'barang_impor', 'barang_lokal');
  const data = dari(isi, 'data_distribusi');
  const tujuan = ['distribusi_lokal', 'distribusi_ekspor', 'distribusi_lainnya'];
  return satuanDari([...sumber, ...data]).map((satuan): UjiRencana => {
    const rows = data.filter((b) => (b.satuan ?? '') === satuan);
    const a = total(anakSatuan(isi, 'data_distribusi', satuan, ...tujuan), jml);
    const milik = sumber.filter((b) => (b.satuan ?? '') === satuan);
    const b = total(milik, (r) => jumlahkan([jml(r), siapa === 'PRODUSEN' ? teks(r, 'stok_awal') : '0']));
    const hasil = dalamSelisih(b, a, MAKS_SELISIH) ? 'sesuai' : 'halangan';
    const apa = siapa === 'PRODUSEN' ? 'produksi dan stok awal' : 'jumlah barang';
    const kalimat = pesan('rencana.distribusi', { a: angka(a), b: angka(b), satuan: satuanPendek(satuan), apa });
    const satu = rows.length === 1 ? rows[0] : undefined;
    return { kode: 4, hasil, satuan, a, b, kalimat, langkah: 'distribusi', ...rujuk(satu) };
  });
}

/** 5: imports do not grow by more than half of what they were. Whoever has not imported explains why he begins to. */
const kenaikan = (isi: IsiBerkas): UjiRencana[] => {
  const impor = dari(isi, 'barang_impor');
  return satuanDari(impor).map((satuan): UjiRencana => {
    const rows = impor.filter((b) => (b.satuan ?? '') === satuan);
    const [a, b] = [total(rows, jml), total(rows, (r) => r.realisasi_lalu)];
    const hasil = keRibu(a) * 100n <= keRibu(b) * MAKS_NAIK ? 'sesuai' : 'peringatan';
    const kalimat = pesan('rencana.impor_naik', { a: angka(a), b: angka(b), satuan: satuanPendek(satuan) });
    const satu = rows.length === 1 ? rows[0] : undefined;
    return { kode: 5, hasil, satuan, a, b, kalimat, langkah: 'barang', ...rujuk(satu) };
  });
};

const KODE_BARANG = ['02', '03', '04', '05', '06', '07', '08', 'negara_asal'];
const kunci = (b: BarisIsi): string =>
  JSON.stringify([b.jenis, ...KODE_BARANG.map((k) => [b.data[k] ?? ''].flat().map(String).sort())]);
/** 6: the same good twice. */
function ganda(isi: IsiBerkas): UjiRencana[] {
  const pertama = new Map<string, BarisIsi>();
  return dari(isi, 'barang_impor', 'barang_lokal')
    .toSorted((a, b) => a.seri - b.seri)
    .flatMap((b): UjiRencana[] => {
      const sama = kunci(b);
      const lama = pertama.get(sama);
      if (!lama) {
        pertama.set(sama, b);
        return [];
      }
      const xx = typeof b.data['uraian_barang'] === 'string' ? b.data['uraian_barang'] : `${b.seri}`;
      const kalimat = pesan('rencana.barang_ganda', {
        ...{ barang: pesan('rencana.duplikat', { xx }), n: b.seri, m: lama.seri },
      });
      const banding = { satuan: b.satuan ?? '', a: jml(b), b: jml(lama) };
      return [{ kode: 6, hasil: 'halangan', ...banding, kalimat, langkah: 'barang', ...rujuk(b) }];
    });
}

/** The checks of D.3 as one table, exact to the last digit: the form shows it, the server decides by it. */
export const ujiRencana = (isi: IsiBerkas): UjiRencana[] => [
  ...neraca(isi),
  ...kapasitas(isi),
  ...rendemen(isi),
  ...distribusi(isi),
  ...kenaikan(isi),
  ...ganda(isi),
];

const MEDAN_CATATAN = { [CATATAN_NERACA]: 'Penjelasan selisih neraca', [CATATAN_IMPOR]: 'Penjelasan kenaikan impor' };
/** What of it stands in the way of sending: blocks at their row, warnings at the note that is still missing. */
export const masalahUji = (isi: IsiBerkas, uji = ujiRencana(isi)): Masalah[] =>
  uji.flatMap(({ kode, hasil, kalimat, langkah, id_baris, seri }): Masalah[] => {
    if (hasil === 'sesuai') return [];
    const baris = seri === null ? {} : { baris: seri };
    if (hasil === 'halangan')
      return [{ langkah, ...baris, path: id_baris === null ? 'neraca' : `baris.${id_baris}`, message: kalimat }];
    const medan = kode === 5 ? CATATAN_IMPOR : CATATAN_NERACA;
    if (isi.kepala[medan]?.trim()) return [];
    const message = pesan('rencana.butuh_catatan', { sebab: kalimat, medan: MEDAN_CATATAN[medan] ?? medan });
    return [{ langkah: 'perusahaan', path: medan, message }];
  });
