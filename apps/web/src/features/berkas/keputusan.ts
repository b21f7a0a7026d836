import { angka, banding, jumlahkan, kurangi, rapikan } from '@sinas/domain/format/angka';
import { tampilHs } from '@sinas/domain/format/tampil';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import type { Baris, Potongan } from '../../lib/wire';

export type KolomJumlah = 'jml_bahan_baku' | 'jml_kl' | 'jml_rakornis' | 'jml_penetapan';
export interface KolomKeputusan {
  kunci: KolomJumlah;
  label: string;
}

/** Request, ministry, meeting, final: the meeting only where the service has one. */
export function kolomKeputusan(denganRakor: boolean): KolomKeputusan[] {
  return [
    { kunci: 'jml_bahan_baku', label: 'Diminta' },
    { kunci: 'jml_kl', label: 'Kementerian' },
    ...(denganRakor ? [{ kunci: 'jml_rakornis', label: 'Rakornis' } as const] : []),
    { kunci: 'jml_penetapan', label: 'Ditetapkan' },
  ];
}

const nilai = (b: Baris, k: KolomJumlah): string | null => b[k] ?? null;

/** Is the figure lower than the one before it in the row? */
export function dipotong(baris: Baris, kolom: readonly KolomKeputusan[], i: number): boolean {
  const terisi = kolom.slice(0, i + 1).map((k) => nilai(baris, k.kunci));
  const kini = terisi.pop();
  const lalu = terisi.filter((n) => n !== null).pop();
  return Boolean(kini && lalu && banding(rapikan(kini), rapikan(lalu)) < 0);
}

/** Sum of a column; null as long as a row has no figure there. */
export function jumlahKolom(baris: readonly Baris[], kunci: KolomJumlah): string | null {
  const semua = baris.map((b) => nilai(b, kunci));
  return semua.length > 0 && semua.every((n): n is string => n !== null) ? jumlahkan(semua.map(rapikan)) : null;
}
export const jumlahDitetapkan = (baris: readonly Baris[]): string | null => jumlahKolom(baris, 'jml_penetapan');

/** 'Dikurangi 40 oleh KKP. A03 Kapasitas tidak mendukung.' */
export function kataPotongan({ dari, ke, oleh, kd_alasan }: Potongan): string {
  const nol = banding(rapikan(ke), '0') === 0;
  const apa = nol
    ? `Tidak diberikan oleh ${oleh}.`
    : `Dikurangi ${angka(kurangi(rapikan(dari), rapikan(ke)))} oleh ${oleh}.`;
  if (!kd_alasan) return apa;
  return `${apa} ${kd_alasan} ${ALASAN[kd_alasan as KdAlasan] ?? ''}`.trimEnd() + '.';
}

/** '0303.54.20, pemindangan, dari Jepang lewat Tanjung Perak' */
export function rincianBarang(b: Baris): string {
  const elemen = (['02', '03', '04', '05', '07'] as const).map((kd) => b[`ur_${kd}`]).filter(Boolean);
  const asal = b.ur_negara_asal && `dari ${b.ur_negara_asal}`;
  const lewat = b.ur_pelabuhan_tujuan && `lewat ${b.ur_pelabuhan_tujuan}`;
  return [b['08'] && tampilHs(b['08']), ...elemen, [asal, lewat].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
