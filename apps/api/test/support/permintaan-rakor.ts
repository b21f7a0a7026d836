import { FRASA, RAPAT } from './rakor';
import type { Milik } from './milik';
import { tiada, umum, type Isi, type Resep } from './resep';
import { SANDI } from './world';

const q = (m: Milik): Isi => ({ path: `?id_rakor=${m.rapat.id}` });
const id = (m: Milik): Isi => ({ path: m.rapat.id });
const ubah = (m: Milik) => ({ ...RAPAT, versi: m.rapat.versi });
const lampiran = (m: Milik): FormData => {
  const f = new FormData();
  f.set('id_rakor', m.rapat.id);
  f.set('judul', 'Bahan rapat');
  f.set('file', new Blob(['%PDF-1.4 uji']), 'bahan.pdf');
  return f;
};
const bukuKerja = (m: Milik): FormData => {
  const f = new FormData();
  f.set('pratinjau', 'false');
  f.set('file', new Blob([new Uint8Array(m.rapat.buku)]), 'papan.xlsx');
  return f;
};

/** Coordination meetings. */
export const PERMINTAAN_RAKOR: Record<string, Resep> = {
  'GET /nk/rakor': umum('maya'),
  'GET /nk/data-nk/rakornis': umum('maya'),
  'GET /nk/data-nk/rakornis/all': umum('maya'),
  'GET /nk/rakor/ikhtisar': umum('maya'),
  'GET /nk/rakor/dashboard': umum('maya'),
  'GET /nk/rakor/approved-permit': umum('ratna'),
  'GET /nk/rakor/nested-rakor': umum('maya'),
  'POST /nk/rakornis': umum('maya', { body: RAPAT }),
  'POST /nk/rakor': umum('maya', { body: { ...RAPAT, jenis: 2 } }),
  'PUT /nk/rakornis/{id}': tiada('maya', 'rapatDraf', (m) => ({ path: m.rapat.id, body: ubah(m) })),
  'PUT /nk/rakor': tiada('maya', 'rapatMenteri', (m) => ({ body: { ...ubah(m), id_rakor: m.rapat.id } })),
  'GET /nk/rakor/aliran/{id}': tiada('maya', 'rapatBahas', id),
  'GET /nk/rakor/rinci/{id}': tiada('maya', 'rapatBahas', id),
  'GET /nk/rakor/riwayat/{id}': tiada('maya', 'rapatBahas', id),
  'POST /nk/rakor/langkah/{id}': tiada('maya', 'rapatDraf', (m) => ({
    path: m.rapat.id,
    body: { aksi: 'jadwalkan', versi: m.rapat.versi },
  })),
  'POST /nk/rakor/sunting/{id}': tiada('maya', 'rapatBahas', (m) => ({ path: m.rapat.id, body: {} })),
  'GET /nk/rakor/komoditas': tiada('maya', 'rapatBahas', q),
  'GET /nk/rakor/menunggu': tiada('maya', 'rapatBahas', (m) => ({ path: `?id_rakor=${m.rapat.id}&kd_komoditas=015` })),
  'GET /nk/rakor/penanda-tangan': tiada('maya', 'rapatBahas', q),
  'GET /nk/rakor/modal': tiada('maya', 'rapatBahas', (m) => ({ path: `?id_rakor=${m.rapat.id}&jenis=peserta` })),
  'POST /nk/rakor/modal': tiada('maya', 'rapatDraf', (m) => ({
    body: { id_rakor: m.rapat.id, jenis: 'peserta', kd_ga: '018', nama: 'Sekjen', jabatan: 'Sekretaris Jenderal' },
  })),
  'PUT /nk/rakor/modal': tiada('maya', 'rapatBahas', (m) => ({
    body: {
      id_rakor: m.rapat.id,
      jenis: 'baris',
      id_baris: m.rapat.baris,
      versi: m.rapat.versi_baris,
      penetapan: '100',
    },
  })),
  'DELETE /nk/rakor/modal': tiada('maya', 'rapatJadwal', (m) => ({
    path: `?id_rakor=${m.rapat.id}&jenis=peserta&id=${m.rapat.peserta}`,
  })),
  'POST /nk/rakor/insert-rakor': tiada('maya', 'rapatJadwal', (m) => ({
    body: { id_rakor: m.rapat.id, no_aju: [m.noAju] },
  })),
  'PUT /nk/rakor/dashboard/komoditas': tiada('maya', 'rapatBahas', (m) => ({
    body: { id_rakor: m.rapat.id, versi: m.rapat.versi, urutan: ['015'] },
  })),
  'GET /nk/rakor/list-komoditas': tiada('maya', 'rapatBahas', q),
  'GET /nk/rakor/sum': tiada('maya', 'rapatBahas', q),
  'GET /nk/rakor/rk': tiada('maya', 'rapatBahas', q),
  'GET /nk/rakor/nested/{id}': tiada('maya', 'rapatBahas', (m) => ({ path: m.rapat.garis })),
  'POST /nk/rakor/postBulk': tiada('maya', 'rapatBahas', (m) => ({
    body: {
      ...{ id_rakor: m.rapat.id, id_garis: m.rapat.garis, cara: 'SETUJU_REKOMENDASI' },
      ...{ pratinjau: false, versi: m.rapat.versi_garis },
    },
  })),
  'GET /nk/rakor/buku-kerja/{id}': tiada('maya', 'rapatBahas', id),
  'POST /nk/rakor/buku-kerja/{id}': tiada('maya', 'rapatBahas', (m) => ({ path: m.rapat.id, body: bukuKerja(m) })),
  'POST /nk/rakor/final/disclaimer': tiada('maya', 'rapatTutup', (m) => ({
    body: { id_rakor: m.rapat.id, versi: m.rapat.versi, setuju: true, sandi: SANDI },
  })),
  'PUT /nk/rakornis/keputusan-final/{id}': tiada('maya', 'rapatTutup', (m) => ({
    path: m.rapat.id,
    body: { versi: m.rapat.versi, setuju: true, sandi: SANDI },
  })),
  'POST /nk/rakor/redraft/{id}': tiada('maya', 'rapatFinal', (m) => ({
    path: m.rapat.id,
    body: { versi: m.rapat.versi, alasan: 'Angka salah' },
  })),
  'POST /nk/rakor/sign-doc/{id}': tiada('hari', 'rapatFinal', (m) => ({
    path: m.rapat.id,
    body: { versi_ba: m.rapat.versi_ba, frasa: FRASA, sandi: SANDI },
  })),
  'GET /nk/rakor/report/{id}': tiada('maya', 'rapatFinal', id),
  'GET /nk/rakor/versi/{id}': tiada('maya', 'rapatFinal', (m) => ({ path: `${m.rapat.id}?dari=1&ke=1` })),
  'POST /nk/rakor/document-rakor': tiada('maya', 'rapatBahas', (m) => ({ body: lampiran(m) })),
  'PUT /nk/rakor/document-rakor': tiada('maya', 'rapatBahas', (m) => ({
    body: { id: m.rapat.dokumen, id_rakor: m.rapat.id, judul: 'Bahan baru' },
  })),
  'DELETE /nk/rakor/document-rakor': tiada('maya', 'rapatBahas', (m) => ({
    path: `?id_rakor=${m.rapat.id}&id=${m.rapat.dokumen}`,
  })),
  'GET /nk/rakor/document-rakor/{id_rakor}/{id}': tiada('maya', 'rapatBahas', (m) => ({
    path: `${m.rapat.id}/${m.rapat.dokumen}`,
  })),
};
