import { Injectable } from '@nestjs/common';
import { nilaiPembayaran, type HasilBayar, type StatusTagihan } from '@sinas/domain/tagihan/tagihan';
import { Clock } from '../../platform/clock/clock';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { TagihBerkasService } from '../pengajuan/tagih/tagih-berkas.service';
import type { KabarBayar } from './pnbp.adapter';
import { TagihanRepository, type TagihanRow } from './tagihan.repository';

/** Payments, told by the billing system or found by asking it: one effect each, however often and in whatever order. */
@Injectable()
export class PembayaranService {
  constructor(
    private readonly repo: TagihanRepository,
    private readonly berkas: TagihBerkasService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async terima(b: KabarBayar, sumber: 'panggil' | 'tanya'): Promise<HasilBayar> {
    const ada = await this.repo.perKode(b.kode);
    const kini = this.clock.now();
    const { kode, ntpn, jumlah, tgl_bayar } = b;
    const isi = { ntpn, jumlah, tgl_bayar };
    if (!ada) {
      await this.prisma.tx((tx) => this.repo.catat(tx, kode, isi, sumber, 'tidak_dikenal', kini));
      return 'tidak_dikenal';
    }
    return this.berkas.tulis(null, ada.id_pengajuan, async ({ tx, ditagih, jalan }) => {
      const semua = await this.repo.daftar(tx, ada.id_pengajuan);
      const t = semua.find((x) => x.id === ada.id) ?? ada;
      const hasil = this.hasil(t, semua, isi, ditagih);
      await this.repo.catat(tx, kode, isi, sumber, hasil, kini);
      if (hasil !== 'lunas') return hasil;
      // A newer bill of the same file is void: it was made because nobody knew of this payment.
      await this.repo.batalkan(tx, t.id_pengajuan, 'Tagihan sebelumnya sudah dibayar');
      const { ntb, saluran } = b;
      await this.repo.ubah(tx, t.id, { status: 'LUNAS', ntpn, ntb, saluran, dibayar: tgl_bayar, diperiksa: kini });
      await jalan({ peristiwa: 'bayar', status_billing: 'LUNAS', data: { kode, ntpn, jumlah } });
      await jalan({ peristiwa: 'lanjut', status_billing: 'LUNAS' });
      return hasil;
    });
  }

  /** A payment in time for a file that no longer waits, or that is paid by another bill, is for an operator to look at. */
  private hasil(
    t: TagihanRow,
    semua: readonly TagihanRow[],
    isi: Omit<KabarBayar, 'kode' | 'ntb' | 'saluran'>,
    ditagih: boolean,
  ): HasilBayar {
    const { kedaluwarsa, ntpn } = t;
    const hasil = nilaiPembayaran(
      { status: t.status as StatusTagihan, jumlah: t.jumlah.toFixed(), kedaluwarsa, ntpn },
      isi,
    );
    if (hasil !== 'lunas') return hasil;
    if (semua.some((x) => x.status === 'LUNAS')) return 'dobel';
    return ditagih ? 'lunas' : 'terlambat';
  }
}
