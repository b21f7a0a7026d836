import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import type { BarisWire, Rencana } from '../wire';

const NO_AJU = '09001941700020260907000052';
const kelompok = KELOMPOK.get('015');
if (!kelompok) throw new Error('commodity group 015 is part of the domain');
const opsi = opsiAwal(kelompok, 2027);

const KEPALA = {
  trader_type: 'IMPORTIR',
  jenis_pelaku: 'PRODUSEN',
  alamat_pabrik: 'Kawasan industri',
  nama_penanggung_jawab: 'Ratna',
  jabatan_penanggung_jawab: 'Direktur',
  telepon: '+62 21 555 0101',
  surel: 'ratna@nusaboga.example',
};
/** A material of a sugar plan, as the server gives it. */
export const bahanWire = (id: string, lain: Partial<BarisWire> = {}): BarisWire => ({
  ...{ id, id_induk: null, seri: 1, versi: 1, jml: '12000', satuan: 'TNE', uraian: 'Gula mentah', jumlah_anak: 0 },
  data: { uraian_barang: 'Gula mentah', asal: 'impor', satuan: 'TNE', jml_bahan_baku: '12000' },
  ...{ rencana: [], realisasi: [], jml_rekomendasi: null, jml_keputusan: null, jml_produk_keputusan: null },
  ...lain,
});
export const produkWire = (id: string, idInduk: string, jml: string, kapasitas: string): BarisWire => ({
  ...bahanWire(id),
  ...{ id_induk: idInduk, jml, uraian: 'Sirop gula' },
  data: { hs: '17029091', uraian: 'Sirop gula', satuan: 'TNE', jml, kapasitas_terpasang: kapasitas },
});

const TOMBOL = {
  rencana_lokal_bahan_baku: true,
  rencana_impor_bahan_baku: true,
  rencana_produksi: true,
  realisasi_lokal_bahan_baku: true,
  realisasi_impor_bahan_baku: true,
  realisasi_produksi: true,
};
/** A draft of a sugar plan, as much of it as the workspace reads. */
export function rencanaUji(lain: Partial<Rencana> = {}): Rencana {
  const versi = lain.versi ?? 3;
  const satu = {
    ...{ idNk: '52', noAju: NO_AJU, no_aju: NO_AJU, kd_rekom: '09', jnsLayanan: 'RKT', jenis_pengajuan: '1' },
    ...{ kd_komoditas: '015', ur_komoditas: 'Gula', tahun: 2027, kd_status_pengajuan: '00', ur_status: 'Draf', versi },
    ...{ ur_ga: 'Kementerian Perindustrian', trader_type: 'IMPORTIR', jenis_pelaku: 'PRODUSEN', tombol: TOMBOL },
    meja: { kode: 'pemohon', nama: 'Anda', sejak: null, berikut: 'Lengkapi lalu kirim.', giliran_anda: true },
    ...{ perbaikan: null, penyunting_lain: null, penyunting: [], catatan: [], dokumen: [], baris: [] },
    updated_at: '2026-09-14T08:08:00Z',
    json_simpan: { noAju: NO_AJU, idNk: '52', versi, kepala: KEPALA, pernyataan: false, baris_belum: [] },
    formulir: {
      ...{ langkah: [], isian: [], kolom: [], opsi: { ...opsi }, contoh_hs: [], hs_lengkap: false, dokumen: [] },
      ...{ satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }], tutup_buat: '2026-09-30T16:59:59Z' },
      ...{ tutup_ubah: '2026-10-31T16:59:59Z', closedForm: false, api_code: null, bagian_terbuka: null },
    },
  };
  return { ...(satu as unknown as Rencana), ...lain };
}
