import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Konsol } from '../../../../Konsol';
import { aksi, detail, lembar } from '../../../../test-berkas';
import { pasangServer, sesi, sukses } from '../../../../test-server';

const NK = '/nk/v2/data-nk';
const ASAL = {
  ...{ noAju: '1', idNk: '7', versi: 1, no_aju_asal: '2', idNk_asal: '5', no_keputusan_asal: '9/RPHP/032/2026' },
  ...{ kd_alasan: 'P3', ur_alasan: 'Investasi baru', keterangan: 'Lini kedua', perubahan: [], jumlah: 1 },
  butir: [
    {
      langkah: 'barang',
      baris: 1,
      jenis: 'ubah',
      kd_field: 'jml_bahan_baku',
      label: 'Jumlah',
      lama: '100',
      baru: '140',
    },
  ],
};
function buka(jenis_pengajuan: '1' | '3', asal: object = ASAL) {
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses(detail([aksi('ambil')], { jenis_pengajuan })),
    [`GET ${NK}/keputusanInHouse`]: sukses(lembar(4, [null, null])),
    [`GET ${NK}/dataDistribusi`]: sukses({ berlaku: false, rekap: [], rows: [] }, { page: 1, limit: 100, total: 0 }),
    [`GET ${NK}/jsonPerubahan`]: sukses(asal),
  });
  render(<Konsol />);
  return server;
}
beforeEach(() => {
  window.location.hash = '#/pengajuan/7/show';
});

it('a change shows its decision, why it is asked for, and what differs', async () => {
  buka('3');
  const bagian = await screen.findByRole('region', { name: 'Yang diubah dari keputusan' });
  expect(bagian).toHaveTextContent('P3 Investasi baru Lini kedua');
  expect(bagian).toHaveTextContent('Jumlahsemula: 100 menjadi: 140');
  expect(within(bagian).getByRole('link', { name: '9/RPHP/032/2026' })).toHaveAttribute(
    'href',
    expect.stringContaining('/pengajuan/5/show'),
  );
});
it('who may not read the differences reads how many there are', async () => {
  buka('3', { ...ASAL, butir: [], jumlah: 4 });
  expect(await screen.findByText('4 isian berbeda dari keputusan itu.')).toBeInTheDocument();
});
it('a file that changes nothing asks for no such thing', async () => {
  const server = buka('1');
  await screen.findByRole('heading', { level: 1 });
  expect(server.kepada(`GET ${NK}/jsonPerubahan`)).toHaveLength(0);
});
