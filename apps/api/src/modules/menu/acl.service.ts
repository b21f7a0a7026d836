import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { mengunciDiri } from '@sinas/domain/akses/menu';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { UUID } from '@sinas/domain/format/uuid';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { AclRepository, type BarisAcl, type SasaranAcl } from './acl.repository';
import { MenuService } from './menu.service';

/** Ids that the table can hold. */
const NOMOR = /^\d{1,9}$/;

export interface AclBaru extends Partial<SasaranAcl> {
  id_menu: number;
  tampil: boolean;
}

/** Who is shown which entry. Every change leaves its before and after in the history of the entry. */
@Injectable()
export class AclService {
  constructor(
    private readonly repo: AclRepository,
    private readonly menu: MenuService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
  ) {}

  async bagiPengguna(aktor: Aktor, idUser: string): Promise<BarisAcl[]> {
    return this.repo.bagiPengguna(await this.menu.pemilik(aktor, idUser));
  }

  async bagiOrganisasi(aktor: Aktor, idOrganisasi: string): Promise<BarisAcl[]> {
    const boleh = idOrganisasi.toLowerCase() === aktor.id_organisasi || punyaIzin(aktor.peran, 'menu.lihat');
    if (!boleh || !UUID.test(idOrganisasi) || !(await this.repo.organisasiAda(idOrganisasi))) throw new TidakAda();
    return this.repo.bagiOrganisasi(idOrganisasi);
  }

  async daftar(idMenu: number | undefined, page: number, limit: number) {
    const [rows, total] = await Promise.all([
      this.repo.daftar(idMenu ?? null, page, limit),
      this.repo.hitung(idMenu ?? null),
    ]);
    return { rows, meta: { page, limit, total } };
  }

  /** One word per entry and target: what is there already is changed. */
  async atur(aktor: Aktor, { id_menu, tampil, ...kepada }: AclBaru): Promise<BarisAcl> {
    const s: SasaranAcl = {
      kode_peran: kepada.kode_peran ?? null,
      id_user: kepada.id_user?.toLowerCase() ?? null,
      id_organisasi: kepada.id_organisasi?.toLowerCase() ?? null,
    };
    if (Object.values(s).filter(Boolean).length !== 1) throw new AturanDilanggar('menu.satu_sasaran');
    if (s.id_user) await this.menu.pemilik(aktor, s.id_user);
    if (s.id_organisasi && !(await this.repo.organisasiAda(s.id_organisasi))) throw new TidakAda();
    return this.prisma.tx(async (tx) => {
      const kode = await this.bolehDiubah(tx, aktor, id_menu, s, tampil);
      const lama = await this.repo.cari(tx, id_menu, s);
      if (lama) return this.ganti(tx, aktor, lama, tampil);
      const id = await this.repo.tambah(tx, id_menu, s, tampil);
      await this.catat(tx, aktor, { kode, id_menu, ...s }, null, tampil);
      return this.ada(tx, id);
    });
  }

  async ubah(aktor: Aktor, idAcl: string, { tampil, versi }: { tampil: boolean; versi: number }): Promise<BarisAcl> {
    const id = NOMOR.test(idAcl) ? Number(idAcl) : 0;
    const idMenu = await this.repo.menuDari(id);
    if (idMenu === null) throw new TidakAda();
    return this.prisma.tx(async (tx) => {
      await this.repo.kunciMenu(tx, idMenu);
      const lama = await this.ada(tx, id);
      if (lama.versi !== versi) throw new Bentrok('umum.versi_usang', { versi: lama.versi, tampil: lama.tampil });
      await this.bolehDiubah(tx, aktor, idMenu, lama, tampil);
      return this.ganti(tx, aktor, lama, tampil);
    });
  }

  /** Locks the entry; gives its code. */
  private async bolehDiubah(tx: Tx, aktor: Aktor, idMenu: number, s: SasaranAcl, tampil: boolean): Promise<string> {
    const kode = await this.repo.kunciMenu(tx, idMenu);
    if (kode === null) throw new TidakAda();
    if (!tampil && mengunciDiri(aktor, kode, s)) throw new AturanDilanggar('menu.kunci_sendiri');
    return kode;
  }

  private async ganti(tx: Tx, aktor: Aktor, lama: BarisAcl, tampil: boolean): Promise<BarisAcl> {
    if (lama.tampil === tampil) return lama;
    await this.repo.ubah(tx, lama.id, tampil);
    await this.catat(tx, aktor, lama, lama.tampil, tampil);
    return this.ada(tx, lama.id);
  }

  private async ada(tx: Tx, id: number): Promise<BarisAcl> {
    const a = await this.repo.baca(tx, id);
    if (!a) throw new TidakAda();
    return a;
  }

  private async catat(
    tx: Tx,
    aktor: Aktor,
    a: SasaranAcl & { kode: string; id_menu: number },
    sebelum: boolean | null,
    sesudah: boolean,
  ): Promise<void> {
    const { kode, kode_peran, id_user, id_organisasi } = a;
    const isi = (tampil: boolean) => ({ kode, kode_peran, id_user, id_organisasi, tampil });
    await this.riwayat.catat(tx, aktor, {
      objek: 'menu',
      id_objek: String(a.id_menu),
      peristiwa: 'acl',
      sebelum: sebelum === null ? null : isi(sebelum),
      sesudah: isi(sesudah),
    });
  }
}
