import { Injectable } from '@nestjs/common';
import { evaluasikan, type PenguranganRapat } from '@sinas/domain/buku/evaluasi';
import { bukukanRapat, lepasRapat, type KebutuhanRapat } from '@sinas/domain/buku/rapat';
import type { Gerak } from '@sinas/domain/buku/gerak';
import type { Saldo } from '@sinas/domain/buku/izin';
import type { Desimal } from '@sinas/domain/format/angka';
import type { Pos } from '@sinas/domain/neraca/pos';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { BERITA_RAPAT } from '../../rakor/rakor.sql';

interface BeritaRow {
  isi: {
    jenis: number;
    garis: { pos: Pos; belum_dialokasikan: Desimal; baris: { id_pengajuan: string; akun: string }[] }[];
  };
  butuh: KebutuhanRapat[] | null;
}
const KUNCI = /^rakor:(\d+):(\d+)(?::lepas:(\d+))?:/;

/** What meetings have moved, from what was frozen with their minutes. */
@Injectable()
export class KejadianRapatRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Is it a movement of a meeting? */
  milik(kunci: string): boolean {
    return KUNCI.test(kunci);
  }
  /** What follows from the minutes; null where there are none. */
  async susun(kunci: string): Promise<((saldo: Saldo) => Gerak[]) | null> {
    const [, id = '', versi = '', berkas] = KUNCI.exec(kunci) ?? [];
    const [v] = await this.prisma.rows<BeritaRow>`
      SELECT v.isi, v.butuh FROM ${BERITA_RAPAT} v WHERE v.id_rakor = ${BigInt(id || '0')} AND v.versi_ba = ${Number(versi)}::smallint`;
    if (!v?.butuh) return null;
    const { isi, butuh } = v;
    const awal = `rakor:${id}:${versi}`;
    const satu = (g: Gerak | null): Gerak[] => (g ? [g] : []);
    if (berkas === undefined) {
      const garis = isi.garis.map((g) => ({ pos: g.pos, belum: g.belum_dialokasikan }));
      if (JENIS_RAKOR[isi.jenis as KdJenisRakor].evaluasi)
        return (saldo) => satu(evaluasikan(awal, garis, butuh as PenguranganRapat[], saldo));
      return (saldo) => satu(bukukanRapat(awal, garis, butuh, saldo));
    }
    const rows = isi.garis.flatMap((g) =>
      g.baris.filter((b) => b.id_pengajuan === berkas).map((b) => ({ pos: g.pos, pemilik: b.akun })),
    );
    return (saldo) => satu(lepasRapat(awal, berkas, rows, saldo));
  }
}
