import type { Request, Response } from 'express';
import { hasRaw, toText } from '../platform/json/raw-json';
import { Answer, metaDaftar } from './envelope';

/** What a controller returned, in {status, code, message?, data, meta?}: an object, or its text where a part came as text. */
export function amplop(value: unknown, req: Request, res: Response): unknown {
  const isAnswer = value instanceof Answer;
  const data: unknown = (isAnswer ? value.data : value) ?? null;
  const meta =
    (isAnswer ? value.extra.meta : undefined) ?? (Array.isArray(data) ? metaDaftar(data.length, req.query) : null);
  const body = {
    status: true,
    code: '01',
    ...(isAnswer && value.extra.message ? { message: value.extra.message } : {}),
    data,
    ...(meta ? { meta } : {}),
  };
  if (!hasRaw(data)) return body;
  res.type('json');
  return toText(body);
}
