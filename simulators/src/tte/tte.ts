import type { Answer, Call } from '../http';
import { BadRequest, readBytes, readJson } from '../http';
import { certificateOf, makeCrl, type KeptKey } from './ca';
import { signHash } from './sign';
import { TteState, type Person } from './state';
import { timeStamp } from './timestamp';

const SECRET = 'rahasia-simulator-tte';
/** With which whoever was never enrolled signs, so that a demo needs no counter. */
export const FRASA_REKAAN = 'frasa-rekaan';
const refuse = (status: number, kode: string, pesan: string): Answer => ({ status, body: { kode, pesan } });

function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new BadRequest(`${name} wajib diisi`);
  return value;
}
function digestOf(body: Record<string, unknown>): Buffer {
  const digest = Buffer.from(text(body, 'digest'), 'base64');
  if (body.algoritma !== 'SHA-256' || digest.length !== 32) throw new BadRequest('digest harus SHA-256 dalam base64');
  return digest;
}

/**
 * Signs hashes for a portal that shows its secret: by a person's key when the passphrase is theirs, by the organisation's
 * own as a seal. Tells the time (RFC 3161), and which certificates have ended.
 */
export class Tte {
  private readonly state: TteState;

  constructor(
    file?: string,
    private readonly now: () => Date = () => new Date(),
    private readonly secret: string = process.env.TTE_RAHASIA || SECRET,
  ) {
    this.state = new TteState({ file, now, crlUrl: 'http://tte.invalid/crl' });
  }

  async handle(call: Call): Promise<Answer> {
    switch (`${call.method} ${call.path}`) {
      case 'GET /ca.cer':
        return {
          status: 200,
          body: Buffer.from((await this.state.kept()).ca.certificate, 'base64'),
          type: 'application/pkix-cert',
        };
      case 'GET /crl': {
        const { ca, revoked } = await this.state.kept();
        return { status: 200, body: await makeCrl(ca, revoked, this.now()), type: 'application/pkix-crl' };
      }
      case 'POST /tsa':
        return this.stamp(await readBytes(call.request));
      case 'POST /orang':
        return this.enrol(await readJson(call.request));
      case 'POST /cabut':
        return (await this.state.revoke(text(await readJson(call.request), 'id')))
          ? { status: 200, body: { dicabut: true } }
          : refuse(404, 'TIDAK_TERDAFTAR', 'Penanda tangan tidak dikenal');
      default:
        return call.path.startsWith('/v1/') ? this.forPortal(call) : refuse(404, 'ALAMAT', 'Alamat tidak dikenal');
    }
  }

  private async forPortal(call: Call): Promise<Answer> {
    const body = await readJson(call.request);
    if (call.request.headers.authorization !== `Bearer ${this.secret}`)
      return refuse(401, 'KLIEN', 'Sistem pemanggil tidak dikenal');
    switch (`${call.method} ${call.path}`) {
      case 'POST /v1/sertifikat':
        return this.certificate(body);
      case 'POST /v1/segel': {
        const { seal } = await this.state.kept();
        return this.signature(seal, digestOf(body));
      }
      case 'POST /v1/tanda-tangan':
        return this.sign(body);
      default:
        return refuse(404, 'ALAMAT', 'Alamat tidak dikenal');
    }
  }

  /** Of the seal when nobody is named. */
  private async certificate({ id, nama, jabatan }: Record<string, unknown>): Promise<Answer> {
    const { ca, seal } = await this.state.kept();
    if (id === undefined) return { status: 200, body: { sertifikat: seal.certificate, rantai: [ca.certificate] } };
    const person = await this.person({ id, nama, jabatan });
    if ('status' in person) return person;
    return { status: 200, body: { sertifikat: person.key.certificate, rantai: [ca.certificate] } };
  }

  private async sign(body: Record<string, unknown>): Promise<Answer> {
    const digest = digestOf(body);
    const person = await this.person(body);
    if ('status' in person) return person;
    if (!this.state.knows(person, text(body, 'frasa'))) return refuse(403, 'FRASA_SALAH', 'Frasa sandi salah');
    return this.signature(person.key, digest);
  }

  private async person(body: Record<string, unknown>): Promise<Person | Answer> {
    const id = text(body, 'id');
    const known = (await this.state.kept()).people[id];
    if (known?.revoked) return refuse(403, 'DICABUT', 'Sertifikat penanda tangan sudah dicabut');
    if (known) return known;
    if (typeof body.nama !== 'string') return refuse(404, 'TIDAK_TERDAFTAR', 'Penanda tangan tidak dikenal');
    return this.state.enrol({
      ...{ id, nama: text(body, 'nama'), frasa: FRASA_REKAAN },
      jabatan: typeof body.jabatan === 'string' ? body.jabatan : '',
    });
  }

  private signature(key: KeptKey, digest: Buffer): Answer {
    const nomor_seri = certificateOf(key).serialNumber;
    return { status: 200, body: { tanda_tangan: signHash(key, digest).toString('base64'), nomor_seri } };
  }

  private async stamp(request: Buffer): Promise<Answer> {
    const { tsa } = await this.state.kept();
    return { status: 200, body: timeStamp(tsa, request, this.now()), type: 'application/timestamp-reply' };
  }

  /** As at a counter: a person, and the passphrase that this person has chosen. */
  private async enrol(body: Record<string, unknown>): Promise<Answer> {
    const jabatan = typeof body.jabatan === 'string' ? body.jabatan : '';
    const who = { id: text(body, 'id'), nama: text(body, 'nama'), frasa: text(body, 'frasa'), jabatan };
    const { key } = await this.state.enrol(who);
    return { status: 201, body: { sertifikat: key.certificate } };
  }
}
