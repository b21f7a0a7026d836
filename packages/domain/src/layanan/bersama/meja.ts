import type { KodeMejaKl } from '../../pengajuan/status';

/** Desks of a file that a company sends, and of one that the ministry sends itself. */
export const mejaPerusahaan = (): readonly KodeMejaKl[] => ['verifikator', 'koordinator', 'pejabat'];
export const mejaPejabat = (): readonly KodeMejaKl[] => ['pejabat'];
