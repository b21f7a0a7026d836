import { kolomBaris, type Kolom } from '@sinas/domain/pengajuan/baris';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { AturanDilanggar } from '../../platform/errors';
import { barisLembar, selGabung, type BarisLembar } from './baca-lembar';
import { bukaPaket, type LembarXlsx, type PaketXlsx } from './paket-xlsx';
import type { Sel } from './sel';
import { KOLOM_KUNCI, LEMBAR, samakan, TANDA_PETUNJUK, TANDA_TEMPLAT, type InfoTemplat } from './templat';

export interface BarisBuku {
  /** row number that Excel shows */
  nomor: number;
  /** text of the key column; empty = a new row */
  kunci: string;
  sel: Map<string, Sel>;
}
/** An opened workbook of ours: what it was made for, and its rows one by one. */
export interface Buku {
  info: InfoTemplat;
  kolom: readonly Kolom[];
  baris: () => AsyncIterable<BarisBuku>;
}
/** Reads workbooks. The one door to a file format; another reader may stand behind it. */
export abstract class BacaBuku {
  /** Throws a sentence for people when the file is no workbook, or none of ours. */
  abstract buka(isi: Buffer): Promise<Buku>;
}
const BARIS_JUDUL_PALING_BAWAH = 10;

export class BacaBukuXlsx extends BacaBuku {
  async buka(isi: Buffer): Promise<Buku> {
    const paket = await bukaPaket(isi);
    const info = await bacaInfo(paket);
    const lembar = paket.lembar.find((l) => samakan(l.nama) === samakan(LEMBAR.data));
    const kelompok = KELOMPOK.get(info.kd_komoditas);
    if (!lembar || !kelompok) throw new AturanDilanggar('impor.tanpa_templat');
    const kolom = kolomBaris(kelompok, info.jenis as JenisRekaman);
    const judul = await cariJudul(paket, lembar, kolom);
    return { info, kolom, baris: () => barisData(paket, lembar, judul) };
  }
}

async function bacaInfo(paket: PaketXlsx): Promise<InfoTemplat> {
  const lembar = paket.lembar.find((l) => l.nama === LEMBAR.info);
  const isi = new Map<string, string>();
  if (lembar)
    for await (const b of barisLembar(paket, lembar)) {
      isi.set(b.sel.get(1)?.teks ?? '', b.sel.get(2)?.teks ?? '');
      if (isi.size > 50) break;
    }
  const ambil = (nama: string): string => isi.get(nama) ?? '';
  if (ambil('templat') !== TANDA_TEMPLAT) throw new AturanDilanggar('impor.tanpa_templat');
  return {
    idNk: ambil('idNk'),
    noAju: ambil('noAju'),
    kd_komoditas: ambil('kd_komoditas'),
    jenis: ambil('jenis') === 'lokal' ? 'lokal' : 'impor',
    tahun: Number(ambil('tahun')),
    versi: Number(ambil('versi')),
  };
}

interface Judul {
  nomor: number;
  kunci: number | null;
  medan: Map<number, string>;
}
/** The row of column names: the first one that carries most of them. Columns may have been moved; none that is required may be missing. */
async function cariJudul(paket: PaketXlsx, lembar: LembarXlsx, kolom: readonly Kolom[]): Promise<Judul> {
  const nama = new Map(kolom.map((k) => [samakan(k.label), k.kd_field]));
  for await (const b of barisLembar(paket, lembar)) {
    if (b.nomor > BARIS_JUDUL_PALING_BAWAH) break;
    const judul = judulDari(b, nama);
    if (judul.medan.size < Math.max(2, kolom.length / 2)) continue;
    const ada = new Set(judul.medan.values());
    const hilang = kolom.filter((k) => k.wajib && !ada.has(k.kd_field)).map((k) => k.label);
    if (hilang.length > 0) throw new AturanDilanggar('impor.kolom_hilang', [], { daftar: hilang.join(', ') });
    return judul;
  }
  throw new AturanDilanggar('impor.kolom_hilang', [], {
    daftar: kolom
      .filter((k) => k.wajib)
      .map((k) => k.label)
      .join(', '),
  });
}
function judulDari(b: BarisLembar, nama: ReadonlyMap<string, string>): Judul {
  const judul: Judul = { nomor: b.nomor, kunci: null, medan: new Map() };
  const terpakai = new Set<string>();
  for (const [kolom, s] of b.sel) {
    const teks = samakan(s.teks);
    if (teks === samakan(KOLOM_KUNCI)) judul.kunci = kolom;
    const medan = nama.get(teks);
    if (medan && !terpakai.has(medan)) {
      terpakai.add(medan);
      judul.medan.set(kolom, medan);
    }
  }
  return judul;
}

async function* barisData(paket: PaketXlsx, lembar: LembarXlsx, judul: Judul): AsyncGenerator<BarisBuku> {
  const gabung = await selGabung(paket, lembar);
  for await (const b of barisLembar(paket, lembar)) {
    if (b.nomor <= judul.nomor) continue;
    const kunci = judul.kunci === null ? '' : (b.sel.get(judul.kunci)?.teks.trim() ?? '');
    if (kunci === TANDA_PETUNJUK) continue;
    const sel = new Map<string, Sel>();
    for (const [kolom, medan] of judul.medan) {
      const s = b.sel.get(kolom);
      if (s) sel.set(medan, gabung(b.nomor, kolom) ? { ...s, gabung: true } : s);
      else if (gabung(b.nomor, kolom))
        sel.set(medan, { teks: '', angka: null, tanggal: null, rumus: false, galat: false, gabung: true });
    }
    yield { nomor: b.nomor, kunci, sel };
  }
}
