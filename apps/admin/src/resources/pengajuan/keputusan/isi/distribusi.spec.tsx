import { layanan } from '@sinas/domain/layanan/daftar';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../../Konsol';
import { aksi, detail, lembar } from '../../../../test-berkas';
import { pasangServer, sesi, sukses } from '../../../../test-server';

const NK = '/nk/v2/data-nk';
const baris = (id: string, isi: object) => ({
  ...{ id, id_baris: '71', no_seri: 1, versi: 1, satuan: 'TNE', seri_barang: 1, uraian_barang: 'Ikan beku' },
  ...{ jml_barang: '8000', jumlah_barang: '6500.5' },
  ...isi,
});
const DATA = {
  berlaku: true,
  rekap: [
    { jenis_distribusi: 'ekspor', ur_jenis_distribusi: 'Ekspor', satuan: 'TNE', baris: 1, jml: '500.5' },
    { jenis_distribusi: 'lokal', ur_jenis_distribusi: 'Lokal', satuan: 'TNE', baris: 1, jml: '6000' },
  ],
  rows: [
    baris('1', {
      ...{ jenis_distribusi: 'lokal', nama_pembeli: 'PT Pasar Contoh', npwp_pembeli: '012345678901000' },
      ...{ kota: 'Surabaya', jml: '6000' },
    }),
    baris('2', {
      ...{ jenis_distribusi: 'ekspor', ur_negara_tujuan: 'Singapura', ur_pelabuhan_muat: 'Tanjung Perak' },
      ...{ keterangan: 'Kontrak 5', jml: '500.5' },
    }),
  ],
};
function buka(kd_rekom: '01' | '03', data: object = DATA) {
  const berkas = detail([aksi('ambil'), aksi('lepas'), aksi('kembalikan'), aksi('teruskan')], { kd_rekom });
  const { langkah, isian } = layanan(kd_rekom).formulir;
  const kepala = {
    ...berkas.json_simpan.kepala,
    ...(kd_rekom === '03'
      ? { lokasi_gudang: 'Muara Baru: 900 ton', kapasitas_gudang: '900', jumlah_karyawan: '85' }
      : {}),
  };
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses({
      ...berkas,
      json_simpan: { ...berkas.json_simpan, kd_rekom, kepala },
      formulir: { ...berkas.formulir, langkah, isian, satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }] },
    }),
    [`GET ${NK}/keputusanInHouse`]: sukses(lembar(4, [null, null])),
    [`GET ${NK}/dataDistribusi`]: sukses(data, { page: 1, limit: 100, total: 2 }),
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
beforeEach(() => {
  window.location.hash = '#/pengajuan/7/show';
});

describe('C.8 parts 4 and 5 have something to look at', () => {
  it('distribution: sums per kind, rows below their good, and a remark on them', async () => {
    const { user } = buka('03');
    const bagian = within(await screen.findByRole('region', { name: 'Distribusi' }));
    expect(await bagian.findByText('6.500,5 dari 8.000 ton')).toBeInTheDocument();
    expect(bagian.getAllByText('6.000 ton')).toHaveLength(2);
    expect(bagian.getByText('PT Pasar Contoh, NPWP 012345678901000, Surabaya')).toBeInTheDocument();
    expect(bagian.getByText('Singapura, muat di Tanjung Perak')).toBeInTheDocument();
    await user.click(bagian.getByRole('button', { name: 'Tambah catatan pada distribusi baris 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The step, and what of it.
    expect(dialog.getAllByRole('option', { name: 'Distribusi', selected: true })).toHaveLength(2);
  });
  it('special data stand among what the applicant filled in; distribution is not out of place', async () => {
    buka('03');
    const khusus = within(await screen.findByRole('region', { name: 'Data khusus' }));
    expect(khusus.getByText('900 ton')).toBeInTheDocument();
    expect(khusus.getByText('85 orang')).toBeInTheDocument();
    const empat = within(screen.getByRole('group', { name: 'Data distribusi' }));
    expect(empat.queryByRole('radio', { name: 'Tak berlaku' })).toBeNull();
  });
  it('a service without it shows none, and its part of the checklist may be out of place', async () => {
    buka('01');
    const empat = within(await screen.findByRole('group', { name: 'Data distribusi' }));
    expect(empat.getByRole('radio', { name: 'Tak berlaku' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Distribusi' })).toBeNull();
  });
});
