import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { barisRapat, garisRapat, rapatUji } from '../../test-rapat';
import { Aliran, buka, PADA, R, siapkan } from '../../test-rapat-layar';
import { gagal, sukses } from '../../test-server';

beforeEach(siapkan);
const penetapan = (n: number) => screen.findByRole('textbox', { name: `Penetapan PT Gula ${n} baris 1` });

describe('the live board', () => {
  it('shows supply, demand and what is lacking, each figure with its source on request', async () => {
    const { user } = buka('SEKRE_RAKOR');
    expect(await screen.findByRole('img', { name: 'Pasokan 500, kurang 1.000' })).toBeVisible();
    expect(screen.getByText('Industri 1.500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sumber setiap angka' }));
    expect(screen.getByRole('table', { name: 'Pasokan' })).toHaveTextContent('Bapanas');
    const agenda = within(screen.getByRole('navigation', { name: 'Agenda komoditas' }));
    expect(agenda.getByRole('button', { name: /Jagung, tunda/ })).toBeVisible();
  });
  it('a button that is shut says why, and how much is lacking', async () => {
    buka('SEKRE_RAKOR');
    const tombol = await screen.findByRole('button', { name: 'Selesai bahas, 3 baris belum' });
    expect(tombol).toBeDisabled();
    expect(tombol).toHaveAccessibleDescription(/Masih ada baris yang belum ditetapkan dan belum ditunda/);
  });
  it('Enter goes to the next company and stores the row with its version; the sum follows each key', async () => {
    const simpan = (_: URL, isi: Record<string, unknown>) =>
      sukses({
        ...{ jenis: 'baris', versi: 2 },
        baris: [barisRapat(1, { versi: 2, penetapan: isi['penetapan'] as string })],
      });
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), { [`PUT ${R}/modal`]: simpan });
    await user.type(await penetapan(1), '300');
    const papan = within(screen.getByRole('region', { name: 'Penetapan per perusahaan' }));
    expect(papan.getByRole('img', { name: '30 persen dari plafon 1.000 ton' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await penetapan(2)).toHaveFocus());
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/modal`).map((p) => p.isi)).toEqual([
        expect.objectContaining({ id_rakor: '9', jenis: 'baris', id_baris: '101', versi: 1, penetapan: '300' }),
      ]),
    );
    await user.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await penetapan(1)).toHaveFocus());
    await waitFor(() =>
      expect(server.kepada(`POST ${R}/sunting/9`).at(-1)?.isi).toEqual({ id_baris: '101', id_garis: '5' }),
    );
  });
  it('over the ceiling the sum says by how much', async () => {
    const { user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`PUT ${R}/modal`]: gagal(422, 'Isian belum benar', {
        errors: [{ message: 'Baris 1: penetapan melebihi usulan 400' }],
      }),
    });
    await user.type(await penetapan(1), '1.250');
    expect(screen.getByText('Di atas plafon 1.000')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('Baris 1: penetapan melebihi usulan 400')).toBeVisible();
    expect(screen.getByText('1 baris belum tersimpan')).toBeVisible();
  });
  it('somebody was faster: both figures stand there, and either may be taken', async () => {
    let ke = 0;
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`PUT ${R}/modal`]: () => {
        ke += 1;
        if (ke > 1) return sukses({ jenis: 'baris', versi: 5, baris: [barisRapat(1, { versi: 5, penetapan: '300' })] });
        const baris = { penetapan: '280', tunda: false, kd_alasan: 'A05', alasan: '' };
        return gagal(409, 'Baris 1 diubah Rini. Angka terbarunya ditampilkan', { data: { versi: 4, baris } });
      },
    });
    await user.type(await penetapan(1), '300{Enter}');
    expect(await screen.findByText(/Baris 1 diubah Rini/)).toHaveTextContent('Sekarang 280, ketikan Anda 300');
    await user.click(screen.getByRole('button', { name: 'Simpan 300' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/modal`).at(-1)?.isi).toMatchObject({ versi: 4, penetapan: '300' }),
    );
    await waitFor(() => expect(screen.queryByText(/diubah Rini/)).toBeNull());
  });
  it('what others do comes by the stream: a new figure, and who is at which row', async () => {
    let baru = false;
    buka('SEKRE_RAKOR', rapatUji(), {
      [`GET ${R}/nested/5`]: (url) =>
        sukses({
          ...{ garis: garisRapat(), pada: PADA },
          baris: url.searchParams.has('sejak')
            ? baru
              ? [barisRapat(2, { versi: 2, penetapan: '275', kd_alasan: 'A04' })]
              : []
            : [1, 2, 3].map((n) => barisRapat(n)),
        }),
    });
    await penetapan(2);
    Aliran.katakan('sunting', { id_rakor: '9', id_user: 'u2', nama: 'Rini', id_baris: '102' });
    expect(await screen.findByText('Rini sedang mengisi')).toBeVisible();
    baru = true;
    Aliran.katakan('rapat', { bagian: ['baris'] });
    await waitFor(async () => expect(await penetapan(2)).toHaveValue('275'));
  });
  it('all rows at once: a preview first, and it is stored with the version of the line', async () => {
    const hasil = {
      baris: [
        { id: '101', no_aju: '1', sebelum: null, sesudah: '300', selisih: '300', sebab: null, kurang_alasan: false },
      ],
      ...{ berubah: 3, jml_sebelum: '0', jml: '900000', sisa_plafon: '100000', perlu_alasan: 2, versi: 7 },
    };
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`POST ${R}/postBulk`]: (_, isi) => sukses({ ...hasil, disimpan: isi['pratinjau'] === false }),
    });
    expect(
      await screen.findByText('3 baris akan berubah. Jumlah menjadi 900 ton, di bawah plafon 100 ton.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lihat pratinjau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pratinjau: Sama dengan rekomendasi' }));
    expect(dialog.getByText(/2 baris masih perlu alasan\./)).toBeVisible();
    expect(dialog.getByRole('row', { name: /PT Gula 1/ })).toHaveTextContent('300');
    await user.click(dialog.getByRole('button', { name: 'Simpan 3 baris' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${R}/postBulk`).map((p) => [p.isi['pratinjau'], p.isi['versi']])).toEqual([
        [true, undefined],
        [false, 7],
      ]),
    );
  });
  it('a ministry changes the recommendation of its own rows, with a reason below the request', async () => {
    const { server, user } = buka('KL_PEMUTUS', rapatUji({ boleh_isi: false, boleh_kelola: false, tombol: [] }), {
      [`PUT ${R}/modal`]: sukses({
        jenis: 'rekomendasi',
        versi: 2,
        baris: [barisRapat(1, { versi: 2, rekomendasi: '250' })],
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Ubah rekomendasi PT Gula 1/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /^Rekomendasi/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Rekomendasi/ }), '250');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Alasan/ }), 'A05');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${R}/modal`)[0]?.isi).toMatchObject({
        ...{ jenis: 'rekomendasi', id_baris: '101', versi: 1, rekomendasi: '250', kd_alasan: 'A05' },
      }),
    );
    expect(screen.queryByRole('textbox', { name: /^Penetapan/ })).toBeNull();
  });
  it('the room reads the same board without buttons', async () => {
    buka('SEKRE_RAKOR', rapatUji(), {}, '/layar');
    expect(await screen.findByText('PT Gula 1')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull();
  });
});
