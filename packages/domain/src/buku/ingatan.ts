import { dariRibu, keRibu, type Desimal } from '../format/angka';
import { kunciAkun, type Akun } from './akun';
import type { Gerak } from './gerak';

/** What a movement does to balances by `kunciAkun`; an amount that is not named is all that is there. */
export function terapkan(saldo: Map<string, Desimal>, g: Pick<Gerak, 'pindah'>): void {
  for (const { dari, ke, jml } of g.pindah) {
    const [a, b] = [kunciAkun(dari), kunciAkun(ke)];
    const n = jml ?? saldo.get(a) ?? '0';
    saldo.set(a, dariRibu(keRibu(saldo.get(a) ?? '0') - keRibu(n)));
    saldo.set(b, dariRibu(keRibu(saldo.get(b) ?? '0') + keRibu(n)));
  }
}

/** A ledger in memory: built anew from movements, to be held against the one that is stored. */
export class Ingatan {
  readonly saldo = new Map<string, Desimal>();
  private readonly baris = new Map<string, Akun[]>();

  catat(g: Pick<Gerak, 'pindah'>): void {
    terapkan(this.saldo, g);
    for (const a of g.pindah.flatMap((p) => [p.dari, p.ke])) {
      const milik = this.baris.get(a.sumber) ?? [];
      if (!milik.some((x) => kunciAkun(x) === kunciAkun(a))) this.baris.set(a.sumber, [...milik, a]);
    }
  }
  /** Accounts of a kind that are kept for a permit row (`baris:<id>`) or a file (`berkas:<id>`). */
  milik(sumber: string, jenis: Akun['jenis']): (Akun & { saldo: Desimal })[] {
    return (this.baris.get(sumber) ?? [])
      .filter((a) => a.jenis === jenis)
      .map((a) => ({ ...a, saldo: this.saldo.get(kunciAkun(a)) ?? '0' }));
  }
}

/** The sides of movements as text, one after the other, nothing left out: what two ledgers are compared by. */
export function sisiGerak(gerak: readonly Pick<Gerak, 'pindah'>[], saldo: ReadonlyMap<string, Desimal>): string[] {
  const kini = new Map<string, Desimal>();
  const semua = gerak.flatMap((g) => g.pindah);
  return semua.flatMap((p) => {
    const [a, b] = [kunciAkun(p.dari), kunciAkun(p.ke)];
    for (const k of [a, b]) if (!kini.has(k)) kini.set(k, saldo.get(k) ?? '0');
    const n = p.jml ?? kini.get(a) ?? '0';
    terapkan(kini, { pindah: [p] });
    return keRibu(n) === 0n ? [] : [`${a} ${dariRibu(-keRibu(n))}`, `${b} ${dariRibu(keRibu(n))}`];
  });
}
