import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const DIRS = [
  'packages/domain',
  'packages/api-client',
  'packages/ui',
  'packages/formulir',
  'prisma',
  'apps/api',
  'workers',
  'simulators',
  'apps/web',
  'apps/admin',
  '.',
];

/** Every folder that has a tsconfig.json of its own. */
export const typedFolders = () => DIRS.filter((dir) => existsSync(inRoot(dir, 'tsconfig.json')));
