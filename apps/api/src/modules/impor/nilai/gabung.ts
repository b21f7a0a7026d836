import { barisDariAlamat, kolomDariAlamat } from '../buku/sel';
import { unsur } from '../buku/xml';

const MAKS_KOLOM = 100;
const MAKS_DAERAH = 100_000;

/** Merged areas of a sheet. Excel keeps the value in the first cell only. */
export class DaerahGabung {
  private readonly perKolom = new Map<number, [dari: number, ke: number][]>();
  private jumlah = 0;
  private urut = true;
  private ekor = '';

  /** The next piece of what stands behind the rows. */
  baca(xml: string): void {
    const teks = this.ekor + xml;
    const akhir = teks.lastIndexOf('>') + 1;
    if (teks.includes('mergeCell')) for (const m of unsur(teks.slice(0, akhir), 'mergeCell')) this.catat(m.ref ?? '');
    this.ekor = teks.slice(akhir).slice(-1_000);
  }
  private catat(ref: string): void {
    if (++this.jumlah > MAKS_DAERAH) return;
    const [dari = '', ke = dari] = ref.split(':');
    const [r1, r2] = [barisDariAlamat(dari), barisDariAlamat(ke)];
    for (let k = Math.max(1, kolomDariAlamat(dari)); k <= Math.min(kolomDariAlamat(ke), MAKS_KOLOM); k++) {
      const daftar = this.perKolom.get(k) ?? [];
      daftar.push([r1, r2]);
      this.perKolom.set(k, daftar);
    }
    this.urut = false;
  }

  get kosong(): boolean {
    return this.perKolom.size === 0;
  }
  /** Is there an area in one of these columns that reaches below this row? */
  menyentuh(kolom: Iterable<number>, bawah: number): boolean {
    for (const k of kolom) if (this.perKolom.get(k)?.some(([, ke]) => ke > bawah)) return true;
    return false;
  }
  /** Is this cell part of one? Areas do not overlap. */
  ada(baris: number, kolom: number): boolean {
    if (!this.urut) for (const d of this.perKolom.values()) d.sort((a, b) => a[0] - b[0]);
    this.urut = true;
    const daftar = this.perKolom.get(kolom);
    if (!daftar) return false;
    let [kiri, kanan] = [0, daftar.length - 1];
    while (kiri <= kanan) {
      const tengah = (kiri + kanan) >> 1;
      const [a, b] = daftar[tengah] ?? [0, 0];
      if (baris < a) kanan = tengah - 1;
      else if (baris > b) kiri = tengah + 1;
      else return true;
    }
    return false;
  }
}
