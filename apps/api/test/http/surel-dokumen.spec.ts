import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { SurelDokumenService } from '../../src/modules/unggahan/surel-dokumen.service';
import { Surel } from '../../src/platform/surel/surel';
import type { Client } from '../support/client';
import { kirim as kirimBerkas } from '../support/berkas';
import { kerjakan, layanan } from '../support/kerjakan';
import { World } from '../support/world';

let dunia: World;
let ratna: Client;
let kirim: jest.SpyInstance;
let tandaTerima = '';
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  kirim = jest.spyOn(layanan(dunia, Surel), 'kirim').mockResolvedValue();
  const d = await kirimBerkas(ratna);
  await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
  const { id } = await dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk), asal: 'PORTAL' } });
  tandaTerima = id;
});
afterAll(() => dunia.close());

const jalur = (id = tandaTerima): string => `/berkas/${id}/surel`;
const kirimSurel = () => kerjakan(dunia, 'surel-dokumen', SurelDokumenService);

describe('a paper by mail', () => {
  it('goes to the own address of who asks, with the file as it is downloaded, once a day', async () => {
    const { email } = await dunia.db.pengguna.findFirstOrThrow({ where: { username: 'ratna' } });
    const dua = [await ratna.post(jalur(), {}), await ratna.post(jalur(), {})];
    expect(dua.map((h) => [h.http, h.message])).toEqual(
      Array(2).fill([202, `Dokumen dikirim ke ${email}, paling banyak sekali sehari`]),
    );
    await kirimSurel();
    expect(kirim).toHaveBeenCalledTimes(1);
    const [kepada, isi, , lampiran] = kirim.mock.calls[0] as Parameters<Surel['kirim']>;
    expect([kepada, isi.judul]).toEqual([email, expect.stringMatching(/^Tanda terima/)]);
    const asli = await ratna.get(`/berkas/${tandaTerima}`);
    expect(lampiran).toEqual([{ nama: expect.stringMatching(/^tanda-terima-.*\.pdf$/), mime: 'application/pdf', isi: asli.raw }]); // prettier-ignore
  });
  it('is for who may read it; another firm and a paper that is none are not told apart', async () => {
    kirim.mockClear();
    const hendra = await dunia.sebagai('hendra');
    const tiada = await hendra.post(jalur('11111111-1111-4111-8111-111111111111'), {});
    expect(await hendra.post(jalur(), {})).toMatchObject({ http: 404, message: tiada.message });
    await kirimSurel();
    expect(kirim).not.toHaveBeenCalled();
  });
  it('an account without an address is told so', async () => {
    const yusuf = await dunia.sebagai('yusuf');
    await dunia.db.pengguna.updateMany({ where: { username: 'yusuf' }, data: { email: '' } });
    const pesan = 'Akun Anda belum punya alamat surel yang dapat dikirimi';
    expect(await yusuf.post(jalur(), {})).toMatchObject({ http: 409, message: pesan });
  });
  it('an account that was closed since gets nothing', async () => {
    kirim.mockClear();
    const dewi = await dunia.sebagai('dewi');
    expect((await dewi.post(jalur(), {})).http).toBe(202);
    await dunia.db.pengguna.updateMany({ where: { username: 'dewi' }, data: { aktif: false } });
    await kirimSurel();
    expect(kirim).not.toHaveBeenCalled();
    expect(await dunia.db.outbox.count({ where: { jenis: 'surel-dokumen', status: { not: 'SELESAI' } } })).toBe(0);
  });
});
