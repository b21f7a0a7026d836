import { Injectable } from '@nestjs/common';
import { JAM_TOKEN, samarkanSurel } from '@sinas/domain/akses/akun';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { jaringan } from '../../platform/alamat/alamat';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, type Masalah } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { InaportService } from '../auth/masuk/inaport.service';
import { LoginLimiter } from '../auth/masuk/login-limiter.service';
import { PermintaanAkunService } from '../auth/akun/permintaan-akun.service';
import { RegistriService, type PerusahaanTerdaftar } from '../perusahaan/luar/registri.service';
import { PendaftarRepository } from './pendaftar.repository';
import { PendaftaranRepository } from './pendaftaran.repository';

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
interface Inaport {
  id: string;
  username: string;
}
const masalah = (path: string, kunci: KunciPesan): Masalah => ({
  langkah: 'daftar',
  path,
  message: pesan(kunci),
});
const angka = (teks: string): string => teks.replace(/\D/g, '');
const rapi = (teks: string): string => teks.replace(/\s+/g, ' ').trim();

/**
 * A company's first administrator. Who controls the company's address in the registry decides: the link goes there, not
 * to what was typed. Every registration stands by itself, beside those that wait. Whether the company has an
 * administrator already is told in that mail only.
 */
@Injectable()
export class RegistrasiService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly pendaftar: PendaftarRepository,
    private readonly registri: RegistriService,
    private readonly inaport: InaportService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
    private readonly limiter: LoginLimiter,
    private readonly clock: Clock,
  ) {}

  async daftar(p: Pendaftaran, alamat: string): Promise<HasilDaftar> {
    await this.tahan(p, alamat);
    return this.simpan(await this.perusahaan(p), p, alamat, null);
  }

  /** The same with the password of Inaportnet as proof of that account. */
  async daftarInaport(p: Pendaftaran, username: string, password: string, alamat: string): Promise<HasilDaftar> {
    await this.tahan(p, alamat);
    const akun = await this.inaport.cocokkan(username, password);
    if (!akun) throw new AturanDilanggar('umum.isian_salah', [masalah('password', 'masuk.salah')]);
    const perusahaan = await this.perusahaan(p);
    if (angka(akun.npwp) !== angka(perusahaan.npwp))
      throw new AturanDilanggar('daftar.inaport_beda', [masalah('npwp', 'daftar.inaport_beda')]);
    return this.simpan(perusahaan, p, alamat, { id: akun.id_inaport, username });
  }

  /** Not a flood from one address, nor from one address about one company. */
  private async tahan(p: Pendaftaran, alamat: string): Promise<void> {
    await this.limiter.hitung('daftar', jaringan(alamat));
    await this.limiter.hitung('perusahaan', `${p.nib}|${jaringan(alamat)}`);
  }
  /**
   * What is going to fill the company's mailbox. Who uses this up has filled it with links that serve the company as well
   * as its own: what a stranger typed does not go into the account.
   */
  private async tahanSurat(nib: string, alamat: string): Promise<void> {
    await this.limiter.hitung('perusahaan_dari', `${nib}|${jaringan(alamat)}`);
    await this.limiter.hitung('perusahaan_sehari', nib);
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

  /** The same is done whoever asks and whatever stands already: only the worker looks for an administrator. */
  private async simpan(
    perusahaan: PerusahaanTerdaftar & { surel: string },
    p: Pendaftaran,
    alamat: string,
    inaport: Inaport | null,
  ): Promise<HasilDaftar> {
    await this.tahanSurat(perusahaan.nib, alamat);
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
      await this.catat(tx, org.id, p, alamat, inaport);
    });
    const { nama, surel } = perusahaan;
    return { nama, surel: samarkanSurel(surel), berlaku_jam: JAM_TOKEN.AKTIVASI };
  }

  private async catat(
    tx: Tx,
    id_organisasi: string,
    p: Pendaftaran,
    alamat: string,
    inaport: Inaport | null,
  ): Promise<void> {
    const pemohon = {
      fullname: rapi(p.fullname),
      email: p.email.toLowerCase(),
      mobile_number: rapi(p.mobile_number),
      nik: p.nik ?? null,
      position: p.position ? rapi(p.position) : null,
      inaport: inaport && rapi(inaport.username),
    };
    const dibuat = this.clock.now();
    const id = await this.pendaftar.tambah(tx, {
      id_organisasi,
      pemohon,
      alamat,
      id_inaport: inaport?.id ?? null,
      dibuat,
    });
    await this.permintaan.minta(tx, 'DAFTAR', { isi: id });
    await this.riwayat.catat(tx, null, {
      objek: 'akun',
      id_objek: id,
      peristiwa: 'daftar',
      sebelum: null,
      sesudah: { fullname: pemohon.fullname, email: samarkanSurel(pemohon.email), peran: 'PU_ADMIN', id_organisasi },
    });
  }
}
