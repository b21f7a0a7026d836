import { Injectable } from '@nestjs/common';
import { bagianRealisasi, type PulangRealisasi, type TujuanRealisasi } from '@sinas/domain/buku/realisasi';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { dapatDihitung } from '@sinas/domain/neraca/satuan-dasar';
import type { BarangPabean } from '@sinas/domain/pabean/barang';
import { cocokkan, type BarisIzinPabean, type IzinPabean, type SebabPabean } from '@sinas/domain/pabean/cocok';
import { sePokokNpwp } from '@sinas/domain/format/npwp';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { BukaIzinService, type MilikIzin } from './buka-izin.service';
import { PabeanRepository, type BarangRow } from './pabean.repository';

export type Cocok = { tujuan: TujuanRealisasi; milik: MilikIzin; satuan_izin: string; satuan_dasar: string; sebab: null } | { tujuan: null; sebab: SebabPabean }; // prettier-ignore
/** What an officer has chosen. */
export interface Pilihan {
  no_izin: string;
  id_baris: string | null;
}

/** Finds what a declared line uses, and where a quantity that is taken back belongs. */
@Injectable()
export class CocokPabeanService {
  constructor(
    private readonly izin: BukaIzinService,
    private readonly barang: PabeanRepository,
    private readonly buku: BukuService,
  ) {}

  async cocok(run: RunSql, b: BarangPabean, sendiri: bigint | null, pilihan: Pilihan | null): Promise<Cocok> {
    const izin = await this.izin.nomor(run, pilihan?.no_izin ?? b.no_izin);
    const dipilih = pilihan?.id_baris ? (izin?.isi.find((r) => r.id === pilihan.id_baris) ?? null) : null;
    const hasil = izin && dipilih ? periksaPilihan(b, izin, dipilih) : cocokkan(b, izin);
    const baris = izin?.isi.find((r) => r.id === hasil.baris?.id);
    if (!baris || !izin) return { tujuan: null, sebab: hasil.sebab ?? 'IZIN_TIDAK_DIKENAL' };
    const lain = await this.barang.jumlahLain(run, baris.rantai, b.satuan, sendiri);
    return {
      tujuan: {
        id_baris: baris.id,
        dari: izin.tempat === 'hangus' ? 'P.HANGUS' : 'P.TERBIT',
        jml_dasar: bagianRealisasi(lain, b.jml, b.satuan, baris.pos.satuan),
        dibukukan: '0',
        dok: { satuan: b.satuan, jml: b.jml },
      },
      ...{ milik: izin.milik, satuan_izin: baris.satuan, satuan_dasar: baris.pos.satuan, sebab: null },
    };
  }

  /** Where what was booked for the line goes when it no longer holds. */
  async pulang(run: RunSql, b: BarangRow, kunci: string): Promise<PulangRealisasi | null> {
    const { id_baris } = b;
    const milik = milikBarang(b);
    if (id_baris === null || milik === null || b.dibukukan.isZero()) return null;
    const izin = await this.izin.milik(run, milik);
    const [asal] = await this.buku.izin(run, [id_baris]);
    const dasar = { kunci, id_baris: String(id_baris), jml: b.dibukukan.toFixed() };
    const kini = izin?.isi.find((r) => r.rantai.includes(id_baris));
    const sama = kini && asal && kunciPos(kini.pos) === kunciPos(asal.pos) && kini.buku.pemilik === asal.pemilik;
    if (izin && sama && izin.tempat !== 'dicabut')
      return { ...dasar, ke: { jenis: izin.tempat === 'hangus' ? 'P.HANGUS' : 'P.TERBIT', id_baris: kini.id } };
    if (!izin) throw new Error(`the permit of line ${b.id} is gone`);
    return { ...dasar, ke: { jenis: izin.dana } };
  }
}

/** What the line stands on; null = nothing. */
const milikBarang = ({ id_pengajuan, id_pembuka }: BarangRow): MilikIzin | null => {
  if (id_pembuka !== null) return { id_pengajuan: null, id_pembuka };
  return id_pengajuan === null ? null : { id_pengajuan, id_pembuka: null };
};
/** An officer may take a line to a row of another tariff line or country, and outside its dates; never to another company or unit. */
function periksaPilihan(
  b: BarangPabean,
  izin: IzinPabean,
  r: BarisIzinPabean,
): { baris: BarisIzinPabean | null; sebab: SebabPabean | null } {
  if (izin.tempat === 'dicabut') return { baris: null, sebab: 'IZIN_DICABUT' };
  if (!sePokokNpwp(r.npwp, b.npwp)) return { baris: null, sebab: 'PERUSAHAAN_LAIN' };
  return dapatDihitung(b.satuan, r.pos.satuan) ? { baris: r, sebab: null } : { baris: null, sebab: 'SATUAN_LAIN' };
}
