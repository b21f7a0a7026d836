import type { IndeksBaris } from '../../pengajuan/baris/baris-impor.service';
import type { KolomNomor } from './bentuk-lembar';

/** Numbers that say where stored rows stand. */
export class LetakTersimpan {
  /** By kind. */
  constructor(private readonly indeks: ReadonlyMap<string, IndeksBaris>) {}

  /** In the order of the columns: from the parents down to the row's own. */
  nomor(kolom: readonly KolomNomor[], b: { induk: bigint | null; seri: number }): number[] {
    const nomor = kolom.at(-1)?.sendiri ? [b.seri] : [];
    let { induk } = b;
    for (const k of kolom.filter((x) => !x.sendiri).reverse()) {
      const atas = induk === null ? undefined : this.indeks.get(k.jenis.kode)?.perId(induk);
      if (!atas) break;
      nomor.unshift(atas.seri);
      induk = atas.induk;
    }
    return nomor;
  }
}
