import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import { tutupTagihan, type StatusTagihan } from '@sinas/domain/tagihan/tagihan';
import { OutboxService } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import type { Tx } from '../../platform/prisma/prisma.service';
import { TagihBerkasService, type BerkasTagih } from '../pengajuan/tagih/tagih-berkas.service';
import { TagihanRepository, type TagihanRow } from './tagihan.repository';
import { TarifService } from './tarif.service';

const MAKS_JANGGAL = 200;

/** Bills of files: issued, asked about, made anew, cancelled. */
@Injectable()
export class TagihanService {
  constructor(
    private readonly berkas: TagihBerkasService,
    private readonly repo: TagihanRepository,
    private readonly tarif: TarifService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async lihat(aktor: Aktor, kunci: string) {
    const p = await this.berkas.baca(aktor, kunci);
    const semua = await this.repo.daftar(this.repo.db, p.id);
    const [kini, ...lama] = semua;
    if (!kini) throw new TidakAda('tagihan.tidak_ada');
    return tampil(String(p.id), kini, lama);
  }

  /** T12, or T14 where a bill has expired. Answers what the company is told. */
  async terbit(aktor: Aktor, kunci: string): Promise<string> {
    const { id } = await this.berkas.baca(aktor, kunci);
    return this.berkas.tulis(aktor, id, async (b) => (b.ditagih ? this.baru(aktor, b) : this.pertama(aktor, b)));
  }
  private async pertama(aktor: Aktor, { tx, p, jalan }: BerkasTagih): Promise<string> {
    const jumlah = await this.tarif.pada(p.kd_rekom, tanggalIso(this.clock.now()));
    await jalan({ peristiwa: 'terbit_billing', status_billing: 'BELUM_DIBAYAR', data: { jumlah } });
    if (jumlah === null) throw new AturanDilanggar('tarif.belum_ada');
    if (jumlah === '0') {
      await jalan({ peristiwa: 'bayar', status_billing: 'LUNAS', data: { jumlah } });
      await jalan({ peristiwa: 'lanjut', status_billing: 'LUNAS' });
      return pesan('tagihan.bebas');
    }
    await this.minta(tx, aktor, p.id, jumlah);
    return pesan('tagihan.terbit');
  }
  private async baru(aktor: Aktor, { tx, p, jalan }: BerkasTagih): Promise<string> {
    const [lama] = await this.repo.daftar(tx, p.id);
    if (lama && lama.status !== 'KEDALUWARSA')
      throw new Bentrok('tagihan.masih_berlaku', null, { kode: lama.kode ?? '-' });
    const jumlah = await this.tarif.pada(p.kd_rekom, tanggalIso(this.clock.now()));
    await jalan({ peristiwa: 'billing_baru', status_billing: 'BELUM_DIBAYAR', data: { jumlah, lama: lama?.kode } });
    if (jumlah === null) throw new AturanDilanggar('tarif.belum_ada');
    await this.minta(tx, aktor, p.id, jumlah);
    return pesan('tagihan.terbit');
  }
  private async minta(tx: Tx, aktor: Aktor, id: bigint, jumlah: string): Promise<void> {
    const t = await this.repo.buat(tx, { id_pengajuan: id, jumlah, nama: aktor.nama, dibuat: this.clock.now() });
    await this.outbox.tambah(tx, 'minta-tagihan', `minta-tagihan:${t.id}`, { id_tagihan: String(t.id) });
  }

  /** T36. */
  async batal(aktor: Aktor, kunci: string, alasan: string): Promise<void> {
    const { id } = await this.berkas.baca(aktor, kunci);
    await this.berkas.tulis(aktor, id, async ({ tx, jalan }) => {
      await jalan({ peristiwa: 'billing_batal', status_billing: 'DIBATALKAN', catatan: alasan });
      await this.repo.batalkan(tx, id, alasan);
    });
  }

  /** Has the billing system asked once more; asked twice in a moment, it is asked once. */
  async segarkan(aktor: Aktor, kunci: string) {
    const p = await this.berkas.baca(aktor, kunci);
    const [t] = await this.repo.daftar(this.repo.db, p.id);
    if (!t) throw new TidakAda('tagihan.tidak_ada');
    // One that is void here can be paid at the counter all the same.
    if (t.kode && t.status !== 'LUNAS') await this.berkas.tulis(aktor, p.id, ({ tx }) => this.antrePeriksa(tx, t));
    return this.lihat(aktor, kunci);
  }
  /** Payments that changed nothing, for operators to look at. */
  async janggal() {
    return (await this.repo.janggal(MAKS_JANGGAL)).map(({ id, id_pengajuan, jumlah, ...b }) => ({
      ...b,
      id: String(id),
      jumlah: jumlah.toFixed(),
      idNk: id_pengajuan === null ? null : String(id_pengajuan),
    }));
  }
  /** A question per bill and minute, and another one once it was answered: it may have been paid meanwhile. */
  async antrePeriksa(tx: Tx, t: TagihanRow): Promise<void> {
    const ke = `${t.diperiksa?.getTime() ?? 0}:${Math.floor(this.clock.now().getTime() / 60_000)}`;
    await this.outbox.tambah(tx, 'periksa-tagihan', `periksa-tagihan:${t.id}:${ke}`, { id_tagihan: String(t.id) });
  }
}

const satu = (t: TagihanRow) => ({
  urut: t.urut,
  kode: t.kode,
  jumlah: t.jumlah.toFixed(),
  status: t.status as StatusTagihan,
  terbit: t.terbit,
  kedaluwarsa: t.kedaluwarsa,
  diperiksa: t.diperiksa,
  dibayar: t.dibayar,
  ntpn: t.ntpn,
  ntb: t.ntb,
  saluran: t.saluran,
  alasan: t.alasan,
});
/** The file closes when its first bill that was not voided has been expired for so long. */
function tampil(idNk: string, kini: TagihanRow, lama: readonly TagihanRow[]) {
  const pertama = [kini, ...lama].findLast((t) => t.status !== 'DIBATALKAN' && t.kedaluwarsa !== null);
  const lunas = kini.status === 'LUNAS';
  return {
    idNk,
    ...satu(kini),
    ditutup: !lunas && pertama?.kedaluwarsa ? tutupTagihan(pertama.kedaluwarsa) : null,
    lama: lama.map(satu),
  };
}
