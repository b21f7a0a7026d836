import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { PembayaranService } from '../../src/modules/tagihan/pembayaran.service';
import { TAHUN, type Draf } from './berkas';
import type { Answer, Client } from './client';
import { layanan } from './kerjakan';
import { ANGKA, DASAR, GARIS, TETAPKAN } from './neraca';
import { SANDI, type World } from './world';

/** The answer, or what was wrong with it. */
export async function beres(h: Promise<Answer>): Promise<Answer> {
  const r = await h;
  if (r.http >= 300) throw new Error(`${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r;
}
/** Name of an officer of a ministry, made when he is first needed. */
export async function namaPetugas(dunia: World, peran: KodePeran, kd_ga: string): Promise<string> {
  const nama = `${peran}.${kd_ga}`;
  await dunia.tambahPetugas(nama, peran, kd_ga);
  return nama;
}
export const petugas = async (dunia: World, peran: KodePeran, kd_ga: string): Promise<Client> =>
  dunia.sebagai(await namaPetugas(dunia, peran, kd_ga));
/** A commodity that the service handles this year. */
export const komoditasUntuk = (kd_rekom: string): string =>
  [...KELOMPOK.values()].find((k) => k.layanan.some((l) => l === kd_rekom) && k.nonaktifMulai === null)?.kode ?? '';
/** Ministry whose coordinator determines a commodity. */
export const gaKoordinator = (kd_komoditas: string): string =>
  KELOMPOK.get(kd_komoditas)?.koordinator === 'PANGAN' ? '128' : '035';

/** As the billing system tells it: the code is given, and paid. */
export async function bayarTagihan(dunia: World, d: Draf): Promise<string> {
  const kode = d.idNk.padStart(15, '8');
  const where = { id_pengajuan: BigInt(d.idNk) };
  const kedaluwarsa = new Date(Date.now() + 7 * 86_400_000);
  await dunia.db.tagihan.updateMany({ where, data: { kode, status: 'BELUM_DIBAYAR', kedaluwarsa } });
  const bayar = { kode, ntpn: `NTPN${kode.slice(-12)}`, ntb: 'NTB', jumlah: '500000', saluran: 'Teller' };
  return layanan(dunia, PembayaranService).terima({ ...bayar, tgl_bayar: new Date() }, 'panggil');
}

/** T20 by a coordinator, with lines that bear it; `nol`: nothing is allotted. */
export async function tetapkan(c: Client, d: Draf, kd_komoditas: string, versi: number, nol = false): Promise<Answer> {
  const papan = async () => c.get(`/nk/v2/neraca/papan/${kd_komoditas}?tahun=${TAHUN}`);
  const mula = await papan();
  if (mula.http >= 300) return mula;
  for (const { satuan, elemen, isi } of mula.data.garis) {
    const garis = { tahun: TAHUN, arah: 'impor', kd_komoditas, satuan, elemen, versi: isi?.versi ?? 0 };
    const h = await c.call('PUT', GARIS, {
      ...garis,
      ...{ plafon: '1000000000', plafon_sumber: 'Selisih', angka: ANGKA },
    });
    if (h.http >= 300) return h;
  }
  const baris = ((await papan()).data.baris as { id: string; idNk: string }[]).filter((b) => b.idNk === d.idNk);
  const tolak = { jml_keputusan: '0', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
  const rincian = nol ? baris.map((b) => ({ id: b.id, ...tolak })) : [];
  const berkas = [{ idNk: d.idNk, versi, rincian }];
  return c.post(TETAPKAN, { tahun: TAHUN, kd_komoditas, ...DASAR, garis: [], sandi: SANDI, berkas });
}
