import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Acuan } from '@sinas/domain/baris/kolom';

type Jenis = keyof Acuan;
const MEDAN = { hs: '08', negara: 'negara_asal', pelabuhan: 'pelabuhan_tujuan', satuan: 'satuan' } as const;
const JENIS = Object.keys(MEDAN) as Jenis[];
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

  constructor(private readonly cari: (rows: readonly RekamanKomoditas[]) => Promise<Acuan>) {}

  readonly hs = (kode: string) => this.nama.hs.get(kode);
  readonly negara = (kode: string) => this.nama.negara.get(kode);
  readonly pelabuhan = (kode: string) => this.nama.pelabuhan.get(kode);
  readonly satuan = (kode: string) => this.nama.satuan.get(kode);

  /** Has the name of this field's code been asked for? Fields without a list are always known. */
  tahu(kd_field: string, nilai: unknown): boolean {
    const jenis = JENIS.find((j) => MEDAN[j] === kd_field);
    return !jenis || (typeof nilai === 'string' && this.nama[jenis].has(nilai));
  }

  async kenali(rows: readonly RekamanKomoditas[]): Promise<void> {
    for (const j of JENIS) if (this.nama[j].size > MAKS) this.nama[j].clear();
    const baru = rows.filter((r) =>
      JENIS.some((j) => typeof r[MEDAN[j]] === 'string' && !this.nama[j].has(r[MEDAN[j]] as string)),
    );
    if (baru.length === 0) return;
    const acuan = await this.cari(rows);
    for (const r of rows)
      for (const j of JENIS) {
        const kode = r[MEDAN[j]];
        // A copy as key: a piece of a sheet would keep all of that sheet's text in memory.
        if (typeof kode === 'string' && kode.length <= 60 && !this.nama[j].has(kode))
          this.nama[j].set(Buffer.from(kode).toString(), acuan[j](kode));
      }
  }
}
