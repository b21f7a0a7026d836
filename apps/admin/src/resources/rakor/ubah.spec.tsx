import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { barisRapat, garisRapat, rapatUji } from '../../test-rapat';
import { buka, PADA, R, siapkan } from '../../test-rapat-layar';
import { sukses } from '../../test-server';

beforeEach(siapkan);
const DUA = garisRapat({
  angka: [
    { kode: 'stok_awal', jml: '500000', sumber: 'Bapanas', tanggal: '2026-11-02', dipilih: true, alasan: '' },
    { kode: 'industri', jml: '1500000', sumber: 'Kemenperin', tanggal: '2026-11-03', dipilih: true, alasan: 'Awal' },
    { kode: 'industri', jml: '1200000', sumber: 'BPS', tanggal: '2026-11-05', dipilih: false, alasan: '' },
  ],
});

describe('figures of ministries differ', () => {
  it('all stand with source and date, one is chosen and it is said why', async () => {
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`GET ${R}/nested/5`]: sukses({ garis: DUA, baris: [barisRapat(1)], pada: PADA }),
      [`PUT ${R}/dashboard/komoditas`]: sukses(rapatUji()),
    });
    await user.click(await screen.findByRole('button', { name: 'Sumber setiap angka' }));
    await user.click(screen.getByRole('button', { name: 'Pilih angka industri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih angka Industri' }));
    expect(
      dialog.getByRole('radio', { name: /1\.500.*Kemenperin, Selasa 3 November 2026, dipakai sekarang/ }),
    ).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /1\.200.*BPS, Kamis 5 November 2026/ }));
    await user.click(dialog.getByRole('button', { name: 'Pilih' }));
    expect(dialog.getByText('Tulis alasannya')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Alasan memilih angka ini/ }), 'Survei terbaru');
    await user.click(dialog.getByRole('button', { name: 'Pilih' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/dashboard/komoditas`)[0]?.isi).toEqual({
        ...{ id_rakor: '9', versi: 12 },
        pilih: [{ kunci: '2027:impor:015', versi: 4, kode: 'industri', ke: 1, alasan: 'Survei terbaru' }],
      }),
    );
  });
  it('who only watches chooses nothing', async () => {
    const { user } = buka('KOORDINATOR', rapatUji({ boleh_isi: false, boleh_kelola: false, tombol: [] }), {
      [`GET ${R}/nested/5`]: sukses({ garis: DUA, baris: [barisRapat(1)], pada: PADA }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sumber setiap angka' }));
    expect(screen.queryByRole('button', { name: /^Pilih angka/ })).toBeNull();
  });
});

it('T34 before an evaluation stand permits: what is used, and what holds', async () => {
  buka('SEKRE_RAKOR', rapatUji({ jenis: 4, ur_jenis: 'Rakor Evaluasi' }), {
    [`GET ${R}/nested/5`]: sukses({ garis: garisRapat(), baris: [barisRapat(1, { lantai: '120' })], pada: PADA }),
  });
  await screen.findByText('PT Gula 1');
  expect(screen.getAllByRole('columnheader').map((k) => k.textContent)).toEqual([
    ...['No', 'Perusahaan', 'Terpakai', 'Kapasitas', 'Berlaku', 'Rekomendasi', 'Penetapan', 'Selisih', 'Alasan'],
    'Tunda',
  ]);
  expect(screen.getByRole('row', { name: /PT Gula 1/ })).toHaveTextContent(/120.*900.*400/);
});

describe('what was entered is put right', () => {
  const simpan = { [`PUT ${R}/modal`]: sukses({ jenis: 'peserta', versi: 13, baris: [] }) };
  it('a participant', async () => {
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), simpan, '?bagian=agenda');
    await user.click(await screen.findByRole('button', { name: 'Ubah Dirjen Agro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah Dirjen Agro' }));
    await user.clear(dialog.getByRole('textbox', { name: /^Jabatan/ }));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(dialog.getByText('Tulis jabatan peserta')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Jabatan/ }), 'Sekretaris');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/modal`)[0]?.isi).toMatchObject({
        ...{ id_rakor: '9', jenis: 'peserta', id: '1', nama: 'Dirjen Agro', jabatan: 'Sekretaris' },
      }),
    );
  });
  it('what the agenda says of a commodity, and the title of a paper', async () => {
    const dokumen = [
      {
        ...{ id: '4', jenis: 'lampiran', judul: 'Bahan', nama_file: 'bahan.pdf', mime: 'application/pdf', ukuran: '5' },
        ...{ sha256: '0'.repeat(64), oleh: 'Maya', dibuat: '2026-12-01T02:00:00Z' },
      },
    ];
    const rapat = rapatUji({ kd_status: '20', dokumen });
    const { server, user } = buka('SEKRE_RAKOR', rapat, { ...simpan, [`PUT ${R}/document-rakor`]: sukses(dokumen) }, '?bagian=agenda'); // prettier-ignore
    await user.click(await screen.findByRole('button', { name: 'Ubah keterangan Gula' }));
    const catatan = within(await screen.findByRole('dialog', { name: 'Keterangan Gula' }));
    await user.type(catatan.getByRole('textbox', { name: /^Keterangan/ }), 'Bahas dahulu');
    await user.click(catatan.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/modal`)[0]?.isi).toMatchObject({
        ...{ jenis: 'komoditas', kd_komoditas: '015', keterangan: 'Bahas dahulu' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah judul Bahan' }));
    const judul = within(await screen.findByRole('dialog', { name: 'Ubah judul dokumen' }));
    await user.clear(judul.getByRole('textbox', { name: /^Judul dokumen/ }));
    await user.type(judul.getByRole('textbox', { name: /^Judul dokumen/ }), 'Bahan rapat');
    await user.click(judul.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/document-rakor`)[0]?.isi).toEqual({
        id_rakor: '9',
        id: '4',
        judul: 'Bahan rapat',
      }),
    );
  });
});
