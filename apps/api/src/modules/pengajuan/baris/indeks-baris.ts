import { canonical, sha256 } from '../../../platform/hash/canonical';

/** Where a row is, without what it says. */
export interface BarisIndeks {
  id: bigint;
  induk: bigint | null;
  seri: number;
  versi: number;
  /** what it is compared by */
  tanda: string;
}
/**
 * What two rows are compared by: the key of their kind, or all that they say where rows of it may repeat; always below one
 * parent.
 */
export const tandaBaris = (induk: bigint | null, kunci: string | null, data: unknown): string =>
  `${induk === null ? '' : `${induk}:`}${kunci ?? sha256(canonical(data))}`;

/** Where the rows of one kind are, without what they say. */
export class IndeksBaris {
  private readonly id = new Map<bigint, BarisIndeks>();
  private readonly tanda = new Map<string, BarisIndeks[]>();
  private readonly akhir = new Map<bigint | null, number>();
  private letak: Map<string, BarisIndeks> | null = null;

  constructor(private readonly baris: readonly BarisIndeks[]) {
    for (const b of baris) {
      this.akhir.set(b.induk, Math.max(this.seriAkhir(b.induk), b.seri));
      this.id.set(b.id, b);
      const sama = this.tanda.get(b.tanda);
      if (sama) sama.push(b);
      else this.tanda.set(b.tanda, [b]);
    }
  }
  get jumlah(): number {
    return this.id.size;
  }
  /** Highest row number in use below a parent. */
  seriAkhir(induk: bigint | null): number {
    return this.akhir.get(induk) ?? 0;
  }
  perId(id: bigint): BarisIndeks | undefined {
    return this.id.get(id);
  }
  /** The row of that number below a parent. */
  diSeri(induk: bigint | null, seri: number): BarisIndeks | undefined {
    this.letak ??= new Map(this.baris.map((b) => [`${b.induk ?? ''}/${b.seri}`, b]));
    return this.letak.get(`${induk ?? ''}/${seri}`);
  }
  /** Rows that say the same, in their order. */
  perTanda(tanda: string): readonly BarisIndeks[] {
    return this.tanda.get(tanda) ?? TAK_ADA;
  }
}
const TAK_ADA: readonly BarisIndeks[] = [];
