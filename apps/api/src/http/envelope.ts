/** The one answer shape (HTTP contract). */
export interface Meta {
  page?: number;
  limit?: number;
  total?: number;
  [lain: string]: unknown;
}
/** What a controller returns when it has more to say than data. */
export class Answer<T> {
  constructor(
    readonly data: T,
    readonly extra: { message?: string; meta?: Meta } = {},
  ) {}
}
export const answer = <T>(data: T, message?: string): Answer<T> => new Answer(data, message ? { message } : {});
export const page = <T>(data: T, meta: Meta): Answer<T> => new Answer(data, { meta });
