import type { Izin } from '@sinas/domain/akses/izin';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { vi } from 'vitest';
import type { Sesi } from './providers/sesi';
import type { ButirMenu } from './providers/wire';

export interface Jawaban {
  status?: number;
  body?: unknown;
}
type Jawab = Jawaban | ((url: URL, isi: Record<string, unknown>) => Jawaban);

const PORTAL = { akun: 'https://akun.example', beranda: 'https://portal.example' };

export const sukses = (data: unknown, meta?: unknown): Jawaban => ({ body: { status: true, code: '01', data, meta } });
export const gagal = (status: number, message: string, sisa: object = {}): Jawaban => ({
  status,
  body: { status: false, code: '05', message, data: null, ...sisa },
});

const butir = (
  id: number,
  kode: string,
  judul: string,
  jalur: string,
  izin: Izin,
  id_parent: number | null = null,
) => ({
  izin,
  isi: { id, id_parent, kode: `konsol.${kode}`, judul, uri: jalur && `/konsol/#${jalur}`, ikon: 'users', urut: id },
});
const MENU = [
  butir(1, 'antrean', 'Antrean', '/pengajuan', 'pengajuan.antrean'),
  butir(2, 'semua', 'Semua berkas', '/semua', 'monitoring.baca'),
  butir(3, 'pengiriman', 'Pengiriman', '/pengiriman', 'pengiriman.pantau'),
  butir(4, 'pengaturan', 'Pengaturan', '', 'pengguna.lihat'),
  butir(5, 'pengguna', 'Pengguna', '/pengguna', 'pengguna.lihat', 4),
  butir(6, 'menu', 'Hak menu', '/menu', 'menu.lihat', 4),
];
/** The menu that a role is shown at first. */
export const menu = (kode: KodePeran): ButirMenu[] =>
  MENU.filter((b) => PERAN[kode].izin.includes(b.izin)).map((b) => b.isi);

/** Session of an officer in a role, as /api/sesi answers. */
export const sesi = (kode: KodePeran, idUser = 'u1', tampak = menu(kode)): Jawaban => {
  const peran = PERAN[kode];
  return sukses({
    masuk: true,
    csrf: 'csrf-1',
    menu: tampak,
    portal: PORTAL,
    pengguna: {
      login_type: 'sso',
      username: 'dewi',
      email: 'dewi@kemenperin.example',
      mobile_number: null,
      id_user: idUser,
      fullname: 'Dewi Anggraini',
      nik: null,
      position: 'Verifikator',
      employee_number: null,
      address: null,
      id_organization: kode.startsWith('PU_') ? 'o1' : null,
      nama_organisasi: null,
      id_nib: null,
      nib: null,
      api_code: null,
      npwp: null,
      kswp_validity: null,
      admin_flag: 'N',
      isbranch: 'N',
      user_role: kode,
      default_home: peran.main_uri,
      name_role: peran.name_role,
      level_role: peran.level_role,
      kd_ga: '019',
      kd_detail_ga: null,
      kd_level_ga: peran.kd_level_ga,
      data_ga: { kode: '019', nama: 'Kementerian Perindustrian' },
      peran: { id: peran.id, kode, name: peran.name_role, level: peran.level_role, main_uri: peran.main_uri },
      lingkup: peran.lingkup,
      izin: [...peran.izin],
      pelaksana: null,
      penunjukan: [],
    },
  } satisfies Sesi);
};
export const TAMU: Sesi = { masuk: false, csrf: '', menu: [], portal: PORTAL };

const NK = '/nk/v2/data-nk';
const DASAR: Record<string, Jawab> = {
  'GET /api-prod-ba/mobile/get_notif_web': sukses([], { total: 0, belum_dibaca: 0 }),
  'GET /api-prod/menu/favorite/u1': sukses([]),
  [`GET ${NK}/inhouse/check-component`]: sukses({ kewajaran: [], tahun_lalu: [{ seri: 1, jml: '61300' }] }),
};

/** A server of fixed answers, by 'METHOD /path'; anything else is a 500, so that nothing passes by accident. */
export function pasangServer(jawaban: Record<string, Jawab>) {
  const semua: Record<string, Jawab> = { ...DASAR, ...jawaban };
  const panggilan: { kunci: string; url: URL; isi: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (masukan: RequestInfo | URL, init?: RequestInit) => {
    const alamat = masukan instanceof Request ? masukan : new URL(masukan, window.location.origin);
    const request = new Request(alamat, init);
    const url = new URL(request.url);
    const kunci = `${request.method} ${url.pathname}`;
    const teks = await request.clone().text();
    const json = request.headers.get('Content-Type') === 'application/json';
    const isi = (teks && json ? JSON.parse(teks) : {}) as Record<string, unknown>;
    panggilan.push({ kunci, url, isi });
    const riwayat = url.pathname.includes('/rki/pengajuan-history/') ? sukses([]) : undefined;
    const jawab = semua[kunci] ?? riwayat ?? gagal(500, 'Terjadi Kesalahan Server', { trace_id: 'tanpa-jawaban' });
    const { status = 200, body } = typeof jawab === 'function' ? jawab(url, isi) : jawab;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return {
    kepada: (kunci: string) => panggilan.filter((p) => p.kunci === kunci),
    menulis: () => panggilan.filter((p) => !p.kunci.startsWith('GET ')),
  };
}
