import type { BarisIndeks } from './baris.repository';

/** Where the rows of a file are, without what they say. */
export class IndeksBaris {
  private readonly id = new Map<bigint, BarisIndeks>();
  private readonly kunci = new Map<string, BarisIndeks[]>();
  /** highest row number in use */
  readonly seriAkhir: number;

  constructor(baris: readonly BarisIndeks[]) {
    let akhir = 0;
    for (const b of baris) {
      akhir = Math.max(akhir, b.seri);
      this.id.set(b.id, b);
      const sama = this.kunci.get(b.kunci);
      if (sama) sama.push(b);
      else this.kunci.set(b.kunci, [b]);
    }
    this.seriAkhir = akhir;
  }
  get kosong(): boolean {
    return this.id.size === 0;
  }
  perId(id: bigint): BarisIndeks | undefined {
    return this.id.get(id);
  }
  /** Rows of the same good, in their order. */
  perKunci(kunci: string): readonly BarisIndeks[] {
    return this.kunci.get(kunci) ?? TAK_ADA;
  }
}
const TAK_ADA: readonly BarisIndeks[] = [];
