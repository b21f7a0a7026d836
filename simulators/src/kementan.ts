import type { Answer, Call } from './http';

const NEGARA = [
  ['AU', 'Australia', 'Rekaan Pastoral Co'],
  ['NZ', 'Selandia Baru', 'Misal Farms Ltd'],
  ['US', 'Amerika Serikat', 'Example Meats Inc'],
  ['BR', 'Brasil', 'Exemplo Carnes SA'],
  ['IN', 'India', 'Udaharan Foods Pvt'],
  ['CN', 'Tiongkok', 'Contoh Trading Co'],
] as const;
const COUNT = 240;
const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const invent = <T extends object>(kode: (n: number) => T): object[] =>
  Array.from({ length: COUNT }, (_, i) => {
    const [kd_negara, negara, nama] = NEGARA[i % NEGARA.length] ?? NEGARA[0];
    const n = i + 1;
    return { ...kode(n), nama: `${nama} ${digits(n, 3)}`, alamat: `${n} Sample Road, ${negara}`, kd_negara, negara };
  });

/** Approved exporters, business units (carcass, meat, offal) and premises of the ministry of agriculture, all invented. */
const DAFTAR: Record<string, object[]> = {
  '/eksportir': invent((n) => ({ kode: `EKS-${digits(n, 5)}` })),
  '/unitkdjo': invent((n) => ({ kode_unit_usaha: `UU-${digits(n, 5)}`, id_simrek: String(70_000 + n) })),
  '/register-premises': invent((n) => ({ kode_register_premises: `RP-${digits(n, 5)}` })),
};

export class Kementan {
  async handle(call: Call): Promise<Answer> {
    const rows = Object.hasOwn(DAFTAR, call.path) ? DAFTAR[call.path] : undefined;
    if (call.method !== 'GET' || !rows) return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    return { status: 200, body: rows };
  }
}
