import { Injectable } from '@nestjs/common';
import type { JenisNotifikasi } from '@sinas/domain/akses/akun';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { bacaSasaran, teksSasaran } from '@sinas/domain/akses/siaran';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { JobRefused, OutboxService, type JobContext, type JobHandler } from '../../../jobs/outbox.service';
import { Clock } from '../../../platform/clock/clock';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { LoginLimiter } from '../../auth/masuk/login-limiter.service';
import { SiaranRepository, type BarisSiaran } from './siaran.repository';
import { SurelNotifService } from '../surel-notif.service';

/** The same broadcast again within this time is a second click, not a second broadcast. */
const KLIK_ULANG_MS = 60_000;

export interface IsiSiaran {
  userid: string;
  subject: string;
  text: string;
  type: JenisNotifikasi;
}

/** Notices to many: said once by somebody who may, made by a job. The row with its sender is the history of it. */
@Injectable()
export class SiaranService implements JobHandler<'siaran'> {
  constructor(
    private readonly repo: SiaranRepository,
    private readonly surel: SurelNotifService,
    private readonly limiter: LoginLimiter,
    private readonly outbox: OutboxService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async buat(aktor: Aktor, { userid, subject, text, type }: IsiSiaran): Promise<{ id_siaran: string }> {
    const kepada = bacaSasaran(userid);
    if (!kepada) throw new AturanDilanggar('siaran.sasaran');
    if (!(await this.repo.ada(kepada))) throw new TidakAda();
    await this.limiter.hitung('siaran', aktor.id_user);
    const kini = this.clock.now();
    const isi = { sasaran: teksSasaran(kepada), subject: subject.trim(), text: text.trim(), type };
    const id = await this.prisma.tx(async (tx) => {
      const kembar = await this.repo.kembar(tx, isi, aktor.id_user, new Date(kini.getTime() - KLIK_ULANG_MS));
      if (kembar !== null) return kembar;
      const baru = await this.repo.tambah(tx, isi, aktor.id_user, kini);
      await this.outbox.tambah(tx, 'siaran', `siaran:${baru}`, { id_siaran: String(baru) });
      return baru;
    });
    return { id_siaran: String(id) };
  }

  async run({ payload, selesai }: JobContext<'siaran'>): Promise<void> {
    const id = BigInt(payload.id_siaran);
    const s = await this.repo.baca(id);
    const kepada = s && bacaSasaran(s.sasaran);
    if (!s || !kepada) throw new JobRefused('Siaran tidak ditemukan');
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      const baru = await this.repo.sebar(tx, id, s, kepada, this.clock.now());
      await this.surel.jadwalkan(tx, baru);
      await this.repo.catatPenerima(tx, id, baru.length);
    });
  }

  /** Newest first. */
  async daftar(page: number, limit: number) {
    const [rows, total] = await Promise.all([this.repo.daftar(page, limit), this.repo.hitung()]);
    return {
      rows: rows.map(({ id, oleh, nama_pengirim, type, ...r }) => ({
        ...r,
        id_siaran: String(id),
        type: type as JenisNotifikasi,
        nama_sasaran: this.namaSasaran(r),
        oleh: { id_user: oleh, nama: nama_pengirim },
      })),
      meta: { page, limit, total },
    };
  }

  private namaSasaran({ sasaran, nama_sasaran }: Pick<BarisSiaran, 'sasaran' | 'nama_sasaran'>): string {
    const s = bacaSasaran(sasaran);
    if (s?.jenis === 'semua') return PESAN['siaran.semua'];
    return s?.jenis === 'peran' ? PERAN[s.kode_peran].name_role : (nama_sasaran ?? sasaran);
  }
}
