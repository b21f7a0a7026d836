import { PESAN } from '@sinas/domain/pesan/pesan';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { layanan } from '@sinas/domain/layanan/daftar';
import { isianKelompok } from '@sinas/domain/formulir/formulir';
import { useParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aksi, baris, detail } from '../../test-berkas';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import type { DataRakormen, DetailBerkas, KeputusanKl, Riwayat } from '../../lib/wire';
import { Berkas } from './pages/Berkas';

const Formulir = () => <p>formulir {useParams().id}</p>;
const RUTE = [
  { path: '/pengajuan/:id', element: <Berkas /> },
  { path: '/pengajuan/:id/ubah', element: <Formulir /> },
];
const RIWAYAT: Riwayat[] = [
  {
    urut: 1,
    peristiwa: 'kirim',
    dari: '00',
    ke: '10',
    kalimat: 'Anda mengirim permohonan.',
    oleh: 'Ratna',
    peran: 'Administrator Perusahaan',
    milik_sendiri: true,
    catatan: null,
    perubahan: null,
    waktu: '2026-11-16T14:12:00+07:00',
  },
  {
    urut: 2,
    peristiwa: 'ambil',
    dari: '20',
    ke: '21',
    kalimat: 'KKP mulai memeriksa.',
    oleh: 'KKP',
    peran: 'Verifikator',
    milik_sendiri: false,
    catatan: null,
    perubahan: null,
    waktu: '2026-11-17T09:00:00+07:00',
  },
];
function buka(isi: Partial<DetailBerkas>, lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /nk/v2/data-nk/get': sukses(detail(isi)),
    'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses(RIWAYAT),
    'GET /nk/v2/data-nk/rki/pengajuan/keputusanKl/7': sukses({
      keputusan: [
        {
          level: 2,
          oleh: 'Dirjen',
          kd_keputusan: '1',
          catatan: 'Sesuai kapasitas',
          waktu: '2026-11-18T10:00:00+07:00',
        },
      ],
      rincian: [],
    } satisfies KeputusanKl),
    ...lain,
  });
  return { ...tampilkan(RUTE, '/pengajuan/7'), server };
}
/** The form of RPHP as it comes over the wire. */
const formulirRphp = () =>
  structuredClone(layanan('03').formulir) as unknown as Pick<DetailBerkas['formulir'], 'langkah' | 'isian'>;
const klik = async (nama: string) => fireEvent.click(await screen.findByRole('button', { name: nama }));

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

  it('offers documents for download only when they are ready', async () => {
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

describe('actions of the file page', () => {
  it.each([
    [
      'minta_perbaikan',
      'Ajukan perbaikan',
      'Apakah anda ingin mengajukan perbaikan?',
      'pengajuan-perbaikan',
      'Pengajuan perbaikan berhasil dilakukan',
    ],
  ] as const)(
    'PENGAJUAN-03 PENGAJUAN-08 GALAT-06 asks before %s, says that it was done, and reloads',
    async (nama, label, tanya, jalur, berhasil) => {
      const kunci = `POST /nk/v2/data-nk/rki/${jalur}/03003241700020261005000214`;
      const { server } = buka({ aksi_tersedia: [aksi(nama, label)] }, { [kunci]: sukses({ idNk: '7' }) });
      await klik(label);
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(tanya);
      expect(server.kepada(kunci)).toHaveLength(0);
      await klik('Ya');
      const hasil = await screen.findByRole('dialog', { name: 'Berhasil!' });
      expect(hasil).toHaveTextContent(berhasil);
      expect(server.kepada(kunci)[0]?.url.search).toBe('?id_nk_pengajuan=7');
      await waitFor(() => expect(server.kepada('GET /nk/v2/data-nk/get').length).toBeGreaterThan(1));
    },
  );

  it('PENGAJUAN-03 GALAT-06 a change asks first, wants a reason of the list, and opens the draft that it made', async () => {
    const kunci = 'POST /nk/v2/data-nk/rki/pengajuan-perubahan/03003241700020261005000214';
    const { server } = buka(
      { kd_status_pengajuan: '50', aksi_tersedia: [aksi('perubahan', 'Ajukan perubahan')] },
      { [kunci]: sukses({ idNk: '8' }) },
    );
    await klik('Ajukan perubahan');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Apakah anda ingin mengajukan perubahan?');
    await klik('Ya');
    expect(await screen.findByText('Pilih alasan perubahan')).toBeInTheDocument();
    expect(server.kepada(kunci)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/Alasan perubahan/), { target: { value: 'P3' } });
    fireEvent.change(screen.getByLabelText(/Keterangan/), { target: { value: ' Lini baru ' } });
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent(
      'Pengajuan perubahan berhasil dilakukan',
    );
    const [kiriman] = server.kepada(kunci);
    expect([kiriman?.url.search, JSON.parse(kiriman?.isi ?? '{}')]).toEqual([
      '?id_nk_pengajuan=7',
      { kd_alasan: 'P3', keterangan: 'Lini baru' },
    ]);
    await klik('Tutup');
    expect(await screen.findByText('formulir 8')).toBeInTheDocument();
  });

  it.each([
    ['duplikat', 'Buat salinan', '/nk/v2/data-nk/rki/pengajuan-duplicate/7', 'Salinan dibuat'],
    ['reaju', 'Ajukan ulang', '/nk/v2/pertek/reaju/7', 'Draf pengajuan ulang dibuat'],
  ] as const)('PENGAJUAN-05 PENGAJUAN-06 %s makes a draft and opens it', async (nama, label, jalur, berhasil) => {
    const kunci = `POST ${jalur}`;
    const { server } = buka({ aksi_tersedia: [aksi(nama, label)] }, { [kunci]: sukses({ idNk: '9' }) });
    await klik(label);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent(berhasil);
    expect(server.kepada(kunci)).toHaveLength(1);
    await klik('Tutup');
    expect(await screen.findByText('formulir 9')).toBeInTheDocument();
  });

  it('T22 a change that cannot be asked for stays visible with its reason', async () => {
    buka({
      kd_status_pengajuan: '50',
      aksi_tersedia: [aksi('perubahan', 'Ajukan perubahan', PESAN['turunan.jendela_ubah_tutup'])],
    });
    expect(await screen.findByText('Jadwal perubahan untuk komoditas dan tahun ini sudah tutup')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
  });

  it('GALAT-06 does nothing after Tidak', async () => {
    const { server } = buka({ aksi_tersedia: [aksi('minta_perbaikan', 'Ajukan perbaikan')] });
    await klik('Ajukan perbaikan');
    await klik('Tidak');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.panggilan.filter((p) => p.request.method === 'POST')).toHaveLength(0);
  });

  it("GALAT-06 shows the server's message when it refuses, and PENGAJUAN-11 clears the loading state", async () => {
    const kunci = 'POST /nk/v2/data-nk/rki/pengajuan-perbaikan/03003241700020261005000214';
    buka(
      { aksi_tersedia: [aksi('minta_perbaikan', 'Ajukan perbaikan')] },
      { [kunci]: gagal(409, 'Perbaikan paling banyak tiga kali') },
    );
    await klik('Ajukan perbaikan');
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent(
      'Perbaikan paling banyak tiga kali',
    );
    await klik('Tutup');
    expect(await screen.findByRole('button', { name: 'Ajukan perbaikan' })).toBeEnabled();
  });

  it("PENGAJUAN-04 resends a failed delivery; GALAT-05 'Data Berhasil Dikirim'", async () => {
    const kunci = 'POST /nk/v2/data-nk/resendRKI/7';
    const { server } = buka(
      {
        kd_status_pengajuan: '11',
        ket_integrasi: 'Sistem KKP tidak menjawab.',
        aksi_tersedia: [aksi('kirim_ulang', 'Kirim ulang ke K/L')],
      },
      { [kunci]: sukses(null) },
    );
    expect(await screen.findByText(/Sistem KKP tidak menjawab\./)).toBeInTheDocument();
    fireEvent.click(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })[0]!);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Data Berhasil Dikirim');
    expect(server.kepada(kunci)[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

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

  it("GALAT-02 says 'Data Gagal Dikirim' and why", async () => {
    buka(
      { ket_integrasi: 'x', aksi_tersedia: [aksi('kirim_ulang', 'Kirim ulang ke K/L')] },
      { 'POST /nk/v2/data-nk/resendRKI/7': gagal(409, 'Kirim ulang baru dapat dilakukan setelah 5 menit') },
    );
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })[1]!);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent(
      'Data Gagal DikirimKirim ulang baru dapat dilakukan setelah 5 menit',
    );
  });

  it('asks for a reason before it withdraws a file', async () => {
    const { server } = buka(
      { aksi_tersedia: [aksi('batalkan', 'Batalkan pengajuan')] },
      { 'POST /nk/v2/data-nk/batalkan/7': sukses(null) },
    );
    await klik('Batalkan pengajuan');
    await klik('Ya');
    expect(screen.getByText('Alasan wajib diisi')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: /Alasan/ }), { target: { value: 'Salah komoditas' } });
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Pengajuan dibatalkan');
    expect(JSON.parse(server.kepada('POST /nk/v2/data-nk/batalkan/7')[0]?.isi ?? '{}')).toEqual({
      versi: 3,
      alasan: 'Salah komoditas',
    });
  });
});
