import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../lib/galat';
import { PemilihIkan, PemilihNegara, PemilihPelabuhan, PemilihSatuan } from './PemilihDaftar';
import { PemilihHs } from './PemilihHs';
import { PemilihEksportir, PemilihKantor, PemilihKbli, type PropsPemilihKode } from './PemilihKode';

const { daftar, ambil } = vi.hoisted(() => ({ daftar: vi.fn(), ambil: vi.fn() }));
vi.mock('../../lib/api', async () => {
  const { apiUji } = await import('../../test-api');
  return { api: apiUji({ daftar, ambil }) };
});
configure({ asyncUtilTimeout: 5000 });

const onPilih = vi.fn();
const onTeks = vi.fn();
beforeEach(() => {
  for (const f of [daftar, ambil, onPilih, onTeks]) f.mockReset();
});
const jawab = (data: object[], meta: object = {}) => daftar.mockResolvedValue({ data, meta });
const panggilan = (ke = 0) => (daftar.mock.calls[ke] ?? []).slice(0, 2) as [string, object];
function gambar(isi: React.ReactNode) {
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={klien}>{isi}</QueryClientProvider>);
  return userEvent.setup();
}
const umum = { label: 'Medan', teks: '', onPilih, onTeks };
const medan = () => screen.getByRole('combobox');
/** The list answers what is typed now, not what was typed before. */
const tenang = () => waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'));

describe('tariff lines', () => {
  it('those of the commodity are offered before anything is typed, and the whole book when something is', async () => {
    jawab([{ hsCodeFormat: '02023000', uraianId: 'Daging tanpa tulang', induk: [] }]);
    const user = gambar(<PemilihHs {...umum} usul={[{ kode: '17011400', nama: 'Gula mentah' }]} />);
    await user.click(medan());
    expect(await screen.findByRole('option')).toHaveTextContent('1701.14.00 Gula mentah');
    expect(screen.getAllByText('Pos tarif untuk komoditas ini. Ketik untuk mencari yang lain.')).toHaveLength(2); // read, and heard
    expect(daftar).not.toHaveBeenCalled();
    await user.type(medan(), 'daging');
    expect(await screen.findByText(/Daging/)).toBeInTheDocument();
    expect(panggilan()).toEqual(['/api/ref/v2/hscode/search', { keyword: 'daging', limit: 50 }]);
  });
  const baris = (kode: string, uraianId: string) => ({ hsCodeFormat: kode, uraianId, induk: [] });
  it('those of the commodity that have the words stand before the rest of the book, each once', async () => {
    jawab([baris('27090010', 'Minyak mentah'), baris('17011400', 'Gula mentah')]);
    const usul = [
      { kode: '17011400', nama: 'Gula mentah' },
      { kode: '17019910', nama: 'Gula halus' },
    ];
    const user = gambar(<PemilihHs {...umum} usul={usul} />);
    await user.type(medan(), 'mentah');
    await tenang();
    expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual([
      '1701.14.00 Gula mentah',
      '2709.00.10 Minyak mentah',
    ]);
  });
  it('where no others may be chosen none is offered, and no tree leads to them', async () => {
    const user = gambar(<PemilihHs {...umum} pohon hanya usul={[{ kode: '17011400', nama: 'Gula mentah' }]} />);
    await user.type(medan(), 'mentah');
    await tenang();
    expect(screen.getByRole('option')).toHaveTextContent('1701.14.00 Gula mentah');
    expect(screen.getAllByText('Hanya pos tarif untuk komoditas ini yang dapat dipilih.').length).toBeGreaterThan(0);
    expect(daftar).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Telusuri pohon' })).toBeNull();
  });
});

describe('pickers of whole lists', () => {
  it('fetch their list once, when it is first asked for, and filter it here', async () => {
    jawab([
      { KodeNegara: 'TH', Negara: 'Thailand' },
      { KodeNegara: 'BR', Negara: 'Brasil' },
    ]);
    const user = gambar(<PemilihNegara {...umum} />);
    expect(daftar).not.toHaveBeenCalled();
    await user.type(medan(), 'bra');
    expect(await screen.findByRole('option')).toHaveTextContent('BR Brasil');
    await user.clear(medan());
    await user.type(medan(), 'thai{Enter}');
    expect(onPilih).toHaveBeenCalledWith(expect.objectContaining({ kode: 'TH' }));
    expect(daftar).toHaveBeenCalledOnce();
    expect(panggilan()).toEqual(['/api/ref/v2/negara', {}]);
  });
  it('a list that failed is had by trying again, with what was typed still there', async () => {
    daftar.mockRejectedValue(new GalatApi({ status: 503 }));
    const user = gambar(<PemilihPelabuhan {...umum} />);
    await user.type(medan(), 'priok');
    await screen.findByRole('button', { name: 'Coba lagi' });
    await tenang();
    jawab([{ KodePelabuhan: 'IDTPP', Pelabuhan: 'Tanjung Priok', KodeKantor: '040300' }]);
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('option')).toHaveTextContent('IDTPP Tanjung Priok');
    expect(medan()).toHaveValue('priok');
  });
  it('ports of another country are asked for by that country', async () => {
    jawab([{ KodePelabuhan: 'THBKK', Pelabuhan: 'Bangkok', KodeKantor: null }]);
    const user = gambar(<PemilihPelabuhan {...umum} negara="TH" />);
    await user.type(medan(), 'bang');
    expect(await screen.findByRole('option')).toHaveTextContent('THBKK Bangkok');
    await tenang();
    await waitFor(() =>
      expect(panggilan(1)).toEqual(['/api/ref/v2/pelabuhan/searchBy', { negara: 'TH', keyword: 'bang', limit: 100 }]),
    );
  });
  it('units are those of the group where it names them, and all of them elsewhere', async () => {
    const user = gambar(<PemilihSatuan {...umum} hanya={[{ kode: 'TNE', nama: 'Ton' }]} />);
    await user.click(medan());
    expect(screen.getByRole('option')).toHaveTextContent('Ton');
    expect(daftar).not.toHaveBeenCalled();
  });
});

describe('pickers that search', () => {
  it('fish are found by their common name, and a kind that no list has is taken as written where that is allowed', async () => {
    jawab([{ NAMA_LATIN: 'Katsuwonus pelamis', NAMA_UMUM: 'Cakalang' }]);
    const user = gambar(<PemilihIkan {...umum} bebas />);
    await user.type(medan(), 'cakalang');
    expect(await screen.findByRole('option')).toHaveTextContent('Katsuwonus pelamis Cakalang');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onPilih).toHaveBeenCalledWith(expect.objectContaining({ nama: 'Katsuwonus pelamis' })));
    jawab([]);
    await user.type(medan(), 'Ikan baru');
    await screen.findAllByText(/Tekan Enter untuk memakai tulisan ini/);
    await user.keyboard('{Enter}');
    expect(onTeks).toHaveBeenCalledWith('Ikan baru');
  });
  it('a tariff line can be reached by going down the tree, keys alone', async () => {
    const anak: Record<string, object[]> = {
      '': [{ kode: '17', uraian: 'Gula', digit: 2, anak: true, dapat_dipilih: false }],
      '17': [{ kode: '1701', uraian: 'Gula tebu', digit: 4, anak: true, dapat_dipilih: false }],
      '1701': [{ kode: '17011400', uraian: 'Lain-lain', digit: 8, anak: false, dapat_dipilih: true }],
    };
    ambil.mockImplementation((_path: string, kueri?: { induk?: string }) =>
      Promise.resolve(anak[kueri?.induk ?? ''] ?? []),
    );
    const user = gambar(<PemilihHs {...umum} pohon />);
    await user.click(screen.getByRole('button', { name: 'Telusuri pohon' }));
    const pohon = within(await screen.findByRole('dialog', { name: 'Telusuri pos tarif' }));
    await waitFor(() => expect(pohon.getByRole('treeitem', { name: /17\s*Gula/ })).toHaveFocus());
    expect(pohon.getByRole('button', { name: 'Pilih pos delapan angka' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    await pohon.findByText('Gula tebu');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await pohon.findByText('1701.14.00');
    await user.keyboard('{ArrowRight}');
    const jejak = within(pohon.getByRole('list', { name: 'Jalur pos tarif' })).getAllByRole('listitem');
    expect(jejak.map((x) => x.textContent)).toEqual(['17 Gula', '17.01 Gula tebu', '1701.14.00 Lain-lain']);
    await user.keyboard('{Enter}');
    expect(onPilih).toHaveBeenCalledWith({ kode: '17011400', nama: 'Lain-lain', keterangan: 'Gula tebu' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('18.A2 the tree of an empty field opens at a line of the commodity', async () => {
    const simpul = (kode: string, uraian: string) => ({
      ...{ kode, uraian, digit: kode.length, anak: kode.length < 8, dapat_dipilih: kode.length === 8 },
    });
    const [gula, tebu, mentah] = [simpul('17', 'Gula'), simpul('1701', 'Gula tebu'), simpul('17011400', 'Gula mentah')];
    const anak: Record<string, object[]> = { '': [simpul('01', 'Hewan hidup'), gula], '17': [tebu], '1701': [mentah] };
    ambil.mockImplementation((path: string, kueri?: { induk?: string; kode?: string }) =>
      Promise.resolve(path.endsWith('/jalur') ? [gula, tebu, mentah] : (anak[kueri?.induk ?? ''] ?? [])),
    );
    const user = gambar(<PemilihHs {...umum} pohon usul={[{ kode: '17011400', nama: 'Gula mentah' }]} />);
    await user.click(screen.getByRole('button', { name: 'Telusuri pohon' }));
    const pohon = within(await screen.findByRole('dialog', { name: 'Telusuri pos tarif' }));
    await waitFor(() => expect(pohon.getByRole('treeitem', { name: /1701.14.00\s*Gula mentah/ })).toHaveFocus());
    expect(pohon.getByRole('treeitem', { name: /Hewan hidup/ })).toBeInTheDocument();
    expect(onPilih).not.toHaveBeenCalled();
  });
});

function Kode({ Isi, awal = '', nama }: { Isi: React.ComponentType<PropsPemilihKode>; awal?: string; nama?: string }) {
  const [nilai, setNilai] = useState(awal);
  return (
    <>
      <label htmlFor="m">Medan</label>
      <Isi id="m" nilai={nilai} nama={nama} onUbah={setNilai} />
      <output>{nilai}</output>
    </>
  );
}
const nilai = () => screen.getByRole('status', { hidden: true }).textContent;

describe('header fields that keep a code', () => {
  it('show the name that came with the file without asking, and keep the code of what is chosen', async () => {
    const user = gambar(<Kode Isi={PemilihKbli} awal="10110" nama="Rumah potong" />);
    expect(medan()).toHaveValue('10110 – Rumah potong');
    expect(daftar).not.toHaveBeenCalled();
    jawab([{ kode_kbli: '10721', uraian: 'Industri Gula Pasir' }]);
    await user.clear(medan());
    await user.type(medan(), 'gula');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(nilai()).toBe('10721'));
  });
  it('look a name up that did not come along, and take a typed code as it is', async () => {
    jawab([{ KodeKPBC: '040300', UrKPBC: 'KPU Tanjung Priok', Id_Refrensi_KPBC: null }]);
    const user = gambar(<Kode Isi={PemilihKantor} awal="040300" />);
    await waitFor(() => expect(medan()).toHaveValue('040300 – KPU Tanjung Priok'));
    await user.clear(medan());
    await user.type(medan(), '123456{Tab}');
    expect(nilai()).toBe('123456');
  });
  it('an exporter is written while the list is out of reach, which is said; later the list is there', async () => {
    jawab([], { gagal: true, diambil: null });
    const user = gambar(<Kode Isi={PemilihEksportir} />);
    await user.type(medan(), 'Outback');
    expect(await screen.findAllByText(/Daftar eksportir Kementan sedang tidak dapat diambil/)).not.toHaveLength(0);
    await user.keyboard('{Tab}');
    expect(nilai()).toBe('Outback');
    const baris = { kode: 'EKS-00001', nama: 'Outback Meat', alamat: 'x', kd_negara: 'AU', negara: 'Australia' };
    jawab([baris], { gagal: false, diambil: '2026-11-20T07:32:00Z' });
    await user.clear(medan());
    await user.type(medan(), 'outback');
    expect(await screen.findByRole('option')).toHaveTextContent('EKS-00001 Outback Meat Australia, x');
    await tenang();
    expect(screen.getByText(/Daftar Kementan per 20 November 2026 - 14:32/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(nilai()).toBe('EKS-00001');
  });
});
