import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { angka } from '@sinas/domain/format/angka';
import { waktu } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { JobPayloads } from '../../jobs/definitions';
import type { JobContext, JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, DomainError } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { Storage } from '../../platform/storage/storage';
import { AktorService } from '../auth/aktor/aktor.service';
import { TulisTabelService, type SelTabel } from '../impor/tulis/tulis-tabel.service';
import { NotifikasiService } from '../notifikasi/notifikasi.service';
import { EksporRepository, sedangDikerjakan, type EksporRow } from './ekspor.repository';
import { bolehEkspor, lingkupTeks } from './ekspor.service';
import { DAFTAR_EKSPOR, IsiEksporService, type DaftarEkspor, type SaringEkspor } from './isi-ekspor.service';

/** A sheet of Excel ends there. */
const MAKS_BARIS = 1_000_000;
const BERLAKU_MS = 86_400_000;
export const MIME_EKSPOR: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
class Dibatalkan extends Error {}

/** Makes the file: rows as their owner may see them now, written while they are read. */
@Injectable()
export class BuatEksporService implements JobHandler<'ekspor'> {
  constructor(
    private readonly repo: EksporRepository,
    private readonly isi: IsiEksporService,
    private readonly aktor: AktorService,
    private readonly tabel: TulisTabelService,
    private readonly storage: Storage,
    private readonly notifikasi: NotifikasiService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'ekspor'>): Promise<void> {
    const row = await this.repo.satu(BigInt(payload.id_ekspor));
    if (!row || !sedangDikerjakan(row.status)) return this.prisma.tx(selesai);
    const aktor = await this.aktor.kini(row.oleh);
    if (!aktor || !bolehEkspor(aktor, row.daftar as DaftarEkspor))
      return this.tolak(row, pesan('ekspor.tidak_berhak'), selesai);
    // Of a try that died before it was done.
    if (row.kunci) await this.storage.delete(row.kunci);
    const kunci = `ekspor/${row.id}/${randomInt(2 ** 31 - 1)}.${row.format}`;
    let masuk = false;
    try {
      masuk = await this.buat(row, aktor, kunci, selesai);
    } catch (error) {
      if (error instanceof Dibatalkan) await this.prisma.tx(selesai);
      else if (error instanceof DomainError) await this.tolak(row, error.message, selesai);
      else throw error;
    } finally {
      if (!masuk) await this.storage.delete(kunci);
    }
  }

  private async buat(
    row: EksporRow,
    aktor: Aktor,
    kunci: string,
    selesai: (tx: Tx) => Promise<void>,
  ): Promise<boolean> {
    if (!(await this.repo.maju(row.id, { baris: 0, kunci, lingkup: lingkupTeks(aktor) ?? '' }))) throw new Dibatalkan();
    const hitung = { baris: 0 };
    const daftar = row.daftar as DaftarEkspor;
    const { nama, kolom } = DAFTAR_EKSPOR[daftar];
    const baris = this.terhitung(row, this.isi.baris(aktor, daftar, row.saring as SaringEkspor), hitung);
    const bahan = { nama: 'Data', kolom, baris, dibuat: this.clock.now() };
    const alir = row.format === 'csv' ? this.tabel.csv(bahan) : this.tabel.xlsx(bahan);
    await this.storage.put(kunci, alir, { contentType: MIME_EKSPOR[row.format] ?? '' });
    const { size = 0 } = (await this.storage.stat(kunci)) ?? {};
    const sampai = new Date(this.clock.now().getTime() + BERLAKU_MS);
    return this.prisma.tx(async (tx) => {
      await selesai(tx);
      const data = { status: 'SIAP', baris: hitung.baris, ukuran: size, selesai_pada: this.clock.now() };
      if (!(await this.repo.tutupDikerjakan(tx, row.id, { ...data, berlaku_sampai: sampai }))) return false;
      await this.notifikasi.kabari(tx, [row.oleh], {
        kunci: `ekspor:${row.id}`,
        subject: pesan('ekspor.siap', { daftar: nama }),
        text: pesan('ekspor.siap_rinci', { n: angka(hitung.baris), sampai: waktu(sampai) }),
        type: 'success',
        tautan: tautan(aktor, daftar),
      });
      return true;
    });
  }
  private async *terhitung(
    row: EksporRow,
    baris: AsyncIterable<SelTabel[][]>,
    hitung: { baris: number },
  ): AsyncGenerator<SelTabel[][]> {
    for await (const potong of baris) {
      hitung.baris += potong.length;
      if (hitung.baris > MAKS_BARIS) throw new AturanDilanggar('ekspor.maks_baris', [], { n: angka(MAKS_BARIS) });
      if (!(await this.repo.maju(row.id, { baris: hitung.baris }))) throw new Dibatalkan();
      yield potong;
    }
  }

  private tolak(row: EksporRow, kalimat: string, selesai: (tx: Tx) => Promise<void>): Promise<void> {
    return this.prisma.tx(async (tx) => {
      await selesai(tx);
      await this.tutupGagal(tx, row.id, kalimat);
    });
  }
  async gagal(payload: JobPayloads['ekspor'], _kesalahan: string, tx: Tx): Promise<void> {
    await this.tutupGagal(tx, BigInt(payload.id_ekspor), pesan('ekspor.gagal'));
  }
  private async tutupGagal(tx: Tx, id: bigint, kalimat: string): Promise<void> {
    const data = { status: 'GAGAL', pesan: kalimat, kunci: null, selesai_pada: this.clock.now() };
    await this.repo.tutupDikerjakan(tx, id, data);
  }
}
const HALAMAN: Record<DaftarEkspor, string> = {
  ...{ berkas: 'berkas', kl: 'berkas', antrean: 'pengajuan' },
  ...{ monitoring: 'pemantauan', keputusan: 'pemantauan', rapat: 'rakor', aktivitas: 'aktivitas' },
};
/** The list that it is of. */
const tautan = (aktor: Aktor, daftar: DaftarEkspor): string =>
  PERAN[aktor.peran].lingkup === 'organisasi' ? '/pengajuan' : `/konsol/#/${HALAMAN[daftar]}`;
