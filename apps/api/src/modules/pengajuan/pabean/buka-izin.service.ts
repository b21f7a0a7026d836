import { Injectable } from '@nestjs/common';
import type { BarisIzin, Dana } from '@sinas/domain/buku/akun';
import { banding } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { BarisIzinPabean, IzinPabean } from '@sinas/domain/pabean/cocok';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../../buku/buku.service';
import { BukaPembukaService, type PembukaDibuka } from '../../buku/pembuka/buka-pembuka.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { IzinPabeanRepository } from './izin-pabean.repository';

/** What a line stands on: a file, or a permit of before the portal. */
export type MilikIzin = { id_pengajuan: bigint; id_pembuka: null } | { id_pengajuan: null; id_pembuka: bigint };
/** A permit as it is now, locked, with its rows as the ledger has them. */
interface IzinDibuka extends IzinPabean {
  milik: MilikIzin;
  no_keputusan: string;
  /** Where what it does not use goes when it is revoked. */
  dana: Dana;
  isi: readonly IsiIzin[];
}
interface IsiIzin extends BarisIzinPabean {
  seri: number;
  uraian: string;
  /** The row and those that it has replaced. */
  rantai: readonly bigint[];
  buku: BarisIzin;
}

/** Locks permits as customs name them: what they have cannot change until the transaction ends. */
@Injectable()
export class BukaIzinService {
  constructor(
    private readonly izin: IzinPabeanRepository,
    private readonly berkas: PengajuanRepository,
    private readonly pembuka: BukaPembukaService,
    private readonly buku: BukuService,
  ) {}

  /** Of that number, decisions of the portal first. Null where none is known by it. */
  async nomor(run: RunSql, no: string): Promise<IzinDibuka | null> {
    const berkas = await this.terkunci(run, { no });
    if (berkas) return this.dariBerkas(run, berkas);
    const lama = await this.pembuka.buka(run, { no });
    return lama && dariPembuka(lama);
  }
  /** The newest that a line which stands there belongs to. */
  async milik(run: RunSql, { id_pengajuan, id_pembuka }: MilikIzin): Promise<IzinDibuka | null> {
    if (id_pembuka !== null) {
      const lama = await this.pembuka.buka(run, { id: id_pembuka });
      return lama && dariPembuka(lama);
    }
    const berkas = await this.terkunci(run, { id: id_pengajuan });
    return berkas && this.dariBerkas(run, berkas);
  }

  private async terkunci(run: RunSql, kunci: { no: string } | { id: bigint }): Promise<BerkasRow | null> {
    for (let id = await this.izin.terbaru(run, kunci); id !== null;) {
      const p = await this.berkas.kunci(run, null, id);
      // It may have been replaced while its lock was waited for.
      const kini: bigint | null = await this.izin.terbaru(run, { id });
      if (p && kini === id) return p;
      id = kini;
    }
    return null;
  }
  private async dariBerkas(run: RunSql, berkas: BerkasRow): Promise<IzinDibuka> {
    const tempat = dalam('kedaluwarsa', berkas.kd_status) ? 'hangus' : dalam('berlaku', berkas.kd_status) ? 'terbit' : 'dicabut'; // prettier-ignore
    const rows = await this.izin.baris(run, berkas);
    const ids = rows.map((r) => r.id);
    const [buku, hangus] = [await this.buku.izin(run, ids), await this.buku.izin(run, ids, 'P.HANGUS')];
    const isi = rows.flatMap((row): IsiIzin[] => {
      const id = String(row.id);
      const b = buku.find((x) => x.id === id);
      if (!b) return [];
      const saldo = tempat === 'hangus' ? (hangus.find((x) => x.id === id)?.saldo ?? '0') : b.saldo;
      return [
        {
          ...{ id, npwp: row.npwp ?? '', hs: row.hs, negara_asal: row.negara_asal, satuan: row.satuan },
          ...{ seri: row.seri, uraian: row.uraian ?? '', rantai: row.rantai },
          ...{ pos: b.pos, saldo, buku: { id, pos: b.pos, pemilik: b.pemilik } },
        },
      ];
    });
    const hari = (d: Date | null): string | null => d && tanggalIso(d);
    return {
      ...{ tempat, berlaku_mulai: hari(berkas.berlaku_mulai), berlaku_sampai: hari(berkas.berlaku_sampai) },
      ...{ milik: { id_pengajuan: berkas.id, id_pembuka: null }, no_keputusan: berkas.no_keputusan ?? '' },
      dana: layanan(berkas.kd_rekom as KdRekom).fl_rakor ? 'N.TERSEDIA' : 'P.BATAS',
      ...{ baris: isi, isi },
    };
  }
}

/** It is never revoked and nothing replaces it: what comes back goes to its row. */
function dariPembuka(i: PembukaDibuka): IzinDibuka {
  const isi = i.baris.map((b): IsiIzin => ({
    ...{ id: String(b.id), npwp: i.npwp, hs: b.hs, negara_asal: null, satuan: b.satuan },
    ...{ seri: b.seri, uraian: b.uraian, rantai: [b.id], pos: b.buku.pos, saldo: b.saldo, buku: b.buku },
    terhitung_sampai: banding(b.terealisasi, '0') > 0 ? i.dimuat : null,
  }));
  return {
    ...{ tempat: i.habis ? 'hangus' : 'terbit', berlaku_mulai: i.berlaku_mulai, berlaku_sampai: i.berlaku_sampai },
    ...{ milik: { id_pengajuan: null, id_pembuka: i.id }, no_keputusan: i.no_keputusan, dana: i.dana },
    ...{ baris: isi, isi },
  };
}
