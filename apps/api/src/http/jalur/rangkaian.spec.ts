import type { Request, RequestHandler, Response } from 'express';
import { rangkaian } from './rangkaian';

const jalankan = (...lapis: RequestHandler[]): Promise<unknown> =>
  new Promise((selesai) => void rangkaian(...lapis)({} as Request, {} as Response, selesai));
const maju: RequestHandler = (_req, _res, next) => next();
const nanti: RequestHandler = (_req, _res, next) => void setImmediate(next);
const lempar: RequestHandler = () => {
  throw new Error('jatuh');
};

describe('middlewares as one', () => {
  it('run one after the other, now or later, and then what comes behind them', async () => {
    const urut: number[] = [];
    const catat =
      (n: number): RequestHandler =>
      (_req, _res, next) => {
        urut.push(n);
        next();
      };
    expect(await jalankan(catat(1), nanti, catat(2), maju, catat(3))).toBeUndefined();
    expect(urut).toEqual([1, 2, 3]);
  });
  it('what one of them hands on or throws, at once or after another was waited for, ends them', async () => {
    const salah = new Error('salah');
    expect(await jalankan(maju, (_req, _res, next) => next(salah), lempar)).toBe(salah);
    expect(await jalankan(lempar)).toEqual(new Error('jatuh'));
    expect(await jalankan(nanti, lempar, maju)).toEqual(new Error('jatuh'));
  });
  it('none is called after one that answers by itself', async () => {
    const sesudah = jest.fn();
    void rangkaian(maju, () => undefined, sesudah)({} as Request, {} as Response, sesudah);
    await new Promise(setImmediate);
    expect(sesudah).not.toHaveBeenCalled();
  });
});
