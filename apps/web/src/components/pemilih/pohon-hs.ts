import type { Skema } from '@sinas/api-client';

export type SimpulHs = Skema<'SimpulHsDto'>;
/** What hangs below a line: there, on its way, or not to be had. */
export type Anak = readonly SimpulHs[] | 'memuat' | 'gagal';
export interface BarisSimpul {
  jenis: 'simpul';
  kode: string;
  simpul: SimpulHs;
  tingkat: number;
  posisi: number;
  jumlah: number;
  terbuka: boolean;
  induk: string;
}
interface BarisKabar {
  jenis: 'memuat' | 'gagal';
  kode: string;
  tingkat: number;
  induk: string;
}
export type BarisPohon = BarisSimpul | BarisKabar;

/** The open part of the tree, line by line. `''` is above the chapters. */
export function barisPohon(
  anak: (induk: string) => Anak,
  terbuka: ReadonlySet<string>,
  induk = '',
  tingkat = 1,
): BarisPohon[] {
  const isi = anak(induk);
  if (isi === 'memuat' || isi === 'gagal') return [{ jenis: isi, kode: `${isi}-${induk}`, tingkat, induk }];
  return isi.flatMap((simpul, i): BarisPohon[] => {
    const buka = simpul.anak && terbuka.has(simpul.kode);
    const satu: BarisSimpul = {
      jenis: 'simpul',
      kode: simpul.kode,
      simpul,
      tingkat,
      posisi: i + 1,
      jumlah: isi.length,
      terbuka: buka,
      induk,
    };
    return buka ? [satu, ...barisPohon(anak, terbuka, simpul.kode, tingkat + 1)] : [satu];
  });
}

/** From the chapter down to a line, among the lines that are open. */
export function jejakBaris(baris: readonly BarisPohon[], kode: string): SimpulHs[] {
  const jejak: SimpulHs[] = [];
  for (let cari = kode; cari;) {
    const b = baris.find((x): x is BarisSimpul => x.jenis === 'simpul' && x.kode === cari);
    if (!b) break;
    jejak.unshift(b.simpul);
    cari = b.induk;
  }
  return jejak;
}

export type Gerak =
  { ke: string } | { buka: string } | { tutup: string } | { pilih: string } | { ulang: string } | null;
interface Tombol {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key asks of the tree (WAI-ARIA treeview). `awalan` is what was typed in one go. */
export function gerakPohon(t: Tombol, baris: readonly BarisPohon[], kini: string, awalan: string): Gerak {
  if (t.ctrlKey || t.altKey || t.metaKey) return null;
  const dapat = baris.filter((b) => b.jenis !== 'memuat');
  const di = dapat.findIndex((b) => b.kode === kini);
  const b = dapat[di];
  const ke = (x: BarisPohon | undefined): Gerak => (x ? { ke: x.kode } : null);
  switch (t.key) {
    case 'ArrowDown':
      return ke(dapat[di + 1]);
    case 'ArrowUp':
      return ke(dapat[di - 1]);
    case 'Home':
      return ke(dapat[0]);
    case 'End':
      return ke(dapat.at(-1));
    case 'ArrowRight':
      if (b?.jenis !== 'simpul' || !b.simpul.anak) return null;
      return b.terbuka ? ke(dapat.find((x) => x.induk === b.kode)) : { buka: b.kode };
    case 'ArrowLeft':
      if (b?.jenis === 'simpul' && b.terbuka) return { tutup: b.kode };
      return b?.induk ? { ke: b.induk } : null;
    case 'Enter':
    case ' ':
      if (b?.jenis === 'gagal') return { ulang: b.induk };
      if (b?.jenis !== 'simpul') return null;
      if (b.simpul.dapat_dipilih) return { pilih: b.kode };
      return b.simpul.anak ? (b.terbuka ? { tutup: b.kode } : { buka: b.kode }) : null;
    default:
      return t.key.length === 1 && awalan ? ke(cariAwalan(dapat, di, awalan.toLowerCase())) : null;
  }
}
/** The next line, going round, whose code or text begins so; while one types on, the present line may stay. */
function cariAwalan(dapat: readonly BarisPohon[], di: number, awalan: string): BarisPohon | undefined {
  const mulai = awalan.length > 1 ? di : di + 1;
  const urut = [...dapat.slice(Math.max(0, mulai)), ...dapat.slice(0, Math.max(0, mulai))];
  return urut.find(
    (x) =>
      x.jenis === 'simpul' &&
      (x.kode.startsWith(awalan.replaceAll('.', '')) || x.simpul.uraian.toLowerCase().startsWith(awalan)),
  );
}

/** 17, 17.01, 1701.14, 1701.14.00 */
export const tampilPos = (kode: string): string =>
  kode.length <= 2
    ? kode
    : kode.length <= 4
      ? `${kode.slice(0, 2)}.${kode.slice(2)}`
      : [kode.slice(0, 4), kode.slice(4, 6), kode.slice(6)].filter(Boolean).join('.');
