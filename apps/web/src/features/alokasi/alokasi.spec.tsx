import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { gagal, pasangServer, SESI, sukses, tampilkan, type Jawaban } from '../../test-render';
import { Alokasi } from './Alokasi';
import type { Alokasi as Satu } from './data';

const JALUR = 'GET /nk/v2/data-nk/alokasiPK';
const SATU: Satu = {
  id: '12',
  noAju: '08001800000020261123000033',
  nama_layanan: 'Penetapan Kebutuhan K/L',
  ur_ga: 'Kementerian Pertanian',
  kd_komoditas: '014',
  ur_komoditas: 'Daging lembu',
  tahun: 2027,
  kd_status_pengajuan: '51',
  ur_status: 'Disetujui Sebagian',
  badge: 'success',
  npwp: '0900000000417000',
  nama: 'PT Nusa Boga Sejahtera',
  satuan: 'TNE',
  ur_satuan: 'Ton',
  jml: '90000.5',
  no_keputusan: 'PK-27-000001',
  tgl_keputusan: '2026-12-05',
  berlaku_mulai: '2027-01-01',
  berlaku_sampai: '2027-12-31',
};
function buka(jawab: Jawaban) {
  pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    [JALUR]: jawab,
  });
  tampilkan([{ element: <HanyaMasuk />, children: [{ path: '/alokasi', element: <Alokasi /> }] }], '/alokasi');
}

describe('issue 15: what a ministry’s need gives to the company', () => {
  it('shows the own part: how much, of whom, until when', async () => {
    buka(sukses([SATU]));
    const baris = await screen.findByRole('row', { name: /Daging lembu 2027/ });
    for (const kata of [
      'Kementerian Pertanian',
      '08-0018-000000-20261123-000033',
      'PT Nusa Boga Sejahtera',
      '90.000,5 ton',
      'Disetujui Sebagian',
      'PK-27-000001',
      '31 Desember 2027',
    ])
      expect(baris).toHaveTextContent(kata);
  });
  it('says that there is none yet', async () => {
    buka(sukses([]));
    expect(
      await screen.findByText('Bagian perusahaan Anda dari kebutuhan yang ditetapkan K/L tampil di sini.'),
    ).toBeInTheDocument();
  });
  it('GALAT-04 a failed load has a retry', async () => {
    buka(gagal(500, 'Terjadi Kesalahan Server'));
    const lagi = await screen.findByRole('button', { name: 'Coba lagi' });
    pasangServer({ [JALUR]: sukses([SATU]) });
    fireEvent.click(lagi);
    expect(await screen.findByRole('row', { name: /Daging lembu/ })).toBeInTheDocument();
  });
});
