import type { IsiTersimpan, Pemeriksa, PotretJenis } from '../../pengajuan/baris/baris-impor.service';
import type { BarisBuku } from '../buku/baca-buku';
import { bacaKunci } from '../templat/templat';
import type { BahanLembar } from '../templat/templat.service';
import { nilaiBaris, tandaCalon, type BarisDinilai, type Calon, type DasarNilai } from './nilai-baris';
import type { Letak } from './penomoran';
import { bacaRekaman, type Terbaca } from './petakan-baris';

interface Bahan {
  bahan: BahanLembar;
  potret: PotretJenis;
  pemeriksa: Pemeriksa;
  layanan: { isi: (id: readonly bigint[]) => Promise<Map<bigint, IsiTersimpan>> };
}

/** The way of the form, for the rows of one batch that are not plainly right. */
export class Lambat {
  readonly dasar: DasarNilai;
  private readonly isiLama = new Map<bigint, IsiTersimpan>();
  private readonly calon = new Map<number, Calon>();

  constructor(
    private readonly b: Bahan,
    private readonly letak: (x: BarisBuku) => Letak,
  ) {
    const { bahan, potret, pemeriksa } = b;
    this.dasar = {
      jenis: bahan.jenis,
      kolom: bahan.kolom,
      indeks: potret.indeks,
      isiLama: this.isiLama,
      bolehTambah: potret.bolehTambah,
      medan: potret.medan,
      siapkan: pemeriksa.siapkan,
    };
  }

  async nilai(baris: readonly BarisBuku[]): Promise<void> {
    if (baris.length === 0) return;
    const terbaca = baris.map((x) => this.terbaca(x));
    await this.b.pemeriksa.kenali(terbaca.map((t) => t.data));
    const { indeks } = this.dasar;
    const dinilai = baris.map((x) => this.dinilai(x));
    await this.ambil(dinilai.flatMap((x) => x.lama?.id ?? []));
    const calon = dinilai.map((x, i) => nilaiBaris(x, terbaca[i] as Terbaca, this.dasar));
    for (const c of calon) this.calon.set(c.nomor, c);
    await this.ambil(
      calon.flatMap((c) => {
        const tanda = c.lama ? null : tandaCalon(c);
        return tanda === null ? [] : indeks.perTanda(tanda).map((b) => b.id);
      }),
    );
  }
  satu(x: BarisBuku): Calon {
    return this.calon.get(x.nomor) ?? nilaiBaris(this.dinilai(x), this.terbaca(x), this.dasar);
  }

  private dinilai(x: BarisBuku): BarisDinilai {
    const lama = this.dasar.indeks.perId(bacaKunci(x.kunci)?.id ?? 0n) ?? null;
    return { nomor: x.nomor, kunci: x.kunci, lama, letak: this.letak(x) };
  }
  private terbaca(x: BarisBuku): Terbaca {
    return bacaRekaman(x.sel, this.b.bahan.cara) ?? { data: {}, masalah: new Map(), tampil: new Map() };
  }
  private async ambil(id: readonly bigint[]): Promise<void> {
    for (const [k, v] of await this.b.layanan.isi(id)) this.isiLama.set(k, v);
  }
}
