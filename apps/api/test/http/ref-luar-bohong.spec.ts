import type { ServerResponse } from 'node:http';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import type { Client } from '../support/client';
import { Luar } from '../support/luar';
import { World } from '../support/world';

const [NIB, NPWP] = ['9900000000003', '0990000003990000'];
const LAIN = '0990000001990000';
let luar: Luar;
let dunia: World;
let pu: Client;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: NIB, npwp: NPWP } });
  pu = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(async () => {
  forgetPemutus();
  await dunia.db.jawabanLuar.deleteMany();
});
afterEach(() => jest.restoreAllMocks());

type Balas = ReturnType<Luar['kementan']>;
const halaman =
  (status: number) =>
  (res: ServerResponse): void =>
    void res.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Sedang dipelihara</body></html>');
const besar = (res: ServerResponse): void => void res.writeHead(200).end(`[${'{"kode":"X"},'.repeat(450_000)}{}]`);
const alih = (res: ServerResponse): void => void res.writeHead(302, { location: `${luar.url}/lain` }).end();

/** A look-up, how its system is told what to say, and the truth. */
const TANYA = {
  kswp: {
    path: '/api/pajak/checkKswp',
    atur: (b: Balas) => (luar.pajak = () => b),
    benar: { npwp: NPWP, kswp: 'VALID' },
  },
  oss: { path: '/api/oss/v2/nib/inqueryNib', atur: (b: Balas) => (luar.registriBalas = b), benar: { nib: NIB } },
  profil: {
    path: '/api/bmdtp/dataPPI',
    atur: (b: Balas) => (luar.integrasi = () => b),
    benar: [{ npwp: NPWP, status: 'AKTIF' }],
  },
  eksportir: {
    path: '/nk/v2/data-nk/ref/eksportir-kementan',
    atur: (b: Balas) => (luar.kementan = () => b),
    benar: [{ kode: 'EKS-1', nama: 'Misal Farms' }],
  },
} as const;
const JENIS = Object.keys(TANYA) as (keyof typeof TANYA)[];
const DI_MANA_SAJA: [string, Balas][] = [
  ['a page for people', halaman(200)],
  ['a page of something in front of it that finds nothing', halaman(404)],
  ['more than 5 MB', besar],
  ['a redirect', alih],
  ['nothing but null', [200, null]],
  ['a text', [200, 'baik']],
];

describe('BATAS-01 GALAT-07 a system that answers something else is not believed, and nothing of it is kept', () => {
  const coba = async (jenis: keyof typeof TANYA, bohong: Balas) => {
    const { path, atur, benar } = TANYA[jenis];
    atur(bohong);
    const r = await pu.get(path);
    expect([r.http, r.data, r.meta]).toEqual([200, [], { diambil: null, gagal: true }]);
    expect(await dunia.db.jawabanLuar.count()).toBe(0);
    atur([200, benar]);
    const pulih = await pu.get(path);
    expect([pulih.data.length, pulih.meta.gagal, await dunia.db.jawabanLuar.count()]).toEqual([1, false, 1]);
  };
  it.each(JENIS.flatMap((j) => DI_MANA_SAJA.map(([apa, b]) => [j, apa, b] as const)))('%s: %s', (j, _apa, b) =>
    coba(j, b),
  );

  it.each<[keyof typeof TANYA, string, unknown]>([
    ['kswp', 'a list where one was asked for', [{ npwp: NPWP, kswp: 'VALID' }]],
    ['oss', 'another company', { nib: '9900000000001', nama: 'PT Lain' }],
    ['oss', 'projects that are no list', { nib: NIB, proyek: { id_proyek: '1' } }],
    [
      'profil',
      'another company among the rows',
      [
        { npwp: NPWP, status: 'AKTIF' },
        { npwp: LAIN, status: 'AKTIF' },
      ],
    ],
    ['eksportir', 'one where a list was asked for', { kode: 'EKS-1' }],
    ['eksportir', 'a list of something else', [1, 'dua', null, { judul: 'tiga' }]],
  ])('%s: %s', (j, _apa, isi) => coba(j, [200, isi]));

  it('a row that is broken is left out of a list that is right', async () => {
    luar.kementan = () => [200, [{ kode: 'EKS-1', nama: 'Misal Farms' }, { nama: 'tanpa kode' }, null]];
    expect((await pu.get(TANYA.eksportir.path)).data).toEqual([expect.objectContaining({ kode: 'EKS-1' })]);
  });
  it('where a company is registered: another system’s answer, or none, is not "belum terdaftar"', async () => {
    const path = '/api/v3/user/integration/kkp';
    for (const isi of [{}, { jenis: 'siinas', terdaftar: true }, { terdaftar: 'ya' }]) {
      luar.integrasi = () => [200, isi];
      expect([isi, (await pu.get(path)).data]).toEqual([isi, []]);
    }
    expect(await dunia.db.jawabanLuar.count()).toBe(0);
    luar.integrasi = () => [200, { jenis: 'kkp', terdaftar: false }];
    expect((await pu.get(path)).data).toEqual([expect.objectContaining({ jenis: 'kkp', terdaftar: false })]);
  });
});

describe('a system that answers twice', () => {
  it('is heard once: the second answer is nobody’s, not the next caller’s', async () => {
    const cabang = dunia.organisasi('cabang').npwp ?? '';
    const jawab = (npwp: string, kswp: string) => {
      const isi = JSON.stringify({ npwp, kswp });
      return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${isi.length}\r\n\r\n${isi}`;
    };
    luar.pajak = (_tanya, npwp) => (res) =>
      void res.socket?.write(jawab(npwp, 'VALID') + jawab(npwp === NPWP ? cabang : NPWP, 'TIDAK VALID'));
    const kswp = async (npwp: string) => (await pu.get(`/api/pajak/checkKswp?id=${npwp}`)).data;
    expect([await kswp(NPWP), await kswp(cabang), await kswp(NPWP)]).toEqual(
      [NPWP, cabang, NPWP].map((npwp) => [{ npwp, kswp: 'VALID', keterangan: '' }]),
    );
  });
});

describe('BATAS-01 the budget holds', () => {
  const KALI = 100;
  /** All that is waited for passes a hundred times as fast. */
  function percepat(): void {
    const [mulai, kini] = [performance.now(), performance.now.bind(performance)];
    jest.spyOn(performance, 'now').mockImplementation(() => mulai + (kini() - mulai) * KALI);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const c = new AbortController();
      setTimeout(() => c.abort(new DOMException(`after ${ms}`, 'TimeoutError')), ms / KALI);
      return c.signal;
    });
  }
  const lama = async (path: string): Promise<number> => {
    const mulai = Date.now();
    const r = await pu.get(path);
    expect([r.http, r.data, r.meta.gagal]).toEqual([200, [], true]);
    return (Date.now() - mulai) * KALI;
  };
  it('for an answer that never ends: the tax office is listened to for 20 s, others for 15 s', async () => {
    const menetes = (res: ServerResponse): void => {
      const tetes = setInterval(() => res.write(' '), 5);
      res.writeHead(200).once('close', () => clearInterval(tetes));
    };
    luar.pajak = () => menetes;
    luar.registriBalas = menetes;
    percepat();
    const [pajak, oss] = [await lama(TANYA.kswp.path), await lama(TANYA.oss.path)];
    expect([pajak >= 19_000, oss >= 14_000, oss < 45_000, pajak < 50_000]).toEqual([true, true, true, true]);
    luar.registriBalas = null;
  });
  it('GALAT-09 for all tries together: slow failures are not repeated beyond it', async () => {
    let panggilan = 0;
    luar.kementan = () => (res) => {
      panggilan += 1;
      setTimeout(() => res.writeHead(500).end('{}'), 60);
    };
    percepat();
    expect(await lama(TANYA.eksportir.path)).toBeLessThan(45_000);
    expect(panggilan).toBeLessThanOrEqual(3);
    expect(panggilan).toBeGreaterThan(1);
  });
});
