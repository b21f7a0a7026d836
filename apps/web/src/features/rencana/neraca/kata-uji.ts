import { angka, banding, kurangi, persen } from '@sinas/domain/format/angka';
import type { IsiBerkas } from '@sinas/domain/layanan/isi';
import type { UjiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { RENDEMEN } from '@sinas/domain/layanan/rkt/rendemen';
import { mutlak } from './batang';

const NAMA: Readonly<Record<UjiRencana['kode'], string>> = {
  1: 'Pasokan dan penggunaan',
  2: 'Kapasitas',
  3: 'Rendemen',
  4: 'Distribusi',
  5: 'Impor terhadap tahun lalu',
  6: 'Barang ganda',
};
/** What a check is about, with the row where it is about one. */
export function namaUji({ kode, id_baris }: UjiRencana, isi: IsiBerkas): string {
  const b = kode === 2 || kode === 3 ? isi.baris.find((x) => x.id === id_baris) : undefined;
  const nama = b?.data.uraian ?? b?.data.uraian_barang;
  return typeof nama === 'string' && nama !== '' ? `${NAMA[kode]} ${nama}` : NAMA[kode];
}
const dalamPersen = (p: number | null): string => (p === null ? '' : `${angka(p)}%`);

/** A check with its sum: never a verdict alone. */
export function hitunganUji({ kode, a, b, kalimat }: UjiRencana, kdKomoditas: string): string {
  const beda = angka(mutlak(kurangi(a, b)));
  switch (kode) {
    case 1:
      return `${angka(a)} dan ${angka(b)}, selisih ${beda}${ekor(persen(mutlak(kurangi(a, b)), a, [1, 10]))}, batas 1%`;
    case 2:
      return `${angka(a)} ÷ ${angka(b)} = ${dalamPersen(persen(a, b))}, paling banyak 100%`;
    case 3: {
      const [bawah, atas] = RENDEMEN[kdKomoditas] ?? [0, 100];
      return `${angka(b)} ÷ ${angka(a)} = ${dalamPersen(persen(b, a, [bawah, atas]))}, batas ${bawah} sampai ${atas}%`;
    }
    case 4: {
      const arah = banding(a, b) < 0 ? 'kurang' : 'lebih';
      const p = persen(mutlak(kurangi(a, b)), b, [1]);
      return banding(a, b) === 0
        ? `${angka(a)} dari ${angka(b)}`
        : `${angka(a)} dari ${angka(b)}, ${arah} ${beda}${ekor(p)}, batas 1%`;
    }
    case 5:
      return banding(b, '0') === 0
        ? `${angka(a)}, tahun lalu tidak ada realisasi impor`
        : `${angka(a)} ÷ ${angka(b)} = ${dalamPersen(persen(a, b, [150]))}, batas 150%`;
    case 6:
      return kalimat;
  }
}
const ekor = (p: number | null): string => (p === null ? '' : ` atau ${dalamPersen(p)}`);
