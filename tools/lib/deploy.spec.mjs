import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { WORKER_HEAP } from './stack.mjs';

const dockerfile = readFileSync(inRoot('deploy/Dockerfile'), 'utf8');
const ignored = readFileSync(inRoot('deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
const kubernetes = (name) => readFileSync(inRoot('deploy/kubernetes', name), 'utf8');

describe('the image', () => {
  it('holds neither source control nor data nor secrets of this folder', () => {
    for (const name of ['.git', '.data', '.env']) expect(ignored.some((line) => line.includes(name))).toBe(true);
  });

  it('runs as nobody in particular, with what runs alone: sources, tests and tools stay in the stage before', () => {
    const stages = dockerfile.split(/^FROM /m);
    for (const name of ['api', 'worker', 'simulators']) {
      const stage = stages.find((text) => text.startsWith(`server AS ${name}`)) ?? '';
      for (const [, from] of stage.matchAll(/^COPY --from=build (\S+)/gm)) expect(from).toMatch(/\/dist$/);
      expect(stage).not.toMatch(/^COPY (?!--from=)/m);
    }
    expect(stages.find((text) => text.includes('AS server'))).toMatch(/^USER node$/m);
  });
});

describe('the worker', () => {
  it('has the same limit of its heap in a container and here, where it is measured', () => {
    const stage = dockerfile.split(/^FROM /m).find((text) => text.startsWith('server AS worker')) ?? '';
    expect(stage).toContain(`"${WORKER_HEAP}", "workers/dist/main.js"`);
  });
});

describe('who may say whose address it is', () => {
  const behindProxy = readdirSync(inRoot('deploy/kubernetes')).filter((name) => name.startsWith('api'));

  it.each(behindProxy)('kubernetes/%s names the proxies it stands behind', (name) => {
    expect(kubernetes(name)).toMatch(/name: PROKSI_TEPERCAYA, value: uniquelocal/);
  });

  it('the composition does, too', () => {
    expect(readFileSync(inRoot('docker-compose.yml'), 'utf8')).toMatch(/PROKSI_TEPERCAYA: uniquelocal/);
  });
});
