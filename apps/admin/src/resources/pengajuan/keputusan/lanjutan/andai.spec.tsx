import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../../Konsol';
import { aksi, detail, lembar } from '../../../../test-berkas';
import { pasangServer, sesi, sukses } from '../../../../test-server';

const NK = '/nk/v2/data-nk';
const j = (jml: string) => ({ jml, sebut: `${jml} ton` });
const POS = {
  ...{ kunci: 'x', uraian: 'Gula', batas: j('14'), kembali: j('0'), bebas: j('0'), izin_lama: j('0') },
  ...{ izin_baru: j('14'), tersedia: null, kurang: null, menunggu: null },
};
async function buka(berkas: object, andai: object) {
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_PEMUTUS'),
    [`GET ${NK}/get`]: sukses(detail([aksi('setuju')], { kd_status_pengajuan: '23', ...berkas })),
    [`GET ${NK}/keputusanInHouse`]: sukses(lembar(2, ['8000', '6000'], [1, 2, 3, 4, 5, 6])),
    [`PUT ${NK}/keputusanInHouse`]: sukses({}),
    [`POST ${NK}/andai/7`]: sukses(andai),
  });
  render(<Konsol />);
  await screen.findByRole('heading', { name: /PT Mitra Boga Rafinasi/ });
  return server;
}

describe('what if: the ledger’s answer beside the quantities', () => {
  beforeEach(() => {
    window.location.hash = '#/pengajuan/7/show';
  });
  it('asks again with what was typed, and shows what goes back, what stays free and the permit', async () => {
    const sumber = { no_aju: '09001900001120261120000001', rencana: true, bebas: [], dicadangkan: [] };
    const pos = [{ ...POS, kembali: j('99'), bebas: j('449'), izin_lama: j('3') }];
    const server = await buka({ dasar: 'TARIK', sumber }, { boleh: true, sebab: null, pos });
    const panel = await screen.findByRole('region', { name: 'Bila berkas ini diberi 14.000 ton' });
    await waitFor(() =>
      expect(panel).toHaveTextContent(
        /Batas dari sumbernya\s*14 ton\s*Kembali ke sumber\s*99 ton\s*Bebas sesudahnya\s*449 ton\s*Sisa izin lama\s*3 ton\s*Izin baru\s*14 ton/,
      ),
    );
    const satu = screen.getByRole('textbox', { name: /Diberikan, baris 1/ });
    await userEvent.clear(satu);
    await userEvent.type(satu, '7.500');
    await waitFor(() => expect(server.kepada(`POST ${NK}/andai/7`).at(-1)?.isi).toMatchObject({ rincian: [{ jml: '7500' }, { jml: '6000' }] })); // prettier-ignore
    expect(screen.getByRole('region', { name: 'Bila berkas ini diberi 13.500 ton' })).toBeVisible();
  });
  it('what may not be given says why; of the nation: what lacks, and who is left short', async () => {
    const menunggu = {
      ...{ banyak: 3, jumlah: j('30'), tidak_kebagian_lain: 1 },
      tidak_kebagian: [{ no_aju: '01001900001120261120000002', nama: 'PT Lain', diminta: j('20') }],
    };
    const pos = [{ ...POS, tersedia: j('0'), kurang: j('4'), menunggu }];
    await buka({ dasar: 'USULAN' }, { boleh: true, sebab: null, pos });
    expect(await screen.findByText(/^4 ton lebih dari yang tersedia/)).toBeVisible();
    expect(screen.getByText(/^3 berkas lain menunggu 30 ton\. 2 di antaranya tidak akan mendapat/)).toBeVisible();
    expect(screen.getByText(/^PT Lain, 01-0019-000011-20261120-000002: 20 ton$/)).toBeVisible();
    expect(screen.getByText('1 berkas kementerian lain')).toBeVisible();
  });
  it('a refusal is told in the server’s words', async () => {
    await buka({ dasar: 'USULAN' }, { boleh: false, sebab: 'Diberikan 9, padahal 8', pos: [] });
    expect(await screen.findByText('Diberikan 9, padahal 8')).toBeVisible();
  });
});
