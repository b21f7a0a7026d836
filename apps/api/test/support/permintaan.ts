import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { PERTEK, TAHUN } from './berkas';
import { PERIKSA } from './keadaan';
import { ANGKA, isiPenetapan } from './neraca';
import type { Milik } from './milik';
import { bukuPembuka, formPembuka, izinGula } from './pembuka';
import { PERMINTAAN_AKUN } from './permintaan-akun';
import { PERMINTAAN_DATA } from './permintaan-data';
import { PERMINTAAN_FAKTOR } from './permintaan-faktor';
import { PERMINTAAN_KELOLA } from './permintaan-kelola';
import { PERMINTAAN_NPP } from './permintaan-npp';
import { PERMINTAAN_PK } from './permintaan-pk';
import { PERMINTAAN_RAKOR } from './permintaan-rakor';
import { PERMINTAAN_REF } from './permintaan-ref';
import { PERMINTAAN_SSO } from './permintaan-sso';
import { tiada, umum, type Isi, type Resep } from './resep';
import { SANDI } from './world';

const cari = (path: string): Resep => umum('ratna', { path });
const q = (m: Milik): Isi => ({ path: `?id_nk=${m.idNk}` });
const id = (m: Milik): Isi => ({ path: m.idNk });
const form = (isi: Record<string, string>, berkas: [string, string | Buffer]): FormData => {
  const f = new FormData();
  for (const [k, v] of Object.entries(isi)) f.set(k, v);
  f.set('file', new Blob([new Uint8Array(Buffer.from(berkas[1]))]), berkas[0]);
  return f;
};
const pdf: [string, string] = ['uji.pdf', '%PDF-1.4 uji'];
const sub = { uraian: 'Toko', lokasi: 'Jakarta', jml: '1' };
const salur = (m: Milik) => ({
  ...{ jenis_distribusi: 'lainnya', keterangan: 'Stok akhir', jml: '1' },
  satuan: (m.baris.data as { satuan?: string }).satuan ?? 'C62',
});
const putusan = (m: Milik) => ({
  idNk: m.idNk,
  versi: m.versi,
  kd_keputusan: '1',
  checklist: PERIKSA.enam,
  rincian: m.rincian,
  sandi: SANDI,
});
const rekaman = () => rekamanSah(PERTEK.kd_komoditas, TAHUN, { negara_asal: 'JP', jml_bahan_baku: '5' });

const P3 = { kd_alasan: 'P3' };
/** Maize for feed in a year of its own. */
const GARIS_JAGUNG = {
  ...{ tahun: 2099, arah: 'impor', kd_komoditas: '0121', satuan: 'TNE', elemen: { '02': '0212101', '03': '0312101' } },
  ...{ versi: 0, plafon: '0', plafon_sumber: 'Uji', angka: ANGKA },
};

const BATAS_KATUP = {
  ...{ tahun: 2099, kd_komoditas: PERTEK.kd_komoditas, satuan: 'C62', elemen: { '02': '0214201' } },
  ...{ jml: '5', dasar: 'Surat uji', versi: 0 },
};

/** Every route that is served, once per path without its version. A route that is missing here fails the build. */
export const PERMINTAAN: Record<string, Resep> = {
  ...PERMINTAAN_AKUN,
  ...PERMINTAAN_DATA,
  ...PERMINTAAN_FAKTOR,
  ...PERMINTAAN_SSO,
  ...PERMINTAAN_RAKOR,
  ...PERMINTAAN_REF,
  ...PERMINTAAN_KELOLA,
  ...PERMINTAAN_NPP,
  ...PERMINTAAN_PK,
  'GET /api-prod-ba/mobile/get_notif_web': tiada('ratna', 'antre', (m) => ({ path: `?user_id=${m.id_user}` })),
  'GET /api/notifikasi/aliran': umum(),
  'GET /api/notifikasi/pilihan': umum(),
  'PUT /api/notifikasi/pilihan': umum('ratna', { body: { surel_notif: 'semua' } }),
  'POST /api-prod-ba/sendNotification/broadcastWeb': umum('fajar', {
    body: { userid: 'peran:ESELON', subject: 'Uji', text: 'Uji', type: 'info' },
  }),
  'GET /api/siaran': umum('fajar'),
  'GET /api-prod/menu/acl': umum('fajar', { path: '?limit=5' }),
  'POST /api-prod/menu/acl': umum('super', { body: { id_menu: 1, kode_peran: 'PU_ADMIN', tampil: true } }),
  'PUT /api-prod/menu/acl/{id}': umum('super', { path: '1', body: { tampil: true, versi: 1 } }),
  'GET /api-prod/menu/organization/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_organisasi })),
  'GET /api-prod/menu/favorite/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'POST /api-prod/menu/favorite/{id}': tiada('ratna', 'draf', (m) => ({
    path: m.id_user,
    body: { id_menu: 1, favorit: true },
  })),
  'GET /nk/data-nk/menuTableau/{user}': tiada('super', 'draf', (m) => ({ path: m.id_user })),
  'GET /api-prod/menu/child': cari('?id_parent=1'),
  'GET /api-prod/menu/user/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'GET /api-prod/menu/user/{id}/acl': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'GET /api/beranda': umum(),
  'POST /api/notifikasi/baca': umum('ratna', { body: {} }),
  'GET /api/publik/keputusan/{kode}': { ...tiada('ratna', 'terbit', (m) => ({ path: m.kode })), asing: 'tanpa-isi' },
  'POST /auth/logout': umum('rudi', { body: {} }),
  'PUT /auth/segarkan': { ...umum(), oleh: null },
  'GET /api/pengiriman': umum('fajar'),
  'GET /api/putaran': umum('fajar'),
  'GET /api/publik/berita-acara/{kode}': {
    ...tiada('ratna', 'rapatFinal', (m) => ({ path: m.rapat.kode })),
    asing: 'tanpa-isi',
  },
  'GET /api/publik/ringkasan': umum(),
  'GET /api/publik/pengembalian': umum(),
  'POST /api/publik/berkas': umum('ratna', { body: form({}, pdf) }),
  'GET /api/ref/v2/hscode': umum(),
  'GET /api/ref/v2/hscode/search': cari('?keyword=gula'),
  'GET /api/ref/v2/incoterm': umum(),
  'GET /api/ref/v2/kbli-nk': umum(),
  'GET /api/ref/v2/kpbc': umum(),
  'GET /api/ref/v2/kpbc/search': cari('?keyword=priok'),
  'GET /api/ref/v2/negara': umum(),
  'GET /api/ref/v2/pelabuhan/ID': umum(),
  'GET /api/ref/v2/pelabuhan/searchLimit': cari('?keyword=priok&limit=10'),
  'GET /api/ref/v2/satuan': umum(),
  'GET /api/ref/v2/satuan/searchby': cari('?kode=TNE'),
  'GET /api/sesi': umum(),
  'GET /berkas/{id}': tiada('ratna', 'draf', (m) => ({ path: m.dokumen })),
  'GET /berkas/{id}/tabel': { ...tiada('ratna', 'draf', (m) => ({ path: m.dokumen })), oleh: null },
  'GET /nk/data-nk/isian-awal': cari('?kd_rekom=07'),
  'POST /berkas/{id}/surel': tiada('ratna', 'draf', (m) => ({ path: m.dokumen, body: {} })),
  'DELETE /repository/delete': tiada('ratna', 'draf', (m) => ({ path: `?url_dokumen=/berkas/${m.dokumen}` })),
  'POST /repository/upload': tiada('ratna', 'draf', (m) => ({ body: form({ id_nk: m.idNk, kd_dokumen: 'D01' }, pdf) })),
  'GET /sehat/hidup': umum(),
  'GET /sehat/siap': umum(),
  'POST /nk/urlTemplate': tiada('ratna', 'draf', (m) => ({ body: { idNk: m.idNk } })),
  'POST /nk/data-nk': umum('ratna', { body: { ...PERTEK, kepala: KEPALA_SAH } }),
  'PUT /nk/data-nk': tiada('ratna', 'draf', (m) => ({ body: { idNk: m.idNk, versi: m.versi, pernyataan: true } })),
  'POST /nk/data-nk/batalkan/{id}': tiada('ratna', 'antre', (m) => ({ path: m.idNk, body: { alasan: 'uji' } })),
  'GET /nk/data-nk/check-aju': {
    ...tiada('ratna', 'antre', (m) => ({ path: `?no_aju=${m.noAju}` })),
    asing: 'tanpa-isi',
  },
  'GET /nk/data-nk/checkpoint/inhouse/{id}': tiada('dewi', 'antre', id),
  'GET /nk/data-nk/checkpoint/{a}/{b}': tiada('ratna', 'draf', (m) => ({ path: `${m.idNk}/IMPORTIR` })),
  'GET /nk/data-nk/countries': umum(),
  'POST /nk/data-nk/dataBulk': tiada('ratna', 'draf', (m) => ({ body: { idNk: m.idNk, rows: [rekaman()] } })),
  'GET /api/tampilan': umum('dewi', { path: '?daftar=pengajuan' }),
  'POST /api/tampilan': umum('dewi', {
    body: { daftar: 'berkas', nama: 'Uji', saring: {}, urut: 'nomor', arah: 'asc', bersama: false },
  }),
  'DELETE /api/tampilan/{id}': tiada('dewi', 'diambil', (m) => ({ path: m.tampilan })),

  'POST /api/ekspor': umum('ratna', { body: { daftar: 'berkas', format: 'csv', saring: {} } }),
  'GET /api/ekspor': umum('ratna'),
  'GET /api/ekspor/{id}/unduh': tiada('ratna', 'draf', (m) => ({ path: m.ekspor })),
  'DELETE /api/ekspor/{id}': tiada('ratna', 'draf', (m) => ({ path: m.ekspor })),
  'POST /nk/data-nk/dataBulkExcel': tiada('ratna', 'draf', (m) => ({
    body: form({ id_nk: m.idNk }, ['uji.xlsx', m.buku]),
  })),
  'GET /nk/data-nk/disclaimer': umum(),
  'GET /nk/data-nk/sumber': umum(),
  'POST /nk/data-nk/andai/{id_nk}': tiada('hari', 'pemutus', (m) => ({ path: m.idNk, body: { rincian: [] } })),
  'GET /nk/data-nk/andai-minta/{id_nk}': tiada('ratna', 'draf', (m) => ({ path: m.idNk })),
  'PUT /nk/data-nk/dasar/{id_nk}': tiada('ratna', 'draf', (m) => ({
    path: m.idNk,
    body: { versi: m.versi, no_aju_rkt: null },
  })),
  'GET /nk/data-nk/get': tiada('ratna', 'antre', q),
  'GET /nk/data-nk/get/baris': tiada('ratna', 'antre', q),
  'GET /nk/data-nk/getLinkExcel': tiada('ratna', 'draf', q),
  'GET /nk/data-nk/impor': tiada('ratna', 'draf', q),
  'GET /nk/data-nk/impor/{id}': tiada('ratna', 'draf', (m) => ({ path: m.impor })),
  'POST /nk/data-nk/impor/{id}/tindakan': tiada('ratna', 'draf', (m) => ({
    ...{ path: m.impor, body: { tindakan: 'semua' } },
  })),
  'GET /nk/data-nk/impor/{id}/hasil': tiada('ratna', 'draf', (m) => ({ path: m.impor })),
  'GET /nk/data-nk/inhouse/check-component': tiada('dewi', 'diambil', q),
  'POST /nk/data-nk/inhouse/check-pengajuan': tiada('dewi', 'antre', q),
  'GET /nk/data-nk/inhouse/keputusan': tiada('dewi', 'diambil', q),
  'POST /nk/data-nk/inhouse/keputusan': tiada('hari', 'pemutus', (m) => ({ body: putusan(m) })),
  'POST /nk/data-nk/inhouse/lepas': tiada('dewi', 'diambil', q),
  'GET /nk/data-nk/inhouse/konsep-surat': tiada('hari', 'pemutus', q),
  'GET /nk/data-nk/inhouse/next-keputusan': tiada('dewi', 'diambil', q),
  'GET /nk/data-nk/inhouse/pengajuan': umum('dewi'),
  'GET /nk/data-nk/inhouse/pengajuan-history': tiada('dewi', 'antre', q),
  'POST /nk/data-nk/rki/pengajuan-perubahan/{id}': tiada('ratna', 'terbit', (m) => ({ path: m.idNk, body: P3 })),
  'POST /nk/data-nk/rki/pengajuan-duplicate/{id}': tiada('ratna', 'terbit', (m) => ({ path: m.idNk, body: {} })),
  'POST /nk/pertek/perubahan/{id}': tiada('ratna', 'terbit', (m) => ({ path: m.idNk, body: P3 })),
  'POST /nk/pertek/reaju/{id}': tiada('ratna', 'ditolak', (m) => ({ path: m.idNk, body: {} })),
  'GET /nk/data-nk/jsonPerubahan': tiada('ratna', 'perubahan', (m) => ({ path: `?no_aju=${m.noAju}` })),
  'POST /nk/data-nk/postJsonPerubahan': tiada('ratna', 'perubahan', (m) => ({
    body: { no_aju: m.noAju, perubahan: [] },
  })),
  'DELETE /nk/data-nk/deleteJsonPerubahan': tiada('ratna', 'perubahan', (m) => ({ path: `?no_aju=${m.noAju}` })),
  'POST /nk/data-nk/cabut/{id}': tiada('hari', 'terbit', (m) => ({
    path: m.idNk,
    body: { versi: m.versi, alasan: 'Data palsu', sandi: SANDI },
  })),
  'GET /api/buku/posisi': umum('ratna', { path: `?tahun=${TAHUN}` }),
  'GET /api/buku/rekening': tiada('ratna', 'terbit', () => ({ path: `?kunci=${TAHUN}:impor:0142:C62:02%3D0214201` })),
  'GET /api/buku/rekening/unduh': tiada('ratna', 'terbit', () => ({
    path: `?format=pdf&kunci=${TAHUN}:impor:0142:C62:02%3D0214201`,
  })),
  'GET /api/buku/pembuka': umum('ratna'),
  'GET /api/buku/capaian': umum('endang', { path: `?tahun=${TAHUN}` }),
  'GET /api/buku/nasional': umum('rekso', { path: `?tahun=${TAHUN}` }),
  'GET /nk/data-nk/inhouse/keberatan': umum('hari'),
  'GET /nk/data-nk/keberatan/{id}': tiada('ratna', 'ditolak', (m) => ({ path: m.idNk })),
  'POST /nk/data-nk/keberatan/{id}': tiada('ratna', 'ditolak', (m) => ({
    path: m.idNk,
    body: { versi: m.versi, alasan: 'Kapasitas terpasang kami sudah diverifikasi penuh' },
  })),
  'POST /nk/data-nk/keberatan/{id}/tarik': tiada('ratna', 'keberatan', (m) => ({ path: m.keberatan, body: {} })),
  'POST /nk/data-nk/keberatan/{id}/jawab': tiada('penjawab', 'keberatan', (m) => ({
    path: m.keberatan,
    body: {
      ...{ versi: m.versi, putusan: 'tolak', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025' },
      sandi: SANDI,
    },
  })),
  'GET /nk/data-nk/permintaan-informasi/{id}': tiada('ratna', 'diambil', (m) => ({ path: m.idNk })),
  'POST /nk/data-nk/permintaan-informasi/{id}': tiada('dewi', 'diambil', (m) => ({
    path: m.idNk,
    body: { versi: m.versi, pertanyaan: 'Berapa kapasitas mesin?', hari: 5 },
  })),
  'POST /nk/data-nk/permintaan-informasi/{id}/jawab': tiada('ratna', 'ditanya', (m) => ({
    path: m.informasi,
    body: { jawaban: 'Seratus ton per bulan.' },
  })),
  'POST /nk/data-nk/permintaan-informasi/{id}/tutup': tiada('dewi', 'ditanya', (m) => ({
    path: m.informasi,
    body: { alasan: 'Sudah ditemukan' },
  })),
  'GET /api/serah/{id}': tiada('ratna', 'terbit', (m) => ({ path: m.idNk })),
  'POST /api/serah/{id}': tiada('ratna', 'terbit', (m) => ({
    path: m.idNk,
    body: { versi: m.versi, alasan: 'Tidak dipakai', baris: [{ id: m.baris.id, jml: '1' }] },
  })),
  'POST /nk/data-nk/keputusanNK': tiada('hari', 'rki', (m) => ({
    body: { idNk: m.idNk, versi: m.versi, checklist: PERIKSA.enam, rincian: m.rincian, sandi: SANDI },
  })),
  'POST /nk/data-nk/keputusanRakormen': tiada('rekso', 'menunggu', (m) => ({ body: isiPenetapan([m]) })),
  'GET /nk/data-nk/dataRakormen/{id}': tiada('ratna', 'ditetapkan', id),
  'GET /nk/data-nk/dataKeputusanRKI/{id}': tiada('ratna', 'menunggu', id),
  'GET /nk/data-nk/rki/supply-demand/pengajuan': umum('dewi', { path: `?tahun=${TAHUN}&kd_komoditas=015` }),
  'GET /nk/data-nk/rki/supply-demand/pengajuan/ga/{kd_ga}': umum('dewi', { path: '019' }),
  'GET /nk/neraca': umum('maya'),
  'GET /nk/neraca/papan/{kd_komoditas}': umum('maya', { path: `015?tahun=${TAHUN}` }),
  'PUT /nk/neraca/garis': umum('maya', { body: GARIS_JAGUNG }),
  'PUT /nk/neraca/konsep': umum('maya', { body: { tahun: 2099, kd_komoditas: '015', versi: 0, isi: {} } }),
  'GET /nk/batas': umum('hari', { path: `?tahun=${TAHUN}` }),
  'GET /nk/batas/komoditas': umum('hari', { path: `?tahun=${TAHUN}` }),
  'GET /nk/batas/melebihi': umum('hari', { path: `?tahun=${TAHUN}` }),
  'GET /nk/batas/{id}/perubahan': tiada('hari', 'terbit', (m) => ({ path: m.batas })),
  'GET /nk/pembuka': umum('super', { path: `?tahun=${TAHUN}` }),
  'GET /nk/pembuka/templat': umum('super'),
  'POST /nk/pembuka': {
    ...{ oleh: 'super', keadaan: 'terbit', asing: 'tanpa-isi' },
    isi: (m) => ({ body: formPembuka(bukuPembuka([izinGula(m.npwp)])) }),
  },
  'PUT /nk/batas': {
    ...{ oleh: 'hari', keadaan: 'terbit', asing: 'tanpa-isi' },
    isi: (m) => ({ body: { ...BATAS_KATUP, npwp: m.npwp } }),
  },
  'GET /nk/data-nk/keputusanInHouse': tiada('dewi', 'diambil', q),
  'GET /nk/data-nk/inhouse/rekan': umum('dewi'),
  'GET /nk/data-nk/inhouse/beban': umum('yusuf'),
  'POST /nk/data-nk/inhouse/alihkan': tiada('yusuf', 'diambil', (m) => ({
    path: `?id_nk=${m.idNk}`,
    body: { id_user: m.verifikator },
  })),
  'PUT /nk/data-nk/inhouse/bendera': tiada('dewi', 'diambil', (m) => ({
    path: `?id_nk=${m.idNk}`,
    body: { pasang: true },
  })),
  'GET /nk/data-nk/inhouse/catatan-internal/{id}': tiada('dewi', 'diambil', (m) => ({ path: m.idNk })),
  'POST /nk/data-nk/inhouse/catatan-internal/{id}': tiada('dewi', 'diambil', (m) => ({
    path: m.idNk,
    body: { teks: 'Sudah ditelepon' },
  })),
  'GET /nk/data-nk/inhouse/catatan-sering': umum('dewi', { path: '?langkah=barang&kd_field=spesifikasi' }),
  'POST /nk/data-nk/keputusanInHouse': tiada('hari', 'pemutus', (m) => ({ body: putusan(m) })),
  'PUT /nk/data-nk/keputusanInHouse': tiada('dewi', 'diambil', (m) => ({
    body: { idNk: m.idNk, rincian: m.rincian, checklist: PERIKSA.lima },
  })),
  'POST /nk/data-nk/kirimPermohonan': tiada('ratna', 'draf', (m) => ({ body: { idNk: m.idNk, versi: m.versi } })),
  'POST /nk/data-nk/modal': tiada('ratna', 'draf', (m) => ({ body: { idNk: m.idNk, data: rekaman() } })),
  'PUT /nk/data-nk/modal': tiada('ratna', 'draf', (m) => ({
    body: { idNk: m.idNk, id: m.baris.id, versi: m.baris.versi, data: m.baris.data },
  })),
  'DELETE /nk/data-nk/modal': tiada('ratna', 'draf', (m) => ({ path: `?id_nk=${m.idNk}&id=${m.baris.id}` })),
  'GET /nk/data-nk/nestedModal': tiada('ratna', 'draf', (m) => ({ path: `?id_baris=${m.baris.id}` })),
  'GET /nk/data-nk/dataDistribusi': tiada('ratna', 'salur', q),
  'POST /nk/data-nk/dataDistribusi': tiada('ratna', 'salur', (m) => ({
    body: { id_baris: m.baris.id, rows: [salur(m)] },
  })),
  'PUT /nk/data-nk/dataDistribusi': tiada('ratna', 'salur', (m) => ({
    body: { ...m.sub, data: { ...salur(m), jml: '2' } },
  })),
  'DELETE /nk/data-nk/dataDistribusi': tiada('ratna', 'salur', (m) => ({ path: `?id=${m.sub.id}` })),
  'GET /nk/data-nk/dataKhusus': tiada('ratna', 'antre', q),
  'POST /nk/data-nk/distribusiExcel': tiada('ratna', 'draf', (m) => ({
    body: form({ id_nk: m.idNk }, ['uji.xlsx', m.buku]),
  })),
  'POST /nk/data-nk/nestedModal': tiada('ratna', 'draf', (m) => ({ body: { id_baris: m.baris.id, data: sub } })),
  'PUT /nk/data-nk/nestedModal': tiada('ratna', 'draf', (m) => ({ body: { ...m.sub, data: { ...sub, jml: '2' } } })),
  'DELETE /nk/data-nk/nestedModal': tiada('ratna', 'draf', (m) => ({ path: `?id=${m.sub.id}` })),
  'POST /nk/data-nk/nestedModalBulk': tiada('ratna', 'draf', (m) => ({ body: { id_baris: m.baris.id, rows: [sub] } })),
  'GET /nk/data-nk/ref/elemen-available': cari('?kd_komoditas=0142'),
  'GET /nk/data-nk/ref/elemen-by-kdrekom': cari('?kd_rekom=07'),
  'GET /nk/data-nk/ref/elemen-komoditas': cari('?kd_komoditas=0142'),
  'GET /nk/data-nk/ref/kbli': umum(),
  'GET /nk/data-nk/ref/komoditi-{type}': cari('pertek'),
  'GET /nk/data-nk/ref/layanan': umum(),
  'GET /nk/data-nk/ref/negara-by-kdelemen': umum(),
  'GET /nk/data-nk/ref/pelabuhan-elemen': umum(),
  'GET /nk/data-nk/ref/pengumuman': umum(),
  'GET /nk/data-nk/ref/satuan': umum(),
  'GET /nk/data-nk/ref/status-pengajuan': umum(),
  'GET /nk/data-nk/ref/tujuan-penggunaan': umum(),
  'GET /nk/data-nk/ref/v2/ga': umum(),
  'GET /nk/data-nk/terbuka': cari('?kd_rekom=07&tahun=2027'),
  'POST /nk/data-nk/resendRKI/{id}': tiada('ratna', 'gagal', id),
  'GET /nk/data-nk/rki/listProses/{id}': tiada('ratna', 'antre', id),
  'GET /nk/data-nk/rki/pengajuan': umum(),
  'GET /nk/data-nk/rki/pengajuan-arsip': umum(),
  'GET /nk/data-nk/rki/pengajuan-filter': umum(),
  'GET /nk/data-nk/rki/pengajuan-ga': umum('dewi'),
  'GET /nk/data-nk/rki/pengajuan-history-kl/{id}': tiada('dewi', 'antre', id),
  'GET /nk/data-nk/rki/pengajuan-history/{id}': tiada('ratna', 'antre', id),
  'GET /nk/data-nk/rki/pengajuan-kl': umum('dewi'),
  'POST /nk/data-nk/rki/pengajuan-perbaikan/{id}': tiada('ratna', 'diambil', id),
  'GET /nk/data-nk/rki/pengajuan/keputusanKl/{id}': tiada('ratna', 'ditolak', id),
  'GET /nk/data-nk/rki/pengajuan/keteranganTolak/{id}': tiada('ratna', 'ditolak', id),
  'GET /nk/data-nk/rki/pengajuan/nested/{id}': tiada('ratna', 'antre', id),
  'GET /nk/data-nk/templat/{id}': tiada('ratna', 'draf', id),
  'POST /nk/data-nk/upload': tiada('ratna', 'draf', (m) => ({ body: form({ id_nk: m.idNk, kd_dokumen: 'D02' }, pdf) })),
  // Without a registry there is nothing to draw up.
  'POST /nk/data-nk/upload/nib': { ...tiada('ratna', 'draf', (m) => ({ body: { id_nk: m.idNk } })), oleh: null },
  'DELETE /nk/data-nk/upload': tiada('ratna', 'draf', (m) => ({ path: `?file_path=${m.dokumen}` })),
};
