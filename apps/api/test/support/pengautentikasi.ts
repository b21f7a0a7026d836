import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const b64 = (b: Buffer): string => b.toString('base64url');
const sha = (b: Buffer | string): Buffer => createHash('sha256').update(b).digest();

/** RFC 6238 by hand: SHA-1, 30 s, six digits. `geser`: steps from now. */
export function kodeTotp(rahasia: string, geser = 0, kini = Date.now()): string {
  const huruf = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bit = [...rahasia].map((h) => huruf.indexOf(h).toString(2).padStart(5, '0')).join('');
  const kunci = Buffer.from((bit.match(/.{8}/g) ?? []).map((b) => parseInt(b, 2)));
  const langkah = Buffer.alloc(8);
  langkah.writeBigUInt64BE(BigInt(Math.floor(kini / 30_000) + geser));
  const mac = createHmac('sha1', kunci).update(langkah).digest();
  const mulai = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(mulai) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Just enough CBOR for an attestation: small ints, byte strings, text, maps. */
function cbor(nilai: unknown): Buffer {
  const kepala = (jenis: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(jenis << 5) | n])
      : n < 256
        ? Buffer.from([(jenis << 5) | 24, n])
        : Buffer.from([(jenis << 5) | 25, n >> 8, n & 255]);
  if (typeof nilai === 'number') return nilai >= 0 ? kepala(0, nilai) : kepala(1, -1 - nilai);
  if (Buffer.isBuffer(nilai)) return Buffer.concat([kepala(2, nilai.length), nilai]);
  if (typeof nilai === 'string') return Buffer.concat([kepala(3, Buffer.byteLength(nilai)), Buffer.from(nilai)]);
  const isi = [...(nilai as Map<unknown, unknown>)];
  return Buffer.concat([kepala(5, isi.length), ...isi.flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

/** Waits until the step of 30 s has five left, so that a code made now is still of the step it was made for when it is read. */
export async function langkahLapang(): Promise<void> {
  const sisa = 30_000 - (Date.now() % 30_000);
  if (sisa < 5_000) await new Promise((lanjut) => setTimeout(lanjut, sisa + 50));
}

/** A passkey in software: one key, a counter, and whatever origin the test wants it to believe it is at. */
export class Pengautentikasi {
  readonly id = randomBytes(32);
  pencacah = 0;
  private readonly kunci: { privateKey: KeyObject; publicKey: KeyObject };

  constructor(
    private readonly asal: string,
    private readonly rpID = 'localhost',
  ) {
    this.kunci = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** `bendera`: user present 1, verified 4, attested 64. */
  private data(bendera: number, ekor: Buffer = Buffer.alloc(0)): Buffer {
    const n = Buffer.alloc(4);
    n.writeUInt32BE(this.pencacah);
    return Buffer.concat([sha(this.rpID), Buffer.from([bendera]), n, ekor]);
  }
  private klien(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  buat(challenge: string, { asal = this.asal, terverifikasi = true } = {}): object {
    const jwk = this.kunci.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]);
    const panjang = Buffer.from([0, this.id.length]);
    const ekor = Buffer.concat([Buffer.alloc(16), panjang, this.id, cbor(cose)]);
    const authData = this.data(terverifikasi ? 69 : 65, ekor);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = this.klien('webauthn.create', challenge, asal);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: b64(clientDataJSON), attestationObject: b64(attestationObject), transports: ['usb'] },
    };
  }

  jawab(challenge: string, { asal = this.asal, terverifikasi = true } = {}): object {
    this.pencacah += 1;
    const authData = this.data(terverifikasi ? 5 : 1);
    const clientDataJSON = this.klien('webauthn.get', challenge, asal);
    const signature = createSign('SHA256')
      .update(Buffer.concat([authData, sha(clientDataJSON)]))
      .sign(this.kunci.privateKey);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientDataJSON),
        authenticatorData: b64(authData),
        signature: b64(signature),
      },
    };
  }
}
