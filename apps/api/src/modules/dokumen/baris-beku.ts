import { jenisUtama, type DaftarJenis, type JenisBaris } from '@sinas/domain/baris/jenis-baris';

type Beku = Readonly<Record<string, unknown>>;
const peta = (v: unknown): Beku => (v !== null && typeof v === 'object' ? (v as Beku) : {});
const isi = (v: unknown): Beku[] => Object.values(peta(v)).map(peta);
const teks = (v: unknown, tanpa: string): string => (typeof v === 'string' ? v : tanpa);

/** Rows of a kind in a frozen submission: in the file itself, or below those of its parent. */
function cari(jenis: DaftarJenis, j: JenisBaris, muatan: Beku): Beku[] {
  const induk = j.induk === null ? undefined : jenis.get(j.induk);
  return induk ? cari(jenis, induk, muatan).flatMap((b) => isi(b[j.medanInduk ?? j.kode])) : isi(muatan[j.kode]);
}

/** The rows that a file is decided on, as a submission froze them, and what people call them. Quantities: exact text. */
export function barisBeku(
  jenis: DaftarJenis,
  muatan: object,
): { nama: string; rows: { satuan: string; jml: string }[] } {
  const j = jenisUtama(jenis);
  if (!j) return { nama: 'baris', rows: [] };
  const rows = cari(jenis, j, peta(muatan)).map((b) => ({
    satuan: teks(b['satuan'], ''),
    jml: j.medanJml === null ? '0' : teks(b[j.medanJml], '0'),
  }));
  return { nama: j.nama.toLowerCase(), rows };
}
