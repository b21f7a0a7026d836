import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { jumlahkan, kurangi, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { menurutPos, perluCadangan } from '@sinas/domain/buku/tarik';
import { tampilPeriode } from '@sinas/domain/format/periode';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { kunciPos, posBaris, type Pos } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { punyaDasar } from '@sinas/domain/pengajuan/dasar';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, TidakBerwenang } from '../../../platform/errors';
import { runIn, type Db, type RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { ElemenService } from '../../referensi/komoditas/elemen.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { TerlambatService } from '../rencana/terlambat.service';
import { sebutJumlah, sebutPos } from '@sinas/domain/neraca/kata-pos';
import { SumberRepository, type DimintaRow, type SumberRow } from './sumber.repository';

/** What a new case draws from. */
export type Sumber = Pick<SumberRow, 'id' | 'no_aju' | 'kd_komoditas' | 'tahun'>;
export interface JumlahPos {
  pos: Pos;
  jml: Desimal;
}
type Diperiksa = Pick<
  BerkasRow,
  'id' | 'id_asal' | 'id_sumber' | 'jenis_pengajuan' | 'kd_rekom' | 'kd_komoditas' | 'tahun' | 'kd_status'
>;
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
const LANGKAH = 'barang';

/** Quantities of rows on the lines of a balance, in the units of the lines. */
export const jumlahPos = (p: Pick<BerkasRow, 'kd_komoditas' | 'tahun'>, rows: readonly DimintaRow[]): JumlahPos[] =>
  menurutPos(
    rows.map((r) => {
      const pos = posBaris(p, r.satuan, { '02': r.elemen['02'] ?? undefined, '03': r.elemen['03'] ?? undefined });
      return { pos, jml: ubahSatuan(teks(r.jml), r.satuan, pos.satuan) };
    }),
  );
/** Throws where the source is of another commodity or year. */
export function cocokSumber(s: Sumber, kdKomoditas: string, tahun: number): void {
  if (s.kd_komoditas !== kdKomoditas || s.tahun !== tahun)
    throw new AturanDilanggar('dasar.sumber_lain', [], { no: tampilNoAju(s.no_aju) });
}

/** What a case is decided from: chosen when it begins, frozen when it is sent. */
@Injectable()
export class DasarService {
  constructor(
    private readonly repo: SumberRepository,
    private readonly buku: BukuService,
    private readonly terlambat: TerlambatService,
    private readonly elemen: ElemenService,
  ) {}

  /** A source by its number. Throws where the company has none of it, or it is not in force. */
  async pilih(aktor: Aktor, kdRekom: KdRekom, noAju: string): Promise<Sumber> {
    if (!aktor.id_organisasi) throw new TidakBerwenang();
    if (!punyaDasar(kdRekom)) throw new AturanDilanggar('dasar.tanpa_dasar');
    const no = noAju.replaceAll(/\D/g, '');
    const s = await this.repo.nomor(aktor.id_organisasi, no);
    if (!s || !(s.rencana || (punyaDasar(s.kd_rekom as KdRekom) && s.id_organisasi !== null)))
      throw new AturanDilanggar('dasar.sumber_tidak_ada', [], { no: noAju });
    if (!s.berlaku) throw new AturanDilanggar('dasar.sumber_belum', [], { no: tampilNoAju(s.no_aju) });
    return s;
  }

  /** What may be drawn from: in force, with what is free of it. */
  async daftar(aktor: Aktor, kdKomoditas: string | null) {
    if (!aktor.id_organisasi) return [];
    const rows = await this.repo.berlaku(aktor.id_organisasi, kdKomoditas);
    return Promise.all(
      rows.map(async (s) => ({
        ...{ no_aju: s.no_aju, kd_rekom: s.kd_rekom, kd_komoditas: s.kd_komoditas, tahun: s.tahun, rencana: s.rencana },
        ...{ terlambat: await this.bulanTerlambat(s), bebas: await this.bebas(this.repo.run, s) },
      })),
    );
  }

  /** Of a file that draws: its source as it stands, what it has reserved and what is free beside that. */
  async milik(p: Pick<BerkasRow, 'id' | 'id_sumber'>) {
    if (p.id_sumber === null) return null;
    const { run } = this.repo;
    const id = await this.repo.kini(run, p.id_sumber);
    const s = await this.repo.satu(run, id);
    if (!s) throw new Error('the source of a file is gone');
    return {
      ...{ no_aju: s.no_aju, rencana: s.rencana },
      bebas: await this.bebas(run, s),
      dicadangkan: await this.sebut(await this.buku.cadangan(run, p.id)),
    };
  }

  /** What stands in the way of filing it: told while it is typed, and once more when it is sent. */
  async masalah(p: Diperiksa, idRencana: string | null, db?: Db): Promise<Masalah[]> {
    if (!dalam('dapatUbah', p.kd_status) || pengganti(p.jenis_pengajuan)) return [];
    const run = db ? runIn(db) : this.repo.run;
    if (p.id_sumber !== null) return this.masalahTarik(run, p, p.id_sumber);
    return idRencana === null ? [] : this.masalahUsulan(run, p, BigInt(idRencana));
  }

  /**
   * A change draws when it asks at most for what was realised, what its parent still gives and what is free of its source;
   * null = it asks the nation.
   */
  async sumberPerubahan(run: RunSql, p: BerkasRow): Promise<bigint | null> {
    if (p.id_asal === null || !punyaDasar(p.kd_rekom as KdRekom)) return null;
    const asal = await this.repo.satu(run, p.id_asal);
    if (!asal) return null;
    const sumber = (await this.repo.sumberDari(run, p.id_asal)) ?? p.id_asal;
    const ids = (await this.repo.leluhur(run, p.id_asal)).map((b) => b.id);
    const [terbit, terealisasi] = [await this.buku.izin(run, ids), await this.buku.izin(run, ids, 'P.TEREALISASI')];
    const minta = jumlahPos(p, await this.repo.diminta(run, p.id, p.kd_rekom));
    const saldo = (rows: typeof terbit): JumlahPos[] => rows.map((r) => ({ pos: r.pos, jml: r.saldo }));
    const perlu = perluCadangan(minta, { terbit: saldo(terbit), terealisasi: saldo(terealisasi) });
    const bebas = await this.buku.bebas(run, await this.repo.kini(run, sumber));
    return perlu.every((m) => !kurang(m, bebas)) ? sumber : null;
  }

  private async masalahTarik(run: RunSql, p: Diperiksa, idSumber: bigint): Promise<Masalah[]> {
    const id = await this.repo.kini(run, idSumber);
    const s = await this.repo.satu(run, id);
    if (!s) return [];
    const no = tampilNoAju(s.no_aju);
    const satu = (kunci: KunciPesan, isi: Record<string, string>): Masalah => ({
      ...{ langkah: LANGKAH, path: 'dasar', message: pesan(kunci, isi) },
    });
    if (!s.berlaku) return [satu('dasar.sumber_belum', { no })];
    const bulan = dalam('draf', p.kd_status) ? await this.bulanTertahan(s) : [];
    const bebas = await this.buku.bebas(run, id);
    const cadangan = await this.buku.cadangan(run, p.id);
    const kata = await this.kata(p);
    const lebih = jumlahPos(p, await this.repo.diminta(run, p.id, p.kd_rekom)).flatMap((m) => {
      const ada = [...bebas, ...cadangan];
      if (!kurang(m, ada)) return [];
      const [uraian, minta] = [sebutPos(m.pos, kata), sebutJumlah(m.pos, m.jml)];
      const punya = ada.filter((x) => kunciPos(x.pos) === kunciPos(m.pos));
      if (punya.length === 0) return [satu('dasar.pos_asing', { uraian, minta, no })];
      return [satu('dasar.melebihi', { uraian, minta, no, ada: sebutJumlah(m.pos, jumlahDari(punya)) })];
    });
    return [
      ...(bulan.length > 0 ? [satu('dasar.terlambat', { no, bulan: bulan.map(tampilPeriode).join(', ') })] : []),
      ...lebih,
    ];
  }

  /** A need is asked for once: the plan's where there is a plan. */
  private async masalahUsulan(run: RunSql, p: Diperiksa, idRencana: bigint): Promise<Masalah[]> {
    const r = await this.repo.satu(run, idRencana);
    if (!r) return [];
    const rencana = jumlahPos(r, await this.repo.diminta(run, r.id, r.kd_rekom)).map((m) => kunciPos(m.pos));
    const milik = jumlahPos(p, await this.repo.diminta(run, p.id, p.kd_rekom));
    const kata = await this.kata(p);
    return milik.flatMap(({ pos }) =>
      rencana.includes(kunciPos(pos))
        ? [
            {
              ...{ langkah: LANGKAH, path: 'dasar' },
              message: pesan('dasar.rencana_ada', { uraian: sebutPos(pos, kata), no: tampilNoAju(r.no_aju) }),
            },
          ]
        : [],
    );
  }

  private async bulanTerlambat(s: Pick<SumberRow, 'id' | 'rencana'>): Promise<string[]> {
    return s.rencana ? (await this.terlambat.rencana(s.id)).bulan : [];
  }
  /** Months that hold new cases back: of a plan that is late for the second time. */
  private async bulanTertahan(s: Pick<SumberRow, 'id' | 'rencana'>): Promise<string[]> {
    const t = s.rencana ? await this.terlambat.rencana(s.id) : null;
    return t?.keadaan === 'tertahan' ? t.bulan : [];
  }
  /** What is free of a source, beside what it was given in all. */
  private async bebas(run: RunSql, s: SumberRow) {
    const ditetapkan = jumlahPos(s, await this.repo.ditetapkan(run, s.id, s.kd_rekom));
    const rows = await this.buku.bebas(run, s.id);
    return (await this.sebut(rows)).map((b, i) => {
      const pos = rows[i]?.pos;
      const jml = ditetapkan.find((d) => kunciPos(d.pos) === b.kunci)?.jml ?? b.jml;
      if (!pos) throw new Error('a balance without its pos');
      return {
        ...{ ...b, ditetapkan: jml, sebut_ditetapkan: sebutJumlah(pos, jml) },
        sebut_diambil: sebutJumlah(pos, kurangi(jml, b.jml)),
      };
    });
  }
  private async sebut(rows: readonly { pos: Pos; saldo: Desimal }[]) {
    return Promise.all(
      rows.map(async ({ pos, saldo }) => ({
        ...{ kunci: kunciPos(pos), uraian: sebutPos(pos, await this.kata(pos)) },
        ...{ jml: saldo, satuan: pos.satuan, sebut: sebutJumlah(pos, saldo) },
      })),
    );
  }
  private kata({ kd_komoditas, tahun }: { kd_komoditas: string; tahun: number }) {
    return this.elemen.untuk(kd_komoditas, tahun);
  }
}

const jumlahDari = (rows: readonly { saldo: Desimal }[]): Desimal => jumlahkan(rows.map((r) => r.saldo));
const kurang = (m: JumlahPos, ada: readonly { pos: Pos; saldo: Desimal }[]): boolean =>
  kurangi(jumlahDari(ada.filter((x) => kunciPos(x.pos) === kunciPos(m.pos))), m.jml).startsWith('-');
