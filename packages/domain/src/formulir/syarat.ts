import type { JenisDokumen } from './dokumen';
import type { SkemaFormulir } from './formulir';

/** What a service asks of a file. */
export interface Syarat {
  formulir: SkemaFormulir;
  dokumen: readonly JenisDokumen[];
}
