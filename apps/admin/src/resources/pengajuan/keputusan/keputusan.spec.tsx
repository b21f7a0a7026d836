import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../Konsol';
import { aksi, detail, lembar } from '../../../test-berkas';
import { dikabari } from '../../../test-kabar';
import { beri, buka, LEMBAR, NK, pemutus, VERIFIKATOR } from '../../../test-keputusan';
import { gagal, pasangServer, sesi, sukses } from '../../../test-server';

describe('decision screen', () => {
  beforeEach(() => {
    window.location.hash = '#/pengajuan/7/show';
  });

  it('asks for a reason the moment less is given than was asked for, and says so at the row', async () => {
    const { user } = await buka();
    await user.type(beri(1), '8.000');
    expect(screen.queryByLabelText('Alasan pengurangan baris 1')).toBeNull();
    await user.type(beri(2), '4.500');
    const alasan = screen.getByLabelText('Alasan pengurangan baris 2');
    expect(alasan).toBeInvalid();
    expect(alasan).toHaveAccessibleDescription('Baris 2: alasan wajib diisi bila jumlah dikurangi');
    await user.selectOptions(alasan, 'A03');
    expect(screen.getByLabelText('Alasan pengurangan baris 2')).toBeValid();
  });

  it('recomputes the plausibility of the decision while it is typed', async () => {
    const { user } = await buka();
    await user.click(screen.getByRole('button', { name: 'Penuhi semua' }));
    expect(document.querySelector('[data-uji="jumlah-diberi"]')).toHaveTextContent('14.000');
    await user.clear(beri(1));
    await user.type(beri(1), '7.000');
    expect(document.querySelector('[data-uji="uraian-keputusan"]')).toHaveTextContent(
      '15.000 ton − 16.000 ton = −1.000 ton',
    );
  });

  it('takes one step back after Penuhi semua', async () => {
    const { user } = await buka({ lembar: lembar(4, ['1000', '2000']) });
    await user.click(screen.getByRole('button', { name: 'Penuhi semua' }));
    expect(beri(1)).toHaveValue('8.000');
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(beri(1)).toHaveValue('1.000');
  });

  it('shows what is missing instead of the review, and goes to the first of it', async () => {
    const { user, server } = await buka();
    await user.click(screen.getByRole('button', { name: /Rekomendasikan/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Baris 1 belum diberi jumlah')).toBeInTheDocument();
    expect(screen.getByText('Pemeriksaan "Profil perusahaan" belum diisi')).toBeInTheDocument();
    await waitFor(() => expect(beri(1)).toHaveFocus());
    expect(server.kepada(`POST ${LEMBAR}`)).toEqual([]);
  });

  it('PENGAJUAN-08 ends a recommendation with Berhasil! and Data Berhasil Dikirim, then reloads the file', async () => {
    const { user, server } = await buka({ lembar: lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]) });
    const sebelum = server.kepada(`GET ${NK}/get`).length;
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' });
    expect(within(dialog).queryByLabelText(/Kata sandi/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({ idNk: '7', versi: 3, kd_keputusan: '4' });
    await waitFor(() => expect(server.kepada(`GET ${NK}/get`).length).toBeGreaterThan(sebelum));
  });

  it('PENGAJUAN-09 asks the official for the password in the review and decides with it', async () => {
    const { user, server } = await buka(pemutus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Periksa sebelum memutus' });
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    expect(within(dialog).getByText('Masukkan kata sandi Anda untuk memutus')).toBeInTheDocument();
    expect(server.kepada(`POST ${LEMBAR}`)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Kata sandi/), 'rahasia{Enter}');
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({ kd_keputusan: '1', sandi: 'rahasia' });
  });

  it('PENGAJUAN-09 asks an official with a second factor for his code instead, and decides with that proof', async () => {
    const TANTANG = 'POST /api/bukti/tantangan';
    const BERI = 'POST /api/bukti';
    const { user, server } = await buka(pemutus(), {
      [TANTANG]: sukses({ cara: ['totp'], tantangan: null, passkey: null }),
      [BERI]: sukses({ bukti: 'bukti-1' }),
    });
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Periksa sebelum memutus' });
    await waitFor(() => expect(within(dialog).queryByLabelText(/Kata sandi/)).toBeNull());
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    const bukti = await screen.findByRole('dialog', { name: 'Buktikan bahwa ini Anda' });
    expect(server.kepada(`POST ${LEMBAR}`)).toEqual([]);
    await user.type(await within(bukti).findByLabelText(/^Kode autentikator/), '123456');
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(BERI)[0]?.isi).toEqual({ keperluan: 'keputusan', cara: 'totp', kode: '123456' });
    const dikirim = server.kepada(`POST ${LEMBAR}`)[0]?.isi;
    expect(dikirim).toMatchObject({ kd_keputusan: '1', bukti: 'bukti-1' });
    expect(dikirim).not.toHaveProperty('sandi');
  });

  it('answers a wrong password where it was typed (422)', async () => {
    const errors = [{ langkah: 'kirim', path: 'sandi', message: 'Kata sandi salah' }];
    const { user } = await buka(pemutus(), { [`POST ${LEMBAR}`]: gagal(422, 'Kata sandi salah', { errors }) });
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText(/Kata sandi/), 'x{Enter}');
    expect(await screen.findByText('Kata sandi salah')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Periksa sebelum memutus' })).toBeInTheDocument();
  });

  it('PENGAJUAN-09 rejects with reason, words and password', async () => {
    const { user, server } = await buka(pemutus());
    await user.keyboard('t');
    const dialog = await screen.findByRole('dialog', { name: 'Tolak permohonan' });
    await user.click(within(dialog).getByRole('button', { name: 'Tolak permohonan' }));
    expect(within(dialog).getByText('Pilih alasan penolakan dan tulis penjelasannya')).toBeInTheDocument();
    await user.selectOptions(within(dialog).getByLabelText(/Alasan penolakan/), 'A04');
    await user.type(within(dialog).getByLabelText(/Penjelasan untuk pemohon/), 'Pasokan cukup');
    await user.type(within(dialog).getByLabelText(/Kata sandi/), 'rahasia');
    await user.click(within(dialog).getByRole('button', { name: 'Tolak permohonan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({
      kd_keputusan: '3',
      tolak: { kd_alasan: 'A04', alasan: 'Pasokan cukup' },
    });
  });

  it('returns a file only with a remark on a field', async () => {
    const { user, server } = await buka();
    await user.keyboard('b');
    const dialog = await screen.findByRole('dialog', { name: 'Kembalikan ke pemohon' });
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(within(dialog).getByText('Tulis sedikitnya satu catatan perbaikan pada isian')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Tambah catatan pada kolom' }));
    const catatan = await screen.findByRole('dialog', { name: 'Tambah catatan pada kolom' });
    await user.selectOptions(within(catatan).getByLabelText(/^Kolom/), 'negara_asal');
    await user.type(within(catatan).getByLabelText(/Nomor baris/), '2');
    await user.selectOptions(within(catatan).getByLabelText(/^Alasan/), 'A02');
    await user.type(within(catatan).getByLabelText(/Catatan untuk pemohon/), 'Negara tidak sama dengan kontrak');
    await user.click(within(catatan).getByRole('button', { name: 'Tambah catatan' }));
    expect(await screen.findByText('Baris 2, Negara asal')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('b');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kembalikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({
      kd_keputusan: '2',
      perbaikan: [{ tab: 'barang', id_baris: '72', kd_field: 'negara_asal', kd_alasan: 'A02' }],
    });
  });

  it('the reason of one cut row is taken over by the cut rows that have none, and can be taken back', async () => {
    const l = lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]);
    const { user } = await buka({ lembar: l });
    for (const n of [1, 2]) {
      await user.clear(beri(n));
      await user.type(beri(n), '1.000');
    }
    await user.selectOptions(screen.getByLabelText('Alasan pengurangan baris 1'), 'A03');
    await user.type(screen.getByLabelText('Penjelasan alasan baris 1'), 'Stok cukup');
    await user.click(screen.getByRole('button', { name: 'Pakai juga untuk 1 baris lain yang dikurangi tanpa alasan' }));
    expect(screen.getByLabelText('Alasan pengurangan baris 2')).toHaveValue('A03');
    expect(screen.getByLabelText('Penjelasan alasan baris 2')).toHaveValue('Stok cukup');
    expect(screen.queryByRole('button', { name: /^Pakai juga/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(screen.getByLabelText('Alasan pengurangan baris 2')).toHaveValue('');
    expect(screen.getByLabelText('Alasan pengurangan baris 1')).toHaveValue('A03');
  });

  it('a remark that was written on the field before is taken over with its reason, and can be adapted', async () => {
    const { user, server } = await buka(
      {},
      {
        [`GET ${NK}/inhouse/catatan-sering`]: sukses([
          { kd_alasan: 'A02', catatan: 'Sebutkan merek dan tipe', banyak: 1200, terakhir: '2026-11-01T03:00:00Z' },
          { kd_alasan: 'A01', catatan: 'Unggah brosur', banyak: 3, terakhir: '2026-11-02T03:00:00Z' },
        ]),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Tambah catatan pada baris 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah catatan pada kolom' }));
    expect(dialog.queryByRole('region', { name: 'Pernah ditulis pada kolom ini' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText(/^Kolom/), 'Negara asal');
    const sering = within(await dialog.findByRole('region', { name: 'Pernah ditulis pada kolom ini' }));
    expect(sering.getByText('A02, 1.200 kali')).toBeInTheDocument();
    const [tanya] = server.kepada(`GET ${NK}/inhouse/catatan-sering`);
    expect(tanya?.url.search).toBe('?langkah=barang&kd_field=negara_asal');
    await user.click(sering.getByRole('button', { name: /Sebutkan merek dan tipe/ }));
    const isi = dialog.getByRole('textbox', { name: /^Catatan untuk pemohon/ });
    expect([isi, dialog.getByLabelText(/^Alasan/)].map((e) => (e as HTMLInputElement).value)).toEqual([
      'Sebutkan merek dan tipe',
      'A02',
    ]);
    await user.type(isi, ' mesin');
    await user.click(dialog.getByRole('button', { name: 'Tambah catatan' }));
    expect(await screen.findByText(/Sebutkan merek dan tipe mesin/)).toBeInTheDocument();
  });

  it('B.4 offers every kind of remark by its words; asking for more rows names no row', async () => {
    const { user } = await buka();
    await user.keyboard('b');
    await user.click(await screen.findByRole('button', { name: 'Tambah catatan pada kolom' }));
    const catatan = await screen.findByRole('dialog', { name: 'Tambah catatan pada kolom' });
    const kolom = within(catatan).getByLabelText(/^Kolom/);
    expect(
      within(kolom)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual([
      'Pilih kolom atau jenis catatan',
      'Negara asal',
      'Seluruh baris',
      'Rincian pemakaian',
      'Menghapus baris',
      'Menambah baris',
    ]);
    await user.selectOptions(kolom, 'tambah_baris');
    expect(within(catatan).queryByLabelText(/Nomor baris/)).toBeNull();
    await user.selectOptions(within(catatan).getByLabelText(/^Alasan/), 'A02');
    await user.type(within(catatan).getByLabelText(/Catatan untuk pemohon/), 'Tambahkan negara kedua');
    await user.click(within(catatan).getByRole('button', { name: 'Tambah catatan' }));
    expect(await screen.findByText('Data barang, Menambah baris')).toBeInTheDocument();
  });

  it('B.1 shows field by field what the correction has changed, at the top and in the history', async () => {
    const butir = [
      {
        langkah: 'barang',
        baris: 1,
        jenis: 'ubah',
        kd_field: 'jml_bahan_baku',
        label: 'Jumlah',
        lama: '100',
        baru: '999',
      },
      {
        langkah: 'barang',
        baris: 3,
        jenis: 'tambah',
        kd_field: 'uraian_barang',
        label: 'Uraian barang',
        lama: '-',
        baru: 'GKR',
      },
    ];
    const perubahan = { butir, lainnya: 2, waktu: '2026-11-10T02:00:00Z' };
    const catatan = {
      urut: 4,
      peristiwa: 'kirim_perbaikan',
      dari: '25',
      ke: '26',
      kalimat: 'PT Mitra mengirim perbaikan.',
      oleh: 'Ratna',
      peran: 'Administrator Perusahaan',
      milik_sendiri: false,
      catatan: 'Persediaan pengaman.',
      perubahan,
      waktu: perubahan.waktu,
    };
    await buka(
      {},
      {
        [`GET ${NK}/get`]: sukses({ ...detail(VERIFIKATOR), perubahan }),
        [`GET ${NK}/rki/pengajuan-history/7`]: sukses([catatan]),
      },
    );
    const panel = within(screen.getByRole('region', { name: 'Berubah pada perbaikan 10 November 2026' }));
    expect(panel.getByRole('region', { name: 'Baris 1' })).toHaveTextContent('Jumlahsemula: 100 menjadi: 999');
    expect(panel.getByRole('region', { name: 'Baris 3 ditambahkan' })).toHaveTextContent('Uraian barang menjadi: GKR');
    expect(panel.getByText('dan 2 perubahan lain yang tidak dicatat satu per satu.')).toBeInTheDocument();
    expect(await screen.findByText('4 isian berubah')).toBeInTheDocument();
    expect(screen.getByText('Persediaan pengaman.')).toBeInTheDocument();
  });

  it('GALAT-02 ends a failed submission with Gagal! and Data Gagal Dikirim when the server gives no words', async () => {
    const bisu = { status: 400, body: { status: false, code: '04', error: 'invalid_token', message: 'x', data: null } };
    const { user } = await buka(pemutus(), { [`POST ${LEMBAR}`]: bisu });
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText(/Kata sandi/), 'x{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent('Data Gagal Dikirim');
  });

  it('tells what another hand changed (409) and reloads', async () => {
    const kini = { versi: 9, kd_status_pengajuan: '25' };
    const { user, server } = await buka(pemutus(), {
      [`POST ${LEMBAR}`]: gagal(409, 'Data sudah diubah di tempat lain', { data: kini }),
    });
    const sebelum = server.kepada(`GET ${NK}/get`).length;
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText(/Kata sandi/), 'x{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Gagal!' });
    expect(dialog).toHaveTextContent('Data sudah diubah di tempat lain');
    expect(dialog).toHaveTextContent('Status berubah dari Menunggu Keputusan Pejabat menjadi Perlu Perbaikan.');
    await waitFor(() => expect(server.kepada(`GET ${NK}/get`).length).toBeGreaterThan(sebelum));
  });

  it('keeps the sheet by itself and by Simpan sementara: Data Berhasil Disimpan', async () => {
    const { user, server } = await buka();
    await user.type(beri(1), '8.000');
    await user.click(screen.getByRole('button', { name: /^Simpan sementara/ }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(screen.getByText('Tersimpan 14.32 WIB')).toBeInTheDocument();
    expect(server.kepada(`PUT ${LEMBAR}`)[0]?.isi).toMatchObject({ rincian: [{ id: '71', jml_keputusan: '8000' }] });
    await user.type(beri(2), '6.000');
    await waitFor(() => expect(server.kepada(`PUT ${LEMBAR}`)).toHaveLength(2));
  });

  it('GALAT-01 says Data Gagal Disimpan when the sheet cannot be kept', async () => {
    const { user } = await buka(
      {},
      { [`PUT ${LEMBAR}`]: { status: 500, body: { status: false, code: '99', data: null } } },
    );
    await user.type(beri(1), '8.000');
    await user.click(screen.getByRole('button', { name: /^Simpan sementara/ }));
    expect(await screen.findByText('Belum tersimpan. Data Gagal Disimpan')).toBeInTheDocument();
  });

  it('LAYAR-06 is read-only with the reason where the officer may not act', async () => {
    const alasan = 'Anda sudah bekerja di meja lain berkas ini. Petugas lain yang harus melanjutkan';
    const semua = [aksi('setuju', alasan), aksi('tolak', alasan), aksi('kembalikan', alasan)];
    await buka({ ...pemutus(), aksi: semua });
    expect(screen.getByText(`Berkas ini hanya dapat Anda baca. ${alasan}.`)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Diberikan/ })).toBeNull();
    const putus = screen.getByRole('button', { name: /Periksa dan putuskan/ });
    expect(putus).toBeDisabled();
    expect(putus).toHaveAccessibleDescription(`${alasan}.`);
  });

  it('reads without a sheet where the role belongs to no desk', async () => {
    const { server } = await buka({ aksi: [], peran: 'MONITORING' });
    expect(screen.getByText(/tidak ada tindakan untuk peran Anda/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1. GKM, Brasil' })).toBeInTheDocument();
    expect(server.kepada(`GET ${LEMBAR}`)).toEqual([]);
  });

  it('reads the header as the company does: names beside codes, numbers with the unit of the goods', async () => {
    const awal = detail(VERIFIKATOR);
    const kepala = { ...awal.json_simpan.kepala, kbli: '10721', ur_kbli: 'Industri Gula Pasir', rendemen: '92.5' };
    const formulir = { ...awal.formulir, satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }] };
    await buka({}, { [`GET ${NK}/get`]: sukses({ ...awal, formulir, json_simpan: { ...awal.json_simpan, kepala } }) });
    const isian = within(screen.getByRole('region', { name: 'Isian pemohon' }));
    const dibaca = isian.getAllByRole('term').map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);
    expect(dibaca).toEqual(
      expect.arrayContaining([
        'Jenis pelaku usaha: Produsen (API-P)',
        'KBLI kegiatan usaha: 10721 – Industri Gula Pasir',
        'Kantor pabean pemasukan: -',
        'Rendemen (persen): 92,5',
        'Kebutuhan setahun: 16.000 ton',
      ]),
    );
    expect(isian.getAllByRole('button', { name: /^Tambah catatan pada/ })).toHaveLength(awal.formulir.isian.length);
  });

  it('GALAT-04 shows a file that cannot be loaded, and one that is not there', async () => {
    pasangServer({ 'GET /api/sesi': sesi('KL_VERIFIKATOR'), [`GET ${NK}/get`]: gagal(404, 'Data tidak ditemukan') });
    render(<Konsol />);
    expect(await screen.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeInTheDocument();
  });
});
