import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { bacaDaftar, type Baris } from './luar/baca-luar';
import { HakPerusahaanService } from './hak-perusahaan.service';
import { TanyaLuarService, type Hasil } from './luar/tanya-luar.service';

/** Company look-ups (BATAS-01). */
const BATAS_MS = 15_000;
const SERTIFIKAT = ['nomor', 'nama', 'berlaku_mulai', 'berlaku_akhir'] as const;
/** Lists that ministries keep of a company: where each one is, and what is taken over. */
const DOKUMEN = {
  gap: { sistem: 'kementan-gap', di: ['kementan', 'gap'], medan: SERTIFIKAT },
  ghp: { sistem: 'kementan-ghp', di: ['kementan', 'ghp'], medan: SERTIFIKAT },
  skp: { sistem: 'kkp-skp', di: ['kkp', 'skp'], medan: SERTIFIKAT },
  kapasitas: {
    sistem: 'siinas-kapasitas',
    di: ['siinas', 'kapasitas'],
    medan: ['kbli', 'uraian', 'kapasitas', 'satuan', 'tahun'],
  },
  lhv: { sistem: 'siinas-lhv', di: ['siinas', 'lhv'], medan: ['nomor', 'surveyor', 'tanggal', 'hasil'] },
  ppi: { sistem: 'siinas-profil', di: ['siinas', 'profil'], medan: ['npwp', 'nama', 'alamat', 'sektor', 'status'] },
} as const;
type Jenis = keyof typeof DOKUMEN;
type Isi<J extends Jenis> = Baris<(typeof DOKUMEN)[J]['medan'][number]>;

/** Certificates, capacities and reports of one company. */
@Injectable()
export class DokumenPerusahaanService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly hak: HakPerusahaanService,
    private readonly luar: TanyaLuarService,
    private readonly referensi: ReferensiService,
  ) {}

  /** With the unit by name. */
  async kapasitas(aktor: Aktor, nomor: string | undefined) {
    const h = await this.daftar(aktor, 'kapasitas', nomor);
    const bernama = h.rows.map(async (r) => ({ ...r, ur_satuan: await this.referensi.namaDari('satuan', r.satuan) }));
    return { ...h, rows: await Promise.all(bernama) };
  }

  async daftar<J extends Jenis>(aktor: Aktor, jenis: J, nomor: string | undefined): Promise<Hasil<Isi<J>>> {
    const { npwp } = await this.hak.cari(aktor, nomor);
    if (!npwp) return { rows: [], diambil: null };
    const { sistem, di, medan } = DOKUMEN[jenis];
    const baca = (body: unknown): Isi<J>[] | null => {
      const rows = bacaDaftar<(typeof DOKUMEN)[J]['medan'][number]>(medan)(body);
      return rows?.every((r) => !('npwp' in r) || r.npwp === npwp) ? rows : null;
    };
    const url = `${this.config.integrasiUrl}/${di[0]}/${encodeURIComponent(npwp)}/${di[1]}`;
    return this.luar.tanya({ sistem, url, batasMs: BATAS_MS, baca }, npwp);
  }
}
