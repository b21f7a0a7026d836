import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express, Request, Response } from 'express';
import { Adaptor } from './adaptor';

const prototipe = (x: object): unknown => Object.getPrototypeOf(x);

describe('issue 14 part 11: requests are born as Express would make them', () => {
  let server: Server;
  afterEach(() => new Promise((selesai) => server.close(selesai)));

  it('a request and its answer have their prototype before Express sees them, keep it, and are what they were', async () => {
    const adaptor = new Adaptor();
    const app = adaptor.getInstance<Express>();
    adaptor.initHttpServer({});
    server = adaptor.getHttpServer();
    const awal: unknown[] = [];
    server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
      awal.push(prototipe(req), prototipe(res));
    });
    app.get('/apa', (req: Request, res: Response) => {
      awal.push(prototipe(req), prototipe(res));
      res.json([req.path, req.query.a, req.get('x-uji'), req.app === app, res.app === app]);
    });
    await new Promise<void>((siap) => server.listen(0, '127.0.0.1', siap));
    const { port } = server.address() as AddressInfo;
    const isi = await new Promise<string>((jawab, gagal) => {
      const keluar = request({ port, path: '/apa?a=1', headers: { 'x-uji': 'ya' } }, (masuk) => {
        let teks = '';
        masuk.on('data', (potong: Buffer) => (teks += potong.toString('utf8')));
        masuk.on('end', () => jawab(teks));
      });
      keluar.on('error', gagal);
      keluar.end();
    });
    expect(isi).toBe('["/apa","1","ya",true,true]');
    expect(awal).toEqual([app.request, app.response, app.request, app.response]);
    expect(awal[0]).toBe(app.request);
    expect(awal[1]).toBe(app.response);
  });
});
