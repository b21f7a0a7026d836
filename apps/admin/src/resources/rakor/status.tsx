import { STATUS_RAKOR, type FaseRakor, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import type { GrupStatus } from '@sinas/domain/pengajuan/status';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import type { AgendaRapat, PenandaTangan } from '../../providers/rakor/wire';
import gaya from './rakor-papan.module.css';

const FASE: Record<FaseRakor, readonly [GrupStatus, ShapeName]> = {
  siap: ['netral', 'cincin-putus'],
  bahas: ['jalan', 'cincin-isi'],
  tutup: ['anda', 'jeda'],
  sah: ['baik', 'centang'],
  batal: ['netral', 'kotak-setrip'],
};
/** State of a meeting: shape, word, colour. */
export function StatusRapat({ kode, teks }: { kode: KdStatusRakor; teks: string }) {
  const [grup, bentuk] = FASE[STATUS_RAKOR[kode].fase];
  return (
    <Badge grup={grup} bentuk={bentuk}>
      {teks}
    </Badge>
  );
}

type Sepakat = AgendaRapat['kesepakatan'];
export const KESEPAKATAN: Record<Sepakat, { nama: string; bentuk: ShapeName; nada: string }> = {
  BAHAS: { nama: 'belum disepakati', bentuk: 'cincin-putus', nada: 'secondary' },
  SEPAKAT: { nama: 'sepakat', bentuk: 'centang', nada: 'success' },
  BELUM: { nama: 'ada perbedaan pendapat', bentuk: 'wajik', nada: 'warning' },
  TUNDA: { nama: 'tunda', bentuk: 'jeda', nada: 'warning' },
};
export const KODE_KESEPAKATAN = ['BAHAS', 'SEPAKAT', 'BELUM', 'TUNDA'] as const satisfies readonly Sepakat[];
/** Mark of what was agreed on a commodity; the word is for who does not see it. */
export function TandaSepakat({ kode }: { kode: Sepakat }) {
  const { bentuk, nada } = KESEPAKATAN[kode];
  return (
    <span className={`sn-tone-${nada} ${gaya.tanda}`}>
      <Shape name={bentuk} />
    </span>
  );
}

export const TANDA_TANGAN: Record<PenandaTangan['status'], { nama: string; grup: GrupStatus; bentuk: ShapeName }> = {
  BELUM: { nama: 'Belum', grup: 'netral', bentuk: 'cincin-putus' },
  DITANDATANGANI: { nama: 'Ditandatangani', grup: 'baik', bentuk: 'centang' },
  GAGAL: { nama: 'Gagal', grup: 'buruk', bentuk: 'oktagon' },
};
