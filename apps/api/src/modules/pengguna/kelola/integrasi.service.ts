import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TidakAda } from '../../../platform/errors';
import { TanyaLuarService } from '../../perusahaan/luar/tanya-luar.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { OrganisasiRepository } from '../unit/organisasi.repository';

/** Systems of other ministries in which a company may be registered, and their names. */
export const SISTEM_INTEGRASI = {
  kkp: 'RPHP Kementerian Kelautan dan Perikanan',
  kementan: 'SIMREK Kementerian Pertanian',
  siinas: 'SIINas Kementerian Perindustrian',
  inatrade: 'INATRADE Kementerian Perdagangan',
} as const;
export type JenisIntegrasi = keyof typeof SISTEM_INTEGRASI;
export interface Integrasi {
  jenis: JenisIntegrasi;
  nama_sistem: string;
  terdaftar: boolean;
  id_luar: string | null;
  nama: string | null;
  sejak: string | null;
  keterangan: string | null;
}
/** Company look-ups (BATAS-01). */
const BATAS_MS = 15_000;
const JENIS = Object.keys(SISTEM_INTEGRASI) as JenisIntegrasi[];
const teks = (nilai: unknown): string | null => (typeof nilai === 'string' && nilai ? nilai.slice(0, 300) : null);

/** What other systems know of a company. One that does not answer leaves its line out (GALAT-07). */
@Injectable()
export class IntegrasiService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly lihat: LihatPenggunaService,
    private readonly organisasi: OrganisasiRepository,
    private readonly luar: TanyaLuarService,
  ) {}

  /** One's own company in all systems. */
  async semua(aktor: Aktor): Promise<Integrasi[]> {
    const npwp = await this.npwp(aktor, undefined);
    return npwp ? (await Promise.all(JENIS.map((j) => this.tanya(j, npwp)))).flat() : [];
  }

  /** One system, for one's own company or one of its branches by NPWP. */
  async satu(aktor: Aktor, jenis: string, npwpCabang: string | undefined): Promise<Integrasi[]> {
    const sistem = JENIS.find((j) => j === jenis);
    if (!sistem) throw new TidakAda();
    const npwp = await this.npwp(aktor, npwpCabang);
    return npwp ? this.tanya(sistem, npwp) : [];
  }

  /** KKP's system, for the company of a user whom one may see. */
  async kkp(aktor: Aktor, idUser: string): Promise<Integrasi[]> {
    const { npwp } = await this.lihat.satu(aktor, idUser);
    return npwp ? this.tanya('kkp', npwp) : [];
  }

  private async npwp(aktor: Aktor, minta: string | undefined): Promise<string | null> {
    if (!aktor.id_organisasi) return null;
    const milik = await this.organisasi.daftar(aktor.id_organisasi, !aktor.isbranch);
    if (!minta) return milik.find((o) => o.id === aktor.id_organisasi)?.npwp ?? null;
    if (!milik.some((o) => o.npwp === minta)) throw new TidakAda();
    return minta;
  }

  private async tanya(jenis: JenisIntegrasi, npwp: string): Promise<Integrasi[]> {
    const url = `${this.config.integrasiUrl}/${jenis}/${encodeURIComponent(npwp)}`;
    return (await this.luar.tanya({ sistem: `integrasi-${jenis}`, url, batasMs: BATAS_MS, baca: baca(jenis) }, npwp))
      .rows;
  }
}

const baca =
  (jenis: JenisIntegrasi) =>
  (body: unknown): Integrasi[] | null => {
    if (typeof body !== 'object' || body === null) return null;
    const b = body as Record<string, unknown>;
    if (typeof b.terdaftar !== 'boolean' || (b.jenis ?? jenis) !== jenis) return null;
    const lain = { id_luar: teks(b.id_luar), nama: teks(b.nama), sejak: teks(b.sejak), keterangan: teks(b.keterangan) };
    return [{ jenis, nama_sistem: SISTEM_INTEGRASI[jenis], terdaftar: b.terdaftar, ...lain }];
  };
