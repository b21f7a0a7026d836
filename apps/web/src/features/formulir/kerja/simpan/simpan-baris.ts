import type { Penyunting } from '@sinas/domain/formulir/penyunting';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { GalatApi } from '../../../../lib/galat';
import type { BarisServer, DataUsang, HasilSimpan, Rekaman } from '../../wire';

import { rapikanNomor } from '@sinas/formulir/kerja/koleksi';
import { BARANG, type BarisLembar } from '../baris-lembar';
import { gabungBaris, type Bentrok } from '@sinas/formulir/simpan/gabung';
import type { Kawat } from './kawat';

const SEKALI = 500;
type Ganti = (b: BarisLembar) => BarisLembar;
export interface HasilKirimBaris {
  jawaban: HasilSimpan | null;
  /** What becomes of each row, by key. */
  ganti: Map<string, Ganti>;
  /** Places of a row that someone else changed as well. */
  bentrok: Bentrok[];
  /** With a clash: who wrote which version of the file. */
  penyunting: Penyunting[];
}

/** The number a person sees beside a row is the number it keeps when it is stored. */
const bernomor = (b: BarisLembar, lengkapi: (isi: Rekaman) => Rekaman): Rekaman => ({
  ...lengkapi(b.isi),
  no_seri: b.no_seri,
});

/** Stores valid rows: one by modal, many at once; a refusal stays with its row, a clash merges field by field. */
export class SimpanBaris {
  private kunciKirim = new Map<string, { isi: string; kunci: string }>();
  constructor(private readonly kawat: Kawat) {}

  async kirim(
    idNk: string,
    jenis: string,
    siap: readonly BarisLembar[],
    lengkapi: (isi: Rekaman) => Rekaman,
  ): Promise<HasilKirimBaris> {
    const baru = siap.filter((b) => !b.id).slice(0, SEKALI);
    if (baru.length > 1) return this.banyak(idNk, jenis, baru, lengkapi);
    const b = baru[0] ?? siap[0];
    if (!b) return { jawaban: null, ganti: new Map(), bentrok: [], penyunting: [] };
    try {
      const hasil =
        b.id && b.versi !== null
          ? await this.kawat.ubahBaris(idNk, jenis, b.id, b.versi, { ...lengkapi(b.isi), no_seri: b.no_seri })
          : await this.kawat.tambahBaris(idNk, jenis, bernomor(b, lengkapi), this.kunci(b.kunci, b.isi));
      return {
        jawaban: hasil,
        ganti: new Map([[b.kunci, tersimpan(hasil.baris, b.isi)]]),
        bentrok: [],
        penyunting: [],
      };
    } catch (galat) {
      const { ganti, bentrok } = await this.dariGalat(idNk, galat, b);
      const { penyunting = [] } = ((galat as GalatApi).data ?? {}) as DataUsang;
      return { jawaban: null, ganti: new Map([[b.kunci, ganti]]), bentrok, penyunting };
    }
  }

  private async banyak(
    idNk: string,
    jenis: string,
    baru: BarisLembar[],
    lengkapi: (isi: Rekaman) => Rekaman,
  ): Promise<HasilKirimBaris> {
    const isi = baru.map((b) => bernomor(b, lengkapi));
    const kunci = this.kunci(baru.map((b) => b.kunci).join(), isi);
    const hasil = await this.kawat.tambahBanyak(idNk, jenis, isi, kunci);
    const ganti = new Map<string, Ganti>();
    const tolak = new Map(hasil.ditolak.map((d) => [d.indeks, d.errors]));
    const diterima = [...hasil.diterima];
    baru.forEach((b, i) => {
      const errors = tolak.get(i);
      const s = errors ? undefined : diterima.shift();
      if (errors) ganti.set(b.kunci, ditolak(b.isi, errors));
      else if (s) ganti.set(b.kunci, tersimpan(s, b.isi));
    });
    return { jawaban: hasil, ganti, bentrok: [], penyunting: [] };
  }

  private async dariGalat(idNk: string, galat: unknown, b: BarisLembar): Promise<{ ganti: Ganti; bentrok: Bentrok[] }> {
    if (!(galat instanceof GalatApi)) throw galat;
    if (galat.status === 422 || galat.status === 400) {
      if (galat.token) throw galat;
      return { ganti: ditolak(b.isi, masalahDari(galat)), bentrok: [] };
    }
    if (!b.id || (galat.status !== 409 && galat.status !== 404)) throw galat;
    const s = await this.barisKini(idNk, b.id, galat);
    // Deleted elsewhere while it was changed here: it goes on as a new row, nothing typed is lost.
    if (!s) return { ganti: (x) => ({ ...x, id: null, versi: null, server: null, ditolak: null }), bentrok: [] };
    if (s.versi === b.versi) throw galat;
    const { isi, bentrok } = gabungBaris(b.server ?? s, b.isi, s, b.kunci);
    return { ganti: (x) => ({ ...x, isi: isi, server: s, versi: s.versi, ditolak: null }), bentrok };
  }
  private async barisKini(idNk: string, id: string, galat: GalatApi): Promise<BarisServer | null> {
    const dikirim = (galat.data as DataUsang | null)?.baris;
    if (dikirim?.no_seri) return dikirim;
    const detail = await this.kawat.detail(idNk);
    return detail.baris.find((x) => x.id === id) ?? null;
  }

  /** The same contents sent again carry the same key: a lost answer never makes a second row. */
  private kunci(nama: string, isi: unknown): string {
    const teks = JSON.stringify(isi);
    const lama = this.kunciKirim.get(nama);
    if (lama?.isi === teks) return lama.kunci;
    const kunci = crypto.randomUUID();
    this.kunciKirim.set(nama, { isi: teks, kunci });
    return kunci;
  }

  static pasang(baris: readonly BarisLembar[], ganti: ReadonlyMap<string, Ganti>): BarisLembar[] {
    return rapikanNomor(baris.map((b) => ganti.get(b.kunci)?.(b) ?? b));
  }
}

/** Stored: takes the server's form, unless the row was typed in meanwhile. */
const tersimpan =
  (s: BarisServer, terkirim: Rekaman): Ganti =>
  (b) => {
    const isi = BARANG.isiSama(b.isi, terkirim) ? BARANG.isiDari(s) : b.isi;
    return { ...b, id: s.id, versi: s.versi, no_seri: Number(s.no_seri), server: s, isi, ditolak: null };
  };
const ditolak =
  (isi: Rekaman, masalah: Masalah[]): Ganti =>
  (b) => ({ ...b, ditolak: { isi, masalah } });

function masalahDari(galat: GalatApi): Masalah[] {
  const errors = galat.errors.map((e): Masalah => ({
    langkah: 'barang',
    path: (e.path ?? '').replace(/^data\./, ''),
    message: e.message,
  }));
  return errors.length
    ? errors
    : [{ langkah: 'barang', path: 'uraian_barang', message: galat.pesanServer ?? 'Baris ditolak' }];
}
