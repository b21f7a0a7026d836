import { GalatApi, pesanAtau } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';

/** What to tell: the server's sentence if it sent one, else ours (GALAT-01, GALAT-04). */
export const pesanGalat = (galat: unknown, cadangan: string = PESAN['gagal.server']): string =>
  pesanAtau(galat, cadangan);
export const kodeBantuan = (galat: unknown): string | null => (galat instanceof GalatApi ? galat.traceId : null);
export const statusGalat = (galat: unknown): number | null => (galat instanceof GalatApi ? galat.status : null);
