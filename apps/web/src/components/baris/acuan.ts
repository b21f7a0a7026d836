import type { Acuan } from '@sinas/domain/baris/kolom';
import { pencariSaran } from '@sinas/domain/referensi/saran/saran';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import type { NamaSumber } from '../pemilih/sumber';
import type { JawabanSumber } from '../pemilih/tanya-sumber';
import { pesanGalat } from '../../lib/galat';

export type Tanya = (sumber: NamaSumber, kata: string) => Promise<JawabanSumber>;
/** A line with the way down to it: alone it may read 'Lain-lain'. */
const uraianHs = (o: Opsi): string => (o.keterangan ? `${o.keterangan} › ${o.nama}` : o.nama);

/** Countries, ports and HS codes on this device: lists as a whole, HS codes as they are met. */
export class AcuanStore {
  negara: Opsi[] = [];
  pelabuhan: Opsi[] = [];
  private hs = new Map<string, string | null>();
  private ditanya = new Set<string>();
  private pendengar = new Set<() => void>();
  revisi = 0;
  siap = false;

  constructor(
    private readonly satuan: readonly { kodeSatuan: string; urSatuan: string }[],
    private readonly kabarGagal: (pesan: string) => void,
    private readonly tanya: Tanya,
  ) {}

  readonly langganan = (f: () => void): (() => void) => {
    this.pendengar.add(f);
    return () => this.pendengar.delete(f);
  };
  readonly cuplikan = (): number => this.revisi;
  private berubah(): void {
    this.revisi += 1;
    this.pendengar.forEach((f) => f());
  }

  /** Loads the two lists; a list that cannot be had stays empty, and a missing country list is said (GALAT-07, -08). */
  async muat(): Promise<void> {
    const [negara, pelabuhan] = await Promise.allSettled([this.tanya('negara', ''), this.tanya('pelabuhan', '')]);
    this.siap = true;
    if (pelabuhan.status === 'fulfilled') this.pasang('pelabuhan', pelabuhan.value.opsi);
    if (negara.status === 'fulfilled') this.pasang('negara', negara.value.opsi);
    else this.kabarGagal(pesanGalat(negara.reason, 'Daftar negara belum dapat dimuat'));
    this.berubah();
  }
  /** A list that came, now or when somebody tried again in a field. */
  pasang(daftar: 'negara' | 'pelabuhan', opsi: Opsi[]): void {
    if (this[daftar] === opsi) return;
    this[daftar] = opsi;
    this.berubah();
  }

  pilihHs(opsi: Opsi): void {
    this.kenalHs([{ kode: opsi.kode, nama: uraianHs(opsi) }]);
  }
  kenalHs(opsi: readonly Opsi[]): void {
    const baru = opsi.filter((o) => this.hs.get(o.kode) !== o.nama);
    for (const o of baru) this.hs.set(o.kode, o.nama);
    if (baru.length) this.berubah();
  }
  namaHs(kode: string): string | undefined {
    return this.hs.get(kode) ?? undefined;
  }
  /** Asks for codes nobody has seen yet, a few at a time, so that the cells can be judged. */
  async pastikanHs(kode: readonly string[]): Promise<void> {
    const baru = [...new Set(kode)].filter((k) => /^\d{8}$/.test(k) && !this.hs.has(k) && !this.ditanya.has(k));
    for (const k of baru) this.ditanya.add(k);
    for (let i = 0; i < baru.length; i += 4) {
      await Promise.all(
        baru.slice(i, i + 4).map(async (k) => {
          try {
            const ada = (await this.tanya('hs', k)).opsi.find((o) => o.kode === k);
            this.hs.set(k, ada ? uraianHs(ada) : null);
          } catch {
            this.ditanya.delete(k);
          }
        }),
      );
      this.berubah();
    }
  }

  /** For the validator. A list that is not there yet refuses nothing; the server has the last word. */
  acuan(): Acuan {
    const negara = new Map(this.negara.map((o) => [o.kode, o.nama]));
    const pelabuhan = new Map(this.pelabuhan.map((o) => [o.kode, o.nama]));
    const satuan = this.satuan.map((s) => ({ kode: s.kodeSatuan, nama: s.urSatuan }));
    return {
      saran: pencariSaran({ negara: this.negara, pelabuhan: this.pelabuhan, satuan }),
      negara: (k) => negara.get(k) ?? (negara.size ? undefined : k),
      pelabuhan: (k) => pelabuhan.get(k) ?? (pelabuhan.size ? undefined : k),
      satuan: (k) => this.satuan.find((s) => s.kodeSatuan === k)?.urSatuan,
      hs: (k) => (this.hs.get(k) === null ? undefined : (this.hs.get(k) ?? k)),
    };
  }
}
