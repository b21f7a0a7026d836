import { readToken, writeToken } from './signed-link';

const secret = 'rahasia-uji';
const link = { key: 'berkas/a.pdf', name: 'Izin Contoh.pdf', contentType: 'application/pdf', until: 1_800_000_000 };
const before = new Date((link.until - 1) * 1_000);

describe('signed download links', () => {
  it('say what they were made for until their time is over', () => {
    const token = writeToken(secret, link);
    expect(readToken(secret, token, before)).toEqual(link);
    expect(readToken(secret, token, new Date(link.until * 1_000))).toBeUndefined();
  });

  it('are worth nothing after a change, with another secret, or without a signature', () => {
    const [payload = '', signature = ''] = writeToken(secret, link).split('.');
    const changed = Buffer.from(JSON.stringify(['berkas/b.pdf', 'x', '', link.until])).toString('base64url');
    expect(readToken(secret, `${changed}.${signature}`, before)).toBeUndefined();
    expect(readToken('lain', `${payload}.${signature}`, before)).toBeUndefined();
    expect(readToken(secret, payload, before)).toBeUndefined();
    expect(readToken(secret, `${payload}.${signature}.x`, before)).toBeUndefined();
    expect(readToken(secret, '', before)).toBeUndefined();
  });
});
