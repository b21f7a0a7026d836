import { isiKebutuhan, KEPALA_PK } from './pk';
import { tiada, umum, type Resep } from './resep';

const buku = (id_nk: string, isi: Buffer): FormData => {
  const f = new FormData();
  f.set('id_nk', id_nk);
  f.set('file', new Blob([new Uint8Array(isi)]), 'pk.xlsx');
  return f;
};

/** What a ministry files itself. */
export const PERMINTAAN_PK: Record<string, Resep> = {
  'POST /nk/data-nk/pk': umum('dewi', { body: { kd_komoditas: '017', kepala: KEPALA_PK } }),
  'PUT /nk/data-nk/pk': tiada('dewi', 'pk', (m) => ({ body: { idNk: m.idNk, versi: m.versi, pernyataan: true } })),
  'DELETE /nk/data-nk/pk': tiada('dewi', 'pk', (m) => ({ path: `?id_nk=${m.idNk}` })),
  'GET /nk/data-nk/daftarPK': umum('dewi'),
  'GET /nk/data-nk/getPK': tiada('dewi', 'pk', (m) => ({ path: `?no_aju=${m.noAju}&id_level=2` })),
  'POST /nk/data-nk/modalPK': tiada('dewi', 'pk', (m) => ({
    body: { idNk: m.idNk, id_level: 1, rows: [isiKebutuhan('5', { satuan: 'C62' }, '017')] },
  })),
  'PUT /nk/data-nk/modalPK': tiada('dewi', 'pk', (m) => ({
    body: { idNk: m.idNk, id_level: 2, id: m.baris.id, versi: m.baris.versi, data: m.baris.data },
  })),
  'DELETE /nk/data-nk/modalPK': tiada('dewi', 'pk', (m) => ({ path: `?id_nk=${m.idNk}&id_level=2&id=${m.baris.id}` })),
  'POST /nk/pk/impor/{id}/tindakan': tiada('dewi', 'pk', (m) => ({ path: m.impor, body: { tindakan: 'semua' } })),
  'POST /nk/postPKBulkExcel': tiada('dewi', 'pk', (m) => ({ body: buku(m.idNk, m.buku) })),
  'POST /nk/data-nk/kirimPermohonanPK': tiada('dewi', 'pk', (m) => ({ body: { idNk: m.idNk, versi: m.versi } })),
  'POST /nk/data-nk/keputusanPK': tiada('hari', 'pkPejabat', (m) => ({
    body: { no_aju: m.noAju, id_level: 2, rows: [{ id: m.baris.id, jml_keputusan: '1', alasan: 'Uji' }] },
  })),
  'GET /nk/data-nk/alokasiPK': umum('ratna'),
};
