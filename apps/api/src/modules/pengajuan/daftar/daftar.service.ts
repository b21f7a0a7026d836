import { Injectable } from '@nestjs/common';
import type { Aktor, Lingkup } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { hitungHariKerja } from '@sinas/domain/kalender/hari-kerja';
import { kelompokKlaster } from '@sinas/domain/komoditas/klaster';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import type { Antrean } from '@sinas/domain/daftar/antrean';
import { rentangPeriode } from '@sinas/domain/daftar/periode';
import type { Tingkat } from '@sinas/domain/daftar/prioritas';
import type { ArahUrut, KolomUrutAntrean, KolomUrutKl } from '@sinas/domain/daftar/urutan';
import {
  STATUS,
  statusTampil,
  type KdStatus,
  type KdStatusTersimpan,
  type StatusKirim,
} from '@sinas/domain/pengajuan/status';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { DaftarRepository } from './daftar.repository';
import type { HalamanDaftar, Jumlah, SaringDaftar } from './saring-daftar';
import { KalenderService } from '../tenggat/kalender.service';
import { bacaKursor, tulisKursor } from './kursor';
import { kursorDari, urutanDari, type Kursor, type Urutan } from './kursor.repository';
import { UrutPrioritasService } from './urut-prioritas.service';
import type { SaringMonitoring } from './saring-monitoring.repository';
import { RekapService } from '../rekap/rekap.service';
import { RingkasanService } from './ringkasan.service';
import { lihatUtuh, type Ringkasan } from '../lihat/tampilan';

export interface MintaDaftar {
  keyword?: string;
  page?: number;
  limit?: number;
  kursor?: string;
  jnsLayanan?: string;
  kd_rekom?: string;
  kd_status?: string;
  kd_komoditas?: string;
  tahun?: number;
  fl_besi_baja?: string;
  antrean?: Antrean;
  /** A part of the company's name. */
  nama_perusahaan?: string;
  /** When it was sent, see `rentangPeriode`. */
  periode?: string;
  klaster?: string;
  /** Of officers alone. */
  petugas?: string;
  risiko?: string;
  bendera?: string;
  sort?: KolomUrutKl;
  order?: ArahUrut;
}
/** Of a work queue: its files have a priority. */
export interface MintaAntrean extends Omit<MintaDaftar, 'sort'> {
  sort?: KolomUrutAntrean;
  prioritas?: Tingkat;
}
type MintaHalaman = Pick<MintaDaftar, 'page' | 'limit' | 'kursor'>;
/** Filters of monitoring by their names on the wire. */
export interface MintaMonitoring {
  kl?: string;
  proses?: string;
  ijin_rekom?: string;
  tahun_takwim?: number;
  identitas?: string;
  no_aju?: string;
  nama_perusahaan?: string;
  sort?: KolomUrutKl;
  order?: ArahUrut;
}
export interface Halaman {
  rows: Ringkasan[];
  meta: { page: number; limit: number; total: number; total_perkiraan?: true; berikut?: string };
}
/** Services that ministries file. */
const LAYANAN_KL = KODE_IZIN.filter((k) => layanan(k).pemohon === 'KL');
/** Pages within so many rows are read without counting what is known. */
const MAKS_TANPA_HITUNG = 1_000;
const SEPEKAN_MS = 7 * 86_400_000;

/** Rows of a list that are read on and on: few, so that what was read is soon let go. */
const SEKALI_ALIR = 250;

const angkaSaja = (teks?: string): string | undefined => teks?.replace(/\D/g, '') || undefined;
export const kodeLayanan = (kode?: string): string | undefined => {
  const cari = kode?.toUpperCase();
  return KODE_IZIN.find((k) => k === cari || layanan(k).jnsLayanan === cari) ?? kode;
};
function dariMonitoring(q: MintaMonitoring): { minta: MintaDaftar; saring: SaringMonitoring } {
  return {
    minta: {
      kd_status: q.proses,
      kd_rekom: kodeLayanan(q.ijin_rekom),
      tahun: q.tahun_takwim,
      sort: q.sort,
      order: q.order,
    },
    saring: {
      ...{ kd_ga: q.kl, noAju: angkaSaja(q.no_aju), identitas: angkaSaja(q.identitas) },
      perusahaan: q.nama_perusahaan?.trim() || undefined,
    },
  };
}

const urut = ({ sort, order }: { sort?: KolomUrutKl; order?: ArahUrut }, bawaan: KolomUrutKl): Urutan =>
  urutanDari(sort ?? bawaan, order);
const perluPrioritas = ({ sort, prioritas }: MintaAntrean): boolean => sort === 'prioritas' || prioritas !== undefined;

const BUKAN_SARINGAN = new Set(['antrean', 'page', 'limit', 'kursor', 'sort', 'order']);
/** Whether more than the queue decides what stands in the list. */
const tersaring = (m: MintaAntrean): boolean =>
  Object.entries(m).some(([nama, nilai]) => nilai !== undefined && !BUKAN_SARINGAN.has(nama));

/** The middle one; null of none. */
function median(angka: number[]): number | null {
  const urut = [...angka].sort((a, b) => a - b);
  const [kiri, kanan] = [urut[Math.ceil(urut.length / 2) - 1], urut[Math.floor(urut.length / 2)]];
  return kiri === undefined || kanan === undefined ? null : (kiri + kanan) / 2;
}

/** Lists of files: history, archive, queues. Scoped below this service, in the repository. */
@Injectable()
export class DaftarService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: DaftarRepository,
    private readonly ringkasan: RingkasanService,
    private readonly kalender: KalenderService,
    private readonly rekap: RekapService,
    private readonly menurutPrioritas: UrutPrioritasService,
  ) {}

  private saring(aktor: Aktor, m: Omit<MintaDaftar, 'sort'>, lain: Partial<SaringDaftar>): SaringDaftar {
    const jenis =
      m.fl_besi_baja === 'Y'
        ? ['07']
        : m.jnsLayanan
          ? KODE_IZIN.filter((k) => m.jnsLayanan?.toUpperCase().split(',').includes(layanan(k).jnsLayanan))
          : m.kd_rekom
            ? [m.kd_rekom]
            : [];
    const kini = this.kalender.kini();
    return {
      keyword: m.keyword,
      cariNpwp: lihatUtuh(aktor),
      jnsLayanan: jenis,
      kd_status: m.kd_status?.split(',').filter((k) => k in STATUS),
      kd_komoditas: m.fl_besi_baja === 'Y' ? '016' : m.kd_komoditas,
      tahun: m.tahun,
      perusahaan: m.nama_perusahaan?.trim() || undefined,
      id_user: aktor.id_user,
      peran: aktor.peran,
      kini,
      rentang: (m.periode && rentangPeriode(m.periode, kini)) || undefined,
      kelompok: m.klaster ? kelompokKlaster(m.klaster) : undefined,
      petugas: m.petugas,
      risiko: m.risiko,
      bendera: m.bendera === 'Y' ? (aktor.kd_ga ?? undefined) : undefined,
      ...(aktor.ruang ? { ruang: aktor.ruang } : {}),
      ...lain,
    };
  }

  /** `jumlah`: how many there are, where that is known already or asked beside the page. */
  private async halaman(
    aktor: Aktor,
    m: MintaHalaman,
    saring: SaringDaftar,
    urutan: Urutan,
    {
      jumlah,
      lingkup = this.pintu.lingkup(aktor),
      prioritas = false,
    }: { jumlah?: () => Promise<Jumlah>; lingkup?: Lingkup; prioritas?: boolean } = {},
  ): Promise<Halaman> {
    const [page, limit] = [m.page ?? 1, m.limit ?? 20];
    const isi = m.kursor
      ? await this.repo.halamanSetelah(lingkup, saring, bacaKursor(m.kursor, urutan), limit)
      : jumlah !== undefined && page * limit <= MAKS_TANPA_HITUNG
        ? await this.halamanTerhitung(lingkup, saring, urutan, { page, limit, jumlah })
        : await this.repo.halamanHitung(lingkup, saring, urutan, page, limit);
    const akhir = isi.rows.at(-1);
    const adaLagi = akhir && this.adaLagi(isi, m.kursor ? 0 : (page - 1) * limit, limit);
    return {
      rows: await this.ringkasan.banyak(aktor, isi.rows, prioritas),
      meta: {
        page,
        limit,
        total: isi.total,
        ...(isi.perkiraan ? { total_perkiraan: true } : {}),
        ...(adaLagi ? { berikut: tulisKursor(kursorDari(urutan, akhir)) } : {}),
      },
    };
  }

  /** The number is not of the moment of the page: it is never less than what stands on it. */
  private async halamanTerhitung(
    lingkup: Lingkup,
    saring: SaringDaftar,
    urutan: Urutan,
    { page, limit, jumlah: dihitung }: { page: number; limit: number; jumlah: () => Promise<Jumlah> },
  ): Promise<HalamanDaftar> {
    const [rows, jumlah] = await Promise.all([this.repo.halaman(lingkup, saring, urutan, page, limit), dihitung()]);
    const tampak = (page - 1) * limit + rows.length;
    const pasti = rows.length > 0 ? rows.length < limit : page === 1;
    if (pasti) return { rows, total: tampak, perkiraan: false };
    return { rows, ...jumlah, total: Math.max(jumlah.total, rows.length > 0 ? tampak : 0) };
  }

  private adaLagi({ rows, total, perkiraan }: HalamanDaftar, offset: number, limit: number): boolean {
    return rows.length === limit && (perkiraan || offset + rows.length < total);
  }

  riwayat(aktor: Aktor, m: MintaDaftar): Promise<Halaman> {
    return this.halaman(aktor, m, this.saring(aktor, m, { arsip: false }), urut(m, 'baru'));
  }
  arsip(aktor: Aktor, m: MintaDaftar): Promise<Halaman> {
    return this.halaman(aktor, m, this.saring(aktor, m, { arsip: true }), 'baru');
  }
  /** Files of the ministry, whatever their state. */
  kl(aktor: Aktor, m: MintaDaftar): Promise<Halaman> {
    return this.halaman(aktor, m, this.saring(aktor, m, { tanpaDraf: true }), urut(m, 'tgl_kirim'), {
      prioritas: true,
    });
  }

  /** What the actor's own ministry files, drafts among it. */
  milik(aktor: Aktor, m: MintaDaftar): Promise<Halaman> {
    const saring = this.saring(
      aktor,
      { ...m, jnsLayanan: undefined, fl_besi_baja: undefined },
      { jnsLayanan: LAYANAN_KL },
    );
    return this.halaman(aktor, m, saring, 'baru', { lingkup: this.pintu.milik(aktor) });
  }

  /** Filed cases within the reader's reach by the filters of monitoring (LAYAR-05). */
  async monitoring(aktor: Aktor, q: MintaMonitoring & MintaHalaman): Promise<Halaman> {
    const { minta: dasar, saring } = dariMonitoring(q);
    const m = { ...dasar, page: q.page, limit: q.limit, kursor: q.kursor };
    const minta = this.saring(aktor, m, { ...saring, tanpaDraf: true });
    return this.halaman(aktor, m, minta, urut(q, 'tgl_kirim'), {
      jumlah: await this.jumlahRekap(aktor, minta),
    });
  }
  /** All rows of a list in its order, some at a time. */
  alirRiwayat(aktor: Aktor, m: MintaDaftar): AsyncGenerator<Ringkasan[]> {
    return this.alir(aktor, this.saring(aktor, m, { arsip: false }), urut(m, 'baru'));
  }
  alirKl(aktor: Aktor, m: MintaDaftar): AsyncGenerator<Ringkasan[]> {
    return this.alir(aktor, this.saring(aktor, m, { tanpaDraf: true }), urut(m, 'tgl_kirim'));
  }
  alirMonitoring(aktor: Aktor, q: MintaMonitoring): AsyncGenerator<Ringkasan[]> {
    const { minta, saring } = dariMonitoring(q);
    return this.alir(aktor, this.saring(aktor, minta, { ...saring, tanpaDraf: true }), urut(q, 'tgl_kirim'));
  }
  async *alirAntrean(aktor: Aktor, m: MintaAntrean): AsyncGenerator<Ringkasan[]> {
    const saring = this.saring(aktor, m, { antrean: m.antrean ?? 'semua' });
    if (!perluPrioritas(m)) return yield* this.alir(aktor, saring, urut(m as MintaDaftar, 'sisa'));
    const ids = await this.menurutPrioritas.id(this.pintu.lingkup(aktor), saring, m);
    for (let i = 0; i < ids.length; i += SEKALI_ALIR) {
      const rows = await this.repo.menurutId(this.pintu.lingkup(aktor), saring, ids.slice(i, i + SEKALI_ALIR));
      yield await this.ringkasan.banyak(aktor, rows, true);
    }
  }
  private async *alir(aktor: Aktor, saring: SaringDaftar, urutan: Urutan): AsyncGenerator<Ringkasan[]> {
    const lingkup = this.pintu.lingkup(aktor);
    let setelah: Kursor | undefined;
    for (;;) {
      const rows = await this.repo.sesudah(lingkup, saring, urutan, setelah, SEKALI_ALIR);
      const akhir = rows.at(-1);
      if (!akhir) return;
      yield await this.ringkasan.banyak(aktor, rows);
      if (rows.length < SEKALI_ALIR) return;
      setelah = kursorDari(urutan, akhir);
    }
  }
  /** From the counts at hand; undefined where these say nothing of it. */
  private async jumlahRekap(aktor: Aktor, s: SaringDaftar): Promise<(() => Promise<Jumlah>) | undefined> {
    if (s.keyword?.trim() || s.noAju || s.identitas || s.perusahaan || s.kd_komoditas) return undefined;
    const saring = { kd_ga: s.kd_ga, kd_rekom: s.jnsLayanan, tahun: s.tahun };
    const rekap = await this.rekap.segar(this.pintu.lingkup(aktor), saring);
    if (!rekap) return undefined;
    const status = s.kd_status ?? [];
    const total = rekap.rows.reduce((a, r) => a + (status.length === 0 || status.includes(r.status) ? r.n : 0), 0);
    return () => Promise.resolve({ total, perkiraan: false });
  }

  /** Work queue of an officer, with the counts of all queues and his own figures. */
  async antrean(aktor: Aktor, m: MintaAntrean) {
    const lingkup = this.pintu.lingkup(aktor);
    const kini = this.kalender.kini();
    const hariIni = new Date(`${tanggalIso(kini)}T23:59:59.999+07:00`);
    const terhitung = this.repo.hitungAntrean(
      lingkup,
      { id_user: aktor.id_user, peran: aktor.peran, kini, ruang: aktor.ruang },
      hariIni,
    );
    const [halaman, { hari_ini, ...hitung }, dilepas, libur] = await Promise.all([
      this.halamanAntrean(aktor, m, terhitung),
      terhitung,
      this.repo.lepasMeja(aktor.id_user, new Date(kini.getTime() - SEPEKAN_MS)),
      this.kalender.libur(),
    ]);
    return {
      ...halaman,
      meta: {
        ...halaman.meta,
        hitung,
        angka: {
          lewat: hitung.lewat,
          hari_ini,
          selesai_minggu: dilepas.length,
          median_hari: median(dilepas.flatMap((d) => (d.datang ? [hitungHariKerja(d.datang, d.lepas, libur)] : []))),
        },
      },
    };
  }

  /** `terhitung`: the sizes of all queues, which are read anyhow; that of a queue without a filter is among them. */
  private async halamanAntrean(
    aktor: Aktor,
    m: MintaAntrean,
    terhitung: Promise<Record<Antrean, number>>,
  ): Promise<Halaman> {
    const antrean = m.antrean ?? 'semua';
    const lingkup = this.pintu.lingkup(aktor);
    const saring = this.saring(aktor, m, { antrean });
    if (!perluPrioritas(m))
      return this.halaman(aktor, m, saring, urut(m as MintaDaftar, 'sisa'), {
        jumlah: tersaring(m) ? undefined : async () => this.repo.sejauhDihitung(lingkup, (await terhitung)[antrean]),
        prioritas: true,
      });
    const [page, limit] = [m.page ?? 1, m.limit ?? 20];
    const ids = await this.menurutPrioritas.id(lingkup, saring, m);
    const rows = await this.repo.menurutId(lingkup, saring, ids.slice((page - 1) * limit, page * limit));
    return { rows: await this.ringkasan.banyak(aktor, rows, true), meta: { page, limit, total: ids.length } };
  }

  /** Services, statuses and years that the actor's files have, with counts. */
  async pilihanSaring(aktor: Aktor) {
    const lingkup = this.pintu.lingkup(aktor);
    const rows = (await this.rekap.segar(lingkup, {}))?.rows ?? (await this.repo.kelompok(lingkup));
    const jumlah = (f: (r: (typeof rows)[number]) => boolean): number => rows.filter(f).reduce((a, r) => a + r.n, 0);
    const tampil = (r: (typeof rows)[number]): KdStatus =>
      statusTampil(r.kd_status as KdStatusTersimpan, r.status_kirim as StatusKirim | null);
    return {
      layanan: KODE_IZIN.map((k) => ({
        kd_rekom: k,
        jnsLayanan: layanan(k).jnsLayanan,
        nama: layanan(k).nama,
        jumlah: jumlah((r) => r.kd_rekom === k),
      })).filter((l) => l.jumlah > 0),
      status: [...new Set(rows.map(tampil))].sort().map((kd) => ({
        kd_status_pengajuan: kd,
        ur_status: STATUS[kd].ur_status,
        jumlah: jumlah((r) => tampil(r) === kd),
      })),
      tahun: [...new Set(rows.map((r) => r.tahun))].sort((a, b) => b - a),
    };
  }
}
