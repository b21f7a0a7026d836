import { Injectable } from '@nestjs/common';
import type {
  JadwalIsi,
  LayananIsi,
  LiburIsi,
  PengumumanIsi,
  TahapIsi,
  UbahanKalender,
} from '@sinas/domain/kalender/ubahan';
import type { KdTahap } from '@sinas/domain/kalender/tahap-neraca';
import type { KdRekom, KdRekomIzin } from '@sinas/domain/layanan/kode';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';

/** Any of the five as it stands, in the names of the wire. */
export type Isi = Required<JadwalIsi> | LiburIsi | TahapIsi | PengumumanTersimpan | LayananIsi;
export type PengumumanTersimpan = Required<PengumumanIsi> & { id: number };
const hari = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
/** Dates at midnight UTC are days. */
const iso = (t: Date): string => t.toISOString().slice(0, 10);

@Injectable()
export class KelolaKalenderRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** One change of the calendar at a time. */
  async kunci(tx: Tx): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('kalender', 0))`;
  }

  async jadwal(tahun: number): Promise<Required<JadwalIsi>[]> {
    const rows = await this.prisma.jadwal.findMany({
      where: { tahun },
      orderBy: [{ kd_rekom: 'asc' }, { kd_komoditas: { sort: 'asc', nulls: 'first' } }],
    });
    return rows.map(jadwalIsi);
  }
  /** Holidays of the balance year and of the year before, in which it is made. */
  async libur(tahun: number): Promise<LiburIsi[]> {
    const rows = await this.prisma.hariLibur.findMany({
      where: { tanggal: { gte: hari(`${tahun - 1}-01-01`), lte: hari(`${tahun}-12-31`) } },
      orderBy: { tanggal: 'asc' },
    });
    return rows.map((r) => ({ tanggal: iso(r.tanggal), nama: r.nama }));
  }
  async tahap(tahun: number): Promise<TahapIsi[]> {
    const rows = await this.prisma.tahapNeraca.findMany({ where: { tahun }, orderBy: { mulai: 'asc' } });
    return rows.map((r) => ({ tahun, kode: r.kode as KdTahap, mulai: iso(r.mulai), sampai: iso(r.sampai) }));
  }
  async pengumuman(): Promise<PengumumanTersimpan[]> {
    const rows = await this.prisma.pengumuman.findMany({ orderBy: [{ mulai: 'desc' }, { id: 'desc' }], take: 100 });
    return rows.map(pengumumanIsi);
  }
  async layanan(): Promise<LayananIsi[]> {
    const rows = await this.prisma.layanan.findMany({ orderBy: { kd_rekom: 'asc' } });
    return rows.map((r) => ({ kd_rekom: r.kd_rekom as KdRekomIzin, fl_terbit_otomatis: r.fl_terbit_otomatis }));
  }
  /** Accounts of companies: they have the start page that announcements stand on. */
  async akunPerusahaan(): Promise<number> {
    const rows = await this.prisma.rows<{ n: number }>`
      SELECT count(*)::int AS n FROM ${ORANG} p WHERE p.aktif AND p.dihapus IS NULL AND p.id_organisasi IS NOT NULL`;
    return rows[0]?.n ?? 0;
  }

  /** What the change is about as it stands now; null = it is not there. */
  async baca(db: Db, u: UbahanKalender): Promise<Isi | null> {
    if (u.jadwal) {
      const j = await this.barisJadwal(db, u.jadwal);
      return j && jadwalIsi(j);
    }
    if (u.libur) {
      const l = await db.hariLibur.findUnique({ where: { tanggal: hari(u.libur.tanggal) } });
      return l && { tanggal: iso(l.tanggal), nama: l.nama };
    }
    if (u.tahap) {
      const { tahun, kode } = u.tahap;
      const t = await db.tahapNeraca.findUnique({ where: { tahun_kode: { tahun, kode } } });
      return t && { tahun, kode, mulai: iso(t.mulai), sampai: iso(t.sampai) };
    }
    if (u.pengumuman) {
      const p = await this.barisPengumuman(db, u.pengumuman);
      return p && pengumumanIsi(p);
    }
    const kd_rekom = u.layanan?.kd_rekom;
    const l = kd_rekom ? await db.layanan.findUnique({ where: { kd_rekom } }) : null;
    return l && { kd_rekom: l.kd_rekom as KdRekomIzin, fl_terbit_otomatis: l.fl_terbit_otomatis };
  }

  async tulis(tx: Tx, u: UbahanKalender): Promise<void> {
    if (u.jadwal) {
      const { tahun, kd_rekom, kd_komoditas = null } = u.jadwal;
      const waktu = {
        buka_buat: new Date(u.jadwal.buka_buat),
        tutup_buat: new Date(u.jadwal.tutup_buat),
        tutup_ubah: new Date(u.jadwal.tutup_ubah),
        buka_tarik: u.jadwal.buka_tarik ? new Date(u.jadwal.buka_tarik) : null,
        tutup_tarik: u.jadwal.tutup_tarik ? new Date(u.jadwal.tutup_tarik) : null,
      };
      const ada = await this.barisJadwal(tx, u.jadwal);
      if (ada) await tx.jadwal.update({ where: { id: ada.id }, data: waktu });
      else await tx.jadwal.create({ data: { tahun, kd_rekom, kd_komoditas, ...waktu } });
    }
    if (u.libur) {
      const { tanggal, nama } = u.libur;
      await tx.hariLibur.upsert({
        where: { tanggal: hari(tanggal) },
        create: { tanggal: hari(tanggal), nama },
        update: { nama },
      });
    }
    if (u.tahap) {
      const { tahun, kode } = u.tahap;
      const data = { mulai: hari(u.tahap.mulai), sampai: hari(u.tahap.sampai) };
      await tx.tahapNeraca.upsert({
        where: { tahun_kode: { tahun, kode } },
        create: { tahun, kode, ...data },
        update: data,
      });
    }
    if (u.pengumuman) {
      const { judul, isi, type, mulai, sampai } = u.pengumuman;
      const data = { judul, isi, type, mulai: new Date(mulai), sampai: sampai ? new Date(sampai) : null };
      const ada = await this.barisPengumuman(tx, u.pengumuman);
      if (ada) await tx.pengumuman.update({ where: { id: ada.id }, data });
      else await tx.pengumuman.create({ data });
    }
    if (u.layanan) {
      const { kd_rekom, fl_terbit_otomatis } = u.layanan;
      await tx.layanan.update({ where: { kd_rekom }, data: { fl_terbit_otomatis } });
    }
  }

  async hapus(tx: Tx, u: UbahanKalender): Promise<void> {
    if (u.jadwal) {
      const ada = await this.barisJadwal(tx, u.jadwal);
      if (ada) await tx.jadwal.delete({ where: { id: ada.id } });
    }
    if (u.libur) await tx.hariLibur.deleteMany({ where: { tanggal: hari(u.libur.tanggal) } });
    if (u.tahap) await tx.tahapNeraca.deleteMany({ where: { tahun: u.tahap.tahun, kode: u.tahap.kode } });
    if (u.pengumuman?.id) await tx.pengumuman.deleteMany({ where: { id: u.pengumuman.id } });
  }

  private barisJadwal(db: Db, { tahun, kd_rekom, kd_komoditas }: JadwalIsi) {
    return db.jadwal.findFirst({
      where: { tahun, kd_rekom, kd_komoditas: kd_komoditas ?? null },
      orderBy: { id: 'asc' },
    });
  }
  /** By its number; a new one that says the same at the same time is the same one, sent twice. */
  private barisPengumuman(db: Db, { id, judul, isi, type, mulai, sampai }: PengumumanIsi) {
    if (id) return db.pengumuman.findUnique({ where: { id } });
    const waktu = { mulai: new Date(mulai), sampai: sampai ? new Date(sampai) : null };
    return db.pengumuman.findFirst({ where: { judul, isi, type, ...waktu } });
  }
}

type WaktuJadwal = Record<'buka_buat' | 'tutup_buat' | 'tutup_ubah', Date> &
  Record<'buka_tarik' | 'tutup_tarik', Date | null>;
const jadwalIsi = (
  j: { tahun: number; kd_rekom: string; kd_komoditas: string | null } & WaktuJadwal,
): Required<JadwalIsi> => ({
  tahun: j.tahun,
  kd_rekom: j.kd_rekom as KdRekom,
  kd_komoditas: j.kd_komoditas,
  buka_buat: j.buka_buat.toISOString(),
  tutup_buat: j.tutup_buat.toISOString(),
  tutup_ubah: j.tutup_ubah.toISOString(),
  buka_tarik: j.buka_tarik?.toISOString() ?? null,
  tutup_tarik: j.tutup_tarik?.toISOString() ?? null,
});
const pengumumanIsi = (p: {
  id: number;
  judul: string;
  isi: string;
  type: string;
  mulai: Date;
  sampai: Date | null;
}): PengumumanTersimpan => ({
  id: p.id,
  judul: p.judul,
  isi: p.isi,
  type: p.type,
  mulai: p.mulai.toISOString(),
  sampai: p.sampai?.toISOString() ?? null,
});
/** The change as `baca` would give it afterwards. */
export function isiSesudah(u: UbahanKalender, id: number | null): Isi | null {
  if (u.hapus) return null;
  const saat = (t: string): string => new Date(t).toISOString();
  if (u.jadwal)
    return {
      tahun: u.jadwal.tahun,
      kd_rekom: u.jadwal.kd_rekom,
      kd_komoditas: u.jadwal.kd_komoditas ?? null,
      buka_buat: saat(u.jadwal.buka_buat),
      tutup_buat: saat(u.jadwal.tutup_buat),
      tutup_ubah: saat(u.jadwal.tutup_ubah),
      buka_tarik: u.jadwal.buka_tarik ? saat(u.jadwal.buka_tarik) : null,
      tutup_tarik: u.jadwal.tutup_tarik ? saat(u.jadwal.tutup_tarik) : null,
    };
  if (u.libur) return { tanggal: u.libur.tanggal, nama: u.libur.nama };
  if (u.tahap) return { tahun: u.tahap.tahun, kode: u.tahap.kode, mulai: u.tahap.mulai, sampai: u.tahap.sampai };
  if (u.pengumuman) {
    const { judul, isi, type, mulai, sampai } = u.pengumuman;
    return {
      id: u.pengumuman.id ?? id ?? 0,
      judul,
      isi,
      type,
      mulai: saat(mulai),
      sampai: sampai ? saat(sampai) : null,
    };
  }
  return u.layanan ? { kd_rekom: u.layanan.kd_rekom, fl_terbit_otomatis: u.layanan.fl_terbit_otomatis } : null;
}
