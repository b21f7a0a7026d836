import { BARANG } from '../../../baris/jenis-barang';
import { susunJenis, type JenisBaris } from '../../../baris/jenis-baris';
import { tolakBaris } from '../../../baris/jenis-kolom';
import { kolomBaris } from '../../../baris/barang';
import type { BarisMentah } from '../../../baris/jenis-baris';
import type { KonteksBaris } from '../../../baris/kolom';
import type { JenisRekaman } from '../../../komoditas/rekaman';
import { pesan } from '../../../pesan/pesan';
import { DATA_DISTRIBUSI, EKSPOR, LAINNYA, LOKAL } from './distribusi';
import { BARANG_DIGUNAKAN, PENGGUNAAN } from './penggunaan';
import { BAHAN_BAKU, PRODUK } from './produksi';

const konteks = new Map<JenisRekaman, WeakMap<KonteksBaris, KonteksBaris>>();
/** A file has goods of both kinds: what its rows are checked against, made once of each. */
function konteksUntuk(ktx: KonteksBaris, jenis: JenisRekaman): KonteksBaris {
  if (ktx.jenis === jenis) return ktx;
  const peta = konteks.get(jenis) ?? new WeakMap<KonteksBaris, KonteksBaris>();
  konteks.set(jenis, peta);
  const ada = peta.get(ktx) ?? { ...ktx, jenis };
  peta.set(ktx, ada);
  return ada;
}
/** What makes two goods of a plan the same one: codes and country (D.3, 6); what it is called and when it comes do not. */
export const kunciBarang = (r: BarisMentah): string =>
  JSON.stringify([
    ...(['02', '03', '04', '05', '07', '08'] as const).map((g) => r[g] ?? ''),
    Array.isArray(r['06']) ? [...(r['06'] as string[])].sort() : [],
    r['negara_asal'] ?? '',
  ]);

const { rakit: _satuPerSatu, ...SEUTUHNYA } = BARANG;
const barang = (jenis: JenisRekaman, kode: string, nama: string): JenisBaris => ({
  ...SEUTUHNYA,
  kode,
  nama,
  lembar: nama,
  dihitung: jenis === 'impor',
  bulan: true,
  realisasiLalu: true,
  maks: 5_000,
  kolom: (ktx) => kolomBaris(ktx.kelompok, jenis),
  siapkan: (mentah, ktx, letak) => {
    if (jenis === 'impor' && ktx.trader === 'LOKAL')
      return tolakBaris([{ langkah: 'barang', path: 'jenis', message: pesan('rencana.lokal_impor') }]);
    const hasil = BARANG.siapkan(mentah, konteksUntuk(ktx, jenis), letak);
    return hasil.sah ? { sah: true, isi: { ...hasil.isi, kunci: kunciBarang(hasil.isi.data) } } : hasil;
  },
});

/** Goods that the plan imports: what desks decide on, and what is determined. */
const BARANG_IMPOR = barang('impor', 'barang_impor', 'Barang impor');
/** Goods that it buys in the country: for the balance only, nobody decides on them. */
const BARANG_LOKAL = barang('lokal', 'barang_lokal', 'Barang lokal');

/** Rows of a plan, tab by tab (D.2). */
export const JENIS_RKT = susunJenis([
  BARANG_IMPOR,
  BARANG_LOKAL,
  BAHAN_BAKU,
  PRODUK,
  BARANG_DIGUNAKAN,
  PENGGUNAAN,
  DATA_DISTRIBUSI,
  LOKAL,
  EKSPOR,
  LAINNYA,
]);
