import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { drafLengkap, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

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

describe('RUTE-15 configurable portals', () => {
  it('RUTE-15 the session names the account portal and the home portal that the environment sets', async () => {
    for (const c of [ratna, dunia.tamu()])
      expect((await c.get('/api/sesi')).data.portal).toEqual({
        akun: 'https://akun.contoh.invalid',
        beranda: 'https://beranda.contoh.invalid',
      });
  });
});
