import { Gate } from './gate';

const step = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate with places', () => {
  it('lets no more in than there are places, in the order of their coming, and everybody in the end', async () => {
    const gate = new Gate(2);
    const began: number[] = [];
    const leave: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((i) =>
      gate.pass(async () => {
        began.push(i);
        await new Promise<void>((resolve) => leave.push(resolve));
        return i;
      }),
    );
    await step();
    expect(began).toEqual([0, 1]);
    leave[1]?.();
    await step();
    expect(began).toEqual([0, 1, 2]);
    leave[0]?.();
    leave[2]?.();
    await step();
    leave[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('gives the place of work that fails to the next', async () => {
    const gate = new Gate(1);
    const failed = gate.pass(() => Promise.reject(new Error('no')));
    const next = gate.pass(() => Promise.resolve('in'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('in');
    expect(await gate.pass(() => Promise.resolve('again'))).toBe('again');
  });
});
