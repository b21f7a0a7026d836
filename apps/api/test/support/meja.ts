import type { Draf } from './berkas';
import { singkirkan } from './milik';
import type { World } from './world';

/** A world with a file that tests are about; it goes after each of them with what came of it. */
export abstract class Meja {
  dunia: World;
  d: Draf;
  buang: Draf[] = [];

  /** The world, and who sits there. */
  abstract buka(): Promise<void>;
  rapikan = async (): Promise<void> => {
    for (const x of this.buang) await singkirkan(this.dunia, x);
    this.buang = [];
  };
}

/** Opened before the tests of a file, tidied after each. */
export function pasangMeja<M extends Meja>(meja: M): M {
  beforeAll(() => meja.buka());
  afterAll(() => meja.dunia.close());
  afterEach(async () => {
    jest.restoreAllMocks();
    await meja.rapikan();
  });
  return meja;
}
