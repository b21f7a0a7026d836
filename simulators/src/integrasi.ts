import type { Answer, Call } from './http';
import type { Perusahaan } from './perusahaan';
import type { Registri } from './registri';

/** Systems of other ministries that companies are registered in. */
const JENIS: Record<string, string> = {
  kkp: 'Kementerian Kelautan dan Perikanan',
  kementan: 'Kementerian Pertanian',
  siinas: 'SIINas, Kementerian Perindustrian',
  inatrade: 'Inatrade, Kementerian Perdagangan',
};

const RISIKO = ['low', 'medium', 'high', 'prioritas'];
const ekor = (p: Perusahaan): string => p.npwp.slice(-12, -6);
const sertifikat = (awalan: string) => (p: Perusahaan) =>
  (p.sertifikat ?? [awalan])
    .filter((s) => s === awalan)
    .map((s) => ({
      nomor: `${s}-${ekor(p)}-2026`,
      nama: p.nama,
      berlaku_mulai: '2026-01-02',
      berlaku_akhir: '2028-01-01',
    }));
/** Lists by system and name, each from what the company is. */
const DOKUMEN: Record<string, (p: Perusahaan) => object[]> = {
  'kementan/gap': sertifikat('GAP'),
  'kementan/ghp': sertifikat('GHP'),
  'kkp/skp': sertifikat('SKP'),
  'siinas/kapasitas': (p) =>
    p.kbli.map(({ kode_kbli, uraian }) => ({
      kbli: kode_kbli,
      uraian,
      kapasitas: '12000',
      satuan: 'TNE',
      tahun: '2026',
    })),
  'siinas/lhv': (p) => [
    { nomor: `LHV-${ekor(p)}-01`, surveyor: 'Surveyor Rekaan', tanggal: '2026-03-15', hasil: 'SESUAI' },
  ],
  'isrm/risiko': (p) => [{ npwp: p.npwp, tingkat: p.risiko ?? RISIKO[Number(p.npwp.slice(4, 10)) % RISIKO.length] }],
  'siinas/profil': (p) => [
    { npwp: p.npwp, nama: p.nama, alamat: p.alamat, sektor: p.proyek[0]?.sektor ?? '', status: 'AKTIF' },
  ],
};

/** A company that the registry knows and whose NIB is active is registered everywhere; nobody else is. */
export class Integrasi {
  constructor(private readonly registri: Registri) {}

  async handle(call: Call): Promise<Answer> {
    const dokumen = /^\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(call.path);
    if (call.method === 'GET' && dokumen) return this.dokumen(dokumen[1] ?? '', dokumen[2] ?? '', dokumen[3] ?? '');
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

  /** What a system has issued to a company; nothing for one whose NIB is not active. */
  private dokumen(jenis: string, npwp: string, nama: string): Answer {
    const buat = DOKUMEN[`${jenis}/${nama}`];
    if (!buat) return { status: 404, body: { pesan: 'Alamat tidak dikenal' } };
    const company = this.registri.byNpwp(decodeURIComponent(npwp));
    return { status: 200, body: company?.status_nib === '01' ? buat(company) : [] };
  }
}
