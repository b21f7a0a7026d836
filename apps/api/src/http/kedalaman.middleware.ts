import type { NextFunction, Request, Response } from 'express';
import { PESAN } from '@sinas/domain/pesan/pesan';

const MAKS_KEDALAMAN = 16;

/** Deeper nesting than any form has is refused before validation walks it. */
function terlaluDalam(nilai: unknown, sisa: number): boolean {
  if (nilai === null || typeof nilai !== 'object') return false;
  if (sisa === 0) return true;
  return Object.values(nilai).some((anak) => terlaluDalam(anak, sisa - 1));
}
export function batasiKedalaman(req: Request, res: Response, next: NextFunction): void {
  if (!terlaluDalam(req.body, MAKS_KEDALAMAN)) return next();
  res.status(400).json({ status: false, code: '02', message: PESAN['umum.isian_salah'], errors: [], data: null });
}
