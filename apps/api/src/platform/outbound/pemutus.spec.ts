import { forgetPemutus, Pemutus } from './pemutus';

describe('circuit breaker', () => {
  let now = 0;
  const pemutus = (target = 'kl') => new Pemutus(target, () => now);
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) pemutus().failed();
  };
  beforeEach(() => {
    now = 1_000;
    forgetPemutus();
  });

  it('stays closed below five failures in a row, and a success begins the count anew', () => {
    fail(4);
    expect(pemutus().enter()).toBe(true);
    pemutus().succeeded();
    fail(4);
    expect(pemutus().enter()).toBe(true);
  });

  it('opens at the fifth, for this target only', () => {
    fail(5);
    expect(pemutus().enter()).toBe(false);
    expect(pemutus('registri').enter()).toBe(true);
  });

  it('lets one probe through after the pause, and closes when it succeeds', () => {
    fail(5);
    now += 15_000;
    expect([pemutus().enter(), pemutus().enter()]).toEqual([true, false]);
    pemutus().succeeded();
    expect([pemutus().enter(), pemutus().enter()]).toEqual([true, true]);
  });

  it('stays open for another pause when the probe fails', () => {
    fail(5);
    now += 15_000;
    pemutus().enter();
    pemutus().failed();
    expect(pemutus().enter()).toBe(false);
    now += 15_000;
    expect(pemutus().enter()).toBe(true);
  });
});
