import type { JenisNotifikasi } from '@sinas/domain/akses/akun';
import type { Rupa } from '@sinas/domain/akses/kata-akun';

export const KUNCI_SIARAN = ['siaran'] as const;

/** Kinds of a notice; those in need of attention also come by mail to who asked for the important ones only. */
export const RUPA_JENIS: Record<JenisNotifikasi, Rupa & { kata: string }> = {
  info: { kata: 'Kabar', grup: 'jalan', bentuk: 'cincin-isi' },
  success: { kata: 'Kabar baik', grup: 'baik', bentuk: 'centang' },
  warning: { kata: 'Perlu tindakan', grup: 'anda', bentuk: 'wajik' },
  danger: { kata: 'Gangguan', grup: 'buruk', bentuk: 'oktagon' },
};
