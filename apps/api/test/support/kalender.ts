import type { Pengajuan } from '@prisma/client';
import type { Answer, Client } from './client';
import { TAHUN } from './berkas';
import { berkasSampai } from './keadaan';
import { World } from './world';

export const JALUR = '/nk/v2/kelola-kalender';
export const TUTUP = { tutup_buat: '2020-06-30T23:59:59+07:00', tutup_ubah: '2020-06-30T23:59:59+07:00' };
export type Ubah = Record<string, unknown>;
export const wib = (t: string): Date => new Date(`${t}+07:00`);
/** A window of the service that is always open, but for what is said otherwise. */
export const jendela = (u: Ubah = {}): Ubah => ({
  tahun: TAHUN,
  kd_rekom: '07',
  buka_buat: '2020-01-01T00:00:00+07:00',
  tutup_buat: '2090-12-31T23:59:59+07:00',
  tutup_ubah: '2090-12-31T23:59:59+07:00',
  ...u,
});

type Berkas = Awaited<ReturnType<typeof berkasSampai>> & { id: bigint; baca: () => Promise<Pengajuan> };

/** Who keeps the calendar, a company and a verifier of one world. */
export class DuniaKalender {
  private constructor(
    readonly dunia: World,
    readonly operator: Client,
    readonly ratna: Client,
    readonly dewi: Client,
  ) {}
  static async buka(): Promise<DuniaKalender> {
    const dunia = await World.open({});
    return new DuniaKalender(
      dunia,
      await dunia.sebagai('fajar'),
      await dunia.sebagai('ratna'),
      await dunia.sebagai('dewi'),
    );
  }
  /** One company has one open file of a commodity and year. */
  async tutupBerkas(): Promise<void> {
    const data = { kd_status: '80', sla_sejak: null, sla_tenggat: null, tenggat_perbaikan: null };
    await this.dunia.db.pengajuan.updateMany({ data });
  }

  pratinjau(u: Ubah): Promise<Answer> {
    return this.operator.post(`${JALUR}/pratinjau`, u);
  }
  /** Looked at, then saved, as the console does it. */
  async ubah(u: Ubah, catatan = 'uji kalender'): Promise<Answer> {
    const p = await this.pratinjau(u);
    return this.operator.put(JALUR, { ...u, tanda: p.data?.tanda as string, catatan });
  }
  async semua(tahun = TAHUN): Promise<Answer['data']> {
    return (await this.operator.get(`${JALUR}?tahun=${tahun}`)).data;
  }
  async riwayat(jenis: string): Promise<Answer['data']> {
    return (await this.operator.get(`${JALUR}/riwayat?jenis=${jenis}`)).data;
  }
  /** A file on the verifier's desk whose clock began on a Friday: five working days end on the Friday after. */
  async berjalan(sejak: string, tenggat: string): Promise<Berkas> {
    const d = await berkasSampai(this.dunia, 'diambil');
    const id = BigInt(d.idNk);
    const waktu = { sla_sejak: wib(`${sejak}T14:00:00`), sla_terpakai: 0, sla_tenggat: wib(`${tenggat}T23:59:59.999`) };
    await this.dunia.db.pengajuan.update({ where: { id }, data: waktu });
    return { ...d, id, baca: () => this.dunia.db.pengajuan.findUniqueOrThrow({ where: { id } }) };
  }
}
