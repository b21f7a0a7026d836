import { Injectable } from '@nestjs/common';
import {
  pemilikNpwp,
  pemilikOrganisasi,
  type Akun,
  type BarisIzin,
  type Dana,
  type Pemilik,
} from '@sinas/domain/buku/akun';
import { bagianDasar } from '@sinas/domain/buku/dasar';
import type { Gerak } from '@sinas/domain/buku/gerak';
import {
  akunDitanya,
  akunBerakhir,
  cabutkan,
  diBawahRealisasi,
  hanguskan,
  serahkan,
  terbitkan,
  type BerkasTerbit,
  type Saldo,
} from '@sinas/domain/buku/izin';
import { akunRencana, kurangTerpakai, tetapkanRencana, type RencanaTetap } from '@sinas/domain/buku/rencana';
import { angka, jumlahkan, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { posBaris } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { AturanDilanggar } from '../../../platform/errors';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService, type IzinRow } from '../../buku/buku.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { BahanBukuRepository } from './bahan-buku.repository';

/** The history row that the ledger follows. */
export interface KejadianBuku {
  urut: number;
  peristiwa: Peristiwa;
  nama: string;
  waktu: Date;
}
/** What permit rows have, as the ledger has it now or had it at the time. */
export interface SumberIzin {
  izin: (ids: readonly bigint[]) => Promise<IzinRow[]>;
  terealisasi: (ids: readonly bigint[]) => Promise<ReadonlyMap<string, Desimal>>;
}
export const kunciKejadian = (id: bigint, urut: number): string => `berkas:${id}:${urut}`;
export interface Muatan {
  akun: readonly Akun[];
  susun: (saldo: Saldo) => readonly Gerak[];
}
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
const danaLayanan = (kdRekom: string): Dana => (layanan(kdRekom as KdRekom).fl_rakor ? 'N.TERSEDIA' : 'P.BATAS');

/** What a step of a file moves in the quantity ledger, in the transaction of the step. */
@Injectable()
export class BukuBerkasService {
  constructor(
    private readonly buku: BukuService,
    private readonly bahan: BahanBukuRepository,
  ) {}

  /** `p`: as the step has left it. What it decided may be written until the transaction ends. */
  catat(run: RunSql, p: BerkasRow, k: KejadianBuku): void {
    const sumber: SumberIzin = {
      izin: (ids) => this.buku.izin(run, ids),
      terealisasi: (ids) => this.buku.terealisasi(run, ids),
    };
    this.buku.nanti(run, {
      id_pengajuan: p.id,
      dokumen: { no_aju: p.no_aju, no_keputusan: p.no_keputusan, urut: k.urut },
      pelaku: k.nama,
      kejadian: k.waktu,
      muat: () => this.muat(run, p, k, sumber),
    });
  }

  /** What the event moves: the same from the ledger as it is, and from one that is built anew. */
  async muat(run: RunSql, p: BerkasRow, { peristiwa, urut }: KejadianBuku, sumber: SumberIzin): Promise<Muatan> {
    const dana = danaLayanan(p.kd_rekom);
    const kunci = kunciKejadian(p.id, urut);
    const izin = async (): Promise<BarisIzin[]> => sumber.izin(await this.bahan.ids(run, p.id, p.kd_rekom));
    switch (peristiwa) {
      case 'kedaluwarsa':
        return tetap(hanguskan(kunci, await izin()));
      case 'cabut':
        return tetap(cabutkan(kunci, dana, await izin()));
      case 'serahkan':
        return tetap(serahkan(kunci, dana, await this.diserahkan(run, p, sumber)));
      default:
        return layanan(p.kd_rekom as KdRekom).rumpun === 'rencana'
          ? this.rencana(run, p, kunci)
          : this.terbit(run, p, { dana, kunci, sumber });
    }
  }

  private async terbit(
    run: RunSql,
    p: BerkasRow,
    { dana, kunci, sumber }: { dana: Dana; kunci: string; sumber: SumberIzin },
  ): Promise<Muatan> {
    const rows = await this.bahan.baris(run, p);
    const leluhur = rows.flatMap((r) => r.leluhur);
    const semuaAsal = p.id_asal === null ? [] : await this.bahan.ids(run, p.id_asal, p.kd_rekom);
    const [lama, terealisasi] = [
      await sumber.izin([...new Set([...leluhur, ...semuaAsal])]),
      await sumber.terealisasi(leluhur),
    ];
    const dipakai = new Set(rows.flatMap((r) => r.leluhur.slice(0, 1)).map(String));
    const b: BerkasTerbit = {
      id: String(p.id),
      dana,
      baris: rows.map((r) => {
        const pos = posBaris(p, r.satuan, { '02': r.elemen['02'] ?? undefined, '03': r.elemen['03'] ?? undefined });
        const jml = teks(r.jml);
        return {
          ...{ id: String(r.id), pos, pemilik: pemilik(p, r.npwp), jml: ubahSatuan(jml, r.satuan, pos.satuan) },
          dok: { satuan: r.satuan, jml },
          asal: lama.find((l) => l.id === String(r.leluhur[0])) ?? null,
          terealisasi: jumlahkan(r.leluhur.map((id) => terealisasi.get(String(id)) ?? '0')),
        };
      }),
      gugur: lama.filter((l) => !dipakai.has(l.id) && semuaAsal.includes(BigInt(l.id))),
    };
    const [kurang] = diBawahRealisasi(b);
    if (kurang) {
      const n = rows.find((r) => String(r.id) === kurang.id)?.seri ?? 0;
      throw new AturanDilanggar('buku.di_bawah_realisasi', [], {
        n,
        a: angka(kurang.jml),
        b: angka(kurang.terealisasi),
      });
    }
    return { akun: akunDitanya(b), susun: (saldo) => terbitkan(kunci, b, saldo) };
  }

  /** What a plan is determined at stays free. */
  private async rencana(run: RunSql, p: BerkasRow, kunci: string): Promise<Muatan> {
    const baris = async (id: bigint) =>
      (await this.bahan.baris(run, { id, kd_rekom: p.kd_rekom })).map((r) => {
        const pos = posBaris(p, r.satuan, { '02': r.elemen['02'] ?? undefined, '03': r.elemen['03'] ?? undefined });
        return { pos, jml: ubahSatuan(teks(r.jml), r.satuan, pos.satuan) };
      });
    const r: RencanaTetap = {
      ...{ id: String(p.id), pemilik: pemilik(p, null), baris: await baris(p.id) },
      asal: p.id_asal === null ? null : { id: String(p.id_asal), baris: await baris(p.id_asal) },
    };
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
/** A ministry's need is its recipients'; a permit is its company's. */
const pemilik = (p: BerkasRow, npwp: string | null): Pemilik =>
  p.id_organisasi === null ? pemilikNpwp(npwp ?? '') : pemilikOrganisasi(p.id_organisasi);
