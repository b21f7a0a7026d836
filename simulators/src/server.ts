import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Call } from './http';
import { BadRequest, readJson, send } from './http';
import { Djbc } from './djbc';
import { Inaport } from './inaport';
import { Integrasi } from './integrasi';
import { Kementan } from './kementan';
import { SistemNasional } from './kl';
import { Pajak } from './pajak';
import { Pnbp } from './pnbp';
import { answerAs, Kendali, readPerilaku } from './perilaku';
import type { Sistem } from './perilaku';
import { Registri } from './registri';
import { Tte } from './tte/tte';
import { KotakSurat } from './surel/kotak-surat';
import { pintuSurel } from './surel/pintu';
import { startSmtp } from './surel/server-smtp';

export interface Simulators {
  port: number;
  url: string;
  /** Where mail is taken: smtp://127.0.0.1:<smtpPort> */
  smtpPort: number;
  close(): Promise<void>;
}

interface World {
  kendali: Kendali;
  kl: SistemNasional;
  registri: Registri;
  inaport: Inaport;
  integrasi: Integrasi;
  pajak: Pajak;
  kementan: Kementan;
  pnbp: Pnbp;
  djbc: Djbc;
  tte: Tte;
  kotak: KotakSurat;
}

async function control(world: World, call: Call): Promise<Answer | undefined> {
  switch (`${call.method} ${call.path}`) {
    case 'GET /':
      return { status: 200, body: { nama: 'Simulator sistem luar SINAS NK', sistem: world.kendali.all() } };
    case 'GET /_kendali':
      return { status: 200, body: world.kendali.all() };
    case 'POST /_kendali': {
      const { sistem, perilaku } = readPerilaku(await readJson(call.request));
      world.kendali.set(sistem, perilaku);
      return { status: 200, body: world.kendali.all() };
    }
    case 'GET /_panggilan':
      return { status: 200, body: world.kendali.panggilan };
    case 'GET /_efek': {
      const efek = world.kl.efek(call.query.get('no_aju'));
      return { status: 200, body: { jumlah: efek.length, efek } };
    }
    case 'DELETE /_efek':
      world.kl.forget();
      return { status: 204, body: null };
    default:
      return pintuSurel(world.kotak, call);
  }
}

/** Systems that are called by HTTP; mail comes in by its own port. */
function systemOf(world: World, path: string): { sistem: Sistem; handle: (call: Call) => Promise<Answer> } | undefined {
  for (const sistem of ['kl', 'registri', 'inaport', 'integrasi', 'pajak', 'kementan', 'pnbp', 'djbc', 'tte'] as const)
    if (path.startsWith(`/${sistem}/`)) return { sistem, handle: (call) => world[sistem].handle(call) };
  return undefined;
}

async function route(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const call: Call = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    request,
    response,
  };
  const controlled = await control(world, call);
  if (controlled) {
    send(response, controlled);
    return;
  }
  const system = systemOf(world, url.pathname);
  if (!system) {
    send(response, { status: 404, body: { pesan: 'Alamat tidak dikenal' } });
    return;
  }
  const inside = { ...call, path: url.pathname.slice(system.sistem.length + 1) };
  const perilaku = world.kendali.take(system.sistem);
  await world.kendali.selama(
    system.sistem,
    answerAs(perilaku, inside, () => system.handle(inside)),
  );
}

/** The outside world, on loopback unless told otherwise; port 0 takes any free one. */
export async function startSimulators(
  port: number,
  options: { registriFile?: string; tteFile?: string; host?: string; smtpPort?: number } = {},
): Promise<Simulators> {
  const host = options.host ?? '127.0.0.1';
  const registri = new Registri(options.registriFile);
  const world: World = {
    kendali: new Kendali(),
    kl: new SistemNasional(),
    registri,
    inaport: new Inaport(),
    integrasi: new Integrasi(registri),
    pajak: new Pajak(registri),
    kementan: new Kementan(),
    pnbp: new Pnbp(),
    djbc: new Djbc(),
    tte: new Tte(options.tteFile),
    kotak: new KotakSurat(),
  };
  const smtp = await startSmtp(options.smtpPort ?? 0, host, world.kotak, world.kendali);
  const server = createServer((request, response) => {
    route(world, request, response).catch((error: unknown) => {
      const refused = error instanceof BadRequest || error instanceof URIError;
      if (!refused) console.error(error);
      const pesan = error instanceof BadRequest ? error.message : 'Permintaan tidak dapat diproses';
      send(response, { status: refused ? 400 : 500, body: { pesan } });
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => void smtp.close().then(() => reject(error)));
    server.listen(port, host, () => {
      const taken = (server.address() as AddressInfo).port;
      const close = async () => {
        const closed = new Promise<void>((done) => server.close(() => done()));
        server.closeAllConnections(); // a hanging call must not keep the process
        await Promise.all([closed, smtp.close()]);
      };
      resolve({ port: taken, url: `http://127.0.0.1:${taken}`, smtpPort: smtp.port, close });
    });
  });
}
