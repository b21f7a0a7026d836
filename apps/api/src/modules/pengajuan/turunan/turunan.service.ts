import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { BarisMentah } from '@sinas/domain/baris/jenis-baris';
import { geserPeriode } from '@sinas/domain/format/periode';
import { MEDAN_BULAN, MEDAN_RUJUKAN } from '@sinas/domain/baris/kolom';
import { rapikan } from '@sinas/domain/format/angka';
import { tahunJakarta, tanggalIso } from '@sinas/domain/format/tanggal';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { bukaUbah } from '@sinas/domain/kalender/jadwal';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { periksaPerpanjangan } from '@sinas/domain/pengajuan/masa-berlaku';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import {
  halanganTurunan,
  JENIS_TURUNAN,
  pengganti,
  periksaAlasanPerpanjangan,
  periksaAlasanPerubahan,
  type NamaTurunan,
} from '@sinas/domain/pengajuan/turunan';
import { OutboxService } from '../../../jobs/outbox.service';
import { AturanDilanggar, Bentrok } from '../../../platform/errors';
import type { Klaim } from '../../../platform/idempoten/klaim';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BarisRepository, type BarisRow } from '../baris/baris.repository';
import { BarisService } from '../baris/baris.service';
import { BuatService } from '../draf/buat.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { BulanRepository } from '../bulan/bulan.repository';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { KalenderService } from '../tenggat/kalender.service';
import { LantaiRepository } from '../realisasi/lantai.repository';

export interface TurunanMasukan {
  /** Of a change. */
  kd_alasan?: string;
  keterangan?: string;
  /** Of an extension: the last day that is asked for, yyyy-mm-dd. */
  berlaku_sampai?: string;
  /** Of a copy; next year when absent. */
  tahun?: number;
  /** By a path that is for technical considerations only. */
  pertek?: boolean;
}
/** What makes a repeat of the request the same one. */
export interface Sekali {
  kunci: string | null;
  klaim: Klaim | null;
}
const PERTEK = '07';
/** Rows of a kind that are written at once. */
const SEKALI = 500;

/** A file made from another one: a change of a decision or of its dates (T22), a copy (T24), a new attempt (T25). */
@Injectable()
export class TurunanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly rows: BarisRepository,
    private readonly baris: BarisService,
    private readonly baru: BuatService,
    private readonly draf: DrafService,
    private readonly lengkap: KelengkapanService,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly outbox: OutboxService,
    private readonly lantai: LantaiRepository,
    private readonly bulan: BulanRepository,
  ) {}

  /** The same key again: the draft that it made, filled to its end where that was not reached. */
  async buat(
    aktor: Aktor,
    nama: NamaTurunan,
    kunciAsal: string,
    m: TurunanMasukan,
    sekali: Sekali,
  ): Promise<Tersimpan> {
    const asal = await this.milik(aktor, kunciAsal);
    if (m.pertek && asal.kd_rekom !== PERTEK)
      throw new Bentrok('turunan.bukan_pertek', await this.alur.kini(asal, aktor));
    const halangan = halanganTurunan(nama, {
      kd_status: asal.kd_status,
      kd_rekom: asal.kd_rekom as KdRekom,
      jendela_ubah: bukaUbah(
        await this.kalender.jadwal(asal.tahun, asal.kd_rekom, asal.kd_komoditas),
        this.kalender.kini(),
      ),
      ...{ tahun: asal.tahun, berlaku_sampai: hariSampai(asal), hari_ini: tanggalIso(this.kalender.kini()) },
    });
    if (halangan) throw new Bentrok(halangan, await this.alur.kini(asal, aktor));
    const perubahan = this.alasan(nama, asal, m);
    const baru = await this.mulai(aktor, nama, asal, { ...m, perubahan }, sekali);
    return this.isi(aktor, nama, asal, baru);
  }

  /** Only who owns a file makes others from it. */
  private async milik(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    return this.pintu.tulisMilik(aktor, await this.pintu.id(aktor, kunci), (_tx, p) => Promise.resolve(p));
  }

  /** Why a decision is to be replaced, and until when what replaces it holds: a change as long as its decision does. */
  private alasan(nama: NamaTurunan, asal: BerkasRow, m: TurunanMasukan): object | null {
    if (nama !== 'perubahan' && nama !== 'perpanjangan') return null;
    const { kd_alasan, keterangan } = m;
    const berlaku_asal = hariSampai(asal);
    const masalah =
      nama === 'perubahan'
        ? periksaAlasanPerubahan(kd_alasan, keterangan)
        : [
            ...periksaPerpanjangan(m.berlaku_sampai, asal.tahun, berlaku_asal ?? ''),
            ...periksaAlasanPerpanjangan(keterangan),
          ];
    if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
    const isi = { keterangan: keterangan?.trim() ?? '', butir: [], berlaku_asal };
    return nama === 'perubahan'
      ? { ...isi, kd_alasan, berlaku_sampai: berlaku_asal }
      : { ...isi, berlaku_sampai: m.berlaku_sampai };
  }

  private async mulai(
    aktor: Aktor,
    nama: NamaTurunan,
    asal: BerkasRow,
    { tahun, perubahan }: { tahun?: number; perubahan: object | null },
    { kunci, klaim }: Sekali,
  ): Promise<Tersimpan> {
    const ubah = pengganti(JENIS_TURUNAN[nama]);
    const masukan = {
      kd_rekom: asal.kd_rekom as KdRekom,
      kd_komoditas: asal.kd_komoditas,
      tahun: nama === 'duplikat' ? (tahun ?? tahunJakarta(this.kalender.kini()) + 1) : asal.tahun,
      turunan: {
        jenis_pengajuan: JENIS_TURUNAN[nama],
        id_asal: ubah ? asal.id : null,
        id_rujukan: ubah ? null : asal.id,
        perubahan,
        kepala: asal.kepala as Kepala,
        jendela: nama === 'perpanjangan' ? ('sendiri' as const) : ubah ? ('ubah' as const) : ('buat' as const),
      },
    };
    const sudah = ubah ? await this.repo.nomorPerubahan(this.repo.db, asal.id) : null;
    return this.baru.buat(aktor, masukan, kunci, klaim).catch(async (e: unknown) => {
      const no = sudah ?? (ubah ? await this.repo.nomorPerubahan(this.repo.db, asal.id) : null);
      if ((e as { constraint?: string }).constraint !== SATU_PERUBAHAN || !no) throw e;
      throw new Bentrok('turunan.sudah_ada', { noAju: no }, { no_aju: tampilNoAju(no) });
    });
  }

  /**
   * Rows by kind, parents first, `diminta` in place of their quantity; what is not valid any more waits as a typed row. Papers
   * follow by a job. In one transaction and once: what its owner has taken out of it meanwhile does not come back.
   */
  async isi(
    aktor: Aktor,
    nama: NamaTurunan,
    asal: BerkasRow,
    { berkas: { id }, kelengkapan }: Tersimpan,
    diminta: ReadonlyMap<string, string> = new Map(),
  ): Promise<Tersimpan> {
    const kunci = `salin-dokumen:${id}`;
    return this.pintu.tulisMilik(aktor, id, async (tx, p) => {
      // Who asks after it is answered from here: it may have been filled or sent since.
      if ((await this.outbox.keadaan(kunci)) || !dalam('draf', p.kd_status)) return { berkas: p, kelengkapan };
      const minta = nama === 'perpanjangan' ? await this.diberi(tx, asal) : diminta;
      const { berkas, belum } = await this.salinBaris(tx, aktor, asal, p, pengganti(JENIS_TURUNAN[nama]), minta);
      const geser = p.tahun - asal.tahun;
      // Months of a permit are reports of what it gave: they stay with it.
      if (layanan(asal.kd_rekom as KdRekom).rumpun === 'rencana') await this.bulan.salin(tx, asal, id, geser);
      await this.outbox.tambah(tx, 'salin-dokumen', kunci, { dari: String(asal.id), ke: String(id) });
      const akhir = await this.draf.sentuh(tx, berkas, aktor, belum.length > 0 ? { baris_belum: belum } : {});
      return { berkas: akhir, kelengkapan: await this.lengkap.periksa(tx, akhir) };
    });
  }

  /** What its decision gives now: an extension asks for no more and no less. */
  private async diberi(tx: Tx, asal: BerkasRow): Promise<ReadonlyMap<string, string>> {
    const rows = await this.lantai.berlaku(tx, asal.id);
    return new Map(rows.map((r) => [String(r.id), rapikan(r.jml.toFixed())]));
  }

  /** The file with its rows, and those that could not be stored. What hangs from one of them goes with it. */
  private async salinBaris(
    tx: Tx,
    aktor: Aktor,
    asal: BerkasRow,
    kosong: BerkasRow,
    ubah: boolean,
    diminta: ReadonlyMap<string, string>,
  ): Promise<{ berkas: BerkasRow; belum: BarisMentah[] }> {
    let berkas = kosong;
    const { id: ke, tahun } = kosong;
    const semua = await this.rows.berkas(this.repo.db, asal.id);
    const jadi = new Map<bigint, bigint>();
    const belum: BarisMentah[] = [];
    const { jenisBaris, rumpun } = layanan(asal.kd_rekom as KdRekom);
    // What a plan says of months it says of the same months of its year.
    const geser = rumpun === 'rencana' ? tahun - asal.tahun : 0;
    for (const jenis of jenisBaris.values()) {
      const milik = semua.filter((b) => b.jenis === jenis.kode);
      for (const induk of new Set(milik.map((b) => b.id_induk))) {
        const idInduk = induk === null ? undefined : jadi.get(induk);
        if (induk !== null && idInduk === undefined) continue;
        const tempat = { jenis: jenis.kode, idNk: String(ke), ...(idInduk ? { idInduk: String(idInduk) } : {}) };
        // A row that was given nothing has nothing to go on with.
        const rows = milik.filter((b) => b.id_induk === induk && diminta.get(String(b.id)) !== '0');
        for (let i = 0; i < rows.length; i += SEKALI) {
          const bagian = rows.slice(i, i + SEKALI);
          const mentah = bagian.map((b) =>
            salinMedan(mentahDari(b, jenis.medanJml, diminta.get(String(b.id))), jadi, geser),
          );
          const hasil = await this.baris.banyakDalam(tx, berkas, aktor, tempat, mentah, true);
          ({ berkas } = hasil);
          const salah = new Set(hasil.ditolak.map((d) => d.indeks));
          const tersalin = bagian.filter((_, n) => !salah.has(n));
          tersalin.forEach((b, n) => jadi.set(b.id, hasil.baris[n]?.id ?? 0n));
          if (ubah)
            await this.lantai.tandai(
              tx,
              tersalin.map((b) => [b.id, jadi.get(b.id) ?? 0n] as const),
            );
          if (induk === null) for (const n of salah) belum.push({ ...mentah[n], kunci: `asal-${bagian[n]?.id ?? n}` });
        }
      }
    }
    return { berkas, belum };
  }
}

const hariSampai = ({ berlaku_sampai }: BerkasRow): string | null => berlaku_sampai && tanggalIso(berlaku_sampai);

/** Unique index behind 'one open change of a decision at a time'. */
export const SATU_PERUBAHAN = 'pengajuan_satu_perubahan';
/** Rows of the file that a row names are those of the copy, and months those of its year. */
function salinMedan(r: BarisMentah, jadi: ReadonlyMap<bigint, bigint>, geser: number): BarisMentah {
  const rujukan = r[MEDAN_RUJUKAN];
  const baru = typeof rujukan === 'string' && /^\d{1,18}$/.test(rujukan) ? jadi.get(BigInt(rujukan)) : undefined;
  const bulan = MEDAN_BULAN.flatMap((kd) => {
    const v = r[kd];
    return geser !== 0 && Array.isArray(v)
      ? [[kd, v.map((p: unknown) => geserPeriode(String(p), geser))] as const]
      : [];
  });
  return { ...r, ...(baru === undefined ? {} : { [MEDAN_RUJUKAN]: String(baru) }), ...Object.fromEntries(bulan) };
}
/** A stored row as somebody would type it; its number is kept where it is free. */
const mentahDari = (b: BarisRow, medanJml: string | null, diminta?: string): BarisMentah => ({
  ...(b.data as Record<string, unknown>),
  ...(medanJml && b.jml !== null ? { [medanJml]: diminta ?? b.jml.toFixed() } : {}),
  no_seri: String(b.seri),
});
