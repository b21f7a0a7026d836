import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import type { PeristiwaRakor } from '@sinas/domain/rakor/alur';
import { langkahRakor, type FaktaRakor } from '@sinas/domain/rakor/penjaga';
import { SISTEM } from '@sinas/domain/proses/rancangan';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { HitungRapatService } from '../papan/hitung-rapat.service';
import { RapatRepository, type PelakuJson, type RapatPatch, type RapatRow } from './rapat.repository';

export type { RapatRow };
/** What an actor must say for a step. */
export interface OpsiLangkahRapat {
  alasan?: string | undefined;
  /** The statement was accepted, with a proof of who it was. */
  pernyataan?: boolean | undefined;
  patch?: RapatPatch;
  /** What history keeps of it. */
  data?: object;
}
type PelakuRapat = Aktor | typeof SISTEM;

/** Ids on the wire are decimal text; anything else is simply not there. */
export function bacaIdRapat(teks: string): bigint {
  if (!/^\d{1,18}$/.test(teks)) throw new TidakAda();
  return BigInt(teks);
}

/** The door to one meeting: scoped by the actor, locked for a write; and the one write path of its state. */
@Injectable()
export class PintuRapatService {
  constructor(
    private readonly repo: RapatRepository,
    private readonly hitung: HitungRapatService,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async baca(aktor: Aktor, id: string): Promise<RapatRow> {
    const r = await this.repo.ambil(aktor, bacaIdRapat(id));
    if (!r) throw new TidakAda();
    return r;
  }

  /** One transaction with the meeting's row locked; `versi`: as the caller has read it. null = the system. */
  tulis<T>(
    aktor: Aktor | null,
    id: bigint,
    versi: number | null,
    work: (tx: Tx, r: RapatRow) => Promise<T>,
  ): Promise<T> {
    return this.prisma.tx(async (tx) => {
      const r = await this.repo.kunci(tx, aktor, id, false);
      if (!r) throw new TidakAda();
      if (versi !== null && r.versi !== versi) throw new Bentrok('umum.versi_usang', kini(r));
      return work(tx, r);
    });
  }
  /** The same beside others who fill in rows: nobody changes the state meanwhile. */
  isi<T>(aktor: Aktor, id: bigint, work: (tx: Tx, r: RapatRow) => Promise<T>): Promise<T> {
    return this.prisma.tx(async (tx) => {
      const r = await this.repo.kunci(tx, aktor, id, true);
      if (!r) throw new TidakAda();
      return work(tx, r);
    });
  }

  async fakta(tx: Tx, r: RapatRow, o: OpsiLangkahRapat = {}): Promise<FaktaRakor> {
    const [agenda, tanda, terap, isi] = [
      await this.repo.komoditas(tx, r.id),
      await this.repo.penandaTangan(tx, r.id),
      await this.repo.terap(tx, r.id),
      await this.hitung.keadaan(tx, r),
    ];
    return {
      status: r.kd_status as FaktaRakor['status'],
      agenda: agenda.length,
      menarik: r.ditarik_pada === null,
      ...isi,
      pernyataan: o.pernyataan ?? false,
      alasan: o.alasan ?? '',
      tanda_tangan: tanda.map(({ id_user, pimpinan, status }) => ({
        ...{ id_user, pimpinan },
        status: status as FaktaRakor['tanda_tangan'][number]['status'],
      })),
      diterapkan: terap.SELESAI + terap.GUGUR,
      menunggu_terap: terap.MENUNGGU,
    };
  }

  /** Throws when the table, a permission or a guard says no. */
  boleh(fakta: FaktaRakor, r: RapatRow, peristiwa: PeristiwaRakor, pelaku: PelakuRapat) {
    const hasil = langkahRakor(fakta, peristiwa, pelaku);
    if (hasil.boleh) return hasil;
    if (hasil.sebab === 'izin') throw new TidakBerwenang(hasil.alasan);
    if (hasil.sebab === 'status') throw new Bentrok(hasil.alasan, kini(r));
    throw new AturanDilanggar(hasil.alasan);
  }
  /** The same where only state and right are asked, not what the rows say. */
  bolehIsi(r: RapatRow, peristiwa: PeristiwaRakor, aktor: Aktor): void {
    const status = r.kd_status as FaktaRakor['status'];
    const kosong = { belum: 0, kurang_alasan: 0, lewat_plafon: 0, diterapkan: 0, menunggu_terap: 0 };
    this.boleh(
      { status, ...kosong, agenda: 1, menarik: false, pernyataan: true, alasan: '-', tanda_tangan: [] },
      r,
      peristiwa,
      aktor,
    );
  }

  /** The caller has locked the meeting. State, version, history. */
  async jalankan(
    tx: Tx,
    r: RapatRow,
    peristiwa: PeristiwaRakor,
    pelaku: PelakuRapat,
    o: OpsiLangkahRapat = {},
  ): Promise<RapatRow> {
    const { ke } = this.boleh(await this.fakta(tx, r, o), r, peristiwa, pelaku);
    const kiniWaktu = this.clock.now();
    const baru = await this.repo.ubah(tx, r.id, {
      ...o.patch,
      kd_status: ke,
      versi: { increment: 1 },
      diubah: kiniWaktu,
      ...(pelaku === SISTEM ? {} : { pelaku: denganPelaku(r, peristiwa, pelaku) }),
    });
    await this.catat(tx, pelaku, r, peristiwa, { kd_status: r.kd_status }, { kd_status: ke, ...o.data }, o.alasan);
    return baru;
  }
  catat(
    tx: Tx,
    pelaku: PelakuRapat,
    r: Pick<RapatRow, 'id'>,
    peristiwa: string,
    sebelum: object | null,
    sesudah: object | null,
    catatan?: string,
  ): Promise<void> {
    return this.riwayat.catat(tx, pelaku === SISTEM ? null : pelaku, {
      ...{ objek: 'rakor' as const, id_objek: String(r.id), peristiwa, sebelum, sesudah },
      ...(catatan ? { catatan } : {}),
    });
  }
}

/** Who took a step, as files go on in his name. */
export interface PelakuTersimpan {
  id_user: string;
  nama: string;
  peran: Aktor['peran'];
  kd_ga: string | null;
}
const denganPelaku = (r: RapatRow, peristiwa: PeristiwaRakor, a: Aktor): PelakuJson => {
  const satu: PelakuTersimpan = { id_user: a.id_user, nama: namaPelaku(a), peran: a.peran, kd_ga: a.kd_ga };
  return { ...(r.pelaku as PelakuJson), [peristiwa]: { ...satu } };
};
/** Who took this step of a meeting, to act on its files; throws where nobody has. */
export function pelakuLangkah(r: RapatRow, peristiwa: PeristiwaRakor): Aktor {
  const p = (r.pelaku as unknown as Partial<Record<PeristiwaRakor, PelakuTersimpan>>)[peristiwa];
  if (!p) throw new Error(`nobody has taken ${peristiwa} of meeting ${r.id}`);
  return { ...p, id_organisasi: null, isbranch: false };
}
/** What the server has, for a 409. */
const kini = (r: RapatRow) => ({ id_rakor: String(r.id), versi: r.versi, kd_status: r.kd_status });
