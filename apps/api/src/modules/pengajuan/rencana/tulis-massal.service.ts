import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { IsiBaris, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BarisRepository, type BarisRow } from '../baris/baris.repository';
import { bulanDiminta, BulanService, type SisiIsi } from '../bulan/bulan.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { KelengkapanService } from '../draf/kelengkapan.service';

/** A judged row that goes in: stored already or new, with the sides of its months that change. */
export interface BarisMassal {
  id: bigint | null;
  induk: bigint | null;
  /** Number that a new row asks for. */
  seri: number | null;
  /** Null = what the row says stays, its months change. */
  isi: IsiBaris | null;
  bulan: SisiIsi;
}

/** Many rows of one kind of a plan, judged outside the lock and written inside it: all of them or none. */
@Injectable()
export class TulisMassalService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly rows: BarisRepository,
    private readonly bulan: BulanService,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
  ) {}

  /** Is the plan open, to whom owns it? Throws where it is not. */
  pastikanBuka(aktor: Aktor, id: bigint): Promise<void> {
    return this.pintu.tulisMilik(aktor, id, (_tx, p) => this.draf.pastikanDapatUbah(p, aktor));
  }

  /** `versi`: of the plan when its rows were judged; another one since then refuses all. */
  tulis(aktor: Aktor, id: bigint, versi: number, kode: string, rows: readonly BarisMassal[]): Promise<Tersimpan> {
    return this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      await this.draf.pastikanDapatUbah(p, aktor);
      if (p.versi !== versi) throw new Bentrok('impor.perlu_ulang', await this.draf.usang(p, aktor));
      const jenis = layanan(p.kd_rekom as KdRekom).jenisBaris.get(kode);
      if (!jenis) throw new TidakAda('baris.tidak_ada');
      await this.ubah(tx, p, jenis, rows);
      await this.tambah(tx, p, jenis, rows);
      if (jenis.dihitung) await this.rows.hitungUlang(tx, p.id, jenis.kode);
      const berkas = await this.draf.sentuh(tx, p, aktor);
      return { berkas, kelengkapan: await this.lengkap.periksa(tx, berkas) };
    });
  }

  private async ubah(tx: Tx, p: BerkasRow, jenis: JenisBaris, rows: readonly BarisMassal[]): Promise<void> {
    const lama = new Map((await this.rows.berkas(tx, p.id)).map((b) => [b.id, b]));
    for (const { id, isi, bulan } of rows) {
      if (id === null) continue;
      const ada = lama.get(id);
      if (ada?.jenis !== jenis.kode) throw new TidakAda('baris.tidak_ada');
      const baru = isi ? await this.rows.ubah(tx, id, { ...isi, seri: ada.seri }) : await this.rows.naik(tx, id);
      await this.isiBulan(tx, p, jenis, baru, bulan);
    }
  }

  /** Numbers are kept where they are free, else the next one is given. */
  private async tambah(tx: Tx, p: BerkasRow, jenis: JenisBaris, rows: readonly BarisMassal[]): Promise<void> {
    const baru = rows.flatMap((r) => (r.id === null && r.isi ? [{ ...r, isi: r.isi }] : []));
    if (baru.length === 0) return;
    if ((await this.rows.jumlah(tx, p.id, jenis.kode)) + baru.length > jenis.maks)
      throw new AturanDilanggar('baris.terlalu_banyak', [], { n: jenis.maks });
    for (const induk of new Set(baru.map((r) => r.induk))) {
      const letak = { id: p.id, jenis: jenis.kode, induk };
      const milik = baru.filter((r) => r.induk === induk);
      const terpakai = await this.rows.seri(tx, letak);
      let akhir = Math.max(0, ...terpakai, ...milik.map((r) => r.seri ?? 0));
      const bernomor = milik.map((r) => {
        const seri = r.seri !== null && !terpakai.has(r.seri) ? r.seri : (akhir += 1);
        terpakai.add(seri);
        return { ...r, isi: { ...r.isi, seri } };
      });
      const jadi = await this.rows.tambah(
        tx,
        letak,
        bernomor.map((r) => r.isi),
      );
      const perSeri = new Map(jadi.map((b) => [b.seri, b]));
      for (const { isi, bulan } of bernomor) {
        const b = perSeri.get(isi.seri);
        if (b) await this.isiBulan(tx, p, jenis, b, bulan);
      }
    }
  }

  private async isiBulan(tx: Tx, p: BerkasRow, jenis: JenisBaris, b: BarisRow, bulan: SisiIsi): Promise<void> {
    if (Object.keys(bulan).length > 0)
      await this.bulan.ganti(tx, p, jenis, { ...b, jumlah_anak: 0 }, bulanDiminta(bulan));
  }
}
