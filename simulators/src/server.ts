import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Call } from './http';
import { BadRequest, readJson, send } from './http';
import { SistemNasional } from './kl';
import { answerAs, Kendali, readPerilaku } from './perilaku';
import type { Sistem } from './perilaku';
import { Registri } from './registri';

export interface Simulators {
  port: number;
  url: string;
  close(): Promise<void>;
}

interface World {
  kendali: Kendali;
  kl: SistemNasional;
  registri: Registri;
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
      return undefined;
  }
}

function systemOf(world: World, path: string): { sistem: Sistem; handle: (call: Call) => Promise<Answer> } | undefined {
  if (path.startsWith('/kl/')) return { sistem: 'kl', handle: (call) => world.kl.handle(call) };
  if (path.startsWith('/registri/')) return { sistem: 'registri', handle: (call) => world.registri.handle(call) };
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
export function startSimulators(
  port: number,
  options: { registriFile?: string; host?: string } = {},
): Promise<Simulators> {
  const world: World = {
    kendali: new Kendali(),
    kl: new SistemNasional(),
    registri: new Registri(options.registriFile),
  };
  const server = createServer((request, response) => {
    route(world, request, response).catch((error: unknown) => {
      const refused = error instanceof BadRequest || error instanceof URIError;
      if (!refused) console.error(error);
      const pesan = error instanceof BadRequest ? error.message : 'Permintaan tidak dapat diproses';
      send(response, { status: refused ? 400 : 500, body: { pesan } });
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, options.host ?? '127.0.0.1', () => {
      const taken = (server.address() as AddressInfo).port;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections(); // a hanging call must not keep the process
        });
      resolve({ port: taken, url: `http://127.0.0.1:${taken}`, close });
    });
  });
}
