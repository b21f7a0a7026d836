import { Inject, Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { samarkan } from '@sinas/domain/format/tampil';
import { periksaPerusahaan, statusDariOss } from '@sinas/domain/referensi/periksa-perusahaan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { ambilTeks, bacaDaftar, objek, teks, type Baris } from './baca-luar';
import { HakPerusahaanService } from '../hak-perusahaan.service';
import { StatusPerusahaanService } from '../status-perusahaan.service';
import { TanyaLuarService, type Hasil } from './tanya-luar.service';

/** Company look-ups (BATAS-01). */
const BATAS_MS = 15_000;
const DIRI = ['nib', 'npwp', 'nama', 'alamat', 'api_code', 'status_nib', 'kswp'] as const;
const PROYEK = [
  ...(['id_proyek', 'kbli', 'uraian_usaha', 'sektor', 'flag_cabang', 'npwp_cabang'] as const),
  ...(['nama_cabang', 'nama_pj', 'no_identitas_pj', 'jumlah_investasi'] as const),
];
const KBLI = ['kode_kbli', 'uraian'] as const;
export type DataOss = Baris<(typeof DIRI)[number]> & {
  kbli: Baris<(typeof KBLI)[number]>[];
  proyek: Baris<(typeof PROYEK)[number]>[];
};

function bacaOss(nib: string) {
  return (body: unknown): DataOss[] | null => {
    const b = objek(body);
    if (!b || teks(b.nib) !== nib) return null;
    const [kbli, proyek] = [bacaDaftar(KBLI)(b.kbli ?? []), bacaDaftar(PROYEK)(b.proyek ?? [])];
    return kbli && proyek ? [{ ...ambilTeks(b, DIRI), kbli, proyek }] : null;
  };
}

/** The company registry (OSS) about one company: itself, its lines of business, its projects, and what it fulfils. */
@Injectable()
export class OssService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly hak: HakPerusahaanService,
    private readonly luar: TanyaLuarService,
    private readonly status: StatusPerusahaanService,
  ) {}

  async nibNpwp(aktor: Aktor, nomor: string | undefined) {
    const { id_nib } = await this.hak.cari(aktor, nomor);
    const h = await this.data(aktor, nomor);
    return { ...h, rows: h.rows.map(({ kbli: _kbli, proyek: _proyek, ...d }) => ({ id_nib: id_nib ?? d.nib, ...d })) };
  }
  async inquery(aktor: Aktor, nomor: string | undefined) {
    const h = await this.data(aktor, nomor);
    return { ...h, rows: h.rows.map(({ proyek, ...d }) => ({ ...d, jumlah_proyek: proyek.length })) };
  }
  /** Lines of business that stand on the NIB. */
  async kbli(aktor: Aktor, nomor: string | undefined) {
    const h = await this.data(aktor, nomor);
    return { ...h, rows: h.rows.flatMap((d) => d.kbli) };
  }
  /** Identity numbers of people are whole for their own company only. */
  async proyek(aktor: Aktor, nomor: string | undefined) {
    const h = await this.data(aktor, nomor);
    const milik = lingkupAktor(aktor)?.jenis === 'organisasi';
    const proyek = h.rows.flatMap((d) => d.proyek);
    return { ...h, rows: milik ? proyek : proyek.map((p) => ({ ...p, no_identitas_pj: samarkan(p.no_identitas_pj) })) };
  }
  /** The tax status is the one that a new draft is held to: OSS hears of a change later than the tax office says it. */
  async periksa(aktor: Aktor, nomor: string | undefined) {
    const [{ id }, h] = [await this.hak.cari(aktor, nomor), await this.data(aktor, nomor)];
    const akun = id ? await this.status.kini(id) : null;
    const kswp = akun && (akun.kswp_validity ? 'VALID' : 'TIDAK VALID');
    return { ...h, rows: h.rows.flatMap((d) => periksaPerusahaan({ ...d, kswp: kswp ?? d.kswp })) };
  }

  /** The NIB that the account has, null where it has none, and all that stands on it. */
  async diri(aktor: Aktor, nomor: string | undefined): Promise<Hasil<DataOss> & { nib: string | null }> {
    const { nib } = await this.hak.cari(aktor, nomor);
    return { nib, ...(nib ? await this.untuk(nib) : { rows: [], diambil: null }) };
  }
  private async data(aktor: Aktor, nomor: string | undefined): Promise<Hasil<DataOss>> {
    const { rows, diambil } = await this.diri(aktor, nomor);
    return { rows, diambil };
  }
  /** Whoever asks has settled that he may. The account follows what is answered. */
  async untuk(nib: string): Promise<Hasil<DataOss>> {
    const url = `${this.config.registriUrl}/nib/${encodeURIComponent(nib)}`;
    const h = await this.luar.tanya({ sistem: 'oss', url, batasMs: BATAS_MS, baca: bacaOss(nib) }, nib);
    for (const d of h.rows) {
      await this.status.ikuti({ nib }, statusDariOss(d), 'OSS');
      if (h.diambil) await this.status.ikutiAlamat(nib, d.alamat, h.diambil);
    }
    return h;
  }
}
