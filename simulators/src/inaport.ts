import { randomBytes } from 'node:crypto';
import type { Answer, Call } from './http';
import { readJson } from './http';
import { perusahaanRekaan } from './perusahaan';

const ACCOUNTS = 20;
const NAMA = ['Rangga Contoh', 'Dian Rekaan', 'Putu Misal', 'Yosef Umpama', 'Wulan Ibarat'];
const digits = (value: number): string => String(value).padStart(2, '0');

/** Inaportnet with invented accounts inaport-01 to inaport-20, password pelabuhan-<nn>, each of one invented company. */
export class Inaport {
  private readonly companies = perusahaanRekaan();

  async handle(call: Call): Promise<Answer> {
    if (call.method !== 'POST' || call.path !== '/masuk')
      return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    const { username, password } = await readJson(call.request);
    const number = Number(/^inaport-(\d{2})$/.exec(String(username))?.[1] ?? 0);
    const company = this.companies[number - 1];
    if (!company || number > ACCOUNTS || password !== `pelabuhan-${digits(number)}`)
      return { status: 401, body: { pesan: 'Nama pengguna atau kata sandi Inaportnet salah' } };
    return {
      status: 200,
      body: {
        id_inaport: `INP-${String(number).padStart(6, '0')}`,
        nama: `${NAMA[number % NAMA.length]} ${digits(number)}`,
        email: `inaport-${digits(number)}@contoh.invalid`,
        npwp: company.npwp,
        token: randomBytes(24).toString('base64url'),
      },
    };
  }
}
