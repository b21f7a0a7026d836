import { answer } from '../../../http/envelope';
import type { HasilBaris } from '../baris/baris.service';
import type { Tersimpan } from '../draf/draf.service';
import { desimal } from '../lihat/tampilan';
import type { BarisRencana } from '../rencana/isi-rencana.service';
import type { TertulisRencana } from '../rencana/tulis-rencana.service';
import type { BulanTampil } from '../bulan/bulan.service';
import type { NppBarisDto } from './npp-baca.dto';

/** Name of a row's id by its tab (NERACA-02). */
export type IdTab = 'id_barang' | 'id_produksi' | 'id_penggunaan' | 'id_distribusi';

export const hasilNpp = ({ berkas, kelengkapan }: Tersimpan) => ({
  no_aju: berkas.no_aju,
  id: String(berkas.id),
  versi: berkas.versi,
  kelengkapan,
});
/** A row that was written, and its parent where it has one, under the tab's name. */
function hasilBarisNpp(h: TertulisRencana, tab: IdTab) {
  const b = h.baris[0];
  if (!b) throw new Error('a write of one row wrote none');
  return {
    no_aju: h.berkas.no_aju,
    id: String(b.id),
    [tab]: String(b.id_induk ?? b.id),
    versi_baris: b.versi,
    versi: h.berkas.versi,
  };
}
const hasilHapusNpp = ({ berkas }: HasilBaris) => ({ no_aju: berkas.no_aju, versi: berkas.versi });

/** What writes of rows answer. */
export const jawabTambah = async (h: Promise<TertulisRencana>, tab: IdTab) =>
  answer(hasilBarisNpp(await h, tab), 'Data Berhasil Ditambahkan');
export const jawabUbah = async (h: Promise<TertulisRencana>, tab: IdTab) =>
  answer(hasilBarisNpp(await h, tab), 'Data Berhasil Disimpan');
export const jawabHapus = async (h: Promise<HasilBaris>) => answer(hasilHapusNpp(await h), 'Data Berhasil Dihapus');

const sisi = (bulan: readonly BulanTampil[], apa: BulanTampil['sisi']) =>
  bulan.filter((b) => b.sisi === apa).map(({ periode, jml, ref }) => ({ periode, jml, ref }));
const JENIS_BARANG: Readonly<Record<string, 'impor' | 'lokal'>> = { barang_impor: 'impor', barang_lokal: 'lokal' };

export function barisNpp({ baris: b, bulan, ...diberi }: BarisRencana): NppBarisDto {
  const jenis = JENIS_BARANG[b.jenis];
  return {
    id: String(b.id),
    id_induk: b.id_induk === null ? null : String(b.id_induk),
    ...(jenis ? { jenis } : {}),
    seri: b.seri,
    versi: b.versi,
    jml: desimal(b.jml) ?? '0',
    satuan: b.satuan,
    uraian: b.uraian,
    jumlah_anak: b.jumlah_sub,
    data: b.data as Record<string, unknown>,
    rencana: sisi(bulan, 'rencana'),
    realisasi: sisi(bulan, 'realisasi'),
    ...diberi,
  };
}
