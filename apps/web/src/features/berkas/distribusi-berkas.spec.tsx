import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detail } from '../../test-berkas';
import { gagal, sukses } from '../../test-render';
import { buka, formulirRphp, klik } from './uji/buka';

describe('to whom the goods go', () => {
  it('C.8 shows to whom the goods go, good by good with sums, and the special data', async () => {
    const { langkah, isian } = formulirRphp();
    const awal = detail();
    const satu = {
      ...{ id_baris: 'b1', versi: 1, satuan: 'TNE', seri_barang: 1, uraian_barang: 'Salmon atlantik, beku' },
      ...{ jml_barang: '400', jumlah_barang: '350.5' },
    };
    const isi = (kepala: Record<string, string>) => ({
      json_simpan: { ...awal.json_simpan, kepala },
      formulir: { ...awal.formulir, langkah, isian, satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }] },
    });
    const jawaban = {
      'GET /nk/v2/data-nk/dataDistribusi': sukses({
        berlaku: true,
        rekap: [
          { jenis_distribusi: 'ekspor', ur_jenis_distribusi: 'Ekspor', satuan: 'TNE', baris: 1, jml: '50.5' },
          { jenis_distribusi: 'lokal', ur_jenis_distribusi: 'Lokal', satuan: 'TNE', baris: 1, jml: '300' },
        ],
        rows: [
          {
            ...{ ...satu, id: 'd1', no_seri: 1, jenis_distribusi: 'lokal', nama_pembeli: 'PT Pasar Contoh' },
            ...{ npwp_pembeli: '012345678901000', kota: 'Surabaya', jml: '300' },
          },
          {
            ...{ ...satu, id: 'd2', no_seri: 2, jenis_distribusi: 'ekspor', ur_negara_tujuan: 'Singapura' },
            ...{ ur_pelabuhan_muat: 'Tanjung Perak', keterangan: 'Kontrak 5', jml: '50.5' },
          },
        ],
      }),
    };
    const { unmount } = buka(isi({ jenis_pelaku: 'PEDAGANG', jumlah_karyawan: '85' }), jawaban);
    const bagian = within(await screen.findByRole('region', { name: 'Distribusi' }));
    expect(await bagian.findByText('Ekspor 50,5 ton, Lokal 300 ton')).toBeInTheDocument();
    expect(bagian.getAllByRole('row').map((r) => r.textContent)).toEqual([
      'JenisTujuanUraianJumlah',
      '1. Salmon atlantik, beku350,5 dari 400 ton',
      'LokalPT Pasar Contoh, NPWP 012345678901000, Surabaya-300 ton',
      'EksporSingapura, muat di Tanjung PerakKontrak 550,5 ton',
    ]);
    const khusus = within(screen.getByRole('region', { name: 'Data khusus' }));
    expect(khusus.getByText('85 orang')).toBeInTheDocument();
    unmount();
    // An end user has no such step.
    const { server } = buka(isi({ jenis_pelaku: 'PENGGUNA' }), jawaban);
    await screen.findByText('KKP mulai memeriksa.');
    expect(screen.queryByRole('region', { name: 'Distribusi' })).toBeNull();
    expect(server.kepada('GET /nk/v2/data-nk/dataDistribusi')).toEqual([]);
  });

  it('distribution: what is not told yet, what cannot be had, and rows beyond the first hundred', async () => {
    const { langkah, isian } = formulirRphp();
    const awal = detail();
    const isi = {
      json_simpan: { ...awal.json_simpan, kepala: { jenis_pelaku: 'PRODUSEN' } },
      formulir: { ...awal.formulir, langkah, isian },
    };
    const SALUR = 'GET /nk/v2/data-nk/dataDistribusi';
    const kosong = buka(isi, { [SALUR]: sukses({ berlaku: true, rekap: [], rows: [] }) });
    expect(await screen.findByText('Distribusi belum dirinci.')).toBeInTheDocument();
    kosong.unmount();
    const rusak = buka(isi, { [SALUR]: gagal(403, 'Tidak dapat') });
    expect(await screen.findByText(/Data distribusi belum dapat dimuat/)).toBeInTheDocument();
    rusak.unmount();
    const rows = Array.from({ length: 100 }, (_, i) => ({
      ...{ id: `d${i}`, id_baris: 'b1', versi: 1, satuan: 'TNE', seri_barang: 1, uraian_barang: 'Salmon' },
      ...{ jml_barang: '400', jumlah_barang: '102', no_seri: i + 1, jenis_distribusi: 'lainnya', jml: '1' },
      keterangan: 'Stok',
    }));
    const rekap = [
      { jenis_distribusi: 'lainnya', ur_jenis_distribusi: 'Lainnya', satuan: 'TNE', baris: 102, jml: '102' },
    ];
    const { server } = buka(isi, {
      [SALUR]: (url: URL) =>
        sukses({
          berlaku: true,
          rekap,
          rows: url.searchParams.get('page') === '2' ? [{ ...rows[0], id: 'akhir' }] : rows,
        }),
    });
    expect(await screen.findByText('2 baris belum ditampilkan')).toBeInTheDocument();
    await klik('Tampilkan baris berikutnya');
    await waitFor(() => expect(server.kepada(SALUR)).toHaveLength(2));
    expect(server.kepada(SALUR)[1]?.url.searchParams.get('page')).toBe('2');
  });
});
