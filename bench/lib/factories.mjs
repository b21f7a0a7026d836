import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../tools/lib/paths.mjs';

/** What a checkout's built factories make; a fresh clone has them only when its server has been built. */
export function factoriesOf(root = ROOT) {
  const built = createRequire(path.join(root, 'prisma/package.json'));
  return { ...built('./dist/factories/berkas.js'), ...built('./dist/factories/rekaman.js') };
}
