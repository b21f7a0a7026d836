import { banding, dariRibu, keRibu, type Desimal } from '../format/angka';
import { hitungSatuan } from '../neraca/satuan-dasar';
import { akunHangus, akunTerbit, akunTerealisasi, kunciAkun, type Akun, type BarisIzin, type Dana } from './akun';
import type { Gerak } from './gerak';
import { akunDana, type Saldo } from './izin';

/** Where a declared line was taken to: a row of a permit, what it still has or what had lapsed. */
export interface TujuanRealisasi {
  id_baris: string;
  dari: 'P.TERBIT' | 'P.HANGUS';
  /** In the unit of the pos; `dibukukan`: what of it was there. */
  jml_dasar: Desimal;
  dibukukan: Desimal;
  dok: { satuan: string; jml: Desimal };
}
/** What the event before has booked, and where unused quantities of that row stand now. */
export interface PulangRealisasi {
  kunci: string;
  id_baris: string;
  jml: Desimal;
  ke: { jenis: 'P.TERBIT' | 'P.HANGUS'; id_baris: string } | { jenis: Dana };
}

/** What an event of a declared line keeps of where it was taken to and what it took back. */
export interface IsiPeristiwa {
  tujuan: TujuanRealisasi | null;
  pulang: PulangRealisasi | null;
}
/** What an event of a declared line does: takes back what the one before it has booked, books what holds now. */
export interface Realisasi {
  batal: { kunci: string; dari: Akun; ke: Akun; jml: Desimal } | null;
  catat: { dari: Akun; ke: Akun; jml: Desimal; dok: { satuan: string; jml: Desimal } } | null;
}
/** By rows as the ledger has them. */
export function realisasiDari({ tujuan, pulang }: IsiPeristiwa, baris: (id: string) => BarisIzin): Realisasi {
  const asal = pulang && baris(pulang.id_baris);
  return {
    batal: pulang &&
      asal && {
        kunci: pulang.kunci,
        dari: akunTerealisasi(asal),
        ke:
          'id_baris' in pulang.ke
            ? akunIzin(pulang.ke.jenis, baris(pulang.ke.id_baris))
            : akunDana(pulang.ke.jenis, asal.pos, asal.pemilik),
        jml: pulang.jml,
      },
    catat: tujuan && {
      dari: akunIzin(tujuan.dari, baris(tujuan.id_baris)),
      ke: akunTerealisasi(baris(tujuan.id_baris)),
      jml: tujuan.jml_dasar,
      dok: tujuan.dok,
    },
  };
}
const akunIzin = (jenis: 'P.TERBIT' | 'P.HANGUS', b: BarisIzin): Akun =>
  jenis === 'P.TERBIT' ? akunTerbit(b) : akunHangus(b);

export const akunRealisasi = ({ batal, catat }: Realisasi): Akun[] => [
  ...new Map([batal?.ke, catat?.dari].flatMap((a) => (a ? [[kunciAkun(a), a] as const] : []))).values(),
];
export const kunciRealisasi = (id: string, urut: number): string => `pabean:${id}:${urut}`;

/** Goods at the port are never refused: what the permit has is used, the rest is not booked. `dibukukan`: in the unit of the pos. */
export function realisasikan(
  kunci: string,
  { batal, catat }: Realisasi,
  saldo: Saldo,
): { gerak: Gerak[]; dibukukan: Desimal } {
  const gerak: Gerak[] = [];
  if (batal && batal.jml !== '0') {
    const { kunci: membalik, ...pindah } = batal;
    gerak.push({ kunci: `${kunci}:BATAL_REALISASI`, jenis: 'BATAL_REALISASI', pindah: [pindah], membalik });
  }
  if (!catat) return { gerak, dibukukan: '0' };
  const asal = kunciAkun(catat.dari);
  const kembali = batal && kunciAkun(batal.ke) === asal ? keRibu(batal.jml) : 0n;
  const ada = dariRibu(keRibu(saldo.get(asal) ?? '0') + kembali);
  const dibukukan = banding(catat.jml, ada) > 0 ? ada : catat.jml;
  if (dibukukan !== '0') {
    const { dok, ...pindah } = catat;
    const utuh = dibukukan === catat.jml ? { dok } : {};
    gerak.push({ kunci: `${kunci}:REALISASI`, jenis: 'REALISASI', pindah: [{ ...pindah, jml: dibukukan, ...utuh }] });
  }
  return { gerak, dibukukan };
}

/** What one more declaration of a unit is in the unit of the pos: the sum of all of them, less what the others came to. */
export const bagianRealisasi = (sebelum: Desimal, jml: Desimal, dari: string, ke: string): Desimal =>
  dariRibu(
    keRibu(hitungSatuan(dariRibu(keRibu(sebelum) + keRibu(jml)), dari, ke)) - keRibu(hitungSatuan(sebelum, dari, ke)),
  );
