import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Middlewares as one: each that Express knows by itself costs every request a look at its path. */
export const rangkaian =
  (...lapis: readonly RequestHandler[]): RequestHandler =>
  (req: Request, res: Response, next: NextFunction): void => {
    const maju = (ke: number): void => {
      const satu = lapis[ke];
      if (!satu) return next();
      try {
        void satu(req, res, (galat?: unknown) => (galat === undefined ? maju(ke + 1) : next(galat)));
      } catch (error) {
        next(error);
      }
    };
    maju(0);
  };
