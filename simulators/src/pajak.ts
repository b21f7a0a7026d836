import type { Answer, Call } from './http';
import type { Perusahaan } from './perusahaan';
import type { Registri } from './registri';

const KPP = ['001', '002', '003'];

/** What the tax office says of a taxpayer, by question. */
const TANYA: Record<string, (p: Perusahaan) => object> = {
  npwp: (p) => ({
    npwp: p.npwp,
    nama: p.nama,
    alamat: p.alamat,
    kode_kpp: KPP[Number(p.npwp.slice(4, 10)) % KPP.length],
    status: 'AKTIF',
  }),
  kswp: (p) => ({
    npwp: p.npwp,
    kswp: p.kswp,
    keterangan: p.kswp === 'VALID' ? 'Kewajiban perpajakan terpenuhi' : 'SPT tahun pajak terakhir belum disampaikan',
  }),
  pemusatan: (p) => ({
    npwp: p.npwp,
    npwp_pusat: p.npwp,
    pemusatan: Number(p.npwp.slice(4, 10)) % 3 === 0 ? 'Y' : 'T',
    keterangan: 'Pemusatan tempat PPN terutang',
  }),
};

/** The tax office with the companies of the registry. */
export class Pajak {
  constructor(private readonly registri: Registri) {}

  async handle(call: Call): Promise<Answer> {
    const asked = /^\/([a-z]+)\/([^/]+)$/.exec(call.path);
    const jawab = asked && Object.hasOwn(TANYA, asked[1] ?? '') ? TANYA[asked[1] ?? ''] : undefined;
    if (call.method !== 'GET' || !asked || !jawab) return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    const company = this.registri.byNpwp(decodeURIComponent(asked[2] ?? ''));
    return company ? { status: 200, body: jawab(company) } : { status: 404, body: { pesan: 'NPWP tidak ditemukan' } };
  }
}
