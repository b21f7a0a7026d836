import { Injectable } from '@nestjs/common';
import type { BarisIzin } from '@sinas/domain/buku/akun';
import { bagianRealisasi, type PulangRealisasi, type TujuanRealisasi } from '@sinas/domain/buku/realisasi';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { kunciPos } from '@sinas/domain/neraca/pos';
import { dapatDihitung } from '@sinas/domain/neraca/satuan-dasar';
import type { BarangPabean } from '@sinas/domain/pabean/barang';
import { cocokkan, type BarisIzinPabean, type IzinPabean, type SebabPabean } from '@sinas/domain/pabean/cocok';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { sePokokNpwp } from '@sinas/domain/format/npwp';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { IzinPabeanRepository, type BarisIzinRow } from './izin-pabean.repository';
import { PabeanRepository, type BarangRow } from './pabean.repository';

/** A permit as it is now, locked, with its rows as the ledger has them. */
export interface IzinDibuka extends IzinPabean {
  berkas: BerkasRow;
  isi: readonly (BarisIzinPabean & { row: BarisIzinRow; buku: BarisIzin })[];
}
export type Cocok = { tujuan: TujuanRealisasi; id_pengajuan: bigint; satuan_izin: string; satuan_dasar: string; sebab: null } | { tujuan: null; sebab: SebabPabean }; // prettier-ignore
/** What an officer has chosen. */
export interface Pilihan {
  no_izin: string;
  id_baris: string | null;
}

/** Finds what a declared line uses, and where a quantity that is taken back belongs. */
@Injectable()
export class CocokPabeanService {
  constructor(
    private readonly izin: IzinPabeanRepository,
    private readonly barang: PabeanRepository,
    private readonly berkas: PengajuanRepository,
    private readonly buku: BukuService,
  ) {}

  /** Locks the permit: what it has cannot change until the transaction ends. Null where none is known by that number. */
  async buka(run: RunSql, kunci: { no: string } | { id: bigint }): Promise<IzinDibuka | null> {
    for (let id = await this.izin.terbaru(run, kunci); id !== null;) {
      const p = await this.berkas.kunci(run, null, id);
      // It may have been replaced while its lock was waited for.
      const kini: bigint | null = await this.izin.terbaru(run, { id });
      if (p && kini === id) return this.isi(run, p);
      id = kini;
    }
    return null;
  }

  async cocok(run: RunSql, b: BarangPabean, sendiri: bigint | null, pilihan: Pilihan | null): Promise<Cocok> {
    const izin = await this.buka(run, { no: pilihan?.no_izin ?? b.no_izin });
    const dipilih = pilihan?.id_baris ? (izin?.isi.find((r) => r.id === pilihan.id_baris) ?? null) : null;
    const hasil = izin && dipilih ? periksaPilihan(b, izin, dipilih) : cocokkan(b, izin);
    const baris = izin?.isi.find((r) => r.id === hasil.baris?.id);
    if (!baris || !izin) return { tujuan: null, sebab: hasil.sebab ?? 'IZIN_TIDAK_DIKENAL' };
    const lain = await this.barang.jumlahLain(run, baris.row.rantai, b.satuan, sendiri);
    return {
      tujuan: {
        id_baris: baris.id,
        dari: izin.tempat === 'hangus' ? 'P.HANGUS' : 'P.TERBIT',
        jml_dasar: bagianRealisasi(lain, b.jml, b.satuan, baris.pos.satuan),
        dibukukan: '0',
        dok: { satuan: b.satuan, jml: b.jml },
      },
      ...{ id_pengajuan: izin.berkas.id, satuan_izin: baris.satuan, satuan_dasar: baris.pos.satuan, sebab: null },
    };
  }

  /** Where what was booked for the line goes when it no longer holds. */
  async pulang(run: RunSql, b: BarangRow, kunci: string): Promise<PulangRealisasi | null> {
    if (b.id_baris === null || b.id_pengajuan === null || b.dibukukan.isZero()) return null;
    const izin = await this.buka(run, { id: b.id_pengajuan });
    const [asal] = await this.buku.izin(run, [b.id_baris]);
    const dasar = { kunci, id_baris: String(b.id_baris), jml: b.dibukukan.toFixed() };
    const kini = izin?.isi.find((r) => r.row.rantai.includes(b.id_baris ?? 0n));
    const sama = kini && asal && kunciPos(kini.pos) === kunciPos(asal.pos) && kini.buku.pemilik === asal.pemilik;
    if (izin && sama && izin.tempat !== 'dicabut')
      return { ...dasar, ke: { jenis: izin.tempat === 'hangus' ? 'P.HANGUS' : 'P.TERBIT', id_baris: kini.id } };
    if (!izin) throw new Error(`file ${b.id_pengajuan} is gone`);
    const rakor = layanan(izin.berkas.kd_rekom as KdRekom).fl_rakor;
    return { ...dasar, ke: { jenis: rakor ? 'N.TERSEDIA' : 'P.BATAS' } };
  }

  private async isi(run: RunSql, berkas: BerkasRow): Promise<IzinDibuka> {
    const tempat = dalam('kedaluwarsa', berkas.kd_status) ? 'hangus' : dalam('berlaku', berkas.kd_status) ? 'terbit' : 'dicabut'; // prettier-ignore
    const rows = await this.izin.baris(run, berkas);
    const ids = rows.map((r) => r.id);
    const [buku, hangus] = [await this.buku.izin(run, ids), await this.buku.izin(run, ids, 'P.HANGUS')];
    const isi = rows.flatMap((row) => {
      const id = String(row.id);
      const b = buku.find((x) => x.id === id);
      if (!b) return [];
      const saldo = tempat === 'hangus' ? (hangus.find((x) => x.id === id)?.saldo ?? '0') : b.saldo;
      return [
        {
          ...{ id, npwp: row.npwp ?? '', hs: row.hs, negara_asal: row.negara_asal, satuan: row.satuan },
          ...{ pos: b.pos, saldo, row, buku: { id, pos: b.pos, pemilik: b.pemilik } },
        },
      ];
    });
    const hari = (d: Date | null): string | null => d && tanggalIso(d);
    return {
      ...{ tempat, berlaku_mulai: hari(berkas.berlaku_mulai), berlaku_sampai: hari(berkas.berlaku_sampai) },
      ...{ baris: isi, isi, berkas },
    };
  }
}

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
