import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { bolehTambahBaris, medanBaris } from '@sinas/domain/formulir/bagian-terbuka';
import type { MedanTerbuka } from '@sinas/domain/baris/medan';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { MAKS_BARIS } from '@sinas/domain/baris/barang';
import { AturanDilanggar } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { AntreBarisRepository, type BarisAntre, type Jalan } from './antre-baris.repository';
import { AcuanTumbuh } from './acuan-tumbuh';
import type { BatasBaris } from '@sinas/domain/baris/jenis-baris';
import { BARANG, type IsiBarang } from '@sinas/domain/baris/jenis-barang';
import { BarangRepository, type BarangRow } from './barang.repository';
import { BarisRepository, type BarisIndeks, type IsiTersimpan } from './baris.repository';
import { BarisService } from './baris.service';
import { KonteksBarisService } from './konteks-baris.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DrafService } from '../draf/draf.service';
import { IndeksBaris } from './indeks-baris';
import { PerangkaiBaris, type BarisJadi, type Keping } from './perangkai-baris';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';

export type BerkasImpor = BerkasRow;
export type BarisTersimpan = BarangRow;
export { IndeksBaris };
export type { BatasBaris, MedanTerbuka };
export type { IsiBarang as IsiBaris };
export type { BarisAntre, BarisIndeks, BarisJadi, IsiTersimpan, Keping, PerangkaiBaris };

/** A file and the places of its rows as one moment saw them; `berkas.versi` tells later whether they still hold. */
export interface Potret {
  berkas: BerkasRow;
  indeks: IndeksBaris;
  bolehTambah: boolean;
  /** Fields of a stored row that may be changed. */
  medan: (id: bigint) => MedanTerbuka;
}
/** A reading under way: rows go in beside the table, and later into it, or away. */
export interface Antrean {
  tulis: (baris: readonly BarisAntre[]) => Promise<void>;
  tutup: () => Promise<void>;
  /** The rows of an unfinished or refused reading. */
  buang: () => Promise<void>;
  readonly tambah: number;
  readonly ubah: number;
  readonly jalan: Jalan;
}

/** Rows of a workbook: looked at outside the lock, staged beside the table, taken over inside the lock all at once. */
@Injectable()
export class BarisImporService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
    private readonly antre: AntreBarisRepository,
    private readonly barang: BarangRepository,
    private readonly layanan: BarisService,
    private readonly konteks: KonteksBarisService,
    private readonly draf: DrafService,
  ) {}

  /** Null when the file is gone. The version is read first: a change in between shows later. */
  async potret(id: bigint): Promise<Potret | null> {
    const db = this.repo.db;
    const berkas = await this.repo.ambil(db, id);
    if (!berkas) return null;
    const terbuka = await this.draf.terbuka(db, berkas);
    const indeks = new IndeksBaris(await this.baris.indeks(db, id));
    const medan = (idBaris: bigint): MedanTerbuka => medanBaris(terbuka, idBaris);
    return { berkas, indeks, bolehTambah: bolehTambahBaris(terbuka), medan };
  }
  /** All rows of a file in their order, some at a time. */
  alir(id: bigint): AsyncGenerator<BarisTersimpan[]> {
    return this.barang.alir(this.repo.db, id);
  }
  /** Content of some stored rows. */
  isi(p: Potret, id: readonly bigint[]): Promise<Map<bigint, IsiTersimpan>> {
    return id.length === 0 ? Promise.resolve(new Map()) : this.baris.isi(this.repo.db, p.berkas.id, id);
  }

  /** The same check as the form, for rows that come in batches; reference names are looked up as they appear. */
  async pemeriksa(berkas: BerkasRow) {
    const acuan = new AcuanTumbuh((rows) => this.konteks.untuk(berkas, BARANG, rows).then((k) => k.acuan));
    const ktx: KonteksBaris = { ...(await this.konteks.untuk(berkas, BARANG, [])), acuan };
    return {
      /** The quick way of rows that are plainly right. */
      perangkai: new PerangkaiBaris(ktx, acuan),
      kenali: (rows: readonly RekamanKomoditas[]): Promise<void> => acuan.kenali(rows),
      /** Throws with every fault at its field. `seri` and `batas`: of the stored row that is changed. */
      siapkan: (data: Record<string, unknown>, seri: number | null, batas?: BatasBaris): IsiBarang =>
        seri === null
          ? this.layanan.siapkan(data, ktx)
          : this.layanan.siapkan({ ...data, no_seri: seri }, ktx, batas ? { seri, batas } : { seri }),
    };
  }
  /** Ids for rows that are to be added, so that their keys are known before they are written. */
  idBaru(jumlah: number): Promise<bigint[]> {
    return jumlah === 0 ? Promise.resolve([]) : this.baris.idBaru(jumlah);
  }

  /** Leftovers of an earlier reading of the same workbook are gone when this resolves. */
  async mulai(idImpor: string): Promise<Antrean> {
    await this.antre.kosongkan(null, idImpor);
    const jalan: Jalan = { id_impor: idImpor, jalan: randomInt(2 ** 31 - 1) };
    const salin = await this.antre.buka();
    let [tambah, ubah] = [0, 0];
    return {
      jalan,
      get tambah() {
        return tambah;
      },
      get ubah() {
        return ubah;
      },
      tulis: (baris) => {
        for (const b of baris)
          if (b.seri === null) ubah++;
          else tambah++;
        return this.antre.tulis(salin, jalan, baris);
      },
      tutup: () => salin.tutup(),
      buang: async () => {
        salin.batal();
        await this.antre.kosongkan(null, idImpor, jalan.jalan);
      },
    };
  }

  /** All of it or nothing, with the file locked. False = the file has changed since the picture was taken. */
  async simpan(p: Potret, oleh: string, a: Antrean, lanjut: (tx: Tx) => Promise<void>): Promise<boolean> {
    if (p.berkas.jumlah_baris + a.tambah > MAKS_BARIS)
      throw new AturanDilanggar('baris.terlalu_banyak', [], { n: MAKS_BARIS });
    return this.pintu.tulis(null, p.berkas.id, async (tx, kini) => {
      if (kini.versi !== p.berkas.versi || kini.kd_status !== p.berkas.kd_status) return false;
      const [ubah, tambah] = [
        a.ubah > 0 ? await this.antre.ubah(tx, a.jalan, kini.id) : 0,
        a.tambah > 0 ? await this.antre.tambahkan(tx, a.jalan, kini.id) : 0,
      ];
      // Another reading has cleared the table, or a row is gone: nothing of it may be seen.
      if (ubah !== a.ubah || tambah !== a.tambah)
        throw new Error(`staged ${a.tambah}+${a.ubah}, took ${tambah}+${ubah}`);
      await this.antre.kosongkan(tx, a.jalan.id_impor);
      if (ubah + tambah > 0) {
        await this.baris.hitungUlang(tx, kini.id, BARANG.kode);
        await this.draf.sentuh(tx, kini, { id_user: oleh });
      }
      await lanjut(tx);
      return true;
    });
  }
  /** Of a workbook that has ended without being taken over. */
  kosongkan(tx: Tx, idImpor: string): Promise<void> {
    return this.antre.kosongkan(tx, idImpor);
  }
}
