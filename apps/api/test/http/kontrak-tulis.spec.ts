import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { drafLengkap, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { SANDI, World } from '../support/world';

let dunia: World;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open({
    PORTAL_AKUN_URL: 'https://akun.contoh.invalid',
    PORTAL_BERANDA_URL: 'https://beranda.contoh.invalid',
  });
  ratna = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

describe('PENGAJUAN-15 create calls', () => {
  it('PENGAJUAN-15 each answers 201 with status true: file, row, rows, part, parts, document, submission', async () => {
    const berkas = await ratna.post('/nk/v2/data-nk', { ...PERTEK, kepala: KEPALA_SAH });
    const { idNk } = berkas.data as { idNk: string };
    const rekaman = (negara_asal: string) =>
      rekamanSah(PERTEK.kd_komoditas, TAHUN, { negara_asal, jml_bahan_baku: '50' });
    const baris = await ratna.post('/nk/v2/data-nk/modal', { idNk, data: rekaman('JP') });
    const banyak = await ratna.post('/nk/v2/data-nk/dataBulk', { idNk, rows: [rekaman('TH')] });
    const rinci = (await ratna.get(`/nk/v2/data-nk/get/baris?id_nk=${idNk}`)).data as { id: string }[];
    const id_baris = rinci[0]?.id;
    const sub = (uraian: string) => ({ uraian, lokasi: 'Jakarta', jml: '1' });
    const bagian = await ratna.post('/nk/v2/data-nk/nestedModal', { id_baris, data: sub('Toko') });
    const bagian2 = await ratna.post('/nk/v2/data-nk/nestedModalBulk', { id_baris, rows: [sub('Gudang')] });
    const dokumen = await ratna.unggah(idNk, 'D01');
    const lengkap = await drafLengkap(ratna, { kd_rekom: '07', kd_komoditas: '0143' });
    const kirim = await ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: lengkap.idNk, versi: lengkap.versi });
    const semua = { berkas, baris, banyak, bagian, bagian2, dokumen, kirim };
    for (const [nama, h] of Object.entries(semua))
      expect([nama, h.http, h.status, h.code]).toEqual([nama, 201, true, '01']);
  });
});

describe('PENGAJUAN-15 calls of officers', () => {
  it('PENGAJUAN-15 accounts that are made and decisions that are written answer 201, an act that makes nothing 200', async () => {
    const [s, dewi] = [await dunia.sebagai('super'), await dunia.sebagai('dewi')];
    const orang = (username: string, isi: object) => ({
      email: `${username}@contoh.invalid`,
      fullname: 'Uji Kontrak',
      sandi: SANDI,
      ...isi,
    });
    const d = await berkasSampai(dunia, 'diambil');
    const isi = { idNk: d.idNk, versi: await versi(dewi, d), checklist: PERIKSA.lima, rincian: await penuh(dewi, d) };
    const jalur = '/nk/v2/user-management';
    const semua = {
      inhouse: await s.post(`${jalur}/inhouse`, orang('uji.inhouse', { kd_ga: '018', peran: 'KL_ADMIN' })),
      monitoring: await s.post(`${jalur}/monitoring`, orang('uji.monitoring', { kd_ga: '054' })),
      eselon: await s.post(`${jalur}/eselon`, orang('uji.eselon', { kd_ga: '019', elemen: ['perbaikan'] })),
      keputusan: await dewi.post(LEMBAR, { ...isi, kd_keputusan: '4' }),
    };
    for (const [nama, h] of Object.entries(semua))
      expect([nama, h.http, h.status, h.code, h.message]).toEqual([nama, 201, true, '01', h.message]);
    const batal = await ratna.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' });
    expect([batal.http, batal.status, batal.code]).toEqual([200, true, '01']);
  });
});

describe('RUTE-15 configurable portals', () => {
  it('RUTE-15 a sign-out of the commodity balance module leads to the account portal that the environment sets', async () => {
    for (const [nama, path, akhir] of [
      ['bagus', '/rkt-npp/2027', 'https://akun.contoh.invalid'],
      ['hendra', '/pengajuan', dunia.config.publicUrl],
    ] as const) {
      const h = await (await dunia.sebagai(nama)).post('/auth/logout', { path });
      expect([h.http, decodeURIComponent(h.data.tujuan as string)]).toEqual([200, expect.stringContaining(akhir)]);
      expect(decodeURIComponent(h.data.tujuan as string).includes('akun.contoh')).toBe(nama === 'bagus');
    }
  });
  it('RUTE-15 the session names the account portal and the home portal that the environment sets', async () => {
    for (const c of [ratna, dunia.tamu()])
      expect((await c.get('/api/sesi')).data.portal).toEqual({
        akun: 'https://akun.contoh.invalid',
        beranda: 'https://beranda.contoh.invalid',
      });
  });
});
