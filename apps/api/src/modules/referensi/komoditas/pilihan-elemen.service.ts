import { Injectable } from '@nestjs/common';
import type { OpsiElemen } from '@sinas/domain/komoditas/elemen';
import { jalurElemen } from '@sinas/domain/referensi/elemen';
import { dalamBatas } from '../../../platform/batas-waktu';
import { Clock } from '../../../platform/clock/clock';
import { DomainError, SistemLainGagal, TidakAda } from '../../../platform/errors';
import { KomoditasService } from './komoditas.service';
import { pencarian, type Tanya } from '../cari/pencarian';
import { ReferensiRepository } from '../cari/referensi.repository';
import { ReferensiService } from '../cari/referensi.service';

/** BATAS-01 */
const BATAS_TERSEDIA_MS = 5_000;
const BATAS_NEGARA_MS = 30_000;
const MAKS = 1000;
interface Tersedia {
  rows: OpsiElemen[];
  /** The list did not come: it says nothing. */
  gagal: boolean;
}

/** Lookups for one element: what may be chosen of it now, and where its goods may come from and go to. */
@Injectable()
export class PilihanElemenService {
  constructor(
    private readonly komoditas: KomoditasService,
    private readonly referensi: ReferensiService,
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  /** Only what may be chosen in this balance year; an empty list after five seconds, or when it fails (GALAT-07). */
  async tersedia(...apa: Parameters<KomoditasService['elemen']>): Promise<Tersedia> {
    const kosong = (): Tersedia => ({ rows: [], gagal: true });
    const kerja = this.komoditas.elemen(...apa).then(
      (semua): Tersedia => ({ rows: semua.filter((o) => o.flag_enable && !o.fl_disable), gagal: false }),
      (e: unknown) => {
        if (e instanceof DomainError) throw e;
        return kosong();
      },
    );
    return dalamBatas(kerja, BATAS_TERSEDIA_MS, kosong);
  }

  /** Throws SistemLainGagal after thirty seconds (GALAT-08). */
  negaraDunia(q: Tanya) {
    return dalamBatas(this.referensi.negara(q), BATAS_NEGARA_MS, () => {
      throw new SistemLainGagal('daftar negara', true);
    });
  }

  /** Countries that goods of the element may come from; all where nobody has narrowed it. */
  async negara(q: Tanya, kdElemen?: string) {
    const boleh = await this.boleh('negara', q, kdElemen);
    if (!boleh) return this.negaraDunia(q);
    const semua = await this.negaraDunia({ ...q, page: undefined, limit: undefined });
    return halaman(
      semua.filter((n) => boleh.has(n.KodeNegara)),
      q,
    );
  }
  /** Ports that they may arrive at, likewise. */
  async pelabuhan(q: Tanya, kdElemen?: string) {
    const boleh = await this.boleh('pelabuhan', q, kdElemen);
    if (!boleh) return this.referensi.pelabuhanId(q);
    const semua = await this.referensi.pelabuhanId({ ...q, page: undefined, limit: undefined });
    return halaman(
      semua.filter((p) => boleh.has(p.KodePelabuhan)),
      q,
    );
  }

  /** What any element of a commodity allows, for lists that stand for all its rows; null = not narrowed. */
  async untukKomoditas(apa: Sempit, kdKomoditas: string, elemen: readonly string[]): Promise<Set<string> | null> {
    const rows = await this.terkait(apa, [kdKomoditas, ...elemen], {});
    return rows.some((r) => r.induk === kdKomoditas) ? kodeDari(apa, rows) : null;
  }

  /** Of the elements that have a list, what is in all of them; where there is no such thing, of their commodity; null = not narrowed. */
  private async boleh(apa: Sempit, q: Tanya, kdElemen?: string): Promise<Set<string> | null> {
    if (kdElemen === undefined) return null;
    const jalur = kdElemen.split(',').map((kode) => {
      const satu = jalurElemen(kode);
      if (!satu) throw new TidakAda();
      return satu;
    });
    const rows = await this.terkait(apa, [...new Set(jalur.flat())], q);
    const milik = (kode: string | undefined) => rows.filter((r) => r.induk === kode);
    const [pertama, ...lain] = jalur.map(([diri]) => kodeDari(apa, milik(diri))).filter((s) => s.size > 0);
    const semua = new Set([...(pertama ?? [])].filter((k) => lain.every((s) => s.has(k))));
    if (semua.size > 0) return semua;
    const komoditas = jalur.map((j) => milik(j.at(-1))).find((r) => r.length > 0);
    return komoditas ? kodeDari(apa, komoditas) : null;
  }

  private terkait(apa: Sempit, induk: string[], { tanggal }: Tanya) {
    const tanya = pencarian([`${apa}_elemen`], tanggal ? { tanggal } : {}, MAKS, this.clock.now());
    return this.repo.cari({ ...tanya, induk });
  }
}
type Sempit = 'negara' | 'pelabuhan';
const kodeDari = (apa: Sempit, rows: readonly { data: Record<string, unknown> }[]): Set<string> =>
  new Set(rows.map((r) => String(r.data[apa])));
function halaman<T>(rows: T[], { page = 1, limit }: Tanya): T[] {
  return limit ? rows.slice((page - 1) * limit, page * limit) : rows;
}
