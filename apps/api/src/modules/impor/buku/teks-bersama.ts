import { selTeks, type Sel } from './sel';
import { awalan, cariUnsur, teksKaya } from './xml';
import { bukanBuku, teksIsi, terlaluBesar, type IsiZip } from './zip';

const MAKS_JUMLAH = 1_000_000;
const MAKS_BYTE = 96 * 1024 * 1024;
const MAKS_SATU = 4 * 1024 * 1024;
const CEPAT = 8_192;
const KOSONG = selTeks('');

/** Shared strings as bytes with their places: a million of them weigh what their text weighs. */
export class TeksBersama {
  private jumlah = 0;
  private akhir = new Uint32Array(1_024);
  private readonly nomorCepat = new Int32Array(CEPAT).fill(-1);
  private readonly selCepat: (Sel | undefined)[] = new Array<undefined>(CEPAT);

  /** Pages of the buffer that are never written are never taken. */
  private constructor(private readonly byte: Buffer) {}

  static async baca(buf: Buffer, isi: IsiZip | undefined): Promise<TeksBersama> {
    if (!isi) return new TeksBersama(Buffer.alloc(0));
    if (isi.ukuran > MAKS_BYTE) throw terlaluBesar();
    // The text of a part is never longer than the part.
    const hasil = new TeksBersama(Buffer.allocUnsafeSlow(isi.ukuran + 4));
    let sisa = '';
    let p: string | null = null;
    for await (const potong of teksIsi(buf, isi)) {
      sisa += potong;
      p ??= awalan(sisa, 'sst');
      if (p !== null) sisa = sisa.slice(hasil.petik(sisa, p));
      if (sisa.length > MAKS_SATU) throw terlaluBesar();
    }
    return hasil;
  }

  /** Takes the whole entries of a piece; returns where the first unfinished one begins. */
  private petik(xml: string, p: string): number {
    const [buka, tutup] = [`<${p}si`, `</${p}si>`];
    let habis = 0;
    for (let i = cariUnsur(xml, buka, 0); i >= 0; i = cariUnsur(xml, buka, habis)) {
      const isi = xml.indexOf('>', i) + 1;
      if (isi === 0) break;
      if (xml.charCodeAt(isi - 2) === 0x2f) {
        this.tambah('');
        habis = isi;
        continue;
      }
      const akhir = xml.indexOf(tutup, isi);
      if (akhir < 0) break;
      this.tambah(teksKaya(xml.slice(isi, akhir), p));
      habis = akhir + tutup.length;
    }
    return habis;
  }

  private tambah(teks: string): void {
    if (this.jumlah >= MAKS_JUMLAH) throw terlaluBesar();
    if (this.jumlah === this.akhir.length) {
      const lebih = new Uint32Array(this.akhir.length * 2);
      lebih.set(this.akhir);
      this.akhir = lebih;
    }
    const mulai = this.mulai(this.jumlah);
    this.akhir[this.jumlah++] = mulai + this.byte.write(teks, mulai, 'utf8');
  }
  private mulai(i: number): number {
    return i === 0 ? 0 : (this.akhir[i - 1] ?? 0);
  }

  /** The cell of one entry; the same object while it is asked for often. */
  sel(i: number): Sel {
    if (!(i >= 0 && i < this.jumlah)) {
      if (i >= 0 && Number.isInteger(i)) return KOSONG;
      throw bukanBuku();
    }
    const di = i % CEPAT;
    const sama = this.nomorCepat[di] === i;
    const ada = sama ? this.selCepat[di] : undefined;
    if (ada) return ada;
    const sel = selTeks(this.byte.toString('utf8', this.mulai(i), this.akhir[i]));
    // Kept at the second time only: most texts stand in one cell.
    this.selCepat[di] = sama ? sel : undefined;
    this.nomorCepat[di] = i;
    return sel;
  }
}
