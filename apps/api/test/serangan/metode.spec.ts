import { request } from 'node:http';
import { World } from '../support/world';

/** Methods that nobody needs are not served. */
let dunia: World;
beforeAll(async () => {
  dunia = await World.open();
});
afterAll(() => dunia.close());

const minta = (method: string, path: string): Promise<{ http: number; isi: string }> =>
  new Promise((selesai, gagal) => {
    const r = request(dunia.url + path, { method, headers: { cookie: 'sesi=rahasia-dari-kuki' } }, (res) => {
      let isi = '';
      res.on('data', (b: Buffer) => (isi += b.toString()));
      res.on('end', () => selesai({ http: res.statusCode ?? 0, isi }));
    });
    r.on('error', gagal);
    r.end();
  });

it.each(['/', '/api/sesi', '/nk/v2/data-nk/rki/pengajuan', '/oidc/auth'])(
  'TRACE %s is refused and says nothing back of what was sent',
  async (path) => {
    const h = await minta('TRACE', path);
    expect(h.http).toBeGreaterThanOrEqual(400);
    expect(h.isi).not.toContain('rahasia-dari-kuki');
  },
);
