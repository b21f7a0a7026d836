import type { JenisBaris, JumlahBaris } from '@sinas/domain/baris/jenis-baris';
import type { BarisImporService, IsiTersimpan, Potret } from '../../pengajuan/baris/baris-impor.service';
import { rapikan } from '@sinas/domain/format/angka';

/** Refusals of rows below a parent that do not fit together, by kind and parent. */
export type TolakBersama = ReadonlyMap<string, string>;
interface Kelompok {
  induk: bigint;
  rows: Map<bigint, JumlahBaris>;
}
type Layanan = Pick<BarisImporService, 'isi' | 'jumlahDiBawah'>;

/** What only the rows below one parent show together, of those that a workbook changes: its parents as it leaves them. */
export class JumlahBersama {
  private readonly induk = new Map<bigint, JumlahBaris>();
  private readonly kelompok = new Map<string, Kelompok>();

  constructor(
    private readonly potret: Potret,
    private readonly layanan: Layanan,
  ) {}

  /** A row that goes in and that others may hang from. */
  sebagaiInduk(id: bigint, row: JumlahBaris): void {
    this.induk.set(id, row);
  }
  /** `jalur`: what every reading calls the parent. */
  catat(jalur: string, induk: bigint, id: bigint, row: JumlahBaris): void {
    const k = this.kelompok.get(jalur) ?? { induk, rows: new Map<bigint, JumlahBaris>() };
    k.rows.set(id, row);
    this.kelompok.set(jalur, k);
  }

  /** At the end of a sheet: what does not fit together, with its reason. */
  async periksa(jenis: JenisBaris, seriInduk: (id: bigint) => number): Promise<TolakBersama> {
    const tolak = new Map<string, string>();
    const { bersama } = jenis;
    if (!bersama || this.kelompok.size === 0) return tolak;
    const semua = [...this.kelompok.values()].map((k) => k.induk);
    const lama = new Map<bigint, Map<bigint, JumlahBaris>>(semua.map((id) => [id, new Map()]));
    for (const b of await this.layanan.jumlahDiBawah(this.potret, jenis.kode, semua))
      lama.get(b.induk)?.set(b.id, { seri: b.seri, jml: desimal(b.jml), satuan: b.satuan });
    const isi = await this.layanan.isi(
      this.potret,
      semua.filter((id) => !this.induk.has(id)),
    );
    for (const [jalur, { induk, rows }] of this.kelompok) {
      const atas = this.induk.get(induk) ?? {
        seri: seriInduk(induk),
        jml: jumlah(isi.get(induk)),
        satuan: isi.get(induk)?.satuan ?? null,
      };
      const [salah] = bersama(atas, [...new Map([...(lama.get(induk) ?? []), ...rows]).values()]);
      if (salah) tolak.set(jalur, salah.message);
    }
    this.kelompok.clear();
    return tolak;
  }
}
const desimal = (jml: string | null): string | null => (jml === null ? null : rapikan(jml));
const jumlah = (isi: IsiTersimpan | undefined): string | null => desimal(isi?.jml ?? null);
