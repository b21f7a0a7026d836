import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import { kolomBaris } from '@sinas/domain/baris/barang';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { BarisServer, DetailFormulir, Rekaman } from '../wire';

const kelompok = KELOMPOK.get('015');
if (!kelompok) throw new Error('commodity group 015 is part of the domain');
export const KELOMPOK_UJI = kelompok;
export const OPSI_UJI = opsiAwal(kelompok, 2027);
export const KOLOM = kolomBaris(kelompok, 'impor');
export const NEGARA = [
  { KodeNegara: 'BR', Negara: 'Brasil' },
  { KodeNegara: 'TH', Negara: 'Thailand' },
  { KodeNegara: 'IN', Negara: 'India' },
];
export const PELABUHAN = [
  { KodePelabuhan: 'IDCWN', Pelabuhan: 'Ciwandan', KodeKantor: '050300' },
  { KodePelabuhan: 'IDTES', Pelabuhan: 'Tanjung Emas', KodeKantor: '060100' },
  { KodePelabuhan: 'IDTPP', Pelabuhan: 'Tanjung Priok', KodeKantor: '040300' },
];
export const HS = [
  { hsCodeFormat: '17011400', uraianId: 'Gula tebu lainnya' },
  { hsCodeFormat: '17019910', uraianId: 'Gula dimurnikan' },
];

export const POHON_HS = [
  { kode: '17011400', uraian: 'Gula tebu lainnya', digit: 8, anak: false, dapat_dipilih: true },
  { kode: '17019910', uraian: 'Gula dimurnikan', digit: 8, anak: false, dapat_dipilih: true },
];

export const ISI: Omit<Rekaman, 'id' | 'no_seri'> = {
  uraian_barang: 'Gula kristal mentah',
  '02': '021501',
  '03': '031501',
  '07': '071501',
  '08': '17011400',
  negara_asal: 'TH',
  pelabuhan_tujuan: 'IDCWN',
  periode_importasi: ['012027'],
  satuan: 'TNE',
  jml_bahan_baku: '5200',
};
export const barisServer = (n: number, isi: Partial<Rekaman> = {}): BarisServer => ({
  ...ISI,
  uraian_barang: `Gula kristal mentah ${n}`,
  ...isi,
  id: String(1000 + n),
  no_seri: n,
  versi: 1,
  jumlah_sub: 0,
  jml_bahan_baku: isi.jml_bahan_baku ?? '5200',
  jml_verifikator: null,
  jml_kl: null,
  jml_rakornis: null,
  jml_penetapan: null,
  potongan: [],
});

export const KEPALA = {
  jenis_pelaku: 'PRODUSEN',
  tujuan_penggunaan: '1',
  alamat_pabrik: 'Kawasan industri',
  nama_penanggung_jawab: 'Ratna',
  jabatan_penanggung_jawab: 'Direktur',
  telepon: '021 555 0101',
  surel: 'ratna@nusaboga.example',
  produk: 'Gula rafinasi',
  kapasitas_terpasang: '600000',
  stok_awal: '21000',
  pasokan_lokal: '40000',
  kebutuhan_setahun: '71400',
  realisasi_tahun_lalu: '10400',
};
export const dokumen = (kd_dokumen: string): DetailFormulir['dokumen'][number] => ({
  id: `d-${kd_dokumen}`,
  kd_dokumen,
  nama_dokumen: kd_dokumen,
  nomor: null,
  tanggal: null,
  berlaku_sampai: null,
  nama_file: `${kd_dokumen}.pdf`,
  ukuran: 1000,
  mime: 'application/pdf',
  status: 'READY',
  asal: 'PEMOHON',
  url: `/berkas/${kd_dokumen}`,
  created_at: '2026-11-20T03:00:00Z',
});

interface Pilihan {
  baris?: BarisServer[];
  kepala?: Record<string, string>;
  baris_belum?: DetailFormulir['json_simpan']['baris_belum'];
  pernyataan?: boolean;
  dokumen?: DetailFormulir['dokumen'];
  status?: DetailFormulir['kd_status_pengajuan'];
  catatan?: DetailFormulir['catatan'];
  terbuka?: string[] | null;
}
/** A draft of a sugar plan, as the server gives it. */
export function detailUji(p: Pilihan = {}): DetailFormulir {
  const baris = p.baris ?? [barisServer(1), barisServer(2)];
  const versi = 3;
  return {
    idNk: '7',
    noAju: '01001941700020260914000117',
    kd_rekom: '01',
    jnsLayanan: 'RKI',
    nama_layanan: 'Rencana Kebutuhan Industri',
    jenis_pengajuan: '1',
    kd_komoditas: '015',
    ur_komoditas: 'Gula',
    tahun: 2027,
    kd_status_pengajuan: p.status ?? '00',
    ur_status: 'Draf',
    badge: 'secondary',
    versi,
    jml_total: String(baris.reduce((n, b) => n + Number(b.jml_bahan_baku), 0)),
    satuan: 'TNE',
    ur_satuan: 'Ton',
    jumlah_baris: baris.length,
    id_organisasi: 'o1',
    kd_ga_pemilik: null,
    nama_perusahaan: 'PT Nusa Boga Sejahtera',
    npwp: '0123456789012000',
    kd_ga: '019',
    ur_ga: 'Kementerian Perindustrian',
    prioritas: null,
    prioritas_sebab: [],
    bendera: null,
    risiko: null,
    meja: {
      kode: 'pemohon',
      nama: 'Anda',
      sejak: '2026-11-20T07:00:00Z',
      berikut: 'Lengkapi isian lalu kirim.',
      giliran_anda: true,
    },
    tahap: { posisi: 0, jumlah: 7, nama: 'Draf' },
    jam: {
      keadaan: 'tidak',
      sisa_hari: null,
      lewat_hari: null,
      terpakai: null,
      tenggat: null,
      sla_hari: 20,
      hari_ini: false,
      penghenti: null,
    },
    perbaikan: null,
    informasi_tenggat: null,
    pengambil: null,
    ket_integrasi: null,
    dasar: null,
    persen: null,
    tgl_kirim: null,
    tgl_keputusan: null,
    no_keputusan: null,
    berlaku_mulai: null,
    berlaku_sampai: null,
    created_at: '2026-11-20T07:00:00Z',
    updated_at: '2026-11-20T07:32:00Z',
    json_simpan: {
      noAju: '01001941700020260914000117',
      idNk: '7',
      versi,
      kd_rekom: '01',
      kd_komoditas: '015',
      tahun: 2027,
      periode: { periode_tahun: { tahun: 2027 } },
      jenis_rekaman: 'impor',
      kepala: p.kepala ?? KEPALA,
      pernyataan: p.pernyataan ?? false,
      baris_belum: p.baris_belum ?? [],
    },
    baris,
    dokumen: p.dokumen ?? ['D01', 'D02', 'D03'].map(dokumen),
    catatan: p.catatan ?? [],
    perubahan: null,
    kelengkapan: null,
    aksi_tersedia: [],
    proses: [],
    kewajaran: [],
    keterangan_tolak: null,
    penyunting_lain: null,
    penyunting: [],
    kode_periksa: null,
    diverifikasi: null,
    ditelaah: null,
    diputus: null,
    sumber: null,
    formulir: {
      langkah: layanan('01').formulir.langkah.map(({ untuk, ...l }) => (untuk ? { ...l, untuk: [...untuk] } : l)),
      isian: layanan('01').formulir.isian.map(({ untuk, ...i }) => (untuk ? { ...i, untuk: [...untuk] } : i)),
      kolom: KOLOM,
      opsi: { ...OPSI_UJI },
      contoh_hs: [],
      hs_lengkap: false,
      satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }],
      dokumen: dokumenBerlaku(layanan('01').dokumen, '015', 'PRODUSEN'),
      tutup_buat: '2026-09-30T16:59:59Z',
      tutup_ubah: '2026-10-31T16:59:59Z',
      closedForm: false,
      api_code: null,
      bagian_terbuka: p.terbuka ?? null,
    },
  };
}
