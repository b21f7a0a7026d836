import { Injectable } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import { tutupTagihan } from '@sinas/domain/tagihan/tagihan';
import { Clock } from '../../platform/clock/clock';
import { PutaranService } from '../../platform/putaran/putaran.service';
import { TagihBerkasService } from '../pengajuan/tagih/tagih-berkas.service';
import { TagihanRepository, type TagihanRow } from './tagihan.repository';
import { TagihanService } from './tagihan.service';

const SEKALI = 200;
/** An unpaid bill is asked about so often, beside what the billing system tells by itself. */
const PERIKSA_MS = 15 * 60_000;
/** A code is paid until it expires, void here or not; news of it may be late. */
const SESUDAH_HABIS_MS = 86_400_000;

/** What time brings about for bills: asked about, expired (T14), never paid (T30), void when the file no longer waits. */
@Injectable()
export class JadwalTagihanService {
  constructor(
    private readonly repo: TagihanRepository,
    private readonly berkas: TagihBerkasService,
    private readonly tagihan: TagihanService,
    private readonly putaran: PutaranService,
    private readonly clock: Clock,
  ) {}

  jalankan(): Promise<number> {
    return this.putaran.bagian('tagihan', {
      periksa: () => this.periksa(),
      kedaluwarsa: () => this.kedaluwarsa(),
      tutup: () => this.tutup(),
      yatim: () => this.yatim(),
    });
  }

  private async periksa(): Promise<number> {
    const kini = this.clock.now().getTime();
    const [sejak, masihBerlaku] = [new Date(kini - PERIKSA_MS), new Date(kini - SESUDAH_HABIS_MS)];
    const rows = await this.repo.lamaTidakDiperiksa(sejak, masihBerlaku, SEKALI);
    for (const t of rows) await this.berkas.tulis(null, t.id_pengajuan, ({ tx }) => this.tagihan.antrePeriksa(tx, t));
    return rows.length;
  }
  private async kedaluwarsa(): Promise<number> {
    const kini = this.clock.now();
    return this.satuSatu(await this.repo.kedaluwarsa(kini, SEKALI), async (t) =>
      this.berkas.tulis(null, t.id_pengajuan, async ({ tx, ditagih, jalan }) => {
        const terbaru = await this.repo.satu(tx, t.id);
        if (terbaru?.status !== 'BELUM_DIBAYAR' || !ditagih) return 0;
        await this.repo.ubah(tx, t.id, { status: 'KEDALUWARSA' });
        await jalan({ peristiwa: 'billing_kedaluwarsa', status_billing: 'KEDALUWARSA', data: { kode: t.kode } });
        return 1;
      }),
    );
  }
  /** T30. */
  private async tutup(): Promise<number> {
    const kini = this.clock.now();
    const lama = new Date(2 * kini.getTime() - tutupTagihan(kini).getTime());
    let n = 0;
    for (const id of await this.repo.belumPernahDibayar(lama, SEKALI))
      n += await this.berkas.tulis(null, id, async ({ tx, ditagih, jalan }) => {
        const semua = await this.repo.daftar(tx, id);
        if (!ditagih || semua.some((t) => t.status === 'LUNAS')) return 0;
        await this.repo.batalkan(tx, id, pesan('tagihan.berkas_ditutup'));
        await jalan({ peristiwa: 'billing_tutup', status_billing: 'KEDALUWARSA' });
        return 1;
      });
    return n;
  }
  /** None stays open of a file that was withdrawn. */
  private async yatim(): Promise<number> {
    let n = 0;
    for (let setelah = 0n, rows = await this.repo.terbuka(setelah, SEKALI); rows.length > 0;) {
      n += await this.satuSatu(rows, (t) =>
        this.berkas.tulis(null, t.id_pengajuan, async ({ tx, ditagih }) => {
          if (ditagih) return 0;
          await this.repo.batalkan(tx, t.id_pengajuan, pesan('tagihan.berkas_ditutup'));
          return 1;
        }),
      );
      setelah = rows.at(-1)?.id ?? setelah;
      rows = await this.repo.terbuka(setelah, SEKALI);
    }
    return n;
  }
  private async satuSatu(rows: readonly TagihanRow[], kerja: (t: TagihanRow) => Promise<number>): Promise<number> {
    let n = 0;
    for (const t of rows) n += await kerja(t);
    return n;
  }
}
