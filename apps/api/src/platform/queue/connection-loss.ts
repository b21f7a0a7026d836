/** SQLSTATE of a server that goes down or comes up: shutdowns, "starting up", and the whole class 08. */
const LOST_SQLSTATE = /^(57P0[123]|08...)$/;
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

// by shape, not instanceof: errors of the network may come from another realm (test runners, vm contexts)
export function isConnectionLoss(error: unknown): error is Error {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return LOST_CODES.has(code) || LOST_SQLSTATE.test(code) || LOST_MESSAGES.test(message);
}

/** BullMQ repeats an operation for one code only; every lost connection has to carry it. */
export function asRetryable(error: unknown): unknown {
  if (!isConnectionLoss(error)) return error;
  if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNREFUSED' });
}
