import { DaerahGabung } from '../nilai/gabung';
import type { LembarXlsx, PaketXlsx } from './paket-xlsx';
import { desimalDariAngka, kolomDariAlamat, selTeks, tanggalDariSeri, type Sel } from './sel';
import { atribut, awalan, cariUnsur, teksKaya, teksXml } from './xml';
import { bukanBuku, teksIsi, terlaluBesar } from './zip';

export interface BarisLembar {
  nomor: number;
  /** by column number (A = 1); empty cells are absent */
  sel: (Sel | undefined)[];
}
/** Some rows, and how much of the sheet they and all before them are, 0 to 1. */
export interface PotongLembar {
  baris: BarisLembar[];
  bagian: number;
}
const MAKS_KOLOM = 100;
const MAKS_BARIS_XML = 4 * 1024 * 1024;
const MAKS_NOMOR = 1_048_576;
const [KUTIP, SPASI, MIRING, TUTUP, BUKA, SAMA] = [0x22, 0x20, 0x2f, 0x3e, 0x3c, 0x3d];

/**
 * Rows of a sheet in their order, some at a time: memory does not grow with the workbook, and every character is
 * looked at a fixed number of times. `gabung` learns what is merged: that stands behind the rows.
 */
export async function* barisLembar(
  paket: PaketXlsx,
  lembar: LembarXlsx,
  gabung: DaerahGabung | null = null,
): AsyncGenerator<PotongLembar> {
  let pembaca: PembacaBaris | null = null;
  let sisa = '';
  let huruf = 0;
  for await (const potong of teksIsi(paket.buf, lembar.isi)) {
    huruf += potong.length;
    if (pembaca?.selesai) {
      gabung?.baca(potong);
      continue;
    }
    sisa += potong;
    if (!pembaca) {
      const p = awalan(sisa, 'worksheet');
      if (p !== null) pembaca = new PembacaBaris(paket, p);
    }
    if (pembaca) {
      const baris: BarisLembar[] = [];
      sisa = sisa.slice(pembaca.petik(sisa, baris));
      if (baris.length > 0) yield { baris, bagian: Math.min(1, huruf / lembar.isi.ukuran) };
      if (pembaca.selesai) gabung?.baca(sisa);
    }
    if (sisa.length > MAKS_BARIS_XML) throw terlaluBesar();
  }
  if (!pembaca) throw bukanBuku();
}

class PembacaBaris {
  selesai = false;
  private terakhir = 0;
  private readonly row: string;
  private readonly akhirRow: string;
  private readonly akhirData: string;
  private readonly c: string;
  private readonly akhirC: string;
  private readonly v: string;
  private readonly f: string;

  constructor(
    private readonly paket: PaketXlsx,
    private readonly p: string,
  ) {
    this.row = `<${p}row`;
    this.akhirRow = `</${p}row>`;
    this.akhirData = `</${p}sheetData>`;
    this.c = `<${p}c`;
    this.akhirC = `</${p}c>`;
    this.v = `<${p}v`;
    this.f = `<${p}f`;
  }

  /** Takes the whole rows of a piece; returns where what is left begins. */
  petik(xml: string, ke: BarisLembar[]): number {
    let habis = 0;
    for (;;) {
      const awal = cariUnsur(xml, this.row, habis);
      if (awal < 0 || (awal > habis && xml.slice(habis, awal).includes(this.akhirData))) break;
      const isi = xml.indexOf('>', awal) + 1;
      if (isi === 0) return awal;
      const kosong = xml.charCodeAt(isi - 2) === MIRING;
      const akhir = kosong ? isi : xml.indexOf(this.akhirRow, isi);
      if (akhir < 0) return awal;
      const nomor = this.nomor(xml.slice(awal + this.row.length, isi - 1));
      if (!kosong) ke.push({ nomor, sel: this.bacaSemua(xml, isi, akhir) });
      habis = kosong ? isi : akhir + this.akhirRow.length;
    }
    const data = xml.indexOf(this.akhirData, habis);
    this.selesai = data >= 0;
    if (this.selesai) return data + this.akhirData.length;
    // An unfinished tag at the very end is kept.
    return Math.max(habis, xml.length - 64);
  }

  private nomor(atributRow: string): number {
    const r = atribut(atributRow).r;
    const nomor = r === undefined ? this.terakhir + 1 : Number(r);
    if (!Number.isInteger(nomor) || nomor <= this.terakhir || nomor > MAKS_NOMOR) throw bukanBuku();
    this.terakhir = nomor;
    return nomor;
  }

  private bacaSemua(xml: string, dari: number, sampai: number): (Sel | undefined)[] {
    const sel: (Sel | undefined)[] = [];
    let kolom = 0;
    let di = dari;
    for (;;) {
      di = xml.indexOf('<', di);
      if (di < 0 || di >= sampai) break;
      di += this.c.length;
      const setelah = xml.charCodeAt(di);
      if (
        !xml.startsWith(this.c, di - this.c.length) ||
        !(setelah === SPASI || setelah === TUTUP || setelah < SPASI || setelah === MIRING)
      ) {
        di -= this.c.length - 1;
        continue;
      }
      let [alamat, jenis, gaya] = ['', '', 0];
      // Attributes: one pass over the tag, most of them one letter long.
      while (di < sampai && xml.charCodeAt(di) !== TUTUP) {
        const k = xml.charCodeAt(di);
        if (k === SPASI && xml.charCodeAt(di + 2) === SAMA && xml.charCodeAt(di + 3) === KUTIP) {
          const akhir = xml.indexOf('"', di + 4);
          if (akhir < 0 || akhir > sampai) throw bukanBuku();
          const nama = xml.charCodeAt(di + 1);
          if (nama === 0x72) alamat = xml.slice(di + 4, akhir);
          else if (nama === 0x74) jenis = xml.slice(di + 4, akhir);
          else if (nama === 0x73) gaya = Number(xml.slice(di + 4, akhir));
          di = akhir + 1;
        } else if (k === MIRING && xml.charCodeAt(di + 1) === TUTUP) {
          di++;
        } else {
          // Written in an unusual way: the slow reader of attributes.
          const akhir = tutupTag(xml, di, sampai);
          const a = atribut(xml.slice(di, akhir));
          alamat = a.r ?? alamat;
          jenis = a.t ?? jenis;
          gaya = Number(a.s ?? gaya);
          di = akhir;
        }
      }
      if (di >= sampai) throw bukanBuku();
      kolom = alamat === '' ? kolom + 1 : kolomDariAlamat(alamat);
      di++;
      if (xml.charCodeAt(di - 2) === MIRING) continue;
      const akhir = xml.indexOf(this.akhirC, di);
      if (akhir < 0 || akhir > sampai) throw bukanBuku();
      if (kolom >= 1 && kolom <= MAKS_KOLOM) sel[kolom] = this.bacaSel(jenis, gaya, xml, di, akhir);
      di = akhir + this.akhirC.length;
    }
    return sel;
  }

  private bacaSel(jenis: string, gaya: number, xml: string, dari: number, sampai: number): Sel | undefined {
    // The plain cell: nothing but a value.
    const polos = dari + this.v.length + 1;
    if (xml.startsWith(this.v, dari) && xml.charCodeAt(polos - 1) === TUTUP) {
      const akhir = xml.indexOf('<', polos);
      if (akhir + this.v.length + 2 === sampai) return this.nilai(jenis, gaya, xml.slice(polos, akhir), false);
    }
    const isi = xml.slice(dari, sampai);
    const rumus = cariUnsur(isi, this.f, 0) >= 0;
    if (jenis === 'inlineStr') return denganRumus(selTeks(teksKaya(isi, this.p)), rumus);
    const v = cariUnsur(isi, this.v, 0);
    const awal = v < 0 ? 0 : isi.indexOf('>', v) + 1;
    if (v < 0 || awal === 0 || isi.charCodeAt(awal - 2) === MIRING)
      return rumus ? denganRumus(selTeks(''), true) : undefined;
    const akhir = isi.indexOf('<', awal);
    return this.nilai(jenis, gaya, isi.slice(awal, akhir < 0 ? isi.length : akhir), rumus);
  }

  private nilai(jenis: string, gaya: number, mentah: string, rumus: boolean): Sel {
    switch (jenis) {
      case 's':
        return denganRumus(this.paket.teksBersama.sel(Number(mentah)), rumus);
      case 'str':
        return denganRumus(selTeks(teksXml(mentah)), rumus);
      case 'b':
        return denganRumus(selTeks(mentah.trim() === '1' ? 'TRUE' : 'FALSE'), rumus);
      case 'e':
        return { ...selTeks(teksXml(mentah)), rumus, galat: true };
      case 'd': {
        const t = /^(\d{4})-(\d{2})-(\d{2})/.exec(mentah);
        const tanggal = t && { tahun: Number(t[1]), bulan: Number(t[2]), hari: Number(t[3]) };
        return { ...selTeks(teksXml(mentah)), rumus, tanggal };
      }
      default: {
        const n = Number(mentah);
        if (!Number.isFinite(n) || mentah.trim() === '') return denganRumus(selTeks(teksXml(mentah)), rumus);
        const tanggal = this.paket.gayaTanggal[gaya] ? tanggalDariSeri(n, this.paket.sejak1904) : null;
        return { teks: desimalDariAngka(n), angka: n, tanggal, rumus, galat: false, gabung: false };
      }
    }
  }
}
const denganRumus = (s: Sel, rumus: boolean): Sel => (rumus ? { ...s, rumus } : s);

/** End of a tag, quoted '>' passed over. */
function tutupTag(xml: string, dari: number, sampai: number): number {
  let kutip = 0;
  for (let i = dari; i < sampai; i++) {
    const k = xml.charCodeAt(i);
    if (kutip !== 0) kutip = k === kutip ? 0 : kutip;
    else if (k === KUTIP || k === 0x27) kutip = k;
    else if (k === TUTUP) return xml.charCodeAt(i - 1) === MIRING ? i - 1 : i;
    else if (k === BUKA) break;
  }
  throw bukanBuku();
}
