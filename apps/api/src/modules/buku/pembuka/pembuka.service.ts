import { awalHari } from '@sinas/domain/format/tanggal';
import { Injectable } from '@nestjs/common';
import type { Akun } from '@sinas/domain/buku/akun';
import { KOLOM_PEMBUKA, type BarisPembukaBaca, type MasalahPembuka } from '@sinas/domain/buku/baca-pembuka';
import { lewatBatas } from '@sinas/domain/buku/batas';
import { akunPembuka, bukaIzin, type IzinPembuka } from '@sinas/domain/buku/pembuka';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../../platform/clock/clock';
import { AturanTeks } from '../../../platform/errors';
import { PrismaService, runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { IkatBatasService } from '../batas/ikat-batas.service';
import { BukuService, SaldoKurang } from '../buku.service';
import { GarisPembukaService, type GarisPembuka } from './garis-pembuka.service';
import { izinBuku } from './izin-pembuka';
import { KejadianPembukaService } from './kejadian-pembuka.service';
import { NilaiPembukaService, type IzinDinilai } from './nilai-pembuka.service';
import { PembukaRepository, type PembukaIzin } from './pembuka.repository';

/** A workbook as it was read: rows without a fault, and the faults of the others. */
export interface BukuPembuka {
  nama: string;
  /** SHA-256 */
  sidik: string;
  /** Rows that say something. */
  banyak: number;
  rows: readonly BarisPembukaBaca[];
  masalah: readonly MasalahPembuka[];
}
export interface LaporanPembuka {
  /** Something was booked. */
  dimuat: boolean;
  baris: number;
  /** Permits that are new, and those that were loaded before, just so. */
  izin: number;
  dikenal: number;
  jumlah_salah: number;
  salah: { nomor: number; kolom: string | null; pesan: string }[];
  garis: GarisPembuka[];
}
/** Faults that one answer names. */
const MAKS_SALAH = 200;
const LABEL = new Map(KOLOM_PEMBUKA.map((k) => [k.medan, k.label]));

/** Permits that were issued before the portal: told first, then booked, all of them or none. */
@Injectable()
export class PembukaService {
  constructor(
    private readonly repo: PembukaRepository,
    private readonly penilai: NilaiPembukaService,
    private readonly garis: GarisPembukaService,
    private readonly kejadian: KejadianPembukaService,
    private readonly buku: BukuService,
    private readonly ikat: IkatBatasService,
    private readonly bukti: BuktiService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** What the workbook would do. Nothing is stored. */
  async periksa(b: BukuPembuka): Promise<LaporanPembuka> {
    return (await this.nilai(runIn(this.prisma), b)).laporan;
  }

  /**
   * Books the permits that were not loaded before, in one transaction. Throws AturanTeks where a row is wrong, a ceiling or a limit
   * would be passed. The same workbook again, or a permit that was loaded just so, changes nothing.
   */
  async muat(aktor: Pembukti, b: BukuPembuka, bukti: BuktiDibawa): Promise<LaporanPembuka> {
    const awal = await this.nilai(runIn(this.prisma), b);
    tolakSalah(awal.laporan);
    if (awal.izin.length === 0) return awal.laporan;
    const pakai = await this.bukti.pastikan(aktor, 'pembuka', bukti);
    const laporan = await this.prisma.tx(async (tx) => {
      await this.repo.antre(tx);
      // Others may have loaded some of it since.
      const kini = await this.nilai(runIn(tx), b);
      tolakSalah(kini.laporan);
      if (kini.izin.length === 0) return kini.laporan;
      await pakai(tx);
      await this.bukukan(tx, aktor, b, kini.izin);
      return { ...kini.laporan, dimuat: true };
    });
    await this.kejadian.habis();
    return laporan;
  }

  private async nilai(run: RunSql, b: BukuPembuka): Promise<{ laporan: LaporanPembuka; izin: IzinDinilai[] }> {
    const { izin, dikenal, masalah } = await this.penilai.nilai(run, b.rows);
    const garis = await this.garis.hitung(run, izin);
    const semua = [...b.masalah, ...masalah, ...garis.flatMap((g) => g.masalah)].sort((x, y) => x.nomor - y.nomor);
    return {
      izin,
      laporan: {
        ...{ dimuat: false, baris: b.banyak, izin: izin.length, dikenal: dikenal.length, jumlah_salah: semua.length },
        salah: semua.slice(0, MAKS_SALAH).map(({ nomor, medan, pesan: kata }) => ({
          ...{ nomor, kolom: medan && (LABEL.get(medan) ?? null), pesan: kata },
        })),
        garis: garis.map((g) => g.garis),
      },
    };
  }

  private async bukukan(tx: Tx, aktor: Pembukti, b: BukuPembuka, baru: readonly IzinDinilai[]): Promise<void> {
    const run = runIn(tx);
    const { nama, sidik } = b;
    const isi = { sidik, nama_berkas: nama, id_user: aktor.id_user, nama: aktor.nama, waktu: this.clock.now() };
    const { id, izin } = await this.repo.simpan(
      tx,
      isi,
      baru.map(({ nomor: _, perusahaan: __, ...i }) => i),
    );
    for (const i of izin) this.catat(run, aktor.nama, i);
    await this.buku.bukukan(run).catch(async (error: unknown) => {
      if (!(error instanceof SaldoKurang)) throw error;
      const { akun, saldo, diminta } = error;
      throw tolak(await this.garis.melebihi('pembuka.melebihi_plafon', akun.pos, { ada: saldo, minta: diminta }));
    });
    await this.riwayat.catat(tx, aktor, {
      ...{ objek: 'pembuka', id_objek: String(id), peristiwa: 'tambah', sebelum: null },
      sesudah: { berkas: nama, sidik, izin: izin.length, baris: izin.reduce((n, i) => n + i.baris.length, 0) },
    });
  }

  private catat(run: RunSql, pelaku: string, i: PembukaIzin): void {
    const izin = izinBuku(i);
    const akun = akunPembuka(izin);
    this.buku.nanti(run, {
      ...{ id_pengajuan: null, dokumen: { no_keputusan: i.no_keputusan }, pelaku, kejadian: terbitPada(i) },
      muat: () =>
        Promise.resolve({
          akun,
          susun: async (saldo) => {
            const gerak = bukaIzin(izin, saldo);
            const lewat = lewatBatas(gerak, saldo, await this.terikat(run, izin, akun));
            if (lewat) throw tolak(await this.garis.melebihi('pembuka.melebihi_batas', lewat.pos, lewat));
            return gerak;
          },
        }),
    });
  }
  private terikat(run: RunSql, { dana }: IzinPembuka, akun: readonly Akun[]): Promise<ReadonlySet<string>> {
    return dana === 'P.BATAS' ? this.ikat.terikat(run, akun) : Promise.resolve(new Set<string>());
  }
}

/** The day of the permit, as it began in Jakarta. */
const terbitPada = (i: PembukaIzin): Date => awalHari(i.tgl_keputusan);
const tolak = (message: string): AturanTeks => new AturanTeks(message, [{ langkah: 'pembuka', path: 'file', message }]);
/** A workbook with a fault is refused whole, each fault at its row. */
function tolakSalah({ jumlah_salah, salah }: LaporanPembuka): void {
  if (jumlah_salah === 0) return;
  throw new AturanTeks(
    pesan('pembuka.ada_salah', { n: jumlah_salah }),
    salah.map((s) => ({
      ...{ langkah: 'pembuka', baris: s.nomor, path: s.kolom ?? 'baris' },
      message: pesan('pembuka.di_baris', { n: s.nomor, kolom: s.kolom ?? '-', kata: s.pesan }),
    })),
  );
}
