import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Balas = [status: number, body: unknown] | 'gantung';
/** Systems around the portal, as a test wants them to answer. */
export class Luar {
  registri = new Map<string, object>();
  inaport = new Map<string, { password: string; akun: object }>();
  integrasi = (_jenis: string, _npwp: string): Balas => [404, null];
  registriBalas: Balas | null = null;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async buka(): Promise<Luar> {
    const server = createServer((req, res) => void luar.jawab(req, res));
    await new Promise<void>((siap) => server.listen(0, '127.0.0.1', siap));
    const luar: Luar = new Luar(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return luar;
  }
  env(): Record<string, string> {
    return {
      REGISTRI_URL: `${this.url}/registri`,
      INAPORT_URL: `${this.url}/inaport`,
      INTEGRASI_URL: `${this.url}/integrasi`,
    };
  }
  async tutup(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((jadi) => this.server.close(jadi));
  }

  private async jawab(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const balas = await this.isi(req);
    if (balas === 'gantung') return;
    res.writeHead(balas[0], { 'content-type': 'application/json' }).end(JSON.stringify(balas[1]));
  }
  private async isi(req: IncomingMessage): Promise<Balas> {
    const [, sistem, a = '', b = ''] = (req.url ?? '').split('/').map(decodeURIComponent);
    if (sistem === 'registri') {
      const ada = this.registri.get(b);
      return this.registriBalas ?? (ada ? [200, ada] : [404, { pesan: 'tidak ada' }]);
    }
    if (sistem === 'inaport') {
      const { username, password } = (await json(req)) as { username: string; password: string };
      const ada = this.inaport.get(username);
      return ada && ada.password === password ? [200, ada.akun] : [401, { pesan: 'salah' }];
    }
    return this.integrasi(a, b);
  }
}
