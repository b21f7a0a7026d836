import { asRetryable, isConnectionLoss } from './connection-loss';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('lost connections of the PostgreSQL queue', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '08P01', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
    'gives %s the one code that BullMQ repeats, and keeps the cause',
    (code) => {
      const lost = coded(code, 'terminating connection');
      expect(asRetryable(lost)).toMatchObject({ code: 'ECONNREFUSED', message: 'terminating connection', cause: lost });
    },
  );

  it('knows the losses of pg that carry no code', () => {
    expect(isConnectionLoss(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isConnectionLoss(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it.each(['23505', '28P01', '57014', '42P01'])('leaves %s alone: repeating would not help', (code) => {
    const error = coded(code);
    expect(asRetryable(error)).toBe(error);
  });

  it('leaves alone what is not an error', () => {
    expect(asRetryable('57P01')).toBe('57P01');
  });
});
