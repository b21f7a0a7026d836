import { Injectable } from '@nestjs/common';
import { lingkupPenerima, type Aktor, type LingkupPenerima } from '@sinas/domain/akses/kebijakan';
import type { JenisAkun } from '@sinas/domain/buku/akun';
import { JENIS_GERAK } from '@sinas/domain/buku/gerak';
import { pengaruhMutasi, perpindahan, posisi, posisiNasional, type Posisi } from '@sinas/domain/buku/posisi';
import { jumlahkan, kurangi, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { keLazim, satuanLazim } from '@sinas/domain/neraca/satuan-dasar';
import { Clock } from '../../platform/clock/clock';
import { TidakAda } from '../../platform/errors';
import { ElemenService } from '../referensi/komoditas/elemen.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { uraianPos } from '@sinas/domain/neraca/kata-pos';
import { PosisiRepository, type SaldoRow, type SaringPosisi } from './posisi.repository';

/** So many movements in one answer; more are asked for by a shorter period. */
export const MAKS_MUTASI = 1_000;
const AWAL = new Date('2000-01-01T00:00:00Z');

/** Positions and statements: the ledger as people read it, in the usual unit of the commodity. */
@Injectable()
export class PosisiService {
  constructor(
    private readonly repo: PosisiRepository,
    private readonly elemen: ElemenService,
    private readonly referensi: ReferensiService,
    private readonly clock: Clock,
  ) {}

  async perusahaan(aktor: Aktor, q: { tahun?: number; per?: Date }) {
    const lingkup = this.milik(aktor);
    const ada = await this.repo.tahun(lingkup);
    const tahun = q.tahun ?? ada[0] ?? this.clock.now().getUTCFullYear();
    const rows = await this.repo.saldo(lingkup, { tahun, per: q.per ?? null });
    return {
      tahun,
      tahun_ada: ada,
      per: q.per ?? this.clock.now(),
      pos: await this.susun(rows, (saldo) => posisi(saldo)),
    };
  }
  async nasional(q: SaringPosisi) {
    return this.susun(await this.repo.saldo(null, q), (saldo) => posisiNasional(saldo));
  }

  /** A company's statement of one pos: what was left, each movement with what is left after it, and the end. */
  async rekening(aktor: Aktor, kunci: string, q: { dari?: Date; sampai?: Date }) {
    const lingkup = this.milik(aktor);
    const sampai = q.sampai ?? this.clock.now();
    const dari = q.dari ?? AWAL;
    const tahun = Number(kunci.slice(0, 4));
    const rows = (await this.repo.saldo(lingkup, { tahun, per: sampai })).filter((r) => r.kunci === kunci);
    const [pos] = await this.susun(rows, (saldo) => posisi(saldo));
    const dasar = rows[0];
    if (!pos || !dasar) throw new TidakAda();
    const sebut = (n: Desimal): string => keLazim(n, dasar.satuan, pos.satuan);
    const mutasi = await this.repo.mutasi(lingkup, kunci, { dari, sampai }, MAKS_MUTASI + 1);
    let sisa = rapikan((await this.repo.sisaSebelum(lingkup, kunci, dari)).toFixed());
    const awal = sisa;
    const baris = mutasi.slice(0, MAKS_MUTASI).map((m) => {
      const { bertambah, berkurang } = pengaruhMutasi(m.sisi);
      sisa = kurangi(jumlahkan([sisa, bertambah]), berkurang);
      return {
        id: String(m.id),
        waktu: m.waktu,
        kejadian: m.kejadian,
        peristiwa: JENIS_GERAK[m.jenis],
        perpindahan: perpindahan(m.sisi),
        idNk: m.id_pengajuan === null ? null : String(m.id_pengajuan),
        noAju: m.dokumen.no_aju ?? null,
        no_keputusan: m.dokumen.no_keputusan ?? null,
        no_pib: m.dokumen.no_pib ?? null,
        ...{ bertambah: sebut(bertambah), berkurang: sebut(berkurang), sisa: sebut(sisa) },
      };
    });
    const jumlah = (medan: 'bertambah' | 'berkurang'): string =>
      sebut(jumlahkan(mutasi.slice(0, MAKS_MUTASI).map((m) => pengaruhMutasi(m.sisi)[medan])));
    return {
      ...{ pos, dari: q.dari ?? null, sampai, awal: sebut(awal), akhir: sebut(sisa), baris },
      ...{ bertambah: jumlah('bertambah'), berkurang: jumlah('berkurang'), terpotong: mutasi.length > MAKS_MUTASI },
    };
  }

  private milik(aktor: Aktor): LingkupPenerima {
    const lingkup = lingkupPenerima(aktor);
    if (!lingkup) throw new TidakAda();
    return lingkup;
  }

  private async susun<P extends Posisi>(
    rows: readonly SaldoRow[],
    hitung: (saldo: Partial<Record<JenisAkun, Desimal>>) => P,
  ) {
    const kunci = [...new Set(rows.map((r) => r.kunci))];
    return Promise.all(
      kunci.map(async (k) => {
        const milik = rows.filter((r) => r.kunci === k);
        const saldo = Object.fromEntries(milik.map((r) => [r.jenis, rapikan(r.saldo.toFixed())]));
        const dasar = milik[0] as SaldoRow;
        const satuan = satuanLazim(dasar.kd_komoditas, dasar.satuan);
        const jumlah = Object.entries(hitung(saldo)).map(([m, n]) => [m, keLazim(n as Desimal, dasar.satuan, satuan)]);
        const kata = await this.elemen.untuk(dasar.kd_komoditas, dasar.tahun);
        return {
          ...{ kunci: k, tahun: dasar.tahun, kd_komoditas: dasar.kd_komoditas },
          ur_komoditas: KELOMPOK.get(dasar.kd_komoditas)?.uraian ?? dasar.kd_komoditas,
          ...{
            uraian: uraianPos(kata, dasar.elemen),
            satuan,
            ur_satuan: await this.referensi.namaDari('satuan', satuan),
          },
          ...(Object.fromEntries(jumlah) as { [M in keyof P]: Desimal }),
        };
      }),
    );
  }
}
