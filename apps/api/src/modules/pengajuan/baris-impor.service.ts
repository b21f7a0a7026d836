import { Injectable } from '@nestjs/common';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { MAKS_BARIS, type KonteksBaris } from '@sinas/domain/pengajuan/baris';
import { AturanDilanggar } from '../../platform/errors';
import type { Tx } from '../../platform/prisma/prisma.service';
import { bagianTerbuka, bolehBaris } from './bagian-terbuka';
import { BarisRepository, type BarisBaru, type BarisRow } from './baris.repository';
import { BarisService } from './baris.service';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { DrafService } from './draf.service';
import { PengajuanRepository, type BerkasRow } from './pengajuan.repository';

export type BerkasImpor = BerkasRow;
export type BarisTersimpan = BarisRow;
export type IsiBaris = Omit<BarisBaru, 'seri'>;
/** A file and its rows as one moment saw them; `berkas.versi` tells later whether they still hold. */
export interface Potret {
  berkas: BerkasRow;
  baris: BarisRow[];
  /** May this row be changed; null = may rows be added? */
  boleh: (id: bigint | null) => boolean;
}
export interface PerubahanImpor {
  ubah: { id: bigint; isi: IsiBaris }[];
  tambah: { id: bigint; seri: number; isi: IsiBaris }[];
}
const BONGKAH = 5_000;
const bongkah = <T>(xs: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(xs.length / BONGKAH) }, (_, i) => xs.slice(i * BONGKAH, (i + 1) * BONGKAH));

/** Rows of a workbook: looked at outside the lock, written inside it, many at a time. */
@Injectable()
export class BarisImporService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly baris: BarisRepository,
    private readonly layanan: BarisService,
    private readonly draf: DrafService,
  ) {}

  /** Null when the file is gone. The version is read first: a change in between shows later. */
  async potret(id: bigint): Promise<Potret | null> {
    const db = this.repo.db;
    const berkas = await this.repo.ambil(db, id);
    if (!berkas) return null;
    const catatan = berkas.kd_status === '25' ? await this.repo.catatan(db, id, berkas.perbaikan_ke) : [];
    const terbuka = bagianTerbuka(berkas, catatan);
    return { berkas, baris: await this.baris.semua(db, id), boleh: (idBaris) => bolehBaris(terbuka, idBaris) };
  }

  konteks(berkas: BerkasRow, rows: readonly RekamanKomoditas[]): Promise<KonteksBaris> {
    return this.layanan.konteks(berkas, rows);
  }
  /** The same check as the form; throws with every fault at its field. `seri`: of the stored row that is changed. */
  siapkan(data: Record<string, unknown>, ktx: KonteksBaris, seri: number | null): IsiBaris {
    return seri === null
      ? this.layanan.siapkan(data, ktx, 'create')
      : this.layanan.siapkan({ ...data, no_seri: seri }, ktx, 'edit', seri);
  }
  /** Ids for rows that are to be added, so that their keys are known before they are written. */
  idBaru(jumlah: number): Promise<bigint[]> {
    return jumlah === 0 ? Promise.resolve([]) : this.baris.idBaru(jumlah);
  }

  /** All of it or nothing, with the file locked. False = the file has changed since the picture was taken. */
  async simpan(p: Potret, oleh: string, isi: PerubahanImpor, lanjut: (tx: Tx) => Promise<void>): Promise<boolean> {
    if (p.berkas.jumlah_baris + isi.tambah.length > MAKS_BARIS)
      throw new AturanDilanggar('baris.terlalu_banyak', [], { n: MAKS_BARIS });
    return this.pintu.tulis(null, p.berkas.id, async (tx, kini) => {
      if (kini.versi !== p.berkas.versi || kini.kd_status !== p.berkas.kd_status) return false;
      for (const b of bongkah(isi.ubah))
        await this.baris.ubahMassal(
          tx,
          kini.id,
          b.map((x) => ({ ...x.isi, id: String(x.id) })),
        );
      for (const b of bongkah(isi.tambah))
        await this.baris.tambahMassal(
          tx,
          kini.id,
          b.map((x) => ({ ...x.isi, id: String(x.id), seri: x.seri })),
        );
      if (isi.ubah.length + isi.tambah.length > 0) {
        await this.baris.hitungUlang(tx, kini.id);
        await this.draf.sentuh(tx, kini.id, { id_user: oleh });
      }
      await lanjut(tx);
      return true;
    });
  }
}
