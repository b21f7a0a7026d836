import { startSimulators, type Simulators } from './server';

let luar: Simulators;
beforeAll(async () => {
  luar = await startSimulators(0);
});
afterAll(() => luar.close());

const panggil = async (query: string, body?: object) => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const r = await fetch(`${luar.url}/djbc/pemberitahuan${query}`, init);
  return { status: r.status, body: (await r.json()) as { data: Record<string, unknown>[]; terakhir: number } };
};

describe('customs tell declarations as a feed', () => {
  it('a line, its correction and its cancellation are three versions; one reads on from where one was', async () => {
    await panggil('', { no_pib: 'A', jml: '10', satuan: 'TNE' });
    await panggil('', { no_pib: 'B', jml: '1' });
    await panggil('', { no_pib: 'A', jml: '12' });
    await panggil('', { no_pib: 'A', batal: true });
    const semua = (await panggil('?setelah=0')).body;
    expect(semua.terakhir).toBe(4);
    expect(semua.data.map((l) => [l.urut, l.no_pib, l.versi, l.jml, l.batal])).toEqual([
      [1, 'A', 1, '10', false],
      [2, 'B', 1, '1', false],
      [3, 'A', 2, '12', false],
      [4, 'A', 3, '12', true],
    ]);
    expect(semua.data[3]?.satuan).toBe('TNE');
    expect((await panggil('?setelah=1&batas=2')).body.data.map((l) => l.urut)).toEqual([2, 3]);
    expect((await panggil('?setelah=4')).body.data).toEqual([]);
  });
  it('what cannot be asked is refused', async () => {
    expect((await panggil('?setelah=-1')).status).toBe(400);
    expect((await panggil('', { jml: '1' })).status).toBe(400);
  });
});
