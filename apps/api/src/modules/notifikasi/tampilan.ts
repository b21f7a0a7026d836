import type { JenisNotifikasi } from '@sinas/domain/akses/akun';

/** A notice as its table keeps it. */
export interface BarisNotifikasi {
  id: bigint;
  user_id: string;
  subject: string;
  text: string;
  type: string;
  tautan: string | null;
  dibaca: Date | null;
  created_at: Date;
}

/** A notice on the wire. */
export const notifikasiTampil = (r: BarisNotifikasi) => ({
  id: String(r.id),
  user_id: r.user_id,
  subject: r.subject,
  text: r.text,
  type: r.type as JenisNotifikasi,
  tautan: r.tautan,
  dibaca: r.dibaca,
  created_at: r.created_at,
});
