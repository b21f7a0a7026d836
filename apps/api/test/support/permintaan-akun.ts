import { tiada, umum, type Resep } from './resep';
import { SANDI } from './world';

const GAMBAR = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAO0lEQVRIiWMQscqjKWIYtcBqNIjyRlORyGhGyxstKkRGS1Or0QpHZLTKtBptVeSNNrysRpuOeYO6dQ0ArzLwHx82dF0AAAAASUVORK5CYII=',
  'base64',
);
const foto = (): FormData => {
  const f = new FormData();
  f.set('file', new Blob([new Uint8Array(GAMBAR)]), 'foto.png');
  return f;
};
const petugas = { fullname: 'Petugas Uji', kd_ga: '018', sandi: SANDI };
/** Open routes refuse these with a sentence; what they do is in tests of their own. */
const terbuka = (body: object): Resep => ({ ...umum('ratna', { body }), oleh: null });

/** Requests of the areas login, profile, user-management and of one's own devices. */
export const PERMINTAAN_AKUN: Record<string, Resep> = {
  'POST /api-prod/login': terbuka({ username: 'tidak-ada', password: 'salah' }),
  'POST /api-prod/login/inaport': terbuka({ username: 'inaport-01', password: 'salah' }),
  'POST /api-prod/login/faktor': terbuka({ tantangan: 'tidak-ada', cara: 'totp', kode: '000000' }),
  'POST /api-prod/logout': umum('rudi', { body: {} }),
  'POST /api-prod/checklogin': umum('ratna', { body: { username: 'ratna' } }),
  'POST /api-prod/verification': umum('ratna', { body: { username: 'ratna' } }),
  'PUT /api-prod/token': terbuka({ grant_type: 'refresh_token' }),
  'POST /api-prod/user/admin': terbuka({ nib: '9900000000001' }),
  'POST /api-prod/user/admin/inaport': terbuka({ nib: '9900000000001' }),
  'POST /api-prod/user/verify': terbuka({ token: 'tidak-ada' }),
  'POST /api-prod/user/resend': umum('ratna', { body: { username: 'tidak-ada' } }),
  'POST /api-prod/user/forget-password': umum('ratna', { body: { username: 'tidak-ada' } }),
  'PUT /api-prod/user/set-password/{token}': {
    ...terbuka({ password: 'kuda hijau minum kopi' }),
    isi: () => ({ path: 'tidak-ada' }),
  },
  'POST /api/akun/token': terbuka({ token: 'tidak-ada' }),
  'POST /api/akun/surel': terbuka({ token: 'tidak-ada' }),
  'POST /api/akun/tautan': terbuka({ username: 'tidak-ada' }),
  'POST /api/akun/tautan/mulai': terbuka({ token: 'tidak-ada' }),
  'PUT /api-prod/change-password': {
    ...tiada('ratna', 'draf', (m) => ({
      body: { user_id: m.id_user, old_password: 'bukan ini', new_password: 'kuda hijau minum kopi' },
    })),
    oleh: null,
  },
  'GET /api-prod/profile/user/photo/{id}': { ...tiada('ratna', 'draf', (m) => ({ path: m.id_user })), oleh: null },
  'POST /api-prod/profile/user/photo/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user, body: foto() })),
  'DELETE /api-prod/profile/user/photo/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'GET /api-prod/profile/integration/rphp-kkp/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'GET /api-prod/profile/user/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'GET /api-prod/user/{id}': tiada('ratna', 'draf', (m) => ({ path: m.id_user })),
  'PUT /api-prod/user/{id}': tiada('ratna', 'draf', (m) => ({
    path: m.rekan,
    body: { versi: 1, position: 'Staf Uji' },
  })),
  'DELETE /api-prod/user/{id}': tiada('ratna', 'draf', (m) => ({ path: m.rekan, body: { sandi: SANDI } })),
  'GET /api/v3/user': umum('ratna', { path: '?type=perusahaan&keyword=a' }),
  'POST /api/v3/user': umum('ratna', {
    body: { fullname: 'Rekan Undangan', email: 'rekan.undangan@contoh.invalid', peran: 'PU_USER' },
  }),
  'GET /api/v3/user/integration/{type}': umum('ratna', { path: 'kkp' }),
  'GET /api/v3/user/integration/{type}/{optional}': { ...umum('ratna', { path: 'kkp/0900000000000000' }), oleh: null },
  'POST /api/pengguna/{id}/kirim-ulang': tiada('ratna', 'draf', (m) => ({ path: m.menunggu, body: {} })),
  'DELETE /api/pengguna/{id}/tautan': tiada('ratna', 'draf', (m) => ({ path: m.rekan, body: { sandi: SANDI } })),
  'GET /api/pengguna/{id}/riwayat': tiada('ratna', 'draf', (m) => ({ path: m.rekan })),
  'GET /api/organisasi/cabang': umum(),
  'POST /api/organisasi/cabang': umum('ratna', {
    body: { nama: 'PT Nusa Uji Cabang Baru', npwp: '0000000000999001', alamat: 'Jl. Cabang No. 1' },
  }),
  'PUT /api/organisasi/cabang/{id}': tiada('ratna', 'draf', (m) => ({ path: m.cabang, body: { kota: 'Malang' } })),
  'GET /nk/user-management/all-users': umum('super'),
  'GET /nk/user-management/filter-ga': umum('super'),
  'GET /nk/user-management/user-role': umum('super'),
  'GET /nk/user-management/eselon': umum('super'),
  'GET /nk/user-management/elemen-dashboard': umum('super'),
  'GET /nk/user-management/dashboard': umum('super'),
  'POST /nk/user-management/inhouse': umum('super', {
    body: { ...petugas, email: 'inhouse.uji@contoh.invalid', peran: 'KL_VERIFIKATOR' },
  }),
  'POST /nk/user-management/monitoring': umum('super', {
    body: { ...petugas, email: 'monitoring.uji@contoh.invalid', hanya_ga: true },
  }),
  'POST /nk/user-management/eselon': umum('super', {
    body: { ...petugas, email: 'eselon.uji@contoh.invalid', elemen: ['perbaikan'] },
  }),
  'POST /nk/user-management/dashboard': { ...umum('super', { body: { elemen: [] } }), oleh: null },
  'DELETE /nk/user-management/inhouse/{id}': {
    ...tiada('super', 'draf', (m) => ({ path: m.rekan, body: { sandi: SANDI } })),
    oleh: null,
  },
  'DELETE /nk/user-management/monitoring/{id}': {
    ...tiada('super', 'draf', (m) => ({ path: m.rekan, body: { sandi: SANDI } })),
    oleh: null,
  },
  'GET /nk/data-nk/inhouse/user': umum('dewi'),
  'GET /nk/data-nk/rki/roles': umum(),
  'GET /nk/data-nk/checkUserIntegration': umum(),
  'GET /api/inhouse-system/referensi/inhouse-group': umum('dewi'),
  'POST /api-prod-ba/mobile/login_activity': {
    ...tiada('ratna', 'draf', (m) => ({
      body: { iduser: m.id_user, tokenid: 'token-uji', email: 'ratna@contoh.invalid', device: 'Ponsel uji' },
    })),
  },
  'GET /api/aktivitas-masuk': umum(),
  'POST /api/aktivitas-masuk/{id}/bukan-saya': tiada('ratna', 'draf', (m) => ({ path: m.aktivitas, body: {} })),
  'GET /api/perangkat': umum(),
  'DELETE /api/perangkat/{nomor}': tiada('ratna', 'draf', (m) => ({ path: m.perangkat })),
};
