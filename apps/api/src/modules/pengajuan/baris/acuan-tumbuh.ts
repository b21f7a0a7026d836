import type { BarisMentah } from '@sinas/domain/baris/jenis-baris';
import type { Acuan, JenisAcuan, Kolom } from '@sinas/domain/baris/kolom';
import type { CariSaran } from '@sinas/domain/referensi/saran/saran';

type Jenis = JenisAcuan;
const berdaftar = (k: Kolom): k is Kolom & { jenis: Jenis } =>
  k.jenis === 'hs' || k.jenis === 'negara' || k.jenis === 'pelabuhan' || k.jenis === 'satuan';
/** Beyond this many codes of one list, names are asked for again per batch: the tables are a stranger's to fill. */
const MAKS = 20_000;

/** Reference names that rows in batches ask for: each code is looked up once. */
export class AcuanTumbuh implements Acuan {
  private readonly nama: Record<Jenis, Map<string, string | undefined>> = {
    hs: new Map(),
    negara: new Map(),
    pelabuhan: new Map(),
    satuan: new Map(),
  };
  private readonly kolom: readonly (Kolom & { jenis: Jenis })[];

  constructor(
    kolom: readonly Kolom[],
    private readonly cari: (rows: readonly BarisMentah[]) => Promise<Acuan>,
  ) {
    this.kolom = kolom.filter(berdaftar);
  }

  readonly hs = (kode: string) => this.nama.hs.get(kode);
  readonly negara = (kode: string) => this.nama.negara.get(kode);
  readonly pelabuhan = (kode: string) => this.nama.pelabuhan.get(kode);
  readonly satuan = (kode: string) => this.nama.satuan.get(kode);

  readonly saran: CariSaran = (jenis, teks) => this.cariSaran?.(jenis, teks) ?? [];
  private cariSaran: CariSaran | undefined;

  /** Has the name of this field's code been asked for? Fields without a list are always known. */
  tahu(kolom: Kolom, nilai: unknown): boolean {
    return !berdaftar(kolom) || (typeof nilai === 'string' && this.nama[kolom.jenis].has(nilai));
  }

  async kenali(rows: readonly BarisMentah[]): Promise<void> {
    for (const k of this.kolom) if (this.nama[k.jenis].size > MAKS) this.nama[k.jenis].clear();
    const baru = rows.filter((r) =>
      this.kolom.some((k) => typeof r[k.kd_field] === 'string' && !this.tahu(k, r[k.kd_field])),
    );
    if (baru.length === 0) return;
    const acuan = await this.cari(rows);
    this.cariSaran = acuan.saran ?? this.cariSaran;
    for (const r of rows)
      for (const { kd_field, jenis } of this.kolom) {
        const kode = r[kd_field];
        // A copy as key: a piece of a sheet would keep all of that sheet's text in memory.
        if (typeof kode === 'string' && kode.length <= 60 && !this.nama[jenis].has(kode))
          this.nama[jenis].set(Buffer.from(kode).toString(), acuan[jenis](kode));
      }
  }
}
