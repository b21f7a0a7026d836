import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as jeda } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { angka } from '@sinas/domain/format/angka';
import { MAKS_BARIS } from '@sinas/domain/pengajuan/baris';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { JobPayloads } from '../../jobs/definitions';
import type { JobContext, JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, DomainError, TidakAda } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { Storage } from '../../platform/storage/storage';
import { BarisImporService, type IsiBaris, type Potret } from '../pengajuan/baris-impor.service';
import { BacaBuku, type Buku } from './baca-buku';
import { ImporRepository, type ImporRow } from './impor.repository';
import { diterima, kalimatSalah, nilaiBaris, tolakGanda, type Calon } from './nilai-baris';
import { bacaRekaman, tulisRekaman, type CaraBaca, type Terbaca } from './petakan-baris';
import { STATUS_TERIMA, STATUS_TOLAK, tulisKunci } from './templat';
import { TemplatService, type BahanBuku } from './templat.service';
import { tulisBuku, type BarisTulis } from './tulis-buku';
import { MIME_XLSX, periksaInfo } from './unggah-impor.service';

const TIAP = 500;
/** How often the whole is judged again because somebody edited the file meanwhile. */
const MAKS_ULANG = 3;
const TANPA_PERUBAHAN = 'Sudah tersimpan, tidak ada perubahan';

interface BarisTerbaca {
  nomor: number;
  kunci: string;
  terbaca: Terbaca;
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
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'impor-excel'>): Promise<void> {
    const impor = await this.repo.satu(payload.id_impor);
    if (!impor || impor.status === 'SELESAI' || impor.status === 'GAGAL') return this.prisma.tx(selesai);
    try {
      await this.repo.maju(impor.id, { diproses: 0 });
      const buku = await this.pembaca.buka(await buffer(await this.storage.get(impor.kunci)));
      for (let ke = 1; ke <= MAKS_ULANG; ke++) if (await this.olah(impor, buku, selesai)) return;
      throw new Error('the file changed at every attempt');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The workbook itself is at fault: that is an answer, not a failure to be tried again.
      await this.prisma.tx(async (tx) => {
        await selesai(tx);
        await this.repo.tutup(tx, impor.id, { status: 'GAGAL', pesan: error.message, selesai_pada: this.clock.now() });
      });
    }
  }

  /** After the last try: nothing was changed, and the file says so. */
  async gagal(payload: JobPayloads['impor-excel'], _kesalahan: string, tx: Tx): Promise<void> {
    await this.repo.tutup(tx, payload.id_impor, {
      status: 'GAGAL',
      pesan: pesan('impor.gagal'),
      selesai_pada: this.clock.now(),
    });
  }

  /** False = the file has changed meanwhile; nothing was written. */
  private async olah(impor: ImporRow, buku: Buku, selesai: (tx: Tx) => Promise<void>): Promise<boolean> {
    const potret = await this.baris.potret(impor.id_pengajuan);
    if (!potret) throw new TidakAda();
    if (potret.berkas.kd_status !== '00' && potret.berkas.kd_status !== '25')
      throw new AturanDilanggar('alur.status_tidak_mengizinkan');
    periksaInfo(buku.info, potret.berkas);
    const bahan = await this.templat.bahan(potret.berkas);
    const calon = await this.nilai(impor.id, await this.bacaSemua(buku, bahan.cara), potret, bahan);
    const perubahan = await this.perubahan(calon, potret);
    const kunciHasil = `impor/${impor.id}/hasil.xlsx`;
    await this.tulisHasil(kunciHasil, bahan, hasilBaris(calon, perubahan.idBaru, bahan.cara));
    const terima = calon.filter(diterima).length;
    return this.baris.simpan(potret, impor.oleh, perubahan, async (tx) => {
      await selesai(tx);
      await this.repo.tutup(tx, impor.id, {
        status: 'SELESAI',
        total: calon.length,
        diproses: calon.length,
        diterima: terima,
        ditolak: calon.length - terima,
        pesan: pesan('impor.selesai', { diterima: angka(terima), ditolak: angka(calon.length - terima) }),
        kunci_hasil: kunciHasil,
        selesai_pada: this.clock.now(),
      });
    });
  }

  private async bacaSemua(buku: Buku, cara: CaraBaca): Promise<BarisTerbaca[]> {
    const hasil: BarisTerbaca[] = [];
    for await (const b of buku.baris()) {
      const terbaca = bacaRekaman(b.sel, cara);
      if (terbaca) hasil.push({ nomor: b.nomor, kunci: b.kunci, terbaca });
      if (hasil.length > MAKS_BARIS) throw new AturanDilanggar('impor.terlalu_banyak', [], { n: angka(MAKS_BARIS) });
    }
    if (hasil.length === 0) throw new AturanDilanggar('impor.kosong');
    return hasil;
  }

  private async nilai(
    idImpor: string,
    baris: readonly BarisTerbaca[],
    potret: Potret,
    bahan: BahanBuku,
  ): Promise<Calon[]> {
    await this.repo.maju(idImpor, { total: baris.length, diproses: 0 });
    const ktx = await this.baris.konteks(
      potret.berkas,
      baris.map((b) => b.terbaca.data),
    );
    const dasar = {
      kolom: bahan.kolom,
      tersimpan: new Map(potret.baris.map((b) => [b.id, b])),
      boleh: potret.boleh,
      siapkan: (data: Record<string, unknown>, seri: number | null): IsiBaris => this.baris.siapkan(data, ktx, seri),
    };
    const calon: Calon[] = [];
    for (const b of baris) {
      calon.push(nilaiBaris(b.nomor, b.kunci, b.terbaca, dasar));
      if (calon.length % TIAP !== 0) continue;
      await this.repo.maju(idImpor, { diproses: calon.length });
      await jeda();
    }
    tolakGanda(calon, potret.baris, bahan.kolom);
    return calon;
  }

  private async perubahan(calon: readonly Calon[], potret: Potret) {
    const masuk = calon.filter((c) => diterima(c) && !c.tetap);
    const baru = masuk.filter((c) => !c.lama);
    const ids = await this.baris.idBaru(baru.length);
    const idBaru = new Map(baru.map((c, i) => [c.nomor, ids[i] ?? 0n]));
    const awal = Math.max(0, ...potret.baris.slice(-1).map((b) => b.seri));
    return {
      idBaru,
      ubah: masuk.flatMap((c) => (c.lama && c.isi ? [{ id: c.lama.id, isi: c.isi }] : [])),
      tambah: baru.flatMap((c, i) => (c.isi ? [{ id: ids[i] ?? 0n, seri: awal + i + 1, isi: c.isi }] : [])),
    };
  }

  private async tulisHasil(kunci: string, bahan: BahanBuku, baris: Iterable<BarisTulis>): Promise<void> {
    const { cara: _cara, ...isi } = bahan;
    const pipa = new PassThrough();
    const tulis = tulisBuku(pipa, { ...isi, baris }).catch((error: unknown) => pipa.destroy(error as Error));
    await Promise.all([this.storage.put(kunci, pipa, { contentType: MIME_XLSX }), tulis]);
  }
}

/** Accepted rows carry the key they have from now on; wrong ones show what was typed, red where it is wrong. */
function* hasilBaris(
  calon: readonly Calon[],
  idBaru: ReadonlyMap<number, bigint>,
  cara: CaraBaca,
): Generator<BarisTulis> {
  for (const c of calon) {
    if (diterima(c) && c.isi) {
      const kunci = c.lama
        ? tulisKunci(c.lama.id, c.lama.versi + (c.tetap ? 0 : 1))
        : tulisKunci(idBaru.get(c.nomor) ?? 0n, 1);
      yield {
        nomor: c.nomor,
        kunci,
        sel: tulisRekaman(c.isi.data as Record<string, unknown>, cara),
        status: STATUS_TERIMA,
        keterangan: c.tetap ? TANPA_PERUBAHAN : '',
      };
    } else
      yield {
        nomor: c.nomor,
        kunci: c.lama ? tulisKunci(c.lama.id, c.lama.versi) : '',
        sel: c.terbaca.tampil,
        status: STATUS_TOLAK,
        keterangan: kalimatSalah(c, cara.kolom),
        salah: c.salah,
      };
  }
}
