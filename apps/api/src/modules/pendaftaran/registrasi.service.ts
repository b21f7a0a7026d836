import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JAM_TOKEN, samarkanSurel } from '@sinas/domain/akses/akun';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, type Masalah } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { InaportService } from '../auth/inaport.service';
import { LoginLimiter } from '../auth/login-limiter.service';
import { PermintaanAkunService } from '../auth/permintaan-akun.service';
import { RegistriService, type PerusahaanTerdaftar } from '../perusahaan/registri.service';
import { PendaftaranRepository, type PendaftarBaru } from './pendaftaran.repository';

export interface Pendaftaran {
  nib: string;
  npwp: string;
  fullname: string;
  email: string;
  mobile_number: string;
  nik?: string;
  position?: string;
}
export interface HasilDaftar {
  nama: string;
  surel: string;
  berlaku_jam: number;
}
const masalah = (path: string, kunci: KunciPesan): Masalah => ({
  langkah: 'daftar',
  path,
  message: pesan(kunci),
});
const angka = (teks: string): string => teks.replace(/\D/g, '');

/**
 * A company's first administrator. Who controls the company's address in the registry decides: the token goes there,
 * not to what was typed. Whether the company has an administrator already is told in that mail only.
 */
@Injectable()
export class RegistrasiService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly registri: RegistriService,
    private readonly inaport: InaportService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
  ) {}

  async daftar(p: Pendaftaran, alamat: string): Promise<HasilDaftar> {
    await this.tahan(p, alamat);
    return this.simpan(await this.perusahaan(p), p, null);
  }

  /** The same with the password of Inaportnet as proof of that account. */
  async daftarInaport(p: Pendaftaran, username: string, password: string, alamat: string): Promise<HasilDaftar> {
    await this.tahan(p, alamat);
    const akun = await this.inaport.cocokkan(username, password);
    if (!akun) throw new AturanDilanggar('umum.isian_salah', [masalah('password', 'masuk.salah')]);
    const perusahaan = await this.perusahaan(p);
    if (angka(akun.npwp) !== angka(perusahaan.npwp))
      throw new AturanDilanggar('daftar.inaport_beda', [masalah('npwp', 'daftar.inaport_beda')]);
    return this.simpan(perusahaan, p, akun.id_inaport);
  }

  /** Not a flood from one address, nor a flood of mails to one company. */
  private async tahan(p: Pendaftaran, alamat: string): Promise<void> {
    await this.limiter.hitung('daftar', alamat);
    await this.limiter.hitung('perusahaan', p.nib);
  }

  private async perusahaan(p: Pendaftaran): Promise<PerusahaanTerdaftar & { surel: string }> {
    const ada = await this.registri.cariNib(p.nib);
    const salah: Masalah[] = [];
    if (!ada) salah.push(masalah('nib', 'daftar.nib_tidak_ada'));
    else if (angka(ada.npwp) !== angka(p.npwp)) salah.push(masalah('npwp', 'daftar.npwp_beda'));
    else if (ada.status_nib !== '01') salah.push(masalah('nib', 'daftar.nib_tidak_aktif'));
    else if (!ada.surel) salah.push(masalah('nib', 'daftar.tanpa_surel'));
    if (!ada?.surel || salah.length > 0) throw new AturanDilanggar('umum.isian_salah', salah);
    return { ...ada, surel: ada.surel };
  }

  private async simpan(
    perusahaan: PerusahaanTerdaftar & { surel: string },
    p: Pendaftaran,
    idInaport: string | null,
  ): Promise<HasilDaftar> {
    await this.prisma.tx(async (tx) => {
      await this.repo.kunciNib(tx, perusahaan.nib);
      const org = await this.repo.organisasi(tx, perusahaan);
      if (org.baru)
        await this.riwayat.catat(tx, null, {
          objek: 'organisasi',
          id_objek: org.id,
          peristiwa: 'daftar',
          sebelum: null,
          sesudah: { nama: perusahaan.nama, nib: perusahaan.nib },
        });
      await this.admin(tx, org.id, this.pendaftar(p, idInaport), idInaport);
    });
    const { nama, surel } = perusahaan;
    return { nama, surel: samarkanSurel(surel), berlaku_jam: JAM_TOKEN.AKTIVASI };
  }

  private async admin(tx: Tx, idOrganisasi: string, baru: PendaftarBaru, idInaport: string | null): Promise<void> {
    const admin = await this.repo.admin(tx, idOrganisasi);
    const bertugas = admin.find((a) => a.diaktifkan);
    const terpakai = idInaport ? await this.repo.byInaport(tx, idInaport) : null;
    const menunggu = admin.find((a) => !a.diaktifkan);
    if (bertugas || (terpakai && terpakai.id !== menunggu?.id)) {
      await this.permintaan.minta(tx, 'SUDAH_ADA', { id_user: bertugas?.id ?? terpakai?.id });
      return;
    }
    const id_user = menunggu?.id ?? (await this.repo.buat(tx, idOrganisasi, baru));
    if (menunggu) await this.repo.ganti(tx, menunggu.id, baru);
    await this.permintaan.minta(tx, 'AKTIVASI', { id_user });
    await this.riwayat.catat(tx, null, {
      objek: 'akun',
      id_objek: id_user,
      peristiwa: menunggu ? 'daftar_ulang' : 'daftar',
      sebelum: null,
      sesudah: {
        fullname: baru.fullname,
        email: samarkanSurel(baru.email),
        peran: 'PU_ADMIN',
        id_organisasi: idOrganisasi,
      },
    });
  }

  private pendaftar(p: Pendaftaran, idInaport: string | null): PendaftarBaru {
    return {
      // Chosen at activation, by somebody who has proved to belong to the company.
      username: `menunggu-${randomBytes(9).toString('hex')}`,
      email: p.email.toLowerCase(),
      fullname: p.fullname.trim(),
      nik: p.nik ?? null,
      mobile_number: p.mobile_number,
      position: p.position?.trim() || null,
      login_type: idInaport ? 'inaport' : 'sso',
      id_inaport: idInaport,
    };
  }
}
