import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { sePokokNpwp } from '@sinas/domain/format/npwp';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { OrganisasiRepository, type OrganisasiRow } from './organisasi.repository';

export interface CabangBaru {
  nama: string;
  npwp: string;
  alamat: string;
  kota?: string;
}

/** A company and its branches, kept by the head office's administrator. */
@Injectable()
export class CabangService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: OrganisasiRepository,
    private readonly riwayat: RiwayatAkunService,
  ) {}

  /** One's own company first, then its branches; a branch sees itself alone. */
  async daftar(aktor: Aktor): Promise<OrganisasiRow[]> {
    if (!aktor.id_organisasi) throw new TidakAda();
    return this.repo.daftar(aktor.id_organisasi, !aktor.isbranch);
  }

  async buat(aktor: Aktor, c: CabangBaru): Promise<OrganisasiRow> {
    const pusat = this.pusat(aktor);
    return this.prisma.tx(async (tx) => {
      const induk = await this.repo.kunci(tx, pusat);
      if (!induk) throw new TidakAda();
      if (!sePokokNpwp(c.npwp, induk.npwp ?? ''))
        throw new AturanDilanggar('umum.isian_salah', [
          { langkah: 'cabang', path: 'npwp', message: pesan('cabang.npwp_pokok') },
        ]);
      if (await this.repo.npwpTerpakai(tx, induk.id, c.npwp)) throw new Bentrok('cabang.npwp_ada');
      const id = await this.repo.buat(tx, induk, { ...c, id_nib: `CABANG-${randomUUID()}` });
      await this.riwayat.catat(tx, aktor, {
        objek: 'organisasi',
        id_objek: id,
        peristiwa: 'buat_cabang',
        sebelum: null,
        sesudah: { nama: c.nama, alamat: c.alamat, induk: pusat },
      });
      return this.repo.satu(tx, id);
    });
  }

  async ubah(
    aktor: Aktor,
    id: string,
    m: Partial<Pick<CabangBaru, 'nama' | 'alamat' | 'kota'>>,
  ): Promise<OrganisasiRow> {
    const pusat = this.pusat(aktor);
    return this.prisma.tx(async (tx) => {
      const lama = await this.repo.kunci(tx, id);
      if (!lama || lama.id_induk !== pusat) throw new TidakAda();
      await this.repo.ubah(tx, id, m);
      const { nama, alamat, kota } = lama;
      await this.riwayat.catat(tx, aktor, {
        objek: 'organisasi',
        id_objek: id,
        peristiwa: 'ubah_cabang',
        sebelum: { nama, alamat, kota },
        sesudah: { nama, alamat, kota, ...m },
      });
      return this.repo.satu(tx, id);
    });
  }

  private pusat(aktor: Aktor): string {
    if (!aktor.id_organisasi) throw new TidakAda();
    if (aktor.isbranch) throw new TidakBerwenang('cabang.bukan_pusat');
    return aktor.id_organisasi;
  }
}
