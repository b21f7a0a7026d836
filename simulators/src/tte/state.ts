import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JsonName } from '@peculiar/x509';
import { certificateOf, issue, makeCa, type KeptKey, type Revoked } from './ca';

export interface Person {
  id: string;
  nama: string;
  jabatan: string;
  key: KeptKey;
  salt: string;
  passphrase: string;
  revoked: boolean;
}
interface Kept {
  ca: KeptKey;
  tsa: KeptKey;
  seal: KeptKey;
  people: Record<string, Person>;
  revoked: Revoked[];
}
interface Options {
  /** Where it lies between two runs; nowhere = gone with the process. */
  file?: string;
  crlUrl: string;
  now: () => Date;
}

/** Of the subject: whose the certificate is, as the portal names them. */
const SERIAL_NUMBER = '2.5.4.5';
const scrypt = (passphrase: string, salt: string): Buffer => scryptSync(passphrase, salt, 32, { N: 1024 });
const subject = (o: { id?: string; cn: string; title?: string }): JsonName => [
  { CN: [o.cn] },
  ...(o.title ? [{ T: [o.title] }] : []),
  ...(o.id ? [{ [SERIAL_NUMBER]: [o.id] }] : []),
  { O: ['SINAS NK (rekaan)'] },
  { C: ['ID'] },
];

/** Keys of the authority, of the seal, of time, and of people. Made when they are first needed. */
export class TteState {
  private readonly options: Options;
  private ready: Promise<Kept> | null = null;
  private enrolling: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.options = options;
  }

  kept(): Promise<Kept> {
    this.ready ??= this.open();
    return this.ready;
  }

  async enrol(who: { id: string; nama: string; jabatan: string; frasa: string }): Promise<Person> {
    const before = this.enrolling;
    const work = before.then(() => this.make(who));
    this.enrolling = work.catch(() => undefined);
    return work;
  }

  async revoke(id: string): Promise<boolean> {
    const kept = await this.kept();
    const person = kept.people[id];
    if (!person) return false;
    person.revoked = true;
    kept.revoked.push({ serial: certificateOf(person.key).serialNumber, at: this.options.now().toISOString() });
    this.save(kept);
    return true;
  }

  knows({ salt, passphrase }: Person, tried: string): boolean {
    return timingSafeEqual(scrypt(tried, salt), Buffer.from(passphrase, 'hex'));
  }

  private async make({ id, nama, jabatan, frasa }: { id: string; nama: string; jabatan: string; frasa: string }) {
    const kept = await this.kept();
    const known = kept.people[id];
    if (known && !known.revoked) return known;
    const key = await issue(kept.ca, subject({ id, cn: nama, title: jabatan }), 'sign', this.when());
    const salt = randomBytes(16).toString('hex');
    const passphrase = scrypt(frasa, salt).toString('hex');
    const person: Person = { id, nama, jabatan, key, salt, passphrase, revoked: false };
    kept.people[id] = person;
    this.save(kept);
    return person;
  }

  private when = () => ({ now: this.options.now(), crlUrl: this.options.crlUrl });

  private async open(): Promise<Kept> {
    const { file } = this.options;
    if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Kept;
    const ca = await makeCa(this.options.now());
    const kept: Kept = {
      ca,
      tsa: await issue(ca, subject({ cn: 'Penanda Waktu Rekaan' }), 'timestamp', this.when()),
      seal: await issue(ca, subject({ cn: 'Segel SINAS NK' }), 'sign', this.when()),
      people: {},
      revoked: [],
    };
    this.save(kept);
    return kept;
  }

  /** Whole or not at all: a run that ends here leaves the state of before. */
  private save(kept: Kept): void {
    const { file } = this.options;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.baru`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.baru`, file);
  }
}
