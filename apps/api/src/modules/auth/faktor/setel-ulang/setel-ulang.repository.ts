import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../../platform/prisma/prisma.service';

/** An account as the rules of who manages whom look at it. */
export interface BarisSasaran {
  id_user: string;
  fullname: string;
  username: string;
  kode_peran: string;
  id_organisasi: string | null;
  nama_organisasi: string | null;
  id_induk: string | null;
  kd_ga: string | null;
  ada_faktor: boolean;
}
export interface BarisSetelUlang extends BarisSasaran {
  id: string;
  alasan: string;
  peminta: string;
  nama_peminta: string;
  diminta: Date;
  sampai: Date;
}
type Hasil = 'SETUJU' | 'BATAL' | 'LEWAT';

@Injectable()
export class SetelUlangRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** An account that is open. */
  async sasaran(idUser: string): Promise<BarisSasaran | null> {
    const rows = await this.prisma.rows<BarisSasaran>`
      SELECT p.id AS id_user, p.fullname, p.username, p.kode_peran, p.id_organisasi, o.nama AS nama_organisasi, o.id_induk, p.kd_ga,
        EXISTS (SELECT 1 FROM faktor_totp t WHERE t.id_user = p.id) OR EXISTS (SELECT 1 FROM faktor_kunci k WHERE k.id_user = p.id) AS ada_faktor
      FROM pengguna p LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE p.id = ${idUser}::uuid AND p.aktif AND p.dihapus IS NULL`;
    return rows[0] ?? null;
  }
  /** Requests that wait, of all accounts or one, or the one of that id; the oldest first. */
  async terbuka(kini: Date, saring: { id?: string; id_user?: string } = {}): Promise<BarisSetelUlang[]> {
    return this.prisma.rows<BarisSetelUlang>`
      SELECT s.id, s.alasan, s.peminta, m.fullname AS nama_peminta, s.diminta, s.sampai,
        p.id AS id_user, p.fullname, p.username, p.kode_peran, p.id_organisasi, o.nama AS nama_organisasi, o.id_induk, p.kd_ga, true AS ada_faktor
      FROM setel_ulang_faktor s JOIN pengguna p ON p.id = s.id_user JOIN pengguna m ON m.id = s.peminta
        LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE s.ditutup IS NULL AND s.sampai > ${kini} AND (${saring.id ?? null}::uuid IS NULL OR s.id = ${saring.id ?? null}::uuid)
        AND (${saring.id_user ?? null}::uuid IS NULL OR s.id_user = ${saring.id_user ?? null}::uuid)
      ORDER BY s.diminta`;
  }
  /** Null when a request for the account is open already. */
  async tambah(
    tx: Tx,
    baris: { id_user: string; alasan: string; peminta: string; diminta: Date; sampai: Date },
  ): Promise<string | null> {
    await tx.setelUlangFaktor.updateMany({
      where: { id_user: baris.id_user, ditutup: null, sampai: { lte: baris.diminta } },
      data: { ditutup: baris.diminta, hasil: 'LEWAT' },
    });
    const rows = await tx.setelUlangFaktor.createManyAndReturn({ data: [baris], skipDuplicates: true });
    return rows[0]?.id ?? null;
  }
  /** One of those who come at once ends it. */
  async tutup(tx: Tx, id: string, penutup: string, hasil: Hasil, kini: Date): Promise<boolean> {
    const { count } = await tx.setelUlangFaktor.updateMany({
      where: { id, ditutup: null, sampai: { gt: kini } },
      data: { ditutup: kini, penutup, hasil },
    });
    return count === 1;
  }
}
