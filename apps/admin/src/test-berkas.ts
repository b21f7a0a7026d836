import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import { ALASAN } from '@sinas/domain/baris/alasan';
import { layanan } from '@sinas/domain/layanan/daftar';
import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import { STATUS } from '@sinas/domain/pengajuan/status';
import type { Detail, Lembar, Ringkasan } from './providers/wire';

export const NOMOR = '01001980624120261109000018';

export function ringkasan(ubah: Partial<Ringkasan> = {}): Ringkasan {
  const kode = ubah.kd_status_pengajuan ?? '21';
  return {
    idNk: '7',
    noAju: NOMOR,
    kd_rekom: '07',
    jnsLayanan: 'PERTEK',
    nama_layanan: 'Pertimbangan Teknis Impor',
    jenis_pengajuan: '1',
    kd_komoditas: '015',
    ur_komoditas: 'Gula',
    tahun: 2027,
    kd_status_pengajuan: kode,
    ur_status: STATUS[kode].ur_status,
    badge: STATUS[kode].badge,
    versi: 3,
    jml_total: '14000',
    satuan: 'TNE',
    ur_satuan: 'Ton',
    jumlah_baris: 2,
    id_organisasi: 'o1',
    kd_ga_pemilik: null,
    nama_perusahaan: 'PT Mitra Boga Rafinasi',
    npwp: '0123456789012000',
    kd_ga: '019',
    ur_ga: 'Kementerian Perindustrian',
    prioritas: 'medium',
    prioritas_sebab: [],
    bendera: null,
    risiko: 'low',
    meja: {
      kode: 'verifikator',
      nama: 'Kementerian Perindustrian, verifikator',
      sejak: '2026-11-09T02:00:00Z',
      berikut: 'Sedang diperiksa.',
      giliran_anda: false,
    },
    tahap: { posisi: 2, jumlah: 5, nama: 'Verifikasi' },
    jam: {
      keadaan: 'jalan',
      sisa_hari: 3,
      lewat_hari: null,
      terpakai: null,
      tenggat: null,
      sla_hari: 5,
      hari_ini: false,
      penghenti: null,
    },
    perbaikan: null,
    informasi_tenggat: null,
    pengambil: { id: 'u1', nama: 'Dewi Anggraini' },
    ket_integrasi: null,
    dasar: null,
    persen: null,
    tgl_kirim: '2026-11-09T02:00:00Z',
    tgl_keputusan: null,
    no_keputusan: null,
    berlaku_mulai: null,
    berlaku_sampai: null,
    created_at: '2026-11-08T02:00:00Z',
    updated_at: '2026-11-09T02:00:00Z',
    ...ubah,
  };
}

/** As the server words them for a verifier. */
const LABEL: Partial<Record<NamaAksi, string>> = { teruskan: 'Rekomendasikan', kirim_ulang: 'Kirim ulang ke K/L' };
export const aksi = (nama: NamaAksi, alasan: string | null = null, label = LABEL[nama] ?? nama): Aksi => ({
  aksi: nama,
  label,
  boleh: alasan === null,
  alasan,
});

const KEPALA = { jenis_pelaku: 'PRODUSEN', stok_awal: '1000', pasokan_lokal: '1000', kebutuhan_setahun: '16000' };
const baris = (seri: number, negara: string, jml: string): Detail['baris'][number] => ({
  id: `7${seri}`,
  no_seri: seri,
  versi: 1,
  jumlah_sub: 0,
  uraian_barang: 'GKM',
  '08': '17011400',
  ur_negara_asal: negara,
  jml_bahan_baku: jml,
  jml_verifikator: null,
  jml_kl: null,
  jml_rakornis: null,
  jml_penetapan: null,
  potongan: [],
});

export function detail(aksiTersedia: Aksi[], ubah: Partial<Ringkasan> = {}): Omit<Detail, 'id'> {
  const r = ringkasan(ubah);
  return {
    ...r,
    json_simpan: {
      noAju: r.noAju,
      idNk: r.idNk,
      versi: r.versi,
      kd_rekom: r.kd_rekom,
      kd_komoditas: r.kd_komoditas,
      tahun: r.tahun,
      periode: { periode_tahun: { tahun: r.tahun } },
      jenis_rekaman: 'impor',
      kepala: KEPALA,
      pernyataan: true,
      baris_belum: [],
    },
    baris: [baris(1, 'Brasil', '8000'), baris(2, 'Thailand', '6000')],
    dokumen: [],
    catatan: [],
    perubahan: null,
    kelengkapan: null,
    proses: [],
    aksi_tersedia: aksiTersedia,
    formulir: {
      langkah: layanan('01').formulir.langkah.map(({ untuk, ...l }) => (untuk ? { ...l, untuk: [...untuk] } : l)),
      isian: layanan('01').formulir.isian.map(({ untuk, ...i }) => (untuk ? { ...i, untuk: [...untuk] } : i)),
      kolom: [{ kd_field: 'negara_asal', label: 'Negara asal', jenis: 'negara', wajib: true }],
      opsi: {},
      contoh_hs: [],
      hs_lengkap: false,
      satuan: [],
      dokumen: [],
      tutup_buat: '2026-09-30T16:59:59Z',
      tutup_ubah: '2026-10-31T16:59:59Z',
      closedForm: false,
      api_code: null,
      bagian_terbuka: null,
    },
    kewajaran: ujiKewajaran(KEPALA, r.jml_total, r.satuan),
    keterangan_tolak: null,
    penyunting_lain: null,
    penyunting: [],
    kode_periksa: null,
    diverifikasi: null,
    ditelaah: null,
    diputus: null,
    sumber: null,
  };
}

/** Sheet with the quantities given (null = not yet) and the answers of the checklist. */
export function lembar(level: Lembar['level'], beri: [string | null, string | null], terjawab: number[] = []): Lembar {
  const rinci = (seri: number, ur_negara: string, jml_usulan: string, jml_keputusan: string | null) => ({
    id: `7${seri}`,
    seri,
    uraian: 'GKM',
    hs: '17011400',
    ur_negara,
    ur_pelabuhan: 'Ciwandan',
    satuan: 'TNE',
    jml_usulan,
    jml_keputusan,
    kd_alasan: null,
    alasan: null,
    jml_verifikator: null,
    jml_koordinator: null,
  });
  return {
    level,
    rincian: [rinci(1, 'Brasil', '8000', beri[0]), rinci(2, 'Thailand', '6000', beri[1])],
    checklist: layanan('01').pemeriksaan.map(({ kode, nama }) => ({
      kode,
      nama,
      hasil: terjawab.includes(kode) ? 'Y' : null,
      catatan: '',
    })),
    perbaikan: [],
    catatan: null,
    tolak: null,
    berlaku_sampai: null,
    masa: null,
    tersimpan_pada: null,
    alasan: Object.entries(ALASAN).map(([kd_alasan, ur_alasan]) => ({ kd_alasan, ur_alasan })),
    empat_mata: {
      verifikator: null,
      koordinator: null,
      boleh: true,
      kalimat: 'Anda belum bekerja di meja lain berkas ini, boleh melanjutkan.',
    },
    diputus: null,
  };
}
