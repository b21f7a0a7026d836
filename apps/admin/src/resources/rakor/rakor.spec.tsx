import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { rapatUji, TOMBOL } from '../../test-rapat';
import { buka, R, siapkan } from '../../test-rapat-layar';
import { pasangServer, sesi, sukses } from '../../test-server';

beforeEach(siapkan);

describe('meetings as a list', () => {
  it('filters go into the question, and a meeting says its state and its files', async () => {
    window.location.hash = '#/rakor';
    const server = pasangServer({
      'GET /api/sesi': sesi('SEKRE_RAKOR'),
      [`GET ${R}`]: sukses([rapatUji()], { total: 1 }),
    });
    const user = userEvent.setup();
    render(<Konsol />);
    const baris = await screen.findByRole('row', { name: /Rakor Menteri gula/ });
    expect(within(baris).getByText('Berlangsung')).toBeVisible();
    expect(within(baris).getByRole('link', { name: 'Rakor Menteri gula' })).toHaveAttribute('href', '#/rakor/9');
    await user.selectOptions(screen.getByLabelText('Jenis'), '2');
    await user.type(screen.getByLabelText('Judul atau nomor berita acara'), 'gula{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(server.kepada(`GET ${R}`).at(-1)?.url.searchParams ?? [])).toMatchObject({
        ...{ jenis: '2', keyword: 'gula', page: '1' },
      }),
    );
  });
  it('a technical meeting is made at its own address; what is lacking is told first', async () => {
    window.location.hash = '#/rakor';
    const server = pasangServer({
      'GET /api/sesi': sesi('SEKRE_RAKOR'),
      [`GET ${R}`]: sukses([], { total: 0 }),
      'POST /nk/v2/rakornis': sukses(rapatUji({ jenis: 1, kd_status: '10' })),
    });
    const user = userEvent.setup();
    render(<Konsol />);
    await user.click((await screen.findAllByRole('button', { name: 'Buat rapat' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat rapat' }));
    await user.selectOptions(dialog.getByLabelText('Jenis rapat'), '1');
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    expect(dialog.getByText('Tulis judul rapat')).toBeVisible();
    expect(dialog.getByText('Tulis tanggal rapat, misalnya 9 Desember 2026')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Judul/ }), 'Rakornis gula');
    await user.type(dialog.getByRole('textbox', { name: /^Tanggal/ }), '9-12-2026');
    await user.clear(dialog.getByRole('textbox', { name: /^Mulai/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Mulai/ }), '9.30');
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    await waitFor(() => expect(server.menulis()[0]?.isi).toMatchObject({ tanggal: '2026-12-09', jam_mulai: '09:30' }));
    expect(server.kepada(`POST ${R}`)).toHaveLength(0);
  });
  it('the start page of who leads meetings says what waits for one, and begins a meeting about it', async () => {
    window.location.hash = '#/rakor';
    const garam = {
      ...{ jenis: 1, ur_jenis: 'Rakornis', tahun: 2027, kd_komoditas: '0142', ur_komoditas: 'Garam', rencana: false },
      ...{ berkas: 1204, sejak: '2026-09-18T03:00:00Z' },
    };
    const rencana = { ...garam, jenis: 2, ur_jenis: 'Rakor Menteri', rencana: true, berkas: 3 };
    pasangServer({
      'GET /api/sesi': sesi('SEKRE_RAKOR'),
      [`GET ${R}`]: sukses([], { total: 0 }),
      [`GET ${R}/ikhtisar`]: sukses([garam, rencana]),
    });
    const user = userEvent.setup();
    render(<Konsol />);
    expect(await screen.findByRole('heading', { level: 1, name: '1.207 berkas menunggu agenda rapat' })).toBeVisible();
    const [satu, dua] = within(screen.getByRole('region', { name: /menunggu agenda/ }))
      .getAllByRole('row')
      .slice(1);
    expect(satu).toHaveTextContent(/Garam.*Rakornis.*2027.*1\.204.*18 September 2026/);
    const alamat = (baris: HTMLElement | undefined): string =>
      decodeURIComponent(
        within(baris as HTMLElement)
          .getByRole('link')
          .getAttribute('href') ?? '',
      );
    expect(alamat(satu)).toContain('#/berkas?');
    expect(alamat(satu)).toContain('"kd_komoditas":"0142","kd_status":"40","tahun":"2027"');
    expect(alamat(dua)).toContain('#/rencana?');
    expect(alamat(dua)).toContain('"kd_status":"42"');
    await user.click(within(satu as HTMLElement).getByRole('button', { name: 'Buat Rakornis Garam 2027' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat rapat' }));
    expect(dialog.getByLabelText('Jenis rapat')).toHaveValue('1');
    expect(dialog.getByLabelText('Tahun neraca')).toHaveValue('2027');
    expect(dialog.getByRole('textbox', { name: /^Judul/ })).toHaveValue('Rakornis Garam 2027');
  });
  it('goes by a column both ways', async () => {
    window.location.hash = '#/rakor';
    const server = pasangServer({
      'GET /api/sesi': sesi('MONITORING'),
      [`GET ${R}`]: sukses([rapatUji()], { total: 1 }),
    });
    const user = userEvent.setup();
    render(<Konsol />);
    const terakhir = () => server.kepada(`GET ${R}`).at(-1)?.url.searchParams;
    expect(await screen.findByRole('columnheader', { name: /Tanggal/ })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Berkas' }));
    await waitFor(() => expect([terakhir()?.get('sort'), terakhir()?.get('order')]).toEqual(['berkas', 'desc']));
    await user.click(screen.getByRole('button', { name: 'Berkas' }));
    await waitFor(() => expect(terakhir()?.get('order')).toBe('asc'));
    expect(server.kepada(`GET ${R}/ikhtisar`)).toEqual([]);
  });
  it('who only reads makes no meeting', async () => {
    window.location.hash = '#/rakor';
    pasangServer({ 'GET /api/sesi': sesi('KOORDINATOR'), [`GET ${R}`]: sukses([], { total: 0 }) });
    render(<Konsol />);
    expect(await screen.findByText('Belum ada rapat')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buat rapat' })).toBeNull();
  });
});

describe('a meeting without an agenda', () => {
  it('says what comes first', async () => {
    buka('SEKRE_RAKOR', rapatUji({ agenda: [] }));
    expect(await screen.findByText('Agenda rapat masih kosong')).toBeVisible();
  });
});

describe('steps of a meeting', () => {
  it('calling it off asks why', async () => {
    const { server, user } = buka('SEKRE_RAKOR', rapatUji({ kd_status: '20', tombol: [TOMBOL.batal] }), {
      [`POST ${R}/langkah/9`]: sukses(rapatUji({ kd_status: '80', tombol: [] })),
    });
    await user.click(await screen.findByRole('button', { name: 'Batalkan rapat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan rapat' }));
    expect(dialog.getByText(/3 berkas di agenda kembali menunggu/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Batalkan rapat' }));
    expect(dialog.getByText('Tulis alasannya')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Menteri berhalangan');
    await user.click(dialog.getByRole('button', { name: 'Batalkan rapat' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${R}/langkah/9`)[0]?.isi).toEqual({
        ...{ aksi: 'batal', versi: 12, alasan: 'Menteri berhalangan' },
      }),
    );
  });
  it('nobody finalises without the statement', async () => {
    const { server, user } = buka(
      'KOORDINATOR',
      rapatUji({ kd_status: '40', boleh_isi: false, tombol: [TOMBOL.final] }),
      {
        'GET /api/bukti': sukses({ cara: ['sandi'] }),
        [`POST ${R}/final/disclaimer`]: sukses(rapatUji({ kd_status: '50', tombol: [] })),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Finalkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finalkan berita acara' }));
    await user.type(dialog.getByLabelText(/Kata sandi Anda/), 'rahasia');
    await user.click(dialog.getByRole('button', { name: 'Finalkan' }));
    expect(dialog.getByText('Centang pernyataan akhir dahulu')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^Dengan ini saya menyatakan/ }));
    await user.click(dialog.getByRole('button', { name: 'Finalkan' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${R}/final/disclaimer`)[0]?.isi).toMatchObject({
        setuju: true,
        versi: 12,
        id_rakor: '9',
      }),
    );
  });
  it('signing names the version that was read, and a failure stands beside the name', async () => {
    const gilir = rapatUji({
      ...{ kd_status: '50', boleh_isi: false, no_ba: 'BA-1/RAKORMEN/XII/2026', tombol: [TOMBOL.tanda_tangan] },
    });
    const [hari, rekso] = gilir.penanda_tangan;
    if (!hari || !rekso) throw new Error('penanda');
    const penanda_tangan = [
      { ...hari, status: 'DITANDATANGANI' as const, waktu: '2026-12-09T05:00:00Z' },
      { ...rekso, status: 'GAGAL' as const, ket: 'Frasa salah', giliran_anda: true },
    ];
    const { server, user } = buka(
      'KOORDINATOR',
      { ...gilir, penanda_tangan },
      { 'GET /api/bukti': sukses({ cara: ['sandi'] }), [`POST ${R}/sign-doc/9`]: sukses(gilir) },
      '?bagian=versi',
    );
    expect(await screen.findByText('Frasa salah')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Coba tanda tangani lagi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tanda tangani berita acara' }));
    await user.type(dialog.getByLabelText(/Frasa sandi sertifikat/), 'frasa');
    await user.type(dialog.getByLabelText(/Kata sandi Anda/), 'rahasia');
    await user.click(dialog.getByRole('button', { name: 'Tanda tangani' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${R}/sign-doc/9`)[0]?.isi).toMatchObject({ versi_ba: 1, frasa: 'frasa' }),
    );
  });
  it('the way of the result to the files is counted', async () => {
    buka(
      'KOORDINATOR',
      rapatUji({ kd_status: '60', terap: { menunggu: 4, selesai: 5, gugur: 1 }, tombol: [] }),
      {},
      '?bagian=versi',
    );
    expect(
      await screen.findByText(/5 dari 10 berkas sudah menerima hasilnya. Halaman ini boleh ditinggalkan./),
    ).toHaveTextContent('1 berkas tidak lagi menunggu hasil rapat ini.');
  });
  it('history is told in words', async () => {
    const baris = { urut: 1, nama: 'Maya', waktu: '2026-12-09T03:00:00Z', catatan: null };
    const sebelum = { seri: 2, penetapan: '300', tunda: false };
    buka(
      'SEKRE_RAKOR',
      rapatUji(),
      {
        [`GET ${R}/riwayat/9`]: sukses(
          [{ ...baris, peristiwa: 'bahas', sebelum, sesudah: { ...sebelum, penetapan: '250.5' } }],
          { total: 1 },
        ),
      },
      '?bagian=riwayat',
    );
    expect(await screen.findByText('Maya')).toBeVisible();
    expect(screen.getByText(/menetapkan baris 2: 300 menjadi 250,5/)).toBeVisible();
  });
});

describe('the year of meetings', () => {
  it('lines through their meetings, as a picture that is a table, and permits that were granted', async () => {
    window.location.hash = '#/rakor/dashboard?tahun=2027';
    pasangServer({
      'GET /api/sesi': sesi('KOORDINATOR'),
      [`GET ${R}/dashboard`]: sukses({
        tahun: 2027,
        rapat: [{ jenis: 2, ur_jenis: 'Rakor Menteri', kd_status: '70', ur_status: 'Selesai', banyak: 1 }],
        garis: [
          {
            ...{ kunci: 'a', kd_komoditas: '015', ur_komoditas: 'Gula', uraian: 'Gula mentah', satuan: 'KGM' },
            ...{ satuan_lazim: 'TNE', usulan: '1200000', rekomendasi: '900000', rekomendasi_rakornis: '900000' },
            ...{ penetapan: '600000', tahun_lalu: '700000', selisih_tahun: '-100000' },
          },
        ],
      }),
      [`GET ${R}/approved-permit`]: sukses([], { total: 0 }),
    });
    render(<Konsol />);
    const baris = await screen.findByRole('row', { name: /^Gula mentah, ton/ });
    expect(baris).toHaveTextContent('1.200900900600700−100');
    expect(screen.getByRole('link', { name: '1 Rakor Menteri' })).toHaveAttribute(
      'href',
      '#/rakor?tahun=2027&jenis=2&status=70',
    );
    expect(await screen.findByText('Belum ada izin disetujui')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Perusahaan atau awal nomor' }), 'gula');
    expect(await screen.findByText('Tidak ada izin yang cocok')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gula mentah mendapat 50% dari usulannya' })).toBeVisible();
  });
});
