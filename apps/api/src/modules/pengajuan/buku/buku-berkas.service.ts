import { Injectable } from '@nestjs/common';
import { akunTerbit, akunTerealisasi, kunciAkun, type Akun, type BarisIzin, type Dana } from '@sinas/domain/buku/akun';
import { lewatBatas } from '@sinas/domain/buku/batas';
import { bagianDasar } from '@sinas/domain/buku/dasar';
import type { Gerak } from '@sinas/domain/buku/gerak';
import {
  akunDitanya,
  akunBerakhir,
  cabutkan,
  hanguskan,
  kebutuhanTerbit,
  serahkan,
  terbitkan,
  type Saldo,
} from '@sinas/domain/buku/izin';
import { akunRencana, kebutuhanRencana, kurangTerpakai, tetapkanRencana } from '@sinas/domain/buku/rencana';
import { PERISTIWA_CADANGAN, PERISTIWA_LEPAS } from '@sinas/domain/buku/peristiwa';
import {
  akunTarikan,
  akunTarikanTerbit,
  cadangkan,
  lebihDariBebas,
  lebihDariCadangan,
  lepaskan,
  perluCadangan,
  terbitkanTarikan,
  type Tarikan,
  type TarikanTerbit,
} from '@sinas/domain/buku/tarik';
import { angka, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { AturanDilanggar } from '../../../platform/errors';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { IkatBatasService } from '../../buku/batas/ikat-batas.service';
import { BukuService, type Andai, type IzinRow } from '../../buku/buku.service';
import { KurangBukuService } from '../../buku/kurang-buku.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { jumlahPos, type JumlahPos } from '../dasar/dasar.service';
import { SumberRepository } from '../dasar/sumber.repository';
import { BahanBukuRepository } from './bahan-buku.repository';
import type { SumberIzin } from './sumber-izin';
import { pemilikBerkas, SusunBukuService } from './susun-buku.service';

/** The history row that the ledger follows. */
export interface KejadianBuku {
  urut: number;
  peristiwa: Peristiwa;
  nama: string;
  waktu: Date;
}
export const kunciKejadian = (id: bigint, urut: number): string => `berkas:${id}:${urut}`;
export interface Muatan {
  akun: readonly Akun[];
  susun: (saldo: Saldo) => readonly Gerak[] | Promise<readonly Gerak[]>;
}
interface BahanTerbit {
  dana: Dana;
  kunci: string;
  sumber: SumberIzin;
  /** Quantities by row, where it is asked what would be. */
  diberi?: ReadonlyMap<string, Desimal>;
}
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
/** Where the permits of a service come from. */
export const danaLayanan = (kdRekom: string): Dana => (layanan(kdRekom as KdRekom).fl_rakor ? 'N.TERSEDIA' : 'P.BATAS');

/** What a step of a file moves in the quantity ledger, in the transaction of the step. */
@Injectable()
export class BukuBerkasService {
  constructor(
    private readonly buku: BukuService,
    private readonly bahan: BahanBukuRepository,
    private readonly susun: SusunBukuService,
    private readonly sumber: SumberRepository,
    private readonly ikat: IkatBatasService,
    private readonly kurang: KurangBukuService,
  ) {}

  /** `p`: as the step has left it. What it decided may be written until the transaction ends. */
  catat(run: RunSql, p: BerkasRow, k: KejadianBuku): void {
    const sumber = this.kini(run);
    this.buku.nanti(run, {
      id_pengajuan: p.id,
      dokumen: { no_aju: p.no_aju, no_keputusan: p.no_keputusan, urut: k.urut },
      pelaku: k.nama,
      kejadian: k.waktu,
      muat: () => this.muat(run, p, k, sumber),
    });
  }

  /** What a decision with these quantities (by row, in the row's unit) would move; rows that are not named as they stand. */
  async andai(run: RunSql, p: BerkasRow, diberi: ReadonlyMap<string, Desimal>): Promise<Andai> {
    const bahan = { dana: danaLayanan(p.kd_rekom), kunci: kunciKejadian(p.id, 0), sumber: this.kini(run), diberi };
    const rencana = layanan(p.kd_rekom as KdRekom).rumpun === 'rencana';
    return this.buku.andai(run, await (rencana ? this.rencana(run, p, bahan) : this.terbit(run, p, bahan)));
  }
  /** What sending a draft, just as it stands, would move where it draws; else what granting it all would. */
  async andaiMinta(run: RunSql, p: BerkasRow): Promise<Andai> {
    const [sumber, kunci] = [this.kini(run), kunciKejadian(p.id, 0)];
    const minta = jumlahPos(p, await this.sumber.diminta(run, p.id, p.kd_rekom));
    return this.buku.andai(
      run,
      p.id_sumber === null
        ? await this.terbit(run, p, { dana: danaLayanan(p.kd_rekom), kunci, sumber })
        : await this.cadangan(run, p, { kunci, sumber, minta }),
    );
  }
  /** What the parent of a change still gives, and what was realised of it; of anything else nothing. */
  induk(run: RunSql, p: Pick<BerkasRow, 'id_asal'>): Promise<{ terbit: IzinRow[]; terealisasi: IzinRow[] }> {
    return this.indukDari(run, p, this.kini(run));
  }
  private async indukDari(run: RunSql, { id_asal }: Pick<BerkasRow, 'id_asal'>, sumber: SumberIzin) {
    const ids = id_asal === null ? [] : (await this.sumber.leluhur(run, id_asal)).map((b) => b.id);
    return { terbit: await sumber.izin(ids), terealisasi: await sumber.izin(ids, 'P.TEREALISASI') };
  }
  private kini(run: RunSql): SumberIzin {
    return {
      izin: (ids, jenis) => this.buku.izin(run, ids, jenis),
      terealisasi: (ids) => this.buku.terealisasi(run, ids),
      cadangan: async (id) => (await this.buku.cadangan(run, id)).map((c) => c.pos),
      kini: (id) => this.sumber.kini(run, id),
      terikat: (akun) => this.ikat.terikat(run, akun),
    };
  }

  /** What the event moves: the same from the ledger as it is, and from one that is built anew. */
  async muat(run: RunSql, p: BerkasRow, { peristiwa, urut }: KejadianBuku, sumber: SumberIzin): Promise<Muatan> {
    const dana = danaLayanan(p.kd_rekom);
    const kunci = kunciKejadian(p.id, urut);
    const izin = async (): Promise<BarisIzin[]> => sumber.izin(await this.bahan.ids(run, p.id, p.kd_rekom));
    if (PERISTIWA_CADANGAN.includes(peristiwa)) {
      if (p.id_sumber === null) return tetap([]);
      const minta = jumlahPos(p, await this.sumber.dikirim(run, p.id, p.kd_rekom, urut));
      return this.cadangan(run, p, { kunci, sumber, minta });
    }
    if (PERISTIWA_LEPAS.includes(peristiwa)) return this.lepas(p, kunci, sumber);
    switch (peristiwa) {
      case 'kedaluwarsa':
        return tetap(hanguskan(kunci, await izin()));
      case 'cabut':
        return tetap(cabutkan(kunci, dana, await izin()));
      case 'serahkan':
        return tetap(serahkan(kunci, dana, await this.diserahkan(run, p, sumber)));
      default:
        return layanan(p.kd_rekom as KdRekom).rumpun === 'rencana'
          ? this.rencana(run, p, { kunci })
          : this.terbit(run, p, { dana, kunci, sumber });
    }
  }

  private async terbit(run: RunSql, p: BerkasRow, { dana, kunci, sumber, diberi }: BahanTerbit): Promise<Muatan> {
    const b = await this.susun.terbit(run, p, { dana, sumber, diberi });
    if (p.id_sumber !== null) {
      const { baris, gugur } = b;
      return this.terbitTarikan({ ...(await this.tarikan(p, p.id_sumber, sumber)), baris, gugur }, kunci);
    }
    const akun = akunDitanya(b);
    if (dana !== 'P.BATAS') return { akun, susun: (saldo) => terbitkan(kunci, b, saldo) };
    return {
      akun,
      susun: async (saldo) => {
        const gerak = terbitkan(kunci, b, saldo);
        const lewat = lewatBatas(gerak, saldo, await sumber.terikat(akun));
        if (lewat) throw await this.kurang.tolak('batas.melebihi', { ...lewat, jml: lewat.minta });
        return gerak;
      },
    };
  }

  private terbitTarikan(b: TarikanTerbit, kunci: string): Muatan {
    return {
      akun: akunTarikanTerbit(b),
      susun: async (saldo) => {
        const [lebih] = lebihDariCadangan(b, saldo);
        if (lebih) throw await this.kurang.tolak('dasar.melebihi_cadangan', lebih);
        return terbitkanTarikan(kunci, b, saldo);
      },
    };
  }

  /** A submission of a case that draws reserves what it asks for; of a change, what its parent does not give. */
  private async cadangan(
    run: RunSql,
    p: BerkasRow,
    { kunci, sumber, minta }: { kunci: string; sumber: SumberIzin; minta: readonly JumlahPos[] },
  ): Promise<Muatan> {
    if (p.id_sumber === null) return tetap([]);
    const t = await this.tarikan(p, p.id_sumber, sumber);
    const { terbit, terealisasi } = await this.indukDari(run, p, sumber);
    return {
      akun: [...akunTarikan(t, minta), ...terbit.map(akunTerbit), ...terealisasi.map(akunTerealisasi)],
      susun: async (saldo) => {
        const jml = (a: Akun): Desimal => saldo.get(kunciAkun(a)) ?? '0';
        const perlu = perluCadangan(minta, {
          terbit: terbit.map((x) => ({ pos: x.pos, jml: jml(akunTerbit(x)) })),
          terealisasi: terealisasi.map((x) => ({ pos: x.pos, jml: jml(akunTerealisasi(x)) })),
        });
        const [lebih] = lebihDariBebas(t, perlu, saldo);
        if (lebih) throw await this.kurang.tolak('buku.tidak_cukup', lebih);
        return cadangkan(kunci, t, perlu, saldo);
      },
    };
  }
  private async lepas(p: BerkasRow, kunci: string, sumber: SumberIzin): Promise<Muatan> {
    if (p.id_sumber === null) return tetap([]);
    const t = await this.tarikan(p, p.id_sumber, sumber);
    return { akun: akunTarikan(t), susun: (saldo) => lepaskan(kunci, t, saldo) };
  }
  private async tarikan(p: BerkasRow, idSumber: bigint, sumber: SumberIzin): Promise<Tarikan> {
    return {
      ...{ id: String(p.id), pemilik: pemilikBerkas(p, null) },
      ...{ sumber: String(await sumber.kini(idSumber)), cadangan: await sumber.cadangan(p.id) },
    };
  }

  /** What a plan is determined at stays free. */
  private async rencana(
    run: RunSql,
    p: BerkasRow,
    { kunci, diberi }: Pick<BahanTerbit, 'kunci' | 'diberi'>,
  ): Promise<Muatan> {
    const r = await this.susun.rencana(run, p, diberi);
    return {
      akun: akunRencana(r),
      susun: (saldo) => {
        const kurang = kurangTerpakai(r, saldo);
        if (kurang)
          throw new AturanDilanggar('rencana.terpakai', [], { a: angka(kurang.baru), b: angka(kurang.terpakai) });
        return tetapkanRencana(kunci, r, saldo);
      },
    };
  }

  /** What a meeting would have to determine for a file beyond what it has, at these quantities; once accounts are known. */
  async kebutuhan(run: RunSql, p: BerkasRow, diberi: ReadonlyMap<string, Desimal>) {
    if (layanan(p.kd_rekom as KdRekom).rumpun === 'rencana') {
      const r = await this.susun.rencana(run, p, diberi);
      return { akun: akunRencana(r), hitung: (saldo: Saldo) => kebutuhanRencana(r, saldo) };
    }
    const b = await this.susun.terbit(run, p, { dana: danaLayanan(p.kd_rekom), sumber: this.kini(run), diberi });
    return { akun: akunDitanya(b), hitung: (saldo: Saldo) => kebutuhanTerbit(b, saldo) };
  }

  private async diserahkan(run: RunSql, p: BerkasRow, sumber: SumberIzin) {
    const rows = await this.bahan.serah(run, p.id, p.versi_keputusan);
    const semua = await this.bahan.baris(run, p);
    const izin = await sumber.izin(rows.map((r) => r.id));
    return rows.flatMap((r) => {
      const i = izin.find((x) => x.id === String(r.id));
      const seluruh = semua.find((b) => b.id === r.id);
      if (!i || !seluruh) return [];
      const dasar = (jml: string): string => ubahSatuan(jml, r.satuan, i.pos.satuan);
      const whole = { dok: teks(seluruh.jml), dasar: dasar(teks(seluruh.jml)) };
      const nol = { dok: '0', dasar: '0' };
      const sebelum = teks(r.sebelum);
      const lalu = { dok: sebelum, dasar: sebelum === '0' ? '0' : bagianDasar(whole, nol, sebelum) };
      const jml = teks(r.jml);
      return [{ ...i, jml: bagianDasar(whole, lalu, jml), dok: { satuan: r.satuan, jml } }];
    });
  }
}

const tetap = (gerak: Gerak[]): Muatan => ({ akun: akunBerakhir(gerak), susun: () => gerak });
