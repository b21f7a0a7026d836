import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { detail, lembar } from '../../../test-berkas';
import { dikabari } from '../../../test-kabar';
import { buka, LEMBAR, NK, VERIFIKATOR } from '../../../test-keputusan';
import { sukses } from '../../../test-server';

describe('plausibility at the review', () => {
  beforeEach(() => {
    window.location.hash = '#/pengajuan/7/show';
  });

  it('B.3 asks for a note where the quantity needs one, and holds what is not plausible, before anything is sent', async () => {
    const kepala = (kebutuhan_setahun: string) => {
      const d = detail(VERIFIKATOR);
      const json = { ...d.json_simpan, kepala: { ...d.json_simpan.kepala, kebutuhan_setahun } };
      return { [`GET ${NK}/get`]: sukses({ ...d, json_simpan: json }) };
    };
    const isi = { lembar: lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]) };
    const { user, server } = await buka(isi, kepala('15000'));
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' }));
    await user.click(dialog.getByRole('button', { name: 'Rekomendasikan' }));
    const catatan = dialog.getByRole('textbox', { name: /^Catatan/ });
    expect(catatan).toBeRequired();
    expect(catatan).toHaveAccessibleDescription(/Neraca massa setahun perlu perhatian: tulis alasan/);
    expect(server.kepada(`POST ${LEMBAR}`)).toEqual([]);
    await user.type(catatan, 'Persediaan pengaman');
    await user.click(dialog.getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({ catatan: 'Persediaan pengaman' });
  });

  it('the review repeats what is not passed: the sum, the parts answered with no, and the applicant’s own note', async () => {
    const d = detail(VERIFIKATOR);
    const kepala = { ...d.json_simpan.kepala, kebutuhan_setahun: '15000', catatan_kewajaran: 'Persediaan dua bulan' };
    const l = lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]);
    const checklist = l.checklist.map((c) => (c.kode === 3 ? { ...c, hasil: 'N' as const, catatan: 'Surat lama' } : c));
    const { user } = await buka(
      { lembar: { ...l, checklist } },
      { [`GET ${NK}/get`]: sukses({ ...d, json_simpan: { ...d.json_simpan, kepala } }) },
    );
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' }));
    const bagian = dialog.getByRole('region', { name: 'Yang tidak lolos pemeriksaan' });
    // 2,000 in stock, 14,000 given, 15,000 needed: a thousand more, 6,7 %.
    expect(bagian).toHaveTextContent('Neraca massa setahun16.000 ton − 15.000 ton = 1.000 ton, 6,7% dari kebutuhan.');
    expect(bagian).toHaveTextContent('Tulis alasannya di Catatan.');
    expect(bagian).toHaveTextContent(`${l.checklist.find((c) => c.kode === 3)?.nama}: TidakSurat lama`);
    expect(bagian).toHaveTextContent('Persediaan dua bulan');
  });

  it('B.3 says at the review which rule holds the quantity', async () => {
    const d = detail(VERIFIKATOR);
    const json = { ...d.json_simpan, kepala: { ...d.json_simpan.kepala, kebutuhan_setahun: '10000' } };
    const { user, server } = await buka(
      { lembar: lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]) },
      { [`GET ${NK}/get`]: sukses({ ...d, json_simpan: json }) },
    );
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' }));
    expect(
      dialog.getByText(/^Neraca massa setahun tidak wajar: 16.000 ton − 10.000 ton = 6.000 ton/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Rekomendasikan' }));
    expect(server.kepada(`POST ${LEMBAR}`)).toEqual([]);
  });

  it('an extension goes on with what was weighed when its decision was made: its sums are not asked again', async () => {
    const d = detail(VERIFIKATOR);
    const json = { ...d.json_simpan, kepala: { ...d.json_simpan.kepala, kebutuhan_setahun: '10000' } };
    const isi = { lembar: lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5]) };
    const perpanjangan = { ...d, jenis_pengajuan: '4', json_simpan: json };
    const { user, server } = await buka(isi, { [`GET ${NK}/get`]: sukses(perpanjangan) });
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' }));
    expect(dialog.queryByText(/tidak wajar/)).toBeNull();
    expect(dialog.queryByRole('region', { name: 'Yang tidak lolos pemeriksaan' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)).toHaveLength(1);
  });
});
