import { jumlahkan } from '@sinas/domain/format/angka';
import { tampilHs } from '@sinas/domain/format/tampil';
import type { Baris, Detail, Lembar, Potongan } from '../../../../providers/wire';
import { BARIS_KOSONG, type IsiBaris } from '../lembaran';
import { jenisBerkas, ringkasBaris, type JenisTampil } from './kolom-baris';
import { BARIS_PER_HALAMAN } from './useBarisHalaman';
import type { LembaranKerja } from '../useLembaran';

/** One row as the table draws it, to fill or to read. */
export interface BarisTampil {
  id: string;
  seri: number;
  nama: string;
  /** Tariff line and port. */
  rincian: string;
  diminta: string;
  naik: boolean;
  lalu: string | null;
  rekomendasi: { oleh: string; jml: string } | null;
  /** What is being typed; null = to read. */
  isi: IsiBaris | null;
  akhir: string | null;
  potongan: readonly Potongan[];
  catatan: number;
  penuh: Baris | undefined;
}
interface Bahan {
  berkas: Detail;
  lembar: Lembar;
  baris: readonly Baris[];
  halaman: number;
  kerja: LembaranKerja | null;
  tahunLalu: readonly { seri: number; jml: string | null }[] | undefined;
}
const akhirDari = (b: Baris): string | null => b.jml_penetapan ?? b.jml_rakornis ?? b.jml_kl ?? b.jml_verifikator;
const gabung = (...bagian: (string | null | undefined)[]): string => bagian.filter(Boolean).join(', ');

function dariBaris(b: Baris, jenis: JenisTampil): Omit<BarisTampil, 'lalu' | 'catatan' | 'isi'> {
  const { nama, rincian, jml } = ringkasBaris(b, jenis);
  return {
    id: b.id,
    seri: b.no_seri,
    nama: gabung(...nama),
    rincian: gabung(...rincian),
    diminta: jml,
    naik: false,
    rekomendasi: null,
    akhir: akhirDari(b),
    potongan: b.potongan,
    penuh: b,
  };
}

/** Rows of a page. With a sheet its rows lead; without one the file's own. `jumlahAkhir`: null while nothing is given. */
export function barisTampil({ berkas, lembar, baris, halaman, kerja, tahunLalu }: Bahan) {
  const lalu = new Map((tahunLalu ?? []).map((t) => [t.seri, t.jml]));
  const catatan = (id: string): number =>
    berkas.catatan.filter((c) => c.id_baris === id).length +
    (kerja?.isi.perbaikan.filter((c) => c.id_baris === id).length ?? 0);
  const lengkapi = (b: Omit<BarisTampil, 'lalu' | 'catatan' | 'isi'>): BarisTampil => ({
    ...b,
    lalu: lalu.get(b.seri) ?? null,
    catatan: catatan(b.id),
    isi: kerja ? (kerja.isi.baris[b.id] ?? BARIS_KOSONG) : null,
  });
  const { utama } = jenisBerkas(berkas);
  const mulai = (halaman - 1) * BARIS_PER_HALAMAN;
  const lembaran = lembar.rincian.slice(mulai, mulai + BARIS_PER_HALAMAN);
  const hasil =
    lembaran.length === 0
      ? baris.map((b) => lengkapi(dariBaris(b, utama)))
      : lembaran.map((r) => {
          const penuh = baris.find((b) => b.id === r.id);
          return lengkapi({
            id: r.id,
            seri: r.seri,
            nama: gabung(r.uraian, r.ur_negara),
            rincian: gabung(r.hs && tampilHs(r.hs), r.ur_pelabuhan),
            diminta: r.jml_usulan,
            naik: r.boleh_naik === true,
            rekomendasi: r.jml_koordinator
              ? { oleh: 'koordinator', jml: r.jml_koordinator }
              : r.jml_verifikator
                ? { oleh: 'verifikator', jml: r.jml_verifikator }
                : null,
            akhir: penuh ? akhirDari(penuh) : null,
            potongan: penuh?.potongan ?? [],
            penuh,
          });
        });
  const semua = berkas.baris.length === berkas.jumlah_baris ? berkas.baris.map(akhirDari) : [null];
  const jumlahAkhir = semua.every((j) => j !== null) ? jumlahkan(semua.map((j) => j ?? '0')) : null;
  return { baris: hasil, jumlahAkhir };
}
