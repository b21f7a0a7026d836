import { expect, type APIResponse, type Page } from '@playwright/test';
import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { pdf } from './dukungan';

interface Isi {
  data: Record<string, unknown> & { idNk: string; noAju: string; versi: number; csrf: string };
}
const isi = async (jawaban: APIResponse): Promise<Isi['data']> => {
  if (!jawaban.ok()) throw new Error(`${jawaban.url()} ${jawaban.status()} ${await jawaban.text()}`);
  return ((await jawaban.json()) as Isi).data;
};
export interface Berkas {
  idNk: string;
  noAju: string;
}

/** A complete file, sent by the signed-in company user with the calls her pages make, and delivered by the worker. */
export async function berkasDiMejaKl(page: Page, kd_rekom: string, kd_komoditas: string): Promise<Berkas> {
  const { request } = page;
  const { csrf } = await isi(await request.get('/api/sesi'));
  const headers = { 'x-csrf-token': csrf };
  const tulis = async (cara: 'post' | 'put', jalur: string, data: object) =>
    isi(await request[cara](`/nk/v2/data-nk${jalur}`, { headers, data }));
  const { idNk, noAju } = await tulis('post', '', { kd_rekom, kd_komoditas, kepala: KEPALA_SAH });
  const tahun = new Date().getFullYear() + 1;
  const rows = ['100', '200'].map((jml_bahan_baku, i) =>
    rekamanSah(kd_komoditas, tahun, {
      jml_bahan_baku,
      negara_asal: i ? 'JP' : 'TH',
      ur_negara_asal: i ? 'Jepang' : 'Thailand',
    }),
  );
  expect((await tulis('post', '/dataBulk', { idNk, rows })).ditolak).toEqual([]);
  const rinci = async () => isi(await request.get(`/nk/v2/data-nk/get?id_nk=${idNk}`));
  const { formulir } = (await rinci()) as unknown as {
    formulir: { dokumen: { kd_dokumen: string; wajib: boolean }[] };
  };
  for (const d of formulir.dokumen.filter((x) => x.wajib))
    await isi(
      await request.post('/nk/v2/data-nk/upload', {
        headers,
        multipart: { id_nk: idNk, kd_dokumen: d.kd_dokumen, file: pdf(d.kd_dokumen) },
      }),
    );
  const { versi } = await tulis('put', '', { idNk, versi: (await rinci()).versi, pernyataan: true });
  await tulis('post', '/kirimPermohonan', { idNk, versi });
  await expect(async () => expect((await rinci()).kd_status_pengajuan).toBe('20')).toPass();
  return { idNk, noAju };
}
