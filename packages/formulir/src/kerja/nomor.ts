type Bernomor = { no_seri: number; induk: string | null };

export const urutkan = <B extends { no_seri: number }>(baris: B[]): B[] => baris.sort((a, b) => a.no_seri - b.no_seri);
export const nomorBerikut = (baris: readonly { no_seri: number }[]): number =>
  baris.reduce((n, b) => Math.max(n, b.no_seri), 0) + 1;

/** Numbers below one parent: rows of another one may carry the same. */
export class NomorPerInduk {
  private readonly terpakai = new Map<string | null, Set<number>>();
  private readonly berikut = new Map<string | null, number>();

  constructor(private readonly semua: readonly Bernomor[]) {}

  private set(induk: string | null): Set<number> {
    let s = this.terpakai.get(induk);
    if (!s) this.terpakai.set(induk, (s = new Set()));
    return s;
  }
  private nomor(induk: string | null): number {
    if (this.berikut.size === 0) {
      this.berikut.set(null, 1);
      for (const b of this.semua) this.berikut.set(b.induk, Math.max(this.berikut.get(b.induk) ?? 1, b.no_seri + 1));
    }
    return this.berikut.get(induk) ?? 1;
  }
  pakai({ induk, no_seri }: Bernomor): void {
    this.set(induk).add(no_seri);
  }
  /** The wished number where it is free, else the next one. */
  beri(induk: string | null, mau: number | undefined): number {
    const s = this.set(induk);
    const n = mau && !s.has(mau) ? mau : this.nomor(induk);
    s.add(n);
    this.berikut.set(induk, Math.max(this.nomor(induk), n + 1));
    return n;
  }
}

/** Typed rows step aside when a stored row has taken their number. */
export function rapikanNomor<B extends Bernomor & { id: string | null }>(baris: readonly B[]): B[] {
  const nomor = new NomorPerInduk(baris);
  for (const b of baris) if (b.id !== null) nomor.pakai(b);
  const hasil = baris.map((b) => {
    if (b.id !== null) return b;
    const no_seri = nomor.beri(b.induk, b.no_seri);
    return no_seri === b.no_seri ? b : { ...b, no_seri };
  });
  return urutkan(hasil);
}
