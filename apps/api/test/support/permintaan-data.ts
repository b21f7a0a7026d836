import { MEDAN_PABEAN } from '@sinas/domain/pabean/barang';
import { TAHUN } from './berkas';
import { tiada, umum, type Resep } from './resep';

const csvPabean = (): FormData => {
  const f = new FormData();
  f.set('file', new Blob([`${MEDAN_PABEAN.join(';')}\n${MEDAN_PABEAN.map(() => '').join(';')}\nsalah;1`]), 'pib.csv');
  return f;
};
/** Files and decisions as those read them who watch, pull data, or look what they have. */
export const PERMINTAAN_DATA: Record<string, Resep> = {
  'GET /nk/data-nk/rki/monitoring-pengajuan': umum('rudi'),
  'GET /nk/data-nk/rki/monitoring-pengajuan/rekap': umum('rudi'),
  'GET /nk/data-nk/rki/monitoring-pengajuan/waktu-meja': umum('rudi'),
  'GET /nk/data-nk/rki/monitoring-pengajuan/keputusan': umum('rudi'),
  'GET /nk/data-nk/rki/getListKl/{id}': tiada('ratna', 'antre', (m) => ({ path: m.idNk })),
  'GET /nk/data-nk/tarik-data': umum('rudi'),
  'GET /nk/data-nk/tarik-data/detail': tiada('adminkl', 'terbit', (m) => ({ path: `?no_aju=${m.noAju}` })),
  'GET /nk/data-nk/rki/realisasi': tiada('ratna', 'berjalan', (m) => ({ path: `?id_nk=${m.idNk}` })),
  'PUT /nk/data-nk/rki/realisasi': tiada('ratna', 'berjalan', (m) => ({
    body: { idNk: m.idNk, periode: `01${TAHUN - 1}`, versi: 0, baris: [] },
  })),
  'POST /nk/urlTemplateRealisasi': tiada('ratna', 'berjalan', (m) => ({ body: { idNk: m.idNk } })),
  'GET /nk/data-nk/templat-realisasi/{id}': tiada('ratna', 'berjalan', (m) => ({ path: m.idNk })),
  'GET /nk/data-nk/rki/pengajuan/billing/{id}': tiada('ratna', 'ditagih', (m) => ({ path: m.idNk })),
  'GET /nk/data-nk/rki/pengajuan/refreshBilling/{id}': tiada('ratna', 'ditagih', (m) => ({ path: m.idNk })),
  'POST /nk/data-nk/rki/pengajuan/billing/{id}': tiada('ratna', 'tagihanLewat', (m) => ({ path: m.idNk, body: {} })),
  'POST /nk/data-nk/rki/pengajuan/billing/{id}/batal': tiada('koord032', 'ditagih', (m) => ({
    path: m.idNk,
    body: { alasan: 'Tarif keliru' },
  })),
  'GET /nk/tarif-pnbp': umum('fajar'),
  'GET /nk/tarif-pnbp/janggal': umum('fajar'),
  'POST /nk/tarif-pnbp': umum('fajar', {
    body: { kd_rekom: '05', jumlah: '1', mulai: '1990-01-01', sampai: '1990-12-31', dasar: 'Uji' },
  }),
  'PUT /nk/tarif-pnbp/{id}': umum('fajar', { path: '1', body: { sampai: '2099-12-31' } }),
  // By its signature only, see tagihan.spec.ts.
  'POST /api/pnbp/pembayaran': { ...umum(), oleh: null },
  'GET /api/pabean/barang': umum('fajar'),
  'GET /api/pabean/barang/{id}': tiada('fajar', 'terbit', (m) => ({ path: m.pabean })),
  'GET /api/pabean/barang/{id}/pilihan': tiada('fajar', 'terbit', (m) => ({
    path: `${m.pabean}?no_izin=${encodeURIComponent(m.no_izin)}`,
  })),
  'POST /api/pabean/barang/{id}/cocok': tiada('fajar', 'terbit', (m) => ({
    path: m.pabean,
    body: { catatan: 'Dicocokkan ulang' },
  })),
  'POST /api/pabean/barang/{id}/tutup': tiada('fajar', 'terbit', (m) => ({
    path: m.pabean,
    body: { catatan: 'Di luar SINAS NK' },
  })),
  'POST /api/pabean/berkas': umum('fajar', { body: csvPabean() }),
  'GET /api/pabean/rusak': umum('fajar'),
  'GET /api/pabean/selisih': umum('fajar', { path: `?tahun=${TAHUN}` }),
  'GET /api/pabean/izin/{id}': tiada('ratna', 'terbit', (m) => ({ path: m.idNk })),
  'GET /nk/data-nk/dataIjin': { ...tiada('ratna', 'terbit', (m) => ({ path: `?npwp=${m.npwp}` })), asing: 'tanpa-isi' },
  'GET /nk/data-nk/expiredRekom': umum(),
  'GET /nk/data-nk/prevData': umum('ratna', { path: '?kd_rekom=07&kd_komoditas=0142' }),
  'GET /nk/data-nk/summaryIzinRekom': umum('rudi'),
  'GET /nk/data-nk/summary/{a}/{b}': umum('rudi', { path: `layanan/${TAHUN}` }),
  'GET /nk/data-nk/dataPPI': { ...tiada('ratna', 'draf', (m) => ({ path: `?npwp=${m.npwp}` })), asing: 'tanpa-isi' },
  'POST /nk/data-nk/ref/kbli-oss': umum('ratna', { body: {} }),
};
