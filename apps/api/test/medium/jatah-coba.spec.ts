import { JatahCobaRepository } from '../../src/modules/auth/masuk/jatah-coba.repository';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());

it('tries that are counted and taken back at once wait for each other, never in a ring', async () => {
  const repo = layanan(dunia, JatahCobaRepository);
  const kunci = ['z', 'a', 'm'];
  const jatah = kunci.map((k) => ({ kunci: k, batas: 1_000, jendela_ms: 100_000 }));
  const sekali = async (tanda: bigint): Promise<void> => {
    await repo.catat(jatah, tanda, new Date());
    await repo.kembalikan(kunci, tanda);
  };
  await Promise.all(Array.from({ length: 300 }, (_, i) => sekali(BigInt(i + 1))));
  expect((await dunia.db.jatahCoba.findMany()).map((j) => j.tanda)).toEqual([[], [], []]);
});
