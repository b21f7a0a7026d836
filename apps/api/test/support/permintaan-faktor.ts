import { tiada, umum, type Resep } from './resep';
import { SANDI } from './world';

const sandi = SANDI;
const alasan = 'Ponsel hilang di jalan';
/** Refused with a sentence while nothing was begun; what it does is in serangan/faktor-kedua.spec.ts. */
const belum = (body: object, path?: string): Resep => ({ ...umum('ratna', { body, path }), oleh: null });

/** Requests of the areas bukti and faktor. */
export const PERMINTAAN_FAKTOR: Record<string, Resep> = {
  'POST /api/bukti/tantangan': umum('ratna', { body: { keperluan: 'hak' } }),
  'POST /api/bukti': umum('ratna', { body: { keperluan: 'hak', cara: 'sandi', sandi } }),
  'GET /api/faktor': umum(),
  'POST /api/faktor/totp': umum('ratna', { body: { sandi } }),
  'POST /api/faktor/totp/aktif': belum({ tantangan: 'tidak-ada', kode: '000000' }),
  'DELETE /api/faktor/totp': belum({ sandi }),
  'POST /api/faktor/passkey/mulai': umum('ratna', { body: { sandi } }),
  'POST /api/faktor/passkey': belum({ tantangan: 'tidak-ada', nama: 'Kunci', jawaban: {} }),
  'DELETE /api/faktor/passkey/{id}': belum({ sandi }, '0190a0a0-0000-7000-8000-000000000009'),
  'POST /api/faktor/pemulihan': belum({ sandi }),
  'GET /api/pelaksana': umum('adminkl'),
  'POST /api/pelaksana': tiada('adminkl', 'draf', (m) => ({
    body: { jenis: 'Plh', ...m.tunjuk, jabatan: 'Direktur', nomor_surat: 'SPr-1', sandi },
  })),
  'POST /api/pelaksana/{id}/akhiri': tiada('adminkl', 'draf', (m) => ({ path: m.penunjukan, body: { alasan } })),
  'PUT /api/pelaksana/sebagai': umum('ratna', { body: { id: null } }),
  'GET /api/faktor/setel-ulang': umum('super'),
  'GET /api/faktor/orang/{id}': tiada('ratna', 'draf', (m) => ({ path: m.rekan })),
  'POST /api/faktor/setel-ulang': tiada('ratna', 'draf', (m) => ({ body: { id_user: m.rekan, alasan, sandi } })),
  'POST /api/faktor/setel-ulang/{id}/setuju': tiada('ratna', 'draf', (m) => ({ path: m.setel, body: { sandi } })),
  'POST /api/faktor/setel-ulang/{id}/batal': tiada('ratna', 'draf', (m) => ({ path: m.setel })),
};
