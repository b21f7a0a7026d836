import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { barisRapat, garisRapat, rapatUji } from '../../test-rapat';
import { Aliran, buka, PADA, R, siapkan } from '../../test-rapat-layar';
import { sukses } from '../../test-server';

beforeEach(siapkan);
const JAGUNG = garisRapat({ id_garis: '6', kd_komoditas: '012', ur_komoditas: 'Jagung', uraian: 'Jagung pipil' });
const PUTIH = garisRapat({ id_garis: '7', uraian: 'Gula putih' });
const isi = (garis: ReturnType<typeof garisRapat>) =>
  sukses({ garis, baris: [barisRapat(1, { id_garis: garis.id_garis })], pada: PADA });
const GARIS = {
  [`GET ${R}/sum`]: sukses([garisRapat(), PUTIH, JAGUNG]),
  [`GET ${R}/nested/6`]: isi(JAGUNG),
  [`GET ${R}/nested/7`]: isi(PUTIH),
};
const judul = (nama: RegExp) => screen.findByRole('heading', { name: nama });

describe('the screen of the room', () => {
  it('turns to the line of whichever commodity the secretariat has turned to', async () => {
    const { server } = buka('KOORDINATOR', rapatUji(), GARIS, '/layar');
    expect(await judul(/^Gula mentah, 2027/)).toBeVisible();
    Aliran.katakan('tampil', { id_garis: '6' });
    expect(await judul(/^Jagung pipil, 2027/)).toBeVisible();
    Aliran.katakan('tampil', { id_garis: '7' });
    expect(await judul(/^Gula putih, 2027/)).toBeVisible();
    expect(server.kepada(`POST ${R}/sunting/9`)).toHaveLength(0);
  });
  it("is led by the board: a commodity, a line of it, and the row under one's hands", async () => {
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), GARIS);
    const kabar = () => server.kepada(`POST ${R}/sunting/9`).map((p) => p.isi);
    const agenda = within(await screen.findByRole('navigation', { name: 'Agenda komoditas' }));
    await judul(/^Gula mentah/);
    expect(kabar()).toEqual([]);
    await user.click(agenda.getByRole('button', { name: /Jagung/ }));
    expect(kabar()).toEqual([{ id_garis: '6' }]);
    await user.click(agenda.getByRole('button', { name: /Gula/ }));
    await user.click(await screen.findByRole('button', { name: 'Gula putih' }));
    expect(kabar().slice(1)).toEqual([{ id_garis: '5' }, { id_garis: '7' }]);
    await judul(/^Gula putih/);
    await user.click(await screen.findByRole('textbox', { name: 'Penetapan PT Gula 1 baris 1' }));
    await waitFor(() => expect(kabar().at(-1)).toEqual({ id_baris: '101', id_garis: '7' }));
  });
  it('is not led by who only recommends', async () => {
    const { server, user } = buka('KL_PEMUTUS', rapatUji({ boleh_isi: false, tombol: [] }), GARIS);
    await user.click(await screen.findByRole('button', { name: 'Gula putih' }));
    expect(await judul(/^Gula putih/)).toBeVisible();
    expect(server.kepada(`POST ${R}/sunting/9`)).toHaveLength(0);
  });
});
