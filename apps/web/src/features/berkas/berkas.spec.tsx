import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layanan } from '@sinas/domain/layanan/daftar';
import { isianKelompok } from '@sinas/domain/formulir/formulir';
import { describe, expect, it } from 'vitest';
import { aksi, baris, detail } from '../../test-berkas';
import { gagal, sukses } from '../../test-render';
import type { DataRakormen, Riwayat } from '../../lib/wire';
import { buka, RIWAYAT } from './uji/buka';

describe('file page', () => {
  it('LAYAR-03 shows desk, what is awaited, stages and the history in sentences, newest first', async () => {
    buka({});
    expect(await screen.findByRole('heading', { level: 1, name: 'RPHP Ikan beku 2027' })).toBeInTheDocument();
    expect(screen.getByText('03-0032-417000-20261005-000214')).toBeInTheDocument();
    expect(screen.getByText('KKP, verifikator')).toBeInTheDocument();
    expect(screen.getByText('paling lambat Selasa 24 November, 3 hari kerja lagi')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Tahap berkas' }).querySelector('[aria-current="step"]')).toHaveTextContent(
      'Verifikasi',
    );
    const cerita = within(screen.getByRole('region', { name: 'Perjalanan berkas' }));
    await waitFor(() =>
      expect(cerita.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
        'KKP mulai memeriksa.Selasa 17 November, 09.00 WIB',
        'Anda mengirim permohonan.Senin 16 November, 14.12 WIB',
      ]),
    );
  });

  it('T20 tells on what quantities were determined without a meeting, only where the history says so', async () => {
    const [awal] = RIWAYAT;
    if (!awal) throw new Error('a history');
    const dasar: DataRakormen = {
      ...{ idNk: '7', noAju: '0', dasar: 'TANPA_RAKOR', jenis_rakor: 0, koordinator: 'Kemenko Pangan' },
      ...{ dasar_hukum: 'Perpres 7/2025', nota_nomor: 'ND-214', nota_tanggal: '2026-11-18', oleh: 'Kemenko Pangan' },
      ...{ alasan: 'Stok tidak menunggu', waktu: '2026-11-19T10:00:00+07:00', baris: [] },
    };
    const { unmount, server } = buka({});
    expect(await screen.findByText('KKP mulai memeriksa.')).toBeInTheDocument();
    expect(server.panggilan.some((p) => p.url.pathname.includes('dataRakormen'))).toBe(false);
    unmount();
    buka(
      {},
      {
        'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses([
          awal,
          { ...awal, urut: 3, peristiwa: 'tetapkan_tanpa_rakor' },
        ]),
        'GET /nk/v2/data-nk/dataRakormen/7': sukses(dasar),
      },
    );
    const bagian = await screen.findByRole('region', { name: 'Dasar penetapan' });
    expect(bagian).toHaveTextContent('Ditetapkan tanpa rapat. Stok tidak menunggu');
    expect(bagian).toHaveTextContent('Nota dinas ND-214, 18 November 2026');
  });

  it('B.1 shows in the history what a correction has changed, before and after', async () => {
    const [awal] = RIWAYAT;
    if (!awal) throw new Error('a history');
    const butir = [
      {
        langkah: 'barang' as const,
        baris: 1,
        jenis: 'ubah' as const,
        kd_field: 'jml_bahan_baku',
        label: 'Jumlah',
        lama: '100',
        baru: '90',
      },
    ];
    const kirim: Riwayat = {
      ...awal,
      urut: 3,
      peristiwa: 'kirim_perbaikan',
      kalimat: 'Anda mengirim perbaikan.',
      perubahan: { butir, lainnya: 0, waktu: awal.waktu },
    };
    buka({}, { 'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses([awal, kirim]) });
    fireEvent.click(await screen.findByText('1 isian berubah'));
    expect(screen.getByRole('region', { name: 'Baris 1' })).toHaveTextContent('Jumlahsemula: 100 menjadi: 90');
  });

  it('PENGAJUAN-03 a change shows its decision, why it is asked for, and what differs', async () => {
    const butir = [
      {
        langkah: 'barang',
        baris: 1,
        jenis: 'ubah',
        kd_field: 'jml_bahan_baku',
        label: 'Jumlah',
        lama: '100',
        baru: '140',
      },
    ];
    const asal = {
      ...{ noAju: '1', idNk: '7', versi: 1, no_aju_asal: '2', idNk_asal: '5', no_keputusan_asal: '9/RPHP/032/2026' },
      ...{ kd_alasan: 'P3', ur_alasan: 'Investasi baru', keterangan: 'Lini kedua', perubahan: [], butir, jumlah: 1 },
    };
    const { server } = buka({ jenis_pengajuan: '3' }, { 'GET /nk/v2/data-nk/jsonPerubahan': sukses(asal) });
    const bagian = await screen.findByRole('region', { name: 'Yang diubah dari keputusan' });
    expect(bagian).toHaveTextContent('P3 Investasi baru Lini kedua');
    expect(bagian).toHaveTextContent('Jumlahsemula: 100 menjadi: 140');
    expect(within(bagian).getByRole('link', { name: '9/RPHP/032/2026' })).toHaveAttribute('href', '/pengajuan/5');
    expect(server.kepada('GET /nk/v2/data-nk/jsonPerubahan')[0]?.url.search).toBe('?no_aju=03003241700020261005000214');
  });
  it('a file that changes nothing asks for no such thing', async () => {
    const { server } = buka({});
    await screen.findByRole('heading', { level: 1, name: 'RPHP Ikan beku 2027' });
    expect(server.kepada('GET /nk/v2/data-nk/jsonPerubahan')).toHaveLength(0);
  });

  it('a remark that the sentence carries already is not said twice', async () => {
    const [awal] = RIWAYAT;
    const tolak = {
      ...awal,
      urut: 3,
      peristiwa: 'tolak',
      kalimat: 'KKP menolak. Pasokan cukup.',
      catatan: 'Pasokan cukup.',
    };
    const batal = {
      ...awal,
      urut: 4,
      peristiwa: 'batalkan',
      kalimat: 'Anda membatalkan pengajuan.',
      catatan: 'Salah tahun',
    };
    buka({}, { 'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses([tolak, batal]) });
    const cerita = within(await screen.findByRole('region', { name: 'Perjalanan berkas' }));
    await waitFor(() =>
      expect(cerita.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
        'Anda membatalkan pengajuan. Salah tahunSenin 16 November, 14.12 WIB',
        'KKP menolak. Pasokan cukup.Senin 16 November, 14.12 WIB',
      ]),
    );
  });

  it('LAYAR-03 shows request, ministry, meeting and final with the reason of each cut, and the ministry decision', async () => {
    const potongan = [
      {
        level: 'kl' as const,
        oleh: 'KKP',
        kd_alasan: 'A03',
        ur_alasan: 'Kapasitas tidak mendukung',
        alasan: 'Ruang beku 300 ton.',
        dari: '400',
        ke: '300',
      },
    ];
    buka({
      kd_status_pengajuan: '51',
      baris: [baris({ jml_kl: '300', jml_rakornis: '300', jml_penetapan: '300', potongan })],
      jumlah_baris: 1,
      jml_total: '400',
    });
    const tabel = within(await screen.findByRole('table'));
    expect(tabel.getByRole('row', { name: /Salmon atlantik.*400 dikurangi menjadi 300 300 300/ })).toBeInTheDocument();
    expect(tabel.getByText('Dikurangi 100 oleh KKP. A03 Kapasitas tidak mendukung.')).toBeInTheDocument();
    expect(tabel.getByText('Ruang beku 300 ton.')).toBeInTheDocument();
    expect(tabel.getByRole('row', { name: 'Jumlah 400 300 300 300' })).toBeInTheDocument();
    expect(await screen.findByText('Disetujui oleh pejabat pemutus')).toBeInTheDocument();
  });

  it('shows the whole header of the form: names beside codes, numbers with their unit, blanks as a dash', async () => {
    const awal = detail();
    const kepala = {
      jenis_pelaku: 'PEDAGANG',
      alamat_pabrik: 'Jalan Contoh 1',
      kbli: '46206',
      ur_kbli: 'Perdagangan Besar Hasil Perikanan',
      kantor_pabean: '040300',
      ur_kantor_pabean: 'KPU BC Tipe A Tanjung Priok',
      stok_awal: '1250.5',
    };
    const isian = isianKelompok(layanan('01').formulir, '032').map(({ untuk, ...i }) =>
      untuk ? { ...i, untuk: [...untuk] } : i,
    );
    buka({
      json_simpan: { ...awal.json_simpan, kepala },
      formulir: {
        ...awal.formulir,
        langkah: layanan('01').formulir.langkah.map(({ kode, nama }) => ({ kode, nama })),
        isian,
        satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }],
      },
    });
    const bagian = within(await screen.findByRole('region', { name: 'Data permohonan' }));
    const isi = (nama: string) =>
      within(bagian.getByRole('region', { name: nama }))
        .getAllByRole('term')
        .map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);
    expect(isi('Perusahaan')).toEqual([
      'Jenis pelaku usaha: Pedagang (API-U)',
      'Tujuan penggunaan: -',
      'Alamat tempat usaha: Jalan Contoh 1',
      'Nama penanggung jawab: -',
      'Jabatan: -',
      'Telepon: -',
      'Surel: -',
      'KBLI kegiatan usaha: 46206 – Perdagangan Besar Hasil Perikanan',
      'Kantor pabean pemasukan: 040300 – KPU BC Tipe A Tanjung Priok',
      'Keterangan: -',
    ]);
    expect(isi('Produksi dan kapasitas')).toEqual([
      'Stok awal tahun: 1.250,5 ton',
      'Pasokan dari dalam negeri: -',
      'Kebutuhan setahun: -',
      'Realisasi impor tahun lalu: -',
      'Catatan kewajaran jumlah: -',
    ]);
  });

  it('a draft nobody has filled in shows no empty header', async () => {
    buka({ kd_status_pengajuan: '00' });
    await screen.findByRole('region', { name: 'Perjalanan berkas' });
    expect(screen.queryByRole('region', { name: 'Data permohonan' })).not.toBeInTheDocument();
  });

  it('LAYAR-03 shows the rejection note with code, legal ground and advice', async () => {
    buka({
      kd_status_pengajuan: '90',
      keterangan_tolak: {
        kd_alasan: 'A01',
        ur_alasan: 'Dokumen tidak sah',
        alasan: 'Tanda tangan tidak cocok.',
        dasar_hukum: 'Permen KP 6/2023',
        saran: 'Ajukan lagi.',
        butir: [],
        oleh: 'KKP',
        tanggal: '2026-11-18T10:00:00+07:00',
      },
    });
    const tolak = await screen.findByRole('region', { name: 'Alasan penolakan' });
    expect(tolak).toHaveTextContent(
      /A01 Dokumen tidak sah\. Tanda tangan tidak cocok\..*Dasar hukum: Permen KP 6\/2023\..*Saran: Ajukan lagi\./,
    );
  });

  const dok = {
    kd_dokumen: 'x',
    nomor: null,
    tanggal: null,
    berlaku_sampai: null,
    ukuran: 2048,
    mime: 'application/pdf',
    asal: 'PEMOHON' as const,
    created_at: '2026-11-16T10:00:00+07:00',
  };
  it('offers documents for download only when they are ready', async () => {
    buka({
      dokumen: [
        { ...dok, id: 'd1', nama_dokumen: 'SKP', nama_file: 'skp.pdf', status: 'READY', url: '/berkas/d1' },
        { ...dok, id: 'd2', nama_dokumen: 'LHV', nama_file: 'lhv.pdf', status: 'PENDING', url: '/berkas/d2' },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Unduh SKP' })).toHaveAttribute('href', '/berkas/d1');
    expect(screen.queryByRole('link', { name: 'Unduh LHV' })).not.toBeInTheDocument();
    expect(screen.getByText(/masih diperiksa/)).toBeInTheDocument();
  });

  it('sends to the own address what the portal has issued, and says where it goes', async () => {
    const terima = { ...dok, id: 'd3', nama_dokumen: 'Tanda terima', nama_file: 'tt.pdf', url: '/berkas/d3' };
    const { server } = buka(
      { dokumen: [{ ...terima, status: 'READY', asal: 'PORTAL' }, { ...dok, id: 'd1', nama_dokumen: 'SKP', nama_file: 'skp.pdf', status: 'READY', url: '/berkas/d1' }] }, // prettier-ignore
      { 'POST /berkas/d3/surel': sukses({ surel: 'ratna@nusaboga.example' }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Kirim Tanda terima ke surel saya' }));
    expect(
      await screen.findByText('Dokumen dikirim ke ratna@nusaboga.example, paling banyak sekali sehari'),
    ).toBeInTheDocument();
    expect(server.kepada('POST /berkas/d3/surel')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Kirim SKP ke surel saya' })).not.toBeInTheDocument();
  });

  it('keeps an unavailable action visible with its reason', async () => {
    buka({
      aksi_tersedia: [aksi('batalkan', 'Batalkan pengajuan', 'Status berkas saat ini tidak mengizinkan tindakan ini')],
    });
    expect(await screen.findByText('Status berkas saat ini tidak mengizinkan tindakan ini')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Batalkan pengajuan' })).not.toBeInTheDocument();
  });

  it('shows a returned file with its remarks and leads into the form', async () => {
    const { router } = buka({
      kd_status_pengajuan: '25',
      perbaikan: { ke: 1, tenggat: '2026-11-27T23:59:59+07:00', butir: 1 },
      aksi_tersedia: [aksi('simpan', 'Ubah isian')],
      catatan: [
        {
          id: 'c',
          putaran: 1,
          langkah: 'barang',
          id_baris: '734',
          baris: 34,
          kd_field: 'pelabuhan_tujuan',
          label: 'Pelabuhan',
          kd_alasan: 'A02',
          ur_alasan: 'Data tidak sesuai SIINas/OSS',
          catatan: 'Di OSS Ciwandan.',
          jawaban: null,
          oleh: 'KKP',
          waktu: '2026-11-18T15:22:00+07:00',
        },
      ],
    });
    expect(await screen.findByText('Baris 34, Pelabuhan')).toBeInTheDocument();
    expect(screen.getByText('perbaikan ke-1 dari paling banyak 3')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Jawab 1 butir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengajuan/7/ubah'));
  });

  it('tells a file that is not there from a failure of the server (GALAT-04)', async () => {
    buka({}, { 'GET /nk/v2/data-nk/get': gagal(404, 'Data tidak ditemukan') });
    expect(await screen.findByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeInTheDocument();
  });
});
