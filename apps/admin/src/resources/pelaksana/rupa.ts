import type { BentukStatus, GrupStatus } from '@sinas/domain/pengajuan/status';
import type { Penunjukan } from '../../providers/wire';

export const KUNCI_PELAKSANA = ['pelaksana'] as const;
/** Word, colour and shape of how a naming stands. */
export const RUPA: Record<Penunjukan['keadaan'], { kata: string; grup: GrupStatus; bentuk: BentukStatus }> = {
  menunggu: { kata: 'Belum mulai', grup: 'jalan', bentuk: 'cincin-isi' },
  berlaku: { kata: 'Berlaku', grup: 'baik', bentuk: 'centang' },
  berakhir: { kata: 'Masa habis', grup: 'akhir', bentuk: 'kotak-setrip' },
  diakhiri: { kata: 'Diakhiri', grup: 'akhir', bentuk: 'jeda' },
};
