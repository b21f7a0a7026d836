import { Injectable } from '@nestjs/common';
import { pemilikNpwp, pemilikOrganisasi, type Dana, type Pemilik } from '@sinas/domain/buku/akun';
import { diBawahRealisasi, type BarisTerbit, type BerkasTerbit } from '@sinas/domain/buku/izin';
import type { RencanaTetap } from '@sinas/domain/buku/rencana';
import { angka, jumlahkan, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { posBaris } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { AturanDilanggar } from '../../../platform/errors';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { SumberRepository } from '../dasar/sumber.repository';
import { BahanBukuRepository } from './bahan-buku.repository';
import type { SumberIzin } from './sumber-izin';

interface UntukTerbit {
  dana: Dana;
  sumber: SumberIzin;
  /** Quantities by row, in the row's unit, where it is asked what would be. */
  diberi?: ReadonlyMap<string, Desimal> | undefined;
}
const teks = (d: { toFixed(): string }): string => rapikan(d.toFixed());
/** A ministry's need is its recipients'; a permit is its company's. */
export const pemilikBerkas = (p: Pick<BerkasRow, 'id_organisasi'>, npwp: string | null): Pemilik =>
  p.id_organisasi === null ? pemilikNpwp(npwp ?? '') : pemilikOrganisasi(p.id_organisasi);

/** A decided file in the shape that the ledger's rules read. */
@Injectable()
export class SusunBukuService {
  constructor(
    private readonly bahan: BahanBukuRepository,
    private readonly sumber: SumberRepository,
  ) {}

  /** A permit. Throws AturanDilanggar where a row would get less than was realised of it. */
  async terbit(run: RunSql, p: BerkasRow, { dana, sumber, diberi }: UntukTerbit): Promise<BerkasTerbit> {
    const rows = await this.bahan.baris(run, p);
    const leluhur = rows.flatMap((r) => r.leluhur);
    const semuaAsal = p.id_asal === null ? [] : await this.bahan.ids(run, p.id_asal, p.kd_rekom);
    const [lama, terealisasi] = [
      await sumber.izin([...new Set([...leluhur, ...semuaAsal])]),
      await sumber.terealisasi(leluhur),
    ];
    const dipakai = new Set(rows.flatMap((r) => r.leluhur.slice(0, 1)).map(String));
    const baris = rows.map((r): BarisTerbit => {
      const pos = posBaris(p, r.satuan, { '02': r.elemen['02'] ?? undefined, '03': r.elemen['03'] ?? undefined });
      const jml = diberi?.get(String(r.id)) ?? teks(r.jml);
      return {
        ...{ id: String(r.id), pos, pemilik: pemilikBerkas(p, r.npwp), jml: ubahSatuan(jml, r.satuan, pos.satuan) },
        dok: { satuan: r.satuan, jml },
        asal: lama.find((l) => l.id === String(r.leluhur[0])) ?? null,
        terealisasi: jumlahkan(r.leluhur.map((id) => terealisasi.get(String(id)) ?? '0')),
      };
    });
    const gugur = lama.filter((l) => !dipakai.has(l.id) && semuaAsal.includes(BigInt(l.id)));
    const [kurang] = diBawahRealisasi(baris);
    if (kurang) {
      const n = rows.find((r) => String(r.id) === kurang.id)?.seri ?? 0;
      throw new AturanDilanggar('buku.di_bawah_realisasi', [], {
        n,
        a: angka(kurang.jml),
        b: angka(kurang.terealisasi),
      });
    }
    const b = { id: String(p.id), dana, baris, gugur };
    if (p.id_sumber !== null) return b;
    const sumberAsal = p.id_asal === null ? null : await this.sumber.sumberDari(run, p.id_asal);
    return sumberAsal === null ? b : { ...b, sumberAsal: String(await sumber.kini(sumberAsal)) };
  }

  /** A plan. */
  async rencana(run: RunSql, p: BerkasRow, diberi?: ReadonlyMap<string, Desimal>): Promise<RencanaTetap> {
    const baris = async (id: bigint) =>
      (await this.bahan.baris(run, { id, kd_rekom: p.kd_rekom })).map((r) => {
        const pos = posBaris(p, r.satuan, { '02': r.elemen['02'] ?? undefined, '03': r.elemen['03'] ?? undefined });
        return { pos, jml: ubahSatuan(diberi?.get(String(r.id)) ?? teks(r.jml), r.satuan, pos.satuan) };
      });
    return {
      ...{ id: String(p.id), pemilik: pemilikBerkas(p, null), baris: await baris(p.id) },
      asal: p.id_asal === null ? null : { id: String(p.id_asal), baris: await baris(p.id_asal) },
    };
  }
}
