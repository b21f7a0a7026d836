import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { jumlahkan, kurangi, rapikan } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { kuantitas } from '@sinas/domain/format/satuan';
import { koordinatorKomoditas } from '@sinas/domain/neraca/koordinator';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { keLazim, satuanLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import { PrismaService, runIn, type Tx } from '../../platform/prisma/prisma.service';
import { BukuService, SaldoKurang } from '../buku/buku.service';
import { BuktiService, type BuktiDibawa, type Pembukti } from '../auth/faktor/bukti/bukti.service';
import {
  PenetapanBerkasService,
  type BarisDitetapkan,
  type BerkasDitetapkan,
  type RincianPenetapan,
} from '../pengajuan/tetapkan/penetapan-berkas.service';
import { GarisService } from './garis.service';
import { NeracaRepository, type Garis } from './neraca.repository';
import { PenetapanRepository, type PenetapanBarisBaru, type PenetapanBaru } from './penetapan.repository';

export type { PenetapanBarisBaru };

export interface TetapkanMasukan {
  tahun: number;
  kd_komoditas: string;
  dasar_hukum: string;
  nota_nomor: string;
  /** yyyy-mm-dd */
  nota_tanggal: string;
  alasan: string;
  /** Lines as the caller has read them. */
  garis: readonly { kunci: string; versi: number }[];
  berkas: readonly { idNk: string; versi: number; rincian: readonly RincianPenetapan[] }[];
}

/** Determination without a meeting (T20), and what it leaves to read. */
@Injectable()
export class PenetapanService {
  constructor(
    private readonly repo: PenetapanRepository,
    private readonly neraca: NeracaRepository,
    private readonly garis: GarisService,
    private readonly berkas: PenetapanBerkasService,
    private readonly buku: BukuService,
    private readonly bukti: BuktiService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /**
   * All files or none, in one transaction: lines are locked before files, each in the order of their ids. Throws
   * AturanDilanggar where a line is missing or would be passed, Bentrok where a file or a line is not as it was read.
   */
  async tetapkan(aktor: Pembukti, m: TetapkanMasukan & BuktiDibawa): Promise<BerkasDitetapkan[]> {
    this.garis.pastikanKoordinator(aktor, m.kd_komoditas);
    const ids = m.berkas.map((b) => BigInt(b.idNk)).sort((a, b) => (a < b ? -1 : 1));
    const ganda = ids.find((id, i) => id === ids[i - 1]);
    if (ganda !== undefined) throw new AturanDilanggar('penetapan.berkas_berulang', [], { noAju: String(ganda) });
    for (const id of ids) await this.berkas.boleh(aktor, id);
    const pakai = await this.bukti.pastikan(aktor, 'penetapan', m);
    return this.prisma.tx(async (tx) => {
      const terkunci = await this.kunciGaris(tx, m);
      await pakai(tx);
      const kini = this.clock.now();
      const id = await this.repo.buat(tx, {
        tahun: m.tahun,
        kd_komoditas: m.kd_komoditas,
        kd_ga_koordinator: koordinatorKomoditas(m.kd_komoditas)?.kd_ga ?? '',
        dasar_hukum: m.dasar_hukum,
        nota_nomor: m.nota_nomor,
        nota_tanggal: new Date(`${m.nota_tanggal}T00:00:00Z`),
        alasan: m.alasan,
        id_user: aktor.id_user,
        nama: aktor.nama,
        waktu: kini,
      });
      const dasar = {
        id_penetapan: String(id),
        dasar_hukum: m.dasar_hukum,
        nota_nomor: m.nota_nomor,
        nota_tanggal: m.nota_tanggal,
        alasan: m.alasan,
      };
      const hasil: BerkasDitetapkan[] = [];
      for (const idBerkas of ids) {
        const b = m.berkas.find((x) => BigInt(x.idNk) === idBerkas);
        const satu = await this.berkas.tetapkan(
          tx,
          aktor,
          { id: idBerkas, versi: b?.versi ?? 0, rincian: b?.rincian ?? [] },
          dasar,
        );
        const p = satu.berkas;
        if (p.kd_komoditas !== m.kd_komoditas || p.tahun !== m.tahun)
          throw new AturanDilanggar('penetapan.komoditas_lain', [], { noAju: p.no_aju });
        hasil.push(satu);
      }
      await this.bukukan(
        tx,
        id,
        terkunci,
        hasil.flatMap((h) => h.baris),
        kini,
      );
      await this.repo.hapusKonsep(tx, m.tahun, m.kd_komoditas);
      return hasil;
    });
  }

  /** Lines of the commodity, locked; those that the caller names are as he has read them. */
  private async kunciGaris(tx: Tx, m: TetapkanMasukan): Promise<Map<string, Garis>> {
    const semua = await this.neraca.daftar(tx, m.tahun, m.kd_komoditas);
    const terkunci = await this.neraca.kunci(
      tx,
      semua.map((g) => g.kunci),
    );
    const menurutKunci = new Map(terkunci.map((g) => [g.kunci, g]));
    for (const { kunci, versi } of m.garis) {
      const kini = menurutKunci.get(kunci);
      if (kini?.versi !== versi)
        throw new Bentrok('penetapan.garis_berubah', kini ? { garis: await this.garis.tampil(kini) } : null);
    }
    return menurutKunci;
  }

  /** Each row on its line, and all of it in the ledger, which keeps the line's ceiling whatever happens here. */
  private async bukukan(
    tx: Tx,
    id: bigint,
    terkunci: ReadonlyMap<string, Garis>,
    baris: readonly BarisDitetapkan[],
    kini: Date,
  ): Promise<void> {
    const rows = [];
    for (const kunci of new Set(baris.map((b) => kunciPos(b.pos)))) {
      const milik = baris.filter((b) => kunciPos(b.pos) === kunci);
      const contoh = milik[0]?.pos;
      const g = terkunci.get(kunci);
      if (!contoh) continue;
      const uraian = await this.namaGaris(contoh);
      if (!g) throw new AturanDilanggar('penetapan.tanpa_garis', [], { uraian });
      const jml = milik.map((b) => ubahSatuan(b.penetapan, b.satuan, g.satuan));
      rows.push(
        ...milik.map((b, i) => ({
          id_baris: BigInt(b.id),
          id_penetapan: id,
          id_pengajuan: b.id_pengajuan,
          id_garis: g.id,
          seri: b.seri,
          satuan: b.satuan,
          diminta: b.diminta,
          rekomendasi: b.rekomendasi,
          jml: b.penetapan,
          jml_garis: jml[i] ?? '0',
          kd_alasan: b.kd_alasan,
          alasan: b.alasan,
        })),
      );
    }
    await this.repo.baris(tx, rows);
    await this.buku.bukukan(runIn(tx)).catch((error: unknown) => this.lewatPlafon(error, terkunci));
    const kena = new Set(rows.map((r) => r.id_garis));
    await this.neraca.naik(tx, [...kena], kini);
  }

  /** The ledger refuses what passes a line; people read the sums. */
  private async lewatPlafon(error: unknown, terkunci: ReadonlyMap<string, Garis>): Promise<never> {
    if (!(error instanceof SaldoKurang)) throw error;
    const g = terkunci.get(kunciPos(error.akun.pos));
    if (!g || error.akun.jenis !== 'SUMBER') throw error;
    const sesudah = jumlahkan([kurangi(g.plafon, error.saldo), error.diminta]);
    const nilai = { uraian: await this.namaGaris(g), ...sebutan(g, sesudah) };
    const message = pesan('penetapan.melebihi_plafon', nilai);
    throw new AturanDilanggar('penetapan.melebihi_plafon', [{ langkah: 'penetapan', path: g.kunci, message }], nilai);
  }

  private async namaGaris(pos: BarisDitetapkan['pos']): Promise<string> {
    const { ur_komoditas, uraian, tahun } = await this.garis.posTampil(pos);
    return [ur_komoditas, uraian, String(tahun)].filter(Boolean).join(' ');
  }

  /** A meeting's determination of a commodity, in the transaction of its last signature. */
  catatRapat(tx: Tx, p: PenetapanBaru): Promise<bigint> {
    return this.repo.buat(tx, p);
  }
  menurutRapat(idRakor: bigint): Promise<{ id: bigint; kd_komoditas: string }[]> {
    return this.repo.menurutRapat(idRakor);
  }
  /** Rows of a file under it, in the transaction that decides the file. */
  catatBaris(tx: Tx, rows: PenetapanBarisBaru[]): Promise<void> {
    return this.repo.baris(tx, rows);
  }

  /** What a case was determined by: its own rows, and no other company's. Throws TidakAda where nothing was. */
  async dataRakormen(aktor: Aktor, kunci: string) {
    const p = await this.berkas.baca(aktor, kunci);
    const ada = await this.repo.berkas(p.id);
    if (!ada) throw new TidakAda();
    const pemohon = PERAN[aktor.peran].lingkup === 'organisasi';
    const { penetapan, baris } = ada;
    return {
      idNk: String(p.id),
      noAju: p.no_aju,
      dasar: penetapan.id_rakor === null ? ('TANPA_RAKOR' as const) : ('RAKOR' as const),
      jenis_rakor: penetapan.jenis,
      dasar_hukum: penetapan.dasar_hukum,
      nota_nomor: penetapan.nota_nomor,
      nota_tanggal: tanggalIso(penetapan.nota_tanggal),
      alasan: penetapan.alasan,
      koordinator: koordinatorKomoditas(penetapan.kd_komoditas)?.nama ?? '',
      oleh: pemohon ? (koordinatorKomoditas(penetapan.kd_komoditas)?.nama ?? '') : penetapan.nama,
      waktu: penetapan.waktu,
      baris: baris.map((b) => ({
        seri: b.seri,
        satuan: b.satuan,
        diminta: rapikan(b.diminta.toFixed()),
        rekomendasi: pemohon ? null : rapikan(b.rekomendasi.toFixed()),
        penetapan: rapikan(b.jml.toFixed()),
        kd_alasan: b.kd_alasan,
        alasan: b.alasan,
      })),
    };
  }

  async simpanKonsep(aktor: Aktor, m: { tahun: number; kd_komoditas: string; versi: number; isi: object }) {
    this.garis.pastikanKoordinator(aktor, m.kd_komoditas);
    const k = await this.repo.simpanKonsep({ ...m, nama: aktor.nama }, m.versi, this.clock.now());
    if (!k) throw new Bentrok('umum.versi_usang', { konsep: await this.repo.konsep(m.tahun, m.kd_komoditas) });
    return k;
  }
}

/** Quantities of a line as people say them. */
function sebutan(g: Garis, sesudah: string): { jml: string; plafon: string; lebih: string } {
  const lazim = satuanLazim(g.kd_komoditas, g.satuan);
  const sebut = (n: string): string => kuantitas(keLazim(n, g.satuan, lazim), lazim);
  return { jml: sebut(sesudah), plafon: sebut(g.plafon), lebih: sebut(kurangi(sesudah, g.plafon)) };
}
