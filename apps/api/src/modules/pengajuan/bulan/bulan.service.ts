import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import {
  awalBulan,
  jmlBulan,
  kunciBulan,
  periksaBulan,
  periodeDari,
  type BulanMasuk,
  type SisiBulan,
} from '@sinas/domain/baris/bulan';
import { rapikan } from '@sinas/domain/format/angka';
import { AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { BarisService, type HasilBaris, type Tempat } from '../baris/baris.service';
import { BulanRepository, type BulanRow } from './bulan.repository';

/** A month of a row as the wire has it. */
export interface BulanTampil {
  sisi: SisiBulan;
  /** MMYYYY */
  periode: string;
  ref: string | null;
  /** exact decimal text */
  jml: string;
  versi: number;
}
const tampil = (b: BulanRow): BulanTampil => ({
  sisi: b.sisi as SisiBulan,
  periode: periodeDari(b.periode),
  ref: b.ref,
  jml: rapikan(b.jml.toFixed()),
  versi: b.versi,
});

/** Months beside rows of kinds that have them: each with a version of its own, all of a save or none. */
@Injectable()
export class BulanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisService,
    private readonly repo: BulanRepository,
  ) {}

  async daftar(aktor: Aktor, t: Tempat, idBaris: string): Promise<BulanTampil[]> {
    const { jenis, baris } = await this.baris.satu(aktor, t, idBaris);
    if (!jenis.bulan) throw new TidakAda('baris.tidak_ada');
    return (await this.repo.daftar(this.pintu.db, baris.id)).map(tampil);
  }

  /** Months that did not come stay as they are. One that was changed meanwhile refuses all, with what is there. */
  async simpan(aktor: Aktor, t: Tempat, idBaris: string, bulan: readonly BulanMasuk[]) {
    let kini: BulanTampil[] = [];
    const hasil: HasilBaris = await this.baris.padaBaris(aktor, t, idBaris, async (tx, p, jenis, baris) => {
      if (!jenis.bulan) throw new TidakAda('baris.tidak_ada');
      const salah = periksaBulan(bulan, p.tahun, jenis.langkah);
      if (salah[0]) throw new AturanTeks(salah[0].message, salah);
      const ada = await this.repo.daftar(tx, baris.id);
      const lama = new Map(ada.map((b) => [kunciBulan(tampil(b)), b]));
      // Written before, word for word: the same save again.
      const beda = bulan.filter((b) => !sama(lama.get(kunciBulan(b)), b));
      if (beda.some((b) => (lama.get(kunciBulan(b))?.versi ?? null) !== b.versi))
        throw new Bentrok('bulan.usang', { bulan: ada.map(tampil) });
      await this.repo.hapus(
        tx,
        beda.flatMap((b) => (b.jml === null ? (lama.get(kunciBulan(b))?.id ?? []) : [])),
      );
      for (const { b, l } of beda.map((b) => ({ b, l: lama.get(kunciBulan(b)) })))
        if (l && b.jml !== null) await this.repo.ubah(tx, l.id, jmlBulan(b.jml));
      await this.repo.tambah(
        tx,
        p.id,
        baris.id,
        beda.flatMap(({ sisi, periode, ref = null, jml, versi }) =>
          jml === null || versi !== null ? [] : [{ sisi, ref, periode: awalBulan(periode), jml: jmlBulan(jml) }],
        ),
      );
      kini = (await this.repo.daftar(tx, baris.id)).map(tampil);
    });
    return { ...hasil, bulan: kini };
  }
}
const sama = (lama: BulanRow | undefined, b: BulanMasuk): boolean =>
  b.jml === null ? !lama : !!lama && rapikan(lama.jml.toFixed()) === jmlBulan(b.jml);
