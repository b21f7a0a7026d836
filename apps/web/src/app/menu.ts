import type { ButirMenu } from '../lib/sesi';

export interface TautanMenu {
  id: ButirMenu['id'];
  judul: string;
  uri: string;
  /** Leads out of this app: the console, another site. */
  diLuar: boolean;
}

const diLuar = (uri: string) => /^https?:\/\//.test(uri) || uri.startsWith('/konsol');

/** Top level of the ACL menu in its order; a heading without an address leads to its first child. */
export function menuUtama(menu: readonly ButirMenu[]): TautanMenu[] {
  const urut = [...menu].sort((a, b) => a.urut - b.urut);
  const adaInduk = new Set(urut.map((butir) => butir.id));
  return urut
    .filter((butir) => butir.id_parent === null || !adaInduk.has(butir.id_parent))
    .map((butir) => {
      const uri = butir.uri || (urut.find((anak) => anak.id_parent === butir.id)?.uri ?? '');
      return { id: butir.id, judul: butir.judul, uri, diLuar: diLuar(uri) };
    })
    .filter((butir) => butir.uri !== '');
}
