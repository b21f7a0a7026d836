import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import {
  isianAcuan,
  medanNama,
  tanpaNama,
  type DaftarIsian,
  type Isian,
  type Kepala,
  type SkemaFormulir,
} from '@sinas/domain/formulir/formulir';
import { periksaKepala, type Masalah } from '@sinas/domain/formulir/isian';
import { pesan } from '@sinas/domain/pesan/pesan';
import { KementanService } from '../../perusahaan/luar/kementan.service';
import { ReferensiService } from '../../referensi/cari/referensi.service';

/** A name may be this old: every autosave of a file with codes asks for it. */
const SEGAR_MS = 60_000;
const MAKS_SIMPAN = 2_000;

/** Exporters are kept by another system: what its list lacks, or could not tell, is taken as it was written. */
const berdaftar = (skema: SkemaFormulir): Isian[] => isianAcuan(skema).filter((i) => i.daftar !== 'eksportir');

interface KepalaBernama {
  kepala: Kepala;
  masalah: Masalah[];
}

/** Codes of lists in the header: their names stand beside them, and what no list has is refused. */
@Injectable()
export class KepalaAcuanService {
  private readonly dikenal = new Map<string, { nama: string | null; sampai: number }>();

  constructor(
    private readonly referensi: ReferensiService,
    private readonly kementan: KementanService,
    private readonly clock: Clock,
  ) {}

  /** What a company sent, with names of our own: a name that came with it counts for nothing. */
  async lengkapi(skema: SkemaFormulir, kiriman: Kepala): Promise<KepalaBernama> {
    const kepala = tanpaNama(skema, kiriman);
    const nama = await this.cari(kepala, isianAcuan(skema));
    for (const [kd_field, n] of nama) kepala[medanNama(kd_field)] = n ?? '';
    return { kepala, masalah: this.asing(skema, kepala, nama) };
  }

  /** Codes of a stored header that no list has (any more). */
  async periksa(skema: SkemaFormulir, kepala: Kepala): Promise<Masalah[]> {
    return this.asing(skema, kepala, await this.cari(kepala, berdaftar(skema)));
  }

  /** Fields that the file's commodity group does not have. */
  bukanUntuk(skema: SkemaFormulir, kdKomoditas: string, kepala: Kepala): Masalah[] {
    const kdGa = KELOMPOK.get(kdKomoditas)?.kdGa;
    return isianAcuan(skema)
      .filter((i) => i.kd_ga && i.kd_ga !== kdGa && kepala[i.kd_field])
      .map((i) => ({
        langkah: i.langkah,
        path: i.kd_field,
        message: pesan('isian.tidak_dikenal', { label: i.label }),
      }));
  }

  private async cari(kepala: Kepala, isian: readonly Isian[]): Promise<Map<string, string | null>> {
    const berisi = isian.filter((i) => kepala[i.kd_field] !== undefined);
    const nama = berisi.map(async ({ kd_field, daftar }): Promise<[string, string | null]> => {
      const kode = kepala[kd_field];
      return [kd_field, kode && typeof kode === 'string' && daftar ? await this.nama(daftar, kode) : null];
    });
    return new Map(await Promise.all(nama));
  }

  private asing(skema: SkemaFormulir, kepala: Kepala, nama: ReadonlyMap<string, string | null>): Masalah[] {
    const tanpa = berdaftar(skema).filter(({ kd_field }) => kepala[kd_field] && nama.get(kd_field) === null);
    if (tanpa.length === 0) return [];
    const sudah = new Set(periksaKepala(skema, kepala).map((m) => m.path));
    return tanpa
      .filter(({ kd_field }) => !sudah.has(kd_field))
      .map((i) => ({
        langkah: i.langkah,
        path: i.kd_field,
        message: pesan('isian.pilihan', { label: `${i.label} ${kepala[i.kd_field]}` }),
      }));
  }

  private async nama(daftar: DaftarIsian, kode: string): Promise<string | null> {
    if (daftar === 'eksportir') return this.kementan.namaEksportir(kode);
    const kunci = `${daftar}:${kode}`;
    const ada = this.dikenal.get(kunci);
    if (ada && ada.sampai > this.clock.now().getTime()) return ada.nama;
    const nama = await this.dariDaftar(daftar, kode);
    if (this.dikenal.size >= MAKS_SIMPAN) this.dikenal.clear();
    this.dikenal.set(kunci, { nama, sampai: this.clock.now().getTime() + SEGAR_MS });
    return nama;
  }

  private async dariDaftar(daftar: 'kbli' | 'kpbc', kode: string): Promise<string | null> {
    if (daftar === 'kbli') {
      const kbli = await this.referensi.kbli({ keyword: kode });
      return kbli.find((k) => k.kode_kbli === kode)?.uraian ?? null;
    }
    const kantor = await this.referensi.kantor({ keyword: kode });
    return kantor.find((k) => k.KodeKPBC === kode)?.UrKPBC ?? null;
  }
}
