import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { angka } from '@sinas/domain/format/angka';
import { pesan } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { JobPayloads } from '../../jobs/definitions';
import type { JobContext, JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, DomainError, TidakAda } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { Storage } from '../../platform/storage/storage';
import {
  BarisImporService,
  type Antrean,
  type JumlahSatuan,
  type Pemeriksa,
  type Potret,
} from '../pengajuan/baris/baris-impor.service';
import { BacaBuku, BacaUlang, type Buku } from './buku/baca-buku';
import { ImporRepository, sedangDibaca, tahanSampai, type ImporRow } from './impor.repository';
import { NilaiUlang, OlahBuku, TANPA_INGATAN, type Ingatan } from './nilai/olah-buku';
import { TemplatService, type BahanBuku } from './templat/templat.service';
import { BukuRealisasiService } from './realisasi/buku-realisasi.service';
import { alirBuku } from './tulis/tulis-buku';
import { MIME_XLSX, type JenisBuku } from './unggah-impor.service';

/** How often the whole is judged again because somebody edited the file meanwhile. */
const MAKS_ULANG = 3;
/** Each sheet's merged areas, verdicts, numbers and sums are learnt one after the other, parents first. */
const MAKS_BACA = 20;
const KABAR_TIAP_MS = 400;

interface Pekerjaan {
  impor: ImporRow;
  buku: Buku;
  potret: Potret;
  bahan: BahanBuku;
}
interface Bacaan {
  antrean: Antrean;
  olah: OlahBuku;
  kunciHasil: string;
}

/** Works a workbook off: right rows go in, wrong ones come back in the result, all of it in one step. */
@Injectable()
export class ImporService implements JobHandler<'impor-excel'> {
  constructor(
    private readonly repo: ImporRepository,
    private readonly baris: BarisImporService,
    private readonly templat: TemplatService,
    private readonly pembaca: BacaBuku,
    private readonly storage: Storage,
    private readonly prisma: PrismaService,
    private readonly realisasi: BukuRealisasiService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'impor-excel'>): Promise<void> {
    const impor = await this.repo.satu(payload.id_impor);
    if (!impor || !sedangDibaca(impor.status)) return this.prisma.tx(selesai);
    let ditahan: string | null = null;
    try {
      await this.repo.maju(impor.id, { diproses: 0 });
      // Of a try that died before it was done.
      if (impor.kunci_hasil) await this.storage.delete(impor.kunci_hasil);
      if (impor.jenis === 'realisasi') await this.realisasi.kerjakan(impor, selesai);
      else {
        const isi = await buffer(await this.storage.get(impor.kunci));
        if (impor.cara === 'uji') ditahan = await this.tahan(impor, isi, selesai);
        else await this.sampaiMasuk(impor, isi, selesai);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The workbook itself is at fault: that is an answer, not a failure to be tried again.
      await this.prisma.tx(async (tx) => {
        await selesai(tx);
        await this.tutupGagal(tx, impor.id, error.message);
      });
    }
    await this.baris.rapikan(impor.id, ditahan);
  }

  private async sampaiMasuk(impor: ImporRow, isi: Buffer, selesai: (tx: Tx) => Promise<void>): Promise<void> {
    for (let ke = 1; ke <= MAKS_ULANG; ke++) if (await this.kerjakan(impor, isi, selesai)) return;
    throw new Error('the file changed at every attempt');
  }

  /** After the last try: nothing was changed, and the file says so. */
  async gagal(payload: JobPayloads['impor-excel'], _kesalahan: string, tx: Tx): Promise<void> {
    await this.tutupGagal(tx, payload.id_impor, pesan('impor.gagal'));
  }
  private async tutupGagal(tx: Tx, id: string, sebab: string): Promise<void> {
    await this.repo.tutup(tx, id, {
      status: 'GAGAL',
      pesan: sebab,
      kunci_hasil: null,
      selesai_pada: this.clock.now(),
    });
  }

  /** What it would do, and its rows held: nothing of the file changes. Answers the table that is kept. */
  private async tahan(impor: ImporRow, isi: Buffer, selesai: (tx: Tx) => Promise<void>): Promise<string> {
    const p = await this.pekerjaan(impor, isi);
    const { antrean, olah, kunciHasil } = await this.baca(p);
    let ditahan = false;
    try {
      this.baris.pastikanMuat(p.potret, antrean);
      const jumlah = await this.baris.jumlah(p.potret, antrean);
      await this.prisma.tx(async (tx) => {
        await selesai(tx);
        await this.tutupSiap(tx, impor.id, p.potret, { antrean, olah, kunciHasil }, jumlah);
      });
      ditahan = true;
      return antrean.jalan;
    } finally {
      if (!ditahan) await this.buang(antrean, kunciHasil);
    }
  }
  private tutupSiap(
    tx: Tx,
    id: string,
    { berkas }: Potret,
    { antrean, olah, kunciHasil }: Bacaan,
    jumlah: JumlahSatuan[],
  ): Promise<void> {
    const { jumlah: total, terima, laporan } = olah;
    const { baru, berubah } = laporan;
    const [tetap, ditolak] = [terima - baru - berubah, total - terima];
    return this.repo.tutup(tx, id, {
      ...{ status: 'SIAP', total, diproses: total, diterima: terima, ditolak, baru, berubah },
      ...{ jalan: antrean.jalan, versi_berkas: berkas.versi, kunci_hasil: kunciHasil },
      pesan: pesan('impor.siap', {
        ...{ baru: angka(baru), berubah: angka(berubah), tetap: angka(tetap), ditolak: angka(ditolak) },
      }),
      laporan: laporan.isi(jumlah),
      berlaku_sampai: tahanSampai(this.clock.now()),
      selesai_pada: this.clock.now(),
    });
  }

  private async pekerjaan(impor: ImporRow, isi: Buffer): Promise<Pekerjaan> {
    const potret = await this.baris.potret(impor.id_pengajuan);
    if (!potret) throw new TidakAda();
    if (!dalam('dapatUbah', potret.berkas.kd_status)) throw new AturanDilanggar('alur.status_tidak_mengizinkan');
    const jenis = impor.jenis as JenisBuku;
    const buku = await this.pembaca.buka(isi, (info) => this.templat.bentuk(info, potret.berkas, jenis));
    return { impor, buku, potret, bahan: await this.templat.bahan(potret.berkas, null, jenis) };
  }
  /** False = the file has changed meanwhile; nothing was written. */
  private async kerjakan(impor: ImporRow, isi: Buffer, selesai: (tx: Tx) => Promise<void>): Promise<boolean> {
    const p = await this.pekerjaan(impor, isi);
    const { potret } = p;
    const { antrean, olah, kunciHasil } = await this.baca(p);
    let masuk = false;
    try {
      masuk = await this.baris.simpan(potret, impor.oleh, antrean, async (tx) => {
        await selesai(tx);
        await this.tutupSelesai(tx, impor.id, olah, kunciHasil);
      });
      return masuk;
    } finally {
      if (!masuk) await this.buang(antrean, kunciHasil);
    }
  }

  private tutupSelesai(tx: Tx, id: string, { jumlah, terima, laporan }: OlahBuku, kunciHasil: string): Promise<void> {
    return this.repo.tutup(tx, id, {
      status: 'SELESAI',
      total: jumlah,
      diproses: jumlah,
      diterima: terima,
      ditolak: jumlah - terima,
      baru: laporan.baru,
      berubah: laporan.berubah,
      laporan: laporan.isi([]),
      pesan: pesan('impor.selesai', { diterima: angka(terima), ditolak: angka(jumlah - terima) }),
      kunci_hasil: kunciHasil,
      selesai_pada: this.clock.now(),
    });
  }

  /** Reads until nothing that comes later in the workbook changes what was said of earlier rows. */
  private async baca(p: Pekerjaan): Promise<Bacaan> {
    let ingatan = TANPA_INGATAN;
    for (let ke = 1; ke <= MAKS_BACA; ke++) {
      const antrean = await this.baris.mulai(p.impor.id);
      const kunciHasil = `impor/${p.impor.id}/hasil-${antrean.jalan.split('_').at(-1) ?? ''}.xlsx`;
      try {
        const olah = await this.bacaSekali(p, antrean, kunciHasil, ingatan);
        return { antrean, olah, kunciHasil };
      } catch (error) {
        await this.buang(antrean, kunciHasil);
        if (error instanceof NilaiUlang) ingatan = error.ingatan;
        else if (error instanceof BacaUlang) ingatan = TANPA_INGATAN;
        else throw error;
      }
    }
    throw new Error('the workbook reads differently every time');
  }

  /** One pass: cells are read, judged and staged while the result is written from them. */
  private async bacaSekali(
    { impor, buku, potret, bahan }: Pekerjaan,
    antrean: Antrean,
    kunciHasil: string,
    ingatan: Ingatan,
  ): Promise<OlahBuku> {
    let kabar = 0;
    const pemeriksa = new Map<string, Pemeriksa>();
    for (const { jenis } of potret.jenis) pemeriksa.set(jenis.kode, await this.baris.pemeriksa(potret.berkas, jenis));
    const olah = new OlahBuku({
      buku,
      potret,
      bahan,
      antrean,
      ingatan,
      tahan: impor.cara === 'uji',
      pemeriksa,
      layanan: this.baris,
      maju: async (diproses, total) => {
        if (performance.now() - kabar < KABAR_TIAP_MS) return;
        kabar = performance.now();
        await this.repo.maju(impor.id, { diproses, total });
      },
    });
    await this.repo.maju(impor.id, { diproses: 0, kunci_hasil: kunciHasil });
    await this.storage.put(kunciHasil, alirBuku({ ...bahan, lembar: olah.lembar }), { contentType: MIME_XLSX });
    await antrean.tutup();
    return olah;
  }

  private async buang(antrean: Antrean, kunciHasil: string): Promise<void> {
    await antrean.buang();
    // The answer to a commit may be lost: what is in force stays.
    if (!(await this.repo.berlaku(kunciHasil))) await this.storage.delete(kunciHasil);
  }
}
