import { OutboxService } from '../../src/jobs/outbox.service';
import { SalinDokumenService } from '../../src/modules/unggahan/salin-dokumen.service';
import type { Draf } from './berkas';
import type { Answer, Client } from './client';
import { antar, LEMBAR, penuh, PERIKSA, versi } from './keadaan';
import { layanan } from './kerjakan';
import { SANDI, type World } from './world';

const DASAR = '/nk/v2/data-nk';

export async function salinDokumen(dunia: World): Promise<void> {
  const outbox = layanan(dunia, OutboxService);
  const rows = (await outbox.ambilUntukDitawarkan(500)).filter((r) => r.jenis === 'salin-dokumen');
  for (const r of rows) await outbox.kerjakan('salin-dokumen', r.id, r.pagar, layanan(dunia, SalinDokumenService));
}
/** The draft of a change of a decided file. */
export async function buatPerubahan(dunia: World, pu: Client, { idNk }: Draf): Promise<Draf> {
  const isi = { kd_alasan: 'P3', keterangan: 'Lini produksi baru' };
  const h = await pu.post(`${DASAR}/rki/pengajuan-perubahan/${idNk}?id_nk_pengajuan=${idNk}`, isi);
  if (h.http !== 201) throw new Error(`${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  await salinDokumen(dunia);
  return h.data as Draf;
}
/** Sends a draft, and brings it before the decider by the same officers. */
export async function sampaiPemutus(dunia: World, pu: Client, d: Draf): Promise<void> {
  const lagi = await pu.put(DASAR, { idNk: d.idNk, versi: await versi(pu, d), pernyataan: true });
  const h = await pu.post(`${DASAR}/kirimPermohonan`, { idNk: d.idNk, versi: lagi.data.versi as number });
  if (h.http !== 201) throw new Error(`${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  await antar(dunia, d);
  const [verif, koord] = [await dunia.sebagai('dewi'), await dunia.sebagai('yusuf')];
  await verif.post(`${DASAR}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
  for (const c of [verif, koord])
    await c.post(LEMBAR, {
      ...{ idNk: d.idNk, versi: await versi(c, d), kd_keputusan: '4', checklist: PERIKSA.lima },
      rincian: await penuh(c, d),
    });
}
/** The decider gives these quantities; what is asked for, where none are named. */
export const setujui = async (hari: Client, d: Draf, rincian?: object[]): Promise<Answer> =>
  hari.post(LEMBAR, {
    ...{ idNk: d.idNk, versi: await versi(hari, d), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
    rincian: rincian ?? (await penuh(hari, d)),
  });
