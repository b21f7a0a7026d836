import { tanggalIso } from '@sinas/domain/format/tanggal';
import { tambahHariKerja, type HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { jedaJam, mulaiJam } from '@sinas/domain/kalender/jam-layanan';
import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import { masaBerlaku, masaPengganti } from '@sinas/domain/pengajuan/masa-berlaku';
import type { NamaEfek } from '@sinas/domain/pengajuan/alur';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { SUMBER_BERKAS, type Pekerjaan } from '../../../jobs/definitions';
import type { BerkasPatch, BerkasRow } from './pengajuan.repository';

/** What an effect looks at. */
export interface FaktaEfek {
  p: BerkasRow;
  /** Who acts; null = the system. */
  idPelaku: string | null;
  kini: Date;
  /** As they stand now; empty where no effect counts days. */
  libur: HariLibur;
}
/** A number that the effect wants from a series, and what becomes of it. */
export interface Nomor {
  seri: string;
  ubah: (urut: number, ekor: string) => BerkasPatch;
}
/** An effect by name: what changes in the file, the number it wants, the work that it leaves. Pure; one writer applies them. */
interface Efek {
  /** Counts working days, so it wants the holidays. */
  hari?: true;
  ubah?: (f: FaktaEfek) => BerkasPatch;
  nomor?: (f: FaktaEfek) => Nomor;
  /** Of the file as it was written, and the number of its history row. */
  pekerjaan?: (p: BerkasRow, urut: number) => Pekerjaan;
}

export const kunciKirim = (id: bigint, ke: number): string => `kirim-kl:${id}:${ke}`;

const layananBerkas = (p: BerkasRow) => layanan(p.kd_rekom as KdRekom);
const jalanLagi = (sla: number | null, terpakai: number, { kini, libur }: FaktaEfek) => {
  const j = mulaiJam(sla, terpakai, kini, libur);
  return { sla_sejak: j.berjalan_sejak, sla_tenggat: j.tenggat };
};
const berhenti = ({ p, kini, libur }: FaktaEfek): BerkasPatch => {
  const jam = { sla_hari: p.sla_hari, terpakai: p.sla_terpakai, berjalan_sejak: p.sla_sejak, tenggat: p.sla_tenggat };
  return { sla_terpakai: jedaJam(jam, kini, libur).terpakai, sla_sejak: null, sla_tenggat: null };
};
const dokumen = (p: BerkasRow, jenis: 'tanda_terima' | 'keputusan', ke: number, kunci: string): Pekerjaan => ({
  jenis: 'bangun-dokumen',
  kunci,
  muatan: { id_pengajuan: String(p.id), jenis, ke },
});
/** Whom it tells is the table's; one notice a history row. */
const kabar: Efek = {
  pekerjaan: (p, urut) => ({
    jenis: 'notifikasi',
    kunci: `notifikasi:${p.id}:${urut}`,
    muatan: { sumber: SUMBER_BERKAS, id_pengajuan: String(p.id), urut },
  }),
};

export const EFEK: Record<NamaEfek, Efek> = {
  beri_tahu_pemohon: kabar,
  beri_tahu_kl: kabar,
  beri_tahu_atasan: kabar,
  beri_tahu_lnsw: kabar,
  antre_pengiriman: {
    ubah: () => ({ status_kirim: 'ANTRE', ket_integrasi: null }),
    pekerjaan: (p) => ({
      jenis: 'kirim-kl',
      kunci: kunciKirim(p.id, p.kirim_ke),
      muatan: { id_pengajuan: String(p.id), kirim_ke: p.kirim_ke },
    }),
  },
  bekukan_kiriman: {
    pekerjaan: (p) => dokumen(p, 'tanda_terima', p.kirim_ke, `dokumen:tanda_terima:${p.id}:${p.kirim_ke}`),
  },
  jam_mulai: {
    hari: true,
    ubah: (f) => {
      const sla_hari = layananBerkas(f.p).sla_hari;
      return { sla_hari, sla_terpakai: 0, ...jalanLagi(sla_hari, 0, f) };
    },
  },
  // One that runs is not begun again: a late answer gives no days back.
  jam_lanjut: { hari: true, ubah: (f) => (f.p.sla_sejak ? {} : jalanLagi(f.p.sla_hari, f.p.sla_terpakai, f)) },
  jam_jeda: { hari: true, ubah: berhenti },
  jam_selesai: { hari: true, ubah: berhenti },
  kunci_pengambil: { ubah: ({ idPelaku, kini }) => ({ id_pengambil: idPelaku, diambil_pada: kini }) },
  lepas_pengambil: { ubah: () => ({ id_pengambil: null, diambil_pada: null }) },
  tenggat_perbaikan: {
    hari: true,
    ubah: ({ p, kini, libur }) => ({
      tenggat_perbaikan: tambahHariKerja(kini, HARI_PERBAIKAN, libur),
      perbaikan_ke: p.perbaikan_ke + 1,
    }),
  },
  /** Number, check code and validity. */
  terbitkan_keputusan: {
    nomor: ({ p, kini }) => {
      const hari = tanggalIso(kini);
      const jns = layananBerkas(p).jnsLayanan;
      return {
        seri: `keputusan:${p.kd_rekom}:${hari.slice(0, 4)}`,
        ubah: (urut, ekor) => ({
          no_keputusan: `${urut}/${jns}/${p.kd_ga}/${hari.slice(5, 7)}/${hari.slice(0, 4)}`,
          kode_periksa: `${jns}-${hari.slice(2, 4)}-${String(urut).padStart(6, '0')}-${ekor}`,
          tgl_keputusan: kini,
          ...masaBerlaku(p.tahun, kini, masaPengganti(p.perubahan).sampai),
        }),
      };
    },
    pekerjaan: (p) => dokumen(p, 'keputusan', 1, `dokumen:keputusan:${p.id}`),
  },
  /** What the decision gives has changed: its paper is made anew, under the same number and code. */
  perbarui_keputusan: {
    ubah: ({ p }) => ({ versi_keputusan: p.versi_keputusan + 1 }),
    pekerjaan: (p) => dokumen(p, 'keputusan', p.versi_keputusan, `dokumen:keputusan:${p.id}:${p.versi_keputusan}`),
  },
  /** The desk's sheet is kept by the decision itself. */
  simpan_rekomendasi: {},
  /** The ledger follows the history row, at the end of the transaction. */
  bukukan: {},
  cadangkan: {},
  lepas_cadangan: {},
};

/** The rows of several effects, each key once. */
export function pekerjaanEfek(efek: readonly NamaEfek[], p: BerkasRow, urut: number): Pekerjaan[] {
  const semua = efek.flatMap((e) => EFEK[e].pekerjaan?.(p, urut) ?? []);
  return [...new Map(semua.map((k) => [k.kunci, k])).values()];
}
