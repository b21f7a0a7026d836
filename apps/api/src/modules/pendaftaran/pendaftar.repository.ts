import { Injectable } from '@nestjs/common';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';
import { tutupAkun } from '../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../platform/rahasia/rahasia';

/** Who asked for a registration, as he typed it. */
export interface Pemohon {
  fullname: string;
  email: string;
  mobile_number: string;
  nik: string | null;
  position: string | null;
  /** Name of his account at Inaportnet. */
  inaport: string | null;
}
/** What was chosen behind the registry's link. */
export interface Pilihan extends Omit<Pemohon, 'inaport' | 'mobile_number'> {
  username: string;
  mobile_number: string | null;
}
export interface PendaftaranBaru {
  id_organisasi: string;
  pemohon: Pemohon;
  alamat: string | null;
  id_inaport: string | null;
  dibuat: Date;
}
export interface PendaftaranRow extends PendaftaranBaru {
  id: string;
  kunci: string | null;
  sampai: Date | null;
  pilihan: Pilihan | null;
  password_hash: string | null;
  kunci_surel: string | null;
  sampai_surel: Date | null;
  selesai: Date | null;
  organisasi: { nama: string; nib: string | null; npwp: string | null; surel: string | null };
}
type Kunci = 'kunci' | 'kunci_surel';
type Tersimpan = Omit<PendaftaranRow, 'pemohon' | 'pilihan'> & { pemohon: string; pilihan: string | null };
const DENGAN = { organisasi: { select: { nama: true, nib: true, npwp: true, surel: true } } } as const;

/** Registrations on their way; what a person typed is encrypted. */
@Injectable()
export class PendaftarRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  async tambah(tx: Tx, baru: PendaftaranBaru): Promise<string> {
    // What is encrypted is bound to the row's id, which is there first.
    const { id } = await tx.pendaftaran.create({ data: { ...baru, pemohon: '' }, select: { id: true } });
    const pemohon = this.rahasia.tutup('pendaftaran.pemohon', id, JSON.stringify(baru.pemohon));
    await tx.pendaftaran.update({ where: { id }, data: { pemohon } });
    return id;
  }

  async ambil(id: string, db: Db = this.prisma): Promise<PendaftaranRow | null> {
    return this.terbuka(await db.pendaftaran.findUnique({ where: { id }, include: DENGAN }));
  }
  async cari(kolom: Kunci, hash: string, db: Db = this.prisma): Promise<PendaftaranRow | null> {
    const where = kolom === 'kunci' ? { kunci: hash } : { kunci_surel: hash };
    return this.terbuka(await db.pendaftaran.findUnique({ where, include: DENGAN }));
  }
  private terbuka(row: Tersimpan | null): PendaftaranRow | null {
    if (!row) return null;
    const buka = (kolom: 'pemohon' | 'pilihan', teks: string | null): string | null =>
      teks && this.rahasia.bukaAtauKosong(`pendaftaran.${kolom}`, row.id, teks);
    const [pemohon, pilihan] = [buka('pemohon', row.pemohon), buka('pilihan', row.pilihan)];
    // What cannot be read is no registration any more: nobody can say who asked.
    if (!pemohon || (row.pilihan && !pilihan)) return null;
    return {
      ...row,
      pemohon: JSON.parse(pemohon) as Pemohon,
      pilihan: pilihan ? (JSON.parse(pilihan) as Pilihan) : null,
    };
  }

  /** One step of a company's registrations at a time. */
  async kunciOrganisasi(tx: Tx, id: string): Promise<void> {
    await tx.$queryRaw`SELECT 1 FROM organisasi WHERE id = ${id}::uuid FOR UPDATE`;
  }
  async pasangKunci(id: string, kolom: Kunci, hash: string, sampai: Date): Promise<void> {
    const data = kolom === 'kunci' ? { kunci: hash, sampai } : { kunci_surel: hash, sampai_surel: sampai };
    await this.prisma.pendaftaran.updateMany({ where: { id, selesai: null }, data });
  }
  /** What was chosen behind the registry's link; a link to an address given before loses its effect. */
  async pilih(tx: Tx, id: string, pilihan: Pilihan, password_hash: string | null): Promise<void> {
    await tx.pendaftaran.update({
      where: { id },
      data: {
        pilihan: this.rahasia.tutup('pendaftaran.pilihan', id, JSON.stringify(pilihan)),
        password_hash,
        kunci_surel: null,
        sampai_surel: null,
      },
    });
  }
  /** The others of the company that still wait, and with them their links; which they were. */
  async tutupLain(tx: Tx, idOrganisasi: string, kecuali: string, kini: Date): Promise<string[]> {
    const lain = await tx.pendaftaran.findMany({
      where: { id_organisasi: idOrganisasi, selesai: null, NOT: { id: kecuali } },
      select: { id: true },
    });
    const id = lain.map((l) => l.id);
    await tx.pendaftaran.updateMany({ where: { id: { in: id } }, data: { selesai: kini, password_hash: null } });
    return id;
  }
  async tutup(db: Db | null, id: string, kini: Date): Promise<void> {
    await (db ?? this.prisma).pendaftaran.updateMany({
      where: { id, selesai: null },
      data: { selesai: kini, password_hash: null },
    });
  }

  /** An administrator in charge of the company. */
  async admin(idOrganisasi: string, db: Db = this.prisma): Promise<{ id: string; fullname: string } | null> {
    return db.pengguna.findFirst({
      where: { id_organisasi: idOrganisasi, kode_peran: 'PU_ADMIN', dihapus: null, NOT: { diaktifkan: null } },
      orderBy: [{ aktif: 'desc' }, { created_at: 'asc' }],
      select: { id: true, fullname: true },
    });
  }
  /** The account that signs in with this one of Inaportnet; one that was never activated does not hold it. */
  async milikInaport(idInaport: string, db: Db = this.prisma): Promise<{ id: string; fullname: string } | null> {
    const where = { id_inaport: idInaport, NOT: { diaktifkan: null } };
    return db.pengguna.findFirst({ where, select: { id: true, fullname: true } });
  }
  /** The account itself, open at once: its owner has proved company and address. */
  async jadikanAkun(tx: Tx, row: PendaftaranRow, pilihan: Pilihan, kini: Date): Promise<void> {
    const { id, id_organisasi, id_inaport, password_hash } = row;
    // What an earlier release left waiting for the same account of Inaportnet.
    if (id_inaport) await tx.pengguna.deleteMany({ where: { id_inaport, diaktifkan: null, aktif: false } });
    const data = tutupAkun(this.rahasia, id, {
      ...pilihan,
      id,
      id_organisasi,
      id_inaport,
      password_hash,
      kode_peran: 'PU_ADMIN',
      login_type: id_inaport ? 'inaport' : 'sso',
      aktif: true,
      diaktifkan: kini,
      sandi_diubah: kini,
    });
    await tx.pengguna.create({ data });
  }
  async sapu(sebelum: Date): Promise<number> {
    return (await this.prisma.pendaftaran.deleteMany({ where: { dibuat: { lt: sebelum } } })).count;
  }
}
