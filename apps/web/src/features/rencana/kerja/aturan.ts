import { periksaBulan } from '@sinas/domain/baris/bulan';
import type { BarisMentah, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Kumpulan } from '@sinas/formulir/kerja/koleksi';
import { semuaMedanBulan, periodeMedan } from '../bulan/medan-bulan';
import { KOLEKSI, koleksi, medanJml, menurut, type BarisRencana, type IsiRencana } from './koleksi';

interface Hasil {
  masalah: Masalah[];
  /** What makes two rows the same one. */
  kunci: string | null;
}
const BARANG = ['barang_impor', 'barang_lokal'];

/** What the rows of a plan lack: the server's own validators, remembered per unchanged row. */
export class AturanRencana {
  private ingat = new WeakMap<IsiRencana, Hasil>();

  constructor(
    private ktx: KonteksBaris,
    private readonly medan: (jenis: string, b: BarisRencana) => MedanTerbuka = () => null,
  ) {}

  /** Reference lists, or the kind of actor, have changed: look again. */
  ulang(ktx: KonteksBaris): void {
    this.ktx = ktx;
    this.ingat = new WeakMap();
  }
  /** Fields of a kind as this plan has them. */
  kolom(jenis: string): ReturnType<JenisBaris['kolom']> {
    return JENIS_RKT.get(jenis)?.kolom(this.ktx) ?? [];
  }

  private satu(j: JenisBaris, isi: IsiRencana): Hasil {
    const ada = this.ingat.get(isi);
    if (ada) return ada;
    const data = Object.fromEntries(this.kolom(j.kode).map(({ kd_field }) => [kd_field, isi[kd_field]]));
    const siap = j.siapkan(buangKosong(data), this.ktx);
    const masalah = [...(siap.sah ? [] : siap.masalah), ...this.bulan(j, isi)];
    const hasil = { masalah, kunci: siap.sah && BARANG.includes(j.kode) ? siap.isi.kunci : null };
    this.ingat.set(isi, hasil);
    return hasil;
  }
  private bulan(j: JenisBaris, isi: IsiRencana): Masalah[] {
    const { tahun } = this.ktx;
    return semuaMedanBulan().flatMap((path) => {
      const jml = isi[path];
      const periode = periodeMedan(path, tahun);
      if (typeof jml !== 'string' || jml === '' || periode === null) return [];
      const sisi = path.startsWith('r') ? 'rencana' : 'realisasi';
      const bulan = [{ sisi, periode, jml, versi: null } as const];
      return periksaBulan(bulan, tahun, j.langkah, j.realisasiLalu).map((m) => ({ ...m, path }));
    });
  }

  /** Problems of the rows of one kind by their keys. Rows that nobody has begun have none. */
  periksa(jenis: string, baris: readonly BarisRencana[], semua: Kumpulan): Map<string, Masalah[]> {
    const j = JENIS_RKT.get(jenis);
    const hasil = new Map<string, Masalah[]>();
    if (!j) return hasil;
    const { hampa, kotor } = koleksi(jenis);
    const pertama = new Map<string, number>();
    for (const b of [...baris].sort((x, y) => Number(x.id === null) - Number(y.id === null) || x.no_seri - y.no_seri)) {
      if (hampa(b)) continue;
      const { masalah, kunci } = this.satu(j, b.isi);
      const medan = this.medan(jenis, b);
      const ubah = b.id === null || kotor(b);
      // What is stored was right when it was: a code that has ended since is refused where the row is changed.
      const m = ubah ? masalah.filter((x) => bolehMedan(medan, x.path)) : [];
      if (b.ditolak && b.ditolak.isi === b.isi) m.push(...b.ditolak.masalah);
      const lain = kunci === null ? undefined : pertama.get(kunci);
      if (kunci !== null && lain === undefined) pertama.set(kunci, b.no_seri);
      if (lain !== undefined)
        m.push({ langkah: j.langkah, path: 'uraian_barang', message: pesan('baris.duplikat', { n: lain }) });
      if (m.length)
        hasil.set(
          b.kunci,
          m.map((x) => ({ ...x, baris: b.no_seri })),
        );
    }
    for (const [kunci, m] of this.melebihi(j, baris, semua)) hasil.set(kunci, [...(hasil.get(kunci) ?? []), ...m]);
    return hasil;
  }

  /** Rows below one parent take not more than it has: said where they are typed, or else at the last of them. */
  private melebihi(j: JenisBaris, baris: readonly BarisRencana[], semua: Kumpulan): Map<string, Masalah[]> {
    const hasil = new Map<string, Masalah[]>();
    if (!j.bersama || j.induk === null) return hasil;
    const atas = koleksi(j.induk);
    const jml = (jenis: string, b: BarisRencana): string | null => {
      const v = b.isi[medanJml(jenis)];
      return typeof v === 'string' && /^\d{1,15}(\.\d{1,3})?$/.test(v) ? v : null;
    };
    const anak = menurut(baris, (b) => b.induk);
    for (const p of atas.di(semua)) {
      const rows = anak.get(p.kunci) ?? [];
      const induk = { seri: p.no_seri, jml: jml(j.induk, p) };
      const m = j.bersama(
        induk,
        rows.map((b) => ({ seri: b.no_seri, jml: jml(j.kode, b) })),
      );
      if (m.length === 0) continue;
      const diubah = rows.filter((b) => b.id === null || koleksi(j.kode).kotor(b));
      for (const b of diubah.length > 0 ? diubah : rows.slice(-1))
        hasil.set(
          b.kunci,
          m.map((x) => ({ ...x, path: medanJml(j.kode), baris: b.no_seri })),
        );
    }
    return hasil;
  }

  /** Problems of every kind, by kind and key. */
  semua(k: Kumpulan): ReadonlyMap<string, ReadonlyMap<string, Masalah[]>> {
    return new Map([...KOLEKSI].map(([jenis, { di }]) => [jenis, this.periksa(jenis, di(k), k)]));
  }
}
const buangKosong = (data: BarisMentah): BarisMentah =>
  Object.fromEntries(Object.entries(data).filter(([, v]) => v !== undefined && v !== ''));
