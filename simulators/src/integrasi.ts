import type { Answer, Call } from './http';
import type { Registri } from './registri';

/** Systems of other ministries that companies are registered in. */
const JENIS: Record<string, string> = {
  kkp: 'Kementerian Kelautan dan Perikanan',
  kementan: 'Kementerian Pertanian',
  siinas: 'SIINas, Kementerian Perindustrian',
  inatrade: 'Inatrade, Kementerian Perdagangan',
};

/** A company that the registry knows and whose NIB is active is registered everywhere; nobody else is. */
export class Integrasi {
  constructor(private readonly registri: Registri) {}

  async handle(call: Call): Promise<Answer> {
    const asked = /^\/([^/]+)\/([^/]+)$/.exec(call.path);
    const jenis = asked?.[1] ?? '';
    const nama = Object.hasOwn(JENIS, jenis) ? JENIS[jenis] : undefined;
    if (call.method !== 'GET' || !asked || !nama) return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    const company = this.registri.byNpwp(decodeURIComponent(asked[2] ?? ''));
    const terdaftar = company?.status_nib === '01';
    return {
      status: 200,
      body: {
        jenis,
        terdaftar,
        id_luar: terdaftar ? `${jenis.toUpperCase()}-${company.npwp.slice(-12)}` : null,
        nama: company?.nama ?? null,
        sejak: terdaftar ? '2024-03-01' : null,
        keterangan: terdaftar ? `Terdaftar di ${nama}` : `Belum terdaftar di ${nama}`,
      },
    };
  }
}
