import { describe, expect, it } from 'vitest';
import { namaPerangkat } from './nama-perangkat';

const GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describe('a device in words', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GECKO}`, 'Chrome di Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GECKO} Edg/126.0`, 'Edge di Windows'],
    [`Mozilla/5.0 (Linux; Android 14; SM-S921B) SamsungBrowser/25.0 ${GECKO}`, 'Samsung Internet di Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox di Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', 'Safari di iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1', 'Safari di macOS'],
    ['Mozilla/5.0 (PlayStation) Chrome/90.0', 'Chrome'],
    ['SINAS Ponsel 3.1', 'SINAS Ponsel 3.1'],
    ['x'.repeat(80), 'x'.repeat(60)],
    [null, 'Perangkat tidak dikenal'],
    ['', 'Perangkat tidak dikenal'],
  ])('%s', (agen, kata) => expect(namaPerangkat(agen)).toBe(kata));
});
