import type { Langkah } from '../../pengajuan/alur';
import type { KdStatusTersimpan } from '../../pengajuan/status';
import { t } from './langkah';

/* What may follow a decision: transitions as those of `langkah.ts`. */

export const DIGANTI: readonly Langkah[] = [
  t('T23', 'diganti', ['50', '51', '57'], '52', 'SISTEM', [], ['beri_tahu_pemohon']),
];
/** A permit ends. */
export const BERAKHIR: readonly Langkah[] = [
  t('T27', 'kedaluwarsa', ['50', '51', '57'], '70', 'SISTEM', [], ['bukukan', 'beri_tahu_pemohon']),
  t('T28', 'cabut', ['50', '51', '57'], '85', 'pengajuan.cabut', [], ['bukukan', 'beri_tahu_pemohon']),
];
/** The company gives back what it will not use. */
export const DISERAHKAN: readonly Langkah[] = [
  t(
    'T33',
    'serahkan',
    ['50', '51', '57'],
    'tetap',
    'pengajuan.serahkan',
    ['pemohon_pu'],
    ['perbarui_keputusan', 'bukukan', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
];
/** An evaluation takes away what is not used; what it moves in the ledger is the meeting's own movement. */
export const DIEVALUASI: readonly Langkah[] = [
  t('T34', 'ubah_resmi', ['50', '51'], 'tetap', 'SISTEM', [], ['perbarui_keputusan', 'beri_tahu_pemohon']),
];
/** Objected to, and answered by the ministry; the file may have ended meanwhile. A grant opens another file. */
const DIJAWAB: KdStatusTersimpan[] = ['51', '52', '70', '85', '90'];
export const KEBERATAN: readonly Langkah[] = [
  t(
    'T35',
    'ajukan_keberatan',
    ['51', '85', '90'],
    'tetap',
    'pengajuan.keberatan',
    ['pemohon_pu'],
    ['beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t(
    'T35',
    'tarik_keberatan',
    DIJAWAB,
    'tetap',
    'pengajuan.keberatan',
    ['pemohon_pu'],
    ['beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t('T35', 'kabulkan_keberatan', DIJAWAB, 'tetap', 'pengajuan.jawab_keberatan', [], ['beri_tahu_pemohon']),
  t('T35', 'tolak_keberatan', DIJAWAB, 'tetap', 'pengajuan.jawab_keberatan', [], ['beri_tahu_pemohon']),
];
