import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A status and a JSON body, nothing at all, or whatever is written to the line. */
type Balas = [status: number, body: unknown] | 'gantung' | ((res: ServerResponse) => void);
/** Systems around the portal, as a test wants them to answer. */
export class Luar {
  registri = new Map<string, object>();
  inaport = new Map<string, { password: string; akun: object }>();
  integrasi = (_jenis: string, _npwp: string): Balas => [404, null];
  registriBalas: Balas | null = null;
  inaportBalas: Balas | null = null;
  /** The tax office and the ministry of agriculture, by what is asked and about whom. */
  pajak = (_tanya: string, _npwp: string): Balas => [404, {}];
  kementan = (_daftar: string): Balas => [404, {}];

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
      PAJAK_URL: `${this.url}/pajak`,
      KEMENTAN_URL: `${this.url}/kementan`,
    };
  }
  async tutup(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((jadi) => this.server.close(jadi));
  }

  private async jawab(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const balas = await this.isi(req);
    if (balas === 'gantung') return;
    if (typeof balas === 'function') return balas(res);
    res.writeHead(balas[0], { 'content-type': 'application/json' }).end(JSON.stringify(balas[1]));
  }
  private async isi(req: IncomingMessage): Promise<Balas> {
    const [, sistem, a = '', b = ''] = (req.url ?? '').split('/').map(decodeURIComponent);
    if (sistem === 'registri') {
      const ada = this.registri.get(b);
      return this.registriBalas ?? (ada ? [200, ada] : [404, { pesan: 'tidak ada' }]);
    }
    if (sistem === 'inaport') {
      if (this.inaportBalas) return this.inaportBalas;
      const { username, password } = (await json(req)) as { username: string; password: string };
      const ada = this.inaport.get(username);
      return ada && ada.password === password ? [200, ada.akun] : [401, { pesan: 'salah' }];
    }
    if (sistem === 'pajak') return this.pajak(a, b);
    return sistem === 'kementan' ? this.kementan(a) : this.integrasi(a, b);
  }
}
