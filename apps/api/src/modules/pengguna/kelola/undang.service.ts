import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { samarkanSurel } from '@sinas/domain/akses/akun';
import { bolehKelola } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { AkunService } from '../../auth/akun/akun.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { DasborService } from '../unit/dasbor.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { PenggunaRepository } from '../pengguna.repository';
import { UnitService } from '../unit/unit.service';

export interface Orang {
  fullname: string;
  email: string;
  mobile_number?: string;
  position?: string;
  employee_number?: string;
}
interface Tempat {
  id_organisasi: string | null;
  id_induk: string | null;
  kd_ga: string | null;
}
export interface PetugasBaru extends Orang {
  kd_ga?: string;
  kd_detail_ga?: string;
  hanya_ga?: boolean;
  elemen?: readonly string[];
}
export interface HasilUndang {
  id: string;
  surel: string;
}
const salah = (path: string, kunci: KunciPesan): AturanDilanggar =>
  new AturanDilanggar('umum.isian_salah', [{ langkah: 'pengguna', path, message: pesan(kunci) }]);

/** New accounts come by invitation: the person chooses name and password behind the mailed link. */
@Injectable()
export class UndangService {
  constructor(
    private readonly limiter: LoginLimiter,
    private readonly prisma: PrismaService,
    private readonly repo: PenggunaRepository,
    private readonly dasbor: DasborService,
    private readonly lihat: LihatPenggunaService,
    private readonly unit: UnitService,
    private readonly akun: AkunService,
    private readonly bukti: BuktiService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
  ) {}

  /** A colleague at one's own company or a branch of it. */
  async perusahaan(
    aktor: Pembukti,
    orang: Orang & BuktiDibawa & { peran: 'PU_ADMIN' | 'PU_USER'; id_organisasi?: string },
  ): Promise<HasilUndang> {
    await this.limiter.hitung('undang', aktor.id_user);
    const id_organisasi = orang.id_organisasi ?? aktor.id_organisasi;
    const org = id_organisasi ? await this.repo.organisasi(id_organisasi) : null;
    const tempat = { id_organisasi, id_induk: org?.id_induk ?? null, kd_ga: null };
    if (!org || !bolehKelola(aktor, { id_user: '', peran: orang.peran, ...tempat }, 'buat'))
      throw salah('id_organisasi', 'pengguna.organisasi_terlarang');
    // An administrator makes others: a session that was stolen must not make itself permanent.
    const pakai = orang.peran === 'PU_ADMIN' ? await this.bukti.pastikan(aktor, 'undang', orang) : null;
    return this.prisma.tx(async (tx) => {
      await pakai?.(tx);
      return this.buat(tx, aktor, orang.peran, tempat, orang);
    });
  }

  /** An officer. Ministry administrators stay within their own ministry, whatever they send. */
  async petugas(aktor: Pembukti, peran: KodePeran, p: PetugasBaru & BuktiDibawa): Promise<HasilUndang> {
    const kd_ga = p.kd_ga ?? (aktor.peran === 'KL_ADMIN' ? aktor.kd_ga : null);
    if (!kd_ga) throw salah('kd_ga', 'pengguna.ga_wajib');
    if (aktor.peran === 'KL_ADMIN' && kd_ga !== aktor.kd_ga) throw new TidakBerwenang('pengguna.ga_terlarang');
    const tempat = { id_organisasi: null, id_induk: null, kd_ga };
    if (PERAN[peran].lingkup === 'organisasi' || !bolehKelola(aktor, { id_user: '', peran, ...tempat }, 'buat'))
      throw new TidakBerwenang('pengguna.peran_terlarang');
    await this.limiter.hitung('undang', aktor.id_user);
    if (!(await this.akun.namaGa(kd_ga))) throw salah('kd_ga', 'pengguna.ga_tidak_ada');
    if (p.kd_detail_ga && !(await this.unit.ada(kd_ga, p.kd_detail_ga)))
      throw salah('kd_detail_ga', 'pengguna.unit_tidak_ada');
    const elemen = p.elemen ?? [];
    await this.dasbor.pastikanAda(elemen);
    const pakai = await this.bukti.pastikan(aktor, 'undang', p);
    return this.prisma.tx(async (tx) => {
      await pakai(tx);
      const hasil = await this.buat(tx, aktor, peran, tempat, p);
      if (elemen.length > 0) await this.dasbor.beri(tx, hasil.id, elemen);
      return hasil;
    });
  }

  /** Another mail to somebody who has not come yet. */
  async kirimUlang(aktor: Aktor, id: string): Promise<HasilUndang> {
    await this.limiter.hitung('undang', aktor.id_user);
    return this.prisma.tx(async (tx) => {
      const row = await this.lihat.kunci(tx, aktor, id, 'ubah');
      if (row.diaktifkan) throw new Bentrok('pengguna.bukan_menunggu');
      await this.permintaan.minta(tx, 'UNDANGAN', { id_user: id });
      return { id, surel: samarkanSurel(row.email) };
    });
  }

  private async buat(
    tx: Tx,
    aktor: Aktor,
    peran: KodePeran,
    tempat: Tempat,
    o: Orang & Pick<PetugasBaru, 'kd_detail_ga' | 'hanya_ga'>,
  ): Promise<HasilUndang> {
    const email = o.email.toLowerCase();
    const ada = await this.repo.surelTerpakai(tx, email, tempat);
    if (ada) throw new Bentrok('pengguna.sudah_ada', { id: ada.id }, { nama: ada.fullname });
    const id = await this.repo.buat(tx, {
      username: `menunggu-${randomBytes(9).toString('hex')}`,
      fullname: o.fullname,
      email,
      kode_peran: peran,
      id_organisasi: tempat.id_organisasi,
      kd_ga: tempat.kd_ga,
      kd_detail_ga: o.kd_detail_ga ?? null,
      hanya_ga: peran === 'MONITORING' && (o.hanya_ga ?? false),
      mobile_number: o.mobile_number ?? null,
      position: o.position ?? null,
      employee_number: o.employee_number ?? null,
      dibuat_oleh: aktor.id_user,
    });
    await this.permintaan.minta(tx, 'UNDANGAN', { id_user: id });
    const surel = samarkanSurel(email);
    await this.riwayat.catat(tx, aktor, {
      objek: 'akun',
      id_objek: id,
      peristiwa: 'undang',
      sebelum: null,
      sesudah: {
        fullname: o.fullname,
        email: surel,
        peran,
        id_organisasi: tempat.id_organisasi,
        kd_ga: tempat.kd_ga,
        kd_detail_ga: o.kd_detail_ga ?? null,
      },
    });
    return { id, surel };
  }
}
