import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { pasangServer, sesi, sukses } from '../../test-server';

const DAFTAR = 'GET /nk/v2/data-nk/rki/monitoring-pengajuan';
const REKAP = `${DAFTAR}/rekap`;
const BARU = `${DAFTAR}/keputusan`;
const baris = (kd_rekom: string, kd_status_pengajuan: string, n: number, tenggat: string | null = null) => ({
  ...{ kd_ga: '019', tahun: 2027, kd_rekom, kd_status_pengajuan, n, lewat: tenggat !== null, tenggat },
});
const rekap = sukses({
  pada: '2026-11-20T07:31:00Z',
  baris: [
    baris('01', '21', 12),
    baris('01', '21', 3, '2026-11-16T08:00:00Z'),
    baris('01', '40', 2758),
    baris('07', '50', 38),
  ],
});
const satuMeja = (meja: string, berkas: number, lewat: number, selesai = 0, median?: number, p90?: number) => ({
  ...{ meja, berkas, lewat, selesai, median_hari: median ?? null, p90_hari: p90 ?? null },
});
const waktuMeja = {
  ...{ pada: '2026-11-20T07:30:00Z', jangka_hari: 90 },
  meja: [
    satuMeja('antrean', 40, 0, 310, 0, 1),
    satuMeja('verifikator', 15, 3, 300, 2, 5),
    satuMeja('koordinator', 4, 0, 280, 1, 3),
    satuMeja('pejabat', 0, 0),
    satuMeja('pemohon', 1200, 7, 22, 4, 9),
  ],
};
const garis = (kd_komoditas: string, pasokan: string, kebutuhan: string, selisih: string) => ({
  ...{ id: kd_komoditas, kunci: kd_komoditas, tahun: 2027, arah: 'impor', kd_komoditas, satuan: 'TNE', elemen: {} },
  ...{ jml_pasokan: pasokan, jml_kebutuhan: kebutuhan, selisih, plafon: '0', ditetapkan: '0', angka: [] },
});
function buka(
  peran: Parameters<typeof sesi>[0],
  meja: object = waktuMeja,
  lain: Parameters<typeof pasangServer>[0] = {},
) {
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [DAFTAR]: sukses([], { page: 1, limit: 25, total: 0 }),
    [REKAP]: rekap,
    [`${DAFTAR}/waktu-meja`]: sukses(meja),
    [BARU]: sukses({ sejak: '2026-11-13T17:00:00Z', penuh: 0, sebagian: 0, ditolak: 0, terbaru: [] }),
    'GET /api/ref/v2/ga': sukses([{ kodeGA: '019', GA: 'Kementerian Perindustrian', status: 1 }]),
    'GET /nk/v2/data-nk/rki/supply-demand/pengajuan': sukses([
      garis('021', '500', '400', '100'),
      garis('015', '2000', '5450', '-3450'),
    ]),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
beforeEach(() => {
  window.location.hash = '#/pemantauan';
});

const capaian = {
  ...{ tahun: 2026, sampai: '102026', pada: '2026-11-20T07:31:00Z' },
  baris: [
    {
      ...{ kd_komoditas: '015', ur_komoditas: 'Gula', satuan: 'TNE', ur_satuan: 'ton' },
      ...{
        ditetapkan: '3360000',
        terbit: '3248300',
        terealisasi: '2918200',
        rencana: '3300000',
        rencana_sampai: '2800000',
      },
      ...{ persen_terbit: 96.7, persen_realisasi: 86.9, persen_rencana: 84.8, poin: 2.1, tertinggal: false },
    },
  ],
};
const rapatBerikut = {
  ...{ id_rakor: '7', tahun: 2027, judul: 'Rakornis ke-2', tanggal: '2026-11-24', no_ba: null, ur_jenis: 'Rakornis' },
  ...{ kd_status: '10', ur_status: 'Dijadwalkan', komoditas: ['Gula', 'Garam', 'Daging'], berkas: 12, baris: 30 },
  kurang: [
    { ur_komoditas: 'Gula', garis: 0, tanpa_plafon: 0, tanpa_pasokan: 0, tanpa_kebutuhan: 0 },
    { ur_komoditas: 'Garam', garis: 3, tanpa_plafon: 2, tanpa_pasokan: 1, tanpa_kebutuhan: 0 },
    { ur_komoditas: 'Daging', garis: 1, tanpa_plafon: 0, tanpa_pasokan: 1, tanpa_kebutuhan: 1 },
  ],
};
describe('where the nation stands', () => {
  const PENGGANTI = {
    'GET /api/buku/capaian': sukses(capaian),
    'GET /nk/v2/rakor': sukses([rapatBerikut], { page: 1, limit: 3, total: 1 }),
  };
  it('is told by commodity, of the year that is filtered for, with late files by ministry and the next meetings', async () => {
    const server = buka('MONITORING', waktuMeja, PENGGANTI);
    expect(await screen.findByRole('rowheader', { name: 'Gula ton' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: '3 berkas lewat batas layanan' })).toBeVisible();
    const tabel = screen.getByRole('table', { name: '3 berkas lewat batas layanan' });
    expect(within(tabel).getAllByRole('row')[1]).toHaveTextContent('Kementerian Perindustrian2.77333');
    expect(screen.getByText(/Terlama: Kementerian Perindustrian, 3 hari\.$/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Rakornis ke-2' })).toHaveAttribute('href', '#/rakor/7');
    expect(screen.getByText('Selasa 24 November 2026, dijadwalkan. 3 komoditas, 12 berkas.')).toBeVisible();
    expect(screen.getByText('Gula: belum ada berkas')).toBeVisible();
    expect(screen.getByText('Garam: 2 dari 3 garis tanpa plafon, 1 dari 3 garis tanpa angka pasokan')).toBeVisible();
    expect(screen.getByText('Daging: tanpa angka pasokan, tanpa angka kebutuhan')).toBeVisible();
    const tahun = () => server.kepada('GET /api/buku/capaian').at(-1)?.url.searchParams.get('tahun');
    expect(tahun()).toBe(String(new Date().getFullYear()));
    fireEvent.change(screen.getByLabelText('Tahun'), { target: { value: String(new Date().getFullYear() + 1) } });
    await waitFor(() => expect(tahun()).toBe(String(new Date().getFullYear() + 1)));
  });
  it('says that no file is late, and that no meeting is to come', async () => {
    buka('MONITORING', waktuMeja, {
      ...PENGGANTI,
      [REKAP]: sukses({ pada: '2026-11-20T07:31:00Z', baris: [baris('01', '21', 12)] }),
      'GET /nk/v2/rakor': sukses([], { page: 1, limit: 3, total: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'Tidak ada berkas lewat batas layanan' })).toBeVisible();
    expect(screen.getByText('Berkas yang berjalan menurut kementerian. Arsiran: lewat batas layanan.')).toBeVisible();
    expect(await screen.findByText('Belum ada rapat yang dijadwalkan mulai hari ini.')).toBeVisible();
  });
  it('tells what was decided in the last seven days, by how it ended, the newest with what was given', async () => {
    const satu = { idNk: '7', noAju: 'x', jnsLayanan: 'RPHP', satuan: 'TNE', waktu: '2026-11-18T03:00:00Z' };
    const server = buka('MONITORING', waktuMeja, {
      ...PENGGANTI,
      [BARU]: sukses({
        ...{ sejak: '2026-11-13T17:00:00Z', penuh: 1043, sebagian: 16, ditolak: 5 },
        terbaru: [
          {
            ...satu,
            ...{ nama_perusahaan: 'PT Satu', ur_komoditas: 'Ikan', hasil: 'sebagian' },
            ...{ diminta: '2250', diberikan: '1800' },
          },
          {
            ...satu,
            ...{ idNk: '8', nama_perusahaan: 'PT Dua', ur_komoditas: 'Gula', hasil: 'ditolak' },
            ...{ diminta: '300', diberikan: '0' },
          },
        ],
      }),
    });
    const kartu = within(await screen.findByRole('region', { name: '1.064 keputusan tujuh hari terakhir' }));
    expect(within(kartu.getByRole('list', { name: 'Menurut hasil' })).getAllByRole('listitem').map((b) => b.textContent)) // prettier-ignore
      .toEqual(['1.043 penuh', '16 sebagian', '5 ditolak']);
    expect(kartu.getByText('RPHP Ikan, 1.800 dari 2.250 ton. 18 November 2026, 10.00 WIB.')).toBeVisible();
    expect(kartu.getByText('RPHP Gula, 300 ton ditolak. 18 November 2026, 10.00 WIB.')).toBeVisible();
    expect(kartu.getByRole('link', { name: 'PT Satu' })).toHaveAttribute('href', '#/pengajuan/7/show');
    fireEvent.change(screen.getByLabelText('Kementerian'), { target: { value: '019' } });
    await waitFor(() => expect(server.kepada(BARU).at(-1)?.url.searchParams.get('kl')).toBe('019'));
  });
  it('is told to an eselon user as far as he was given it', async () => {
    const elemen = (kode: string) => ({ kode, nama: kode, uraian: kode, tautan: '/konsol/#/pemantauan', urut: 1 });
    const server = buka('ESELON', waktuMeja, {
      ...PENGGANTI,
      'GET /nk/v2/data-nk/ref/tableau-value': sukses([elemen('rapat')]),
    });
    expect(await screen.findByRole('link', { name: 'Rakornis ke-2' })).toBeVisible();
    expect(server.kepada('GET /api/buku/capaian')).toEqual([]);
  });
});

describe('monitoring (LAYAR-05)', () => {
  it('LAYAR-05 is headed by what is counted, with the time of the count', async () => {
    buka('MONITORING');
    expect(await screen.findByRole('heading', { name: '2.811 berkas, 2.758 menunggu rapat' })).toBeVisible();
    expect(
      screen.getByText('38 keputusan berlaku, 3 berkas lewat batas layanan. Angka per 20 November 2026, 14.31 WIB.'),
    ).toBeVisible();
  });
  it('LAYAR-05 asks the server by ministry, process, service, year, identity, number and name', async () => {
    const server = buka('MONITORING');
    await screen.findByRole('option', { name: 'Kementerian Perindustrian' });
    const terakhir = () => Object.fromEntries(server.kepada(DAFTAR).at(-1)?.url.searchParams ?? []);
    for (const [label, nilai, kunci] of [
      ['Kementerian', '019', 'kl'],
      ['Proses', '40', 'proses'],
      ['Layanan', '07', 'ijin_rekom'],
      ['Tahun', String(new Date().getFullYear()), 'tahun_takwim'],
      ['NIB atau NPWP', '9120001234567', 'identitas'],
      ['Nomor aju', '000052', 'no_aju'],
      ['Perusahaan', 'Nusa', 'nama_perusahaan'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: nilai } });
      await waitFor(() => expect(terakhir()).toMatchObject({ [kunci]: nilai }));
    }
    expect(terakhir()).toMatchObject({ kl: '019', proses: '40', no_aju: '000052', page: '1' });
    fireEvent.click(screen.getByRole('button', { name: 'Kosongkan saringan' }));
    await waitFor(() => expect(screen.getByLabelText('Proses')).toHaveValue(''));
    expect(screen.getByLabelText('Nomor aju')).toHaveValue('');
  });
  it('every picture is a table for whoever cannot see it, and for whoever asks', async () => {
    buka('MONITORING');
    const meja = await screen.findByRole('table', { name: 'Menunggu rapat memegang 2.758 berkas' });
    expect(
      within(meja)
        .getAllByRole('row')
        .map((r) => r.textContent),
    ).toEqual(['MejaBerkasLewat batas', 'Verifikator153', 'Menunggu rapat2.7580']);
    const neraca = await screen.findByRole('table', { name: /kurang 3\.450 ton$/ });
    expect(within(neraca).getAllByRole('row')).toHaveLength(3);
    expect(meja.parentElement).toHaveClass('sn-sr');
    fireEvent.click(screen.getAllByRole('button', { name: 'Tabel' })[2]!);
    expect(meja.parentElement).not.toHaveClass('sn-sr');
  });
  it('LAYAR-05 tells how long files stay at each desk and what waits there, as a picture and as a table', async () => {
    const server = buka('MONITORING');
    const nama = 'Paling lama di meja perusahaan, median 4 hari kerja';
    const kartu = await screen.findByRole('region', { name: nama });
    expect(kartu).toHaveTextContent(
      'Hari kerja berkas di satu meja, dari yang selesai di sana selama 90 hari. Dihitung 20 November 2026, 14.30 WIB.',
    );
    const tabel = within(kartu).getByRole('table', { name: nama });
    expect(
      within(tabel)
        .getAllByRole('row')
        .map((r) => [...r.children].map((s) => s.textContent).join('|')),
    ).toEqual([
      'Meja|Median (hari kerja)|9 dari 10 (hari kerja)|Selesai|Menunggu|Lewat batas',
      'Antre diambil|0|1|310|40|0',
      'Verifikator|2|5|300|15|3',
      'Koordinator|1|3|280|4|0',
      'Pejabat|-|-|0|0|0',
      'Perusahaan|4|9|22|1.200|7',
    ]);
    expect(tabel.parentElement).toHaveClass('sn-sr');
    fireEvent.click(within(kartu).getByRole('button', { name: 'Tabel' }));
    expect(tabel.parentElement).not.toHaveClass('sn-sr');
    fireEvent.change(screen.getByLabelText('Layanan'), { target: { value: '07' } });
    await waitFor(() =>
      expect(server.kepada(`${DAFTAR}/waktu-meja`).at(-1)?.url.searchParams.get('ijin_rekom')).toBe('07'),
    );
  });
  it('says that stays were never counted', async () => {
    const belum = waktuMeja.meja.map((m) => ({ ...m, selesai: 0, median_hari: null, p90_hari: null }));
    const server = buka('MONITORING', { pada: null, jangka_hari: 90, meja: belum });
    expect(await screen.findByRole('region', { name: 'Waktu per meja' })).toHaveTextContent(
      'Lama berkas di meja belum dihitung. Yang menunggu sekarang sudah.',
    );
    expect(server.kepada(`${DAFTAR}/waktu-meja`)).not.toHaveLength(0);
  });
  it('opens what was exported, and asks for the list as it is filtered', async () => {
    const ada = { id: '7', nama: 'monitoring pengajuan', format: 'xlsx', status: 'SIAP', baris: 12, pesan: null };
    const saat = { url: '/api/ekspor/7/unduh', dibuat: '2026-11-20T07:31:00Z', berlaku_sampai: '2026-11-21T07:31:00Z' };
    const server = buka('MONITORING', waktuMeja, {
      'GET /api/ekspor': sukses([{ ...ada, ...saat }]),
      'POST /api/ekspor': sukses({ ...ada, ...saat }),
    });
    await screen.findByText(/Angka per/);
    fireEvent.change(screen.getByLabelText('Layanan'), { target: { value: '07' } });
    await waitFor(() => expect(server.kepada(DAFTAR).at(-1)?.url.searchParams.get('ijin_rekom')).toBe('07'));
    fireEvent.click(screen.getByRole('button', { name: 'Ekspor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ekspor daftar' });
    expect(await within(dialog).findByText(/12 baris, dapat diunduh sampai/)).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buat berkas' }));
    await waitFor(() =>
      expect(server.kepada('POST /api/ekspor').at(-1)?.isi).toMatchObject({
        daftar: 'monitoring',
        saring: { ijin_rekom: '07' },
      }),
    );
  });
  it('a ministry chooses no other; an eselon starts here', async () => {
    window.location.hash = '#/';
    buka('ESELON');
    await screen.findByText(/Angka per/);
    expect(screen.queryByLabelText('Kementerian')).toBeNull();
    expect(window.location.hash).toMatch(/^#\/pemantauan/);
  });

  describe('PERAN-03 an eselon user has the parts that he was given', () => {
    const SAYA = 'GET /nk/v2/data-nk/ref/tableau-value';
    const filter = (kd_status: string) => `?filter=${encodeURIComponent(JSON.stringify({ kd_status }))}`;
    const bagian = (kode: string, nama: string, tautan: string, urut = 0) => ({
      ...{ kode, nama, uraian: `Uraian ${nama}`, tautan, urut },
    });
    const RAKOR = bagian('rakor', 'Menunggu rakor', `/konsol/#/berkas${filter('40,42')}`);
    const VERIFIKASI = bagian('verifikasi', 'Di kementerian', `/konsol/#/berkas${filter('21,22')}`);
    it('lists with their figures, which no filter of the page changes, and the pictures that were ticked', async () => {
      window.location.hash = `#/pemantauan?filter=${encodeURIComponent('{"tahun_takwim":"2027"}')}`;
      const elemen = [VERIFIKASI, RAKOR, bagian('meja', 'Berkas menurut meja', '/konsol/#/pemantauan')];
      const server = buka('ESELON', waktuMeja, { [SAYA]: sukses(elemen) });
      const daftar = within(await screen.findByRole('list', { name: 'Daftar Anda' }));
      const [a, b] = daftar.getAllByRole('listitem');
      expect(a).toHaveTextContent('15 Di kementerian3 lewat batas layanan');
      expect(b).toHaveTextContent('2.758 Menunggu rakorUraian Menunggu rakor');
      expect(daftar.getByRole('link', { name: '2.758 Menunggu rakor' })).toHaveAttribute(
        'href',
        `#/berkas${filter('40,42')}`,
      );
      expect(await screen.findByRole('heading', { name: /memegang 2.758 berkas/ })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Hasil sejauh ini' })).toBeNull();
      expect(screen.queryByRole('heading', { name: /kurang|Pasokan/ })).toBeNull();
      expect(screen.queryByText('Belum ada berkas')).toBeNull();
      expect(server.kepada(REKAP).some((r) => r.url.search === '')).toBe(true);
    });
    it('the list of files where it was given', async () => {
      buka('ESELON', waktuMeja, { [SAYA]: sukses([bagian('semua', 'Semua berkas', '/konsol/#/berkas')]) });
      expect(await screen.findByRole('link', { name: '2.811 Semua berkas' })).toHaveAttribute('href', '#/berkas');
      expect(await screen.findByText('Belum ada berkas')).toBeVisible();
      expect(screen.queryByRole('heading', { name: /memegang/ })).toBeNull();
    });
    it('nothing given is told, with who gives', async () => {
      buka('ESELON', waktuMeja, { [SAYA]: sukses([]) });
      expect(await screen.findByText('Belum ada bagian dasbor untuk Anda')).toBeVisible();
      expect(screen.getByText(/Operator LNSW/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Ekspor/ })).toBeNull();
    });
    it('nobody else is asked for his', async () => {
      const server = buka('MONITORING');
      expect(await screen.findByRole('heading', { name: 'Hasil sejauh ini' })).toBeVisible();
      expect(server.kepada(SAYA)).toEqual([]);
    });
  });
});
