import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { bolehMedan, medanBaris } from '@sinas/domain/formulir/bagian-terbuka';
import { RINCIAN_BARIS } from '@sinas/domain/formulir/catatan';
import { periksaJumlahSub, periksaSubBaris, type SubBaris } from '@sinas/domain/baris/baris';
import { rapikan } from '@sinas/domain/format/angka';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BarisRepository } from './baris.repository';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DrafService } from '../draf/draf.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';

export interface SubTampil extends SubBaris {
  id: string;
  id_baris: string;
  no_seri: number;
  versi: number;
}
export interface HasilSub {
  versi: number;
  sub: SubTampil[];
}

/** Nested rows below a goods row; their sum stays within the row's quantity. */
@Injectable()
export class SubBarisService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisRepository,
    private readonly draf: DrafService,
    private readonly alur: LangkahService,
  ) {}

  async daftar(aktor: Aktor, idBaris: string): Promise<SubTampil[]> {
    const id = bacaId(idBaris);
    await this.pintu.induk(aktor, await this.baris.indukBaris(this.pintu.db, id), 'baris.tidak_ada');
    return this.tampil(this.pintu.db, id);
  }

  tambah(aktor: Aktor, idBaris: string, rows: readonly SubBaris[]): Promise<HasilSub> {
    return this.tulis(aktor, bacaId(idBaris), async (tx, id) => {
      this.periksa(rows);
      await this.baris.tambahSub(
        tx,
        id,
        rows.map((r) => ({ ...r, jml: rapikan(r.jml) })),
      );
    });
  }

  async ubah(aktor: Aktor, idSub: string, versi: number, data: SubBaris): Promise<HasilSub> {
    const lama = await this.induk(idSub);
    return this.tulis(aktor, lama.id_baris, async (tx, _id, p) => {
      const kini = await this.baris.indukSub(tx, bacaId(idSub));
      if (kini?.versi !== versi) throw new Bentrok('umum.versi_usang', await this.draf.usang(p, aktor));
      this.periksa([data]);
      await this.baris.ubahSub(tx, bacaId(idSub), { ...data, jml: rapikan(data.jml) });
    });
  }

  async hapus(aktor: Aktor, idSub: string): Promise<HasilSub> {
    const lama = await this.induk(idSub);
    return this.tulis(aktor, lama.id_baris, (tx) => this.baris.hapusSub(tx, bacaId(idSub)));
  }

  private periksa(rows: readonly SubBaris[]): void {
    const salah = rows.flatMap((r, i) => periksaSubBaris(r, rows.length > 1 ? i + 1 : undefined));
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
  }

  private async induk(idSub: string): Promise<{ id_baris: bigint }> {
    const induk = await this.baris.indukSub(this.pintu.db, bacaId(idSub));
    if (!induk) throw new TidakAda('baris.tidak_ada');
    return induk;
  }

  private async tampil(db: Tx, idBaris: bigint): Promise<SubTampil[]> {
    return (await this.baris.sub(db, idBaris)).map((s) => ({
      id: String(s.id),
      id_baris: String(s.id_baris),
      no_seri: s.seri,
      versi: s.versi,
      uraian: s.uraian,
      lokasi: s.lokasi,
      jml: rapikan(s.jml.toFixed()),
    }));
  }

  private async tulis(
    aktor: Aktor,
    idBaris: bigint,
    work: (tx: Tx, idBaris: bigint, p: BerkasRow) => Promise<void>,
  ): Promise<HasilSub> {
    const induk = await this.pintu.induk(aktor, await this.baris.indukBaris(this.pintu.db, idBaris), 'baris.tidak_ada');
    return this.pintu.tulis(aktor, induk, async (tx, p) => {
      await this.draf.pastikanDapatUbah(p, aktor);
      if (!bolehMedan(medanBaris(await this.draf.terbuka(tx, p), idBaris), RINCIAN_BARIS))
        throw new AturanDilanggar('perbaikan.terkunci', [], { label: 'Rincian pemakaian' });
      await work(tx, idBaris, p);
      const baris = await this.baris.satu(tx, p.id, idBaris);
      const sub = await this.tampil(tx, idBaris);
      const lebih = baris ? periksaJumlahSub(rapikan(baris.jml.toFixed()), sub, baris.seri) : [];
      if (lebih[0]) throw new AturanTeks(lebih[0].message, lebih);
      const { versi } = await this.draf.sentuh(tx, p, aktor);
      return { versi, sub };
    });
  }
}
