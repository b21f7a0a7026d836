import type { Skema } from '@sinas/api-client';
import type { Acuan } from '@sinas/domain/pengajuan/baris';
import { saringHs } from '@sinas/domain/referensi/saring';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import type { Opsi } from '../lembar/cocok';

type HsWire = Skema<'HsDto'>;
type NegaraWire = Skema<'NegaraDto'>;
type PelabuhanWire = Skema<'PelabuhanDto'>;
const HS = '/api/ref/v2/hscode/search';

/** Countries, ports and HS codes on this device: lists as a whole, HS codes as they are met. */
export class AcuanStore {
  negara: Opsi[] = [];
  pelabuhan: Opsi[] = [];
  private adaNegara = false;
  private adaPelabuhan = false;
  private hs = new Map<string, string | null>();
  private ditanya = new Set<string>();
  private pendengar = new Set<() => void>();
  revisi = 0;
  siap = false;

  constructor(
    private readonly satuan: readonly { kodeSatuan: string; urSatuan: string }[],
    private readonly kabarGagal: (pesan: string) => void,
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
    const [negara, pelabuhan] = await Promise.allSettled([
      api.ambil<NegaraWire[]>('/api/ref/v2/negara', undefined, { batasMs: 30_000 }),
      api.ambil<PelabuhanWire[]>('/api/ref/v2/pelabuhan/ID'),
    ]);
    if (negara.status === 'fulfilled') {
      this.negara = (negara.value ?? []).map((n) => ({ kode: n.KodeNegara, nama: n.Negara }));
      this.adaNegara = this.negara.length > 0;
    } else this.kabarGagal(pesanGalat(negara.reason, 'Daftar negara belum dapat dimuat'));
    if (pelabuhan.status === 'fulfilled') {
      this.pelabuhan = (pelabuhan.value ?? []).map((p) => ({ kode: p.KodePelabuhan, nama: p.Pelabuhan }));
      this.adaPelabuhan = this.pelabuhan.length > 0;
    }
    this.siap = true;
    this.berubah();
  }

  async cariHs(keyword: string, signal?: AbortSignal): Promise<Opsi[]> {
    const kata = keyword.replace(/^[\d.\s]+$/, (x) => x.replace(/\D/g, ''));
    const jawab = await api.ambil<HsWire[]>(HS, { keyword: kata, limit: 30 }, { signal });
    const opsi = saringHs(jawab ?? []).map((h) => ({ kode: h.hsCodeFormat, nama: h.uraianId }));
    this.kenalHs(opsi);
    return opsi;
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
            const kena = (await this.cariHs(k)).some((o) => o.kode === k);
            if (!kena) this.hs.set(k, null);
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
    return {
      negara: (k) => negara.get(k) ?? (this.adaNegara ? undefined : k),
      pelabuhan: (k) => pelabuhan.get(k) ?? (this.adaPelabuhan ? undefined : k),
      satuan: (k) => this.satuan.find((s) => s.kodeSatuan === k)?.urSatuan,
      hs: (k) => (this.hs.get(k) === null ? undefined : (this.hs.get(k) ?? k)),
    };
  }
}
