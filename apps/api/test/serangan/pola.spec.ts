import { bacaAngka, angka, desimalSah, rapikan } from '@sinas/domain/format/angka';
import { periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { sePokokNpwp } from '@sinas/domain/format/npwp';
import { bacaPeriode, periodeSah } from '@sinas/domain/format/periode';
import { tampilHs } from '@sinas/domain/format/tampil';
import { UUID } from '@sinas/domain/format/uuid';
import { NAMA_PENGGUNA, samarkanSurel, sandiLemah } from '@sinas/domain/akses/akun';
import { bacaSasaran } from '@sinas/domain/akses/siaran';
import { ekstensiDari, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { jalurLog } from '../../src/platform/logger/logging';
import { returnPath } from '../../src/modules/auth/masuk/return-path';
import { teksPdf } from '../../src/platform/pdf/mesin-pdf';
import { kataKunci } from '@sinas/domain/referensi/kata-kunci';
import { Rahasia } from '../../src/platform/rahasia/rahasia';
import { bacaRing } from '../../src/platform/rahasia/ring';

/** Issue of the attack, part 13: what reads a caller's text takes time that grows with its length, not with its square. */
const N = 100_000;
const isi = (satu: string): string => satu.repeat(Math.ceil(N / satu.length)).slice(0, N);
const JAHAT: string[] = [
  ...['a', '1', ' ', '.', '-', '@', '/', '\\', '\t', '\n', "'", '=', '%', ',', '\u00a0', '\u200b', 'é', 'Đ'].map(isi),
  ...['a.', '1.', '1,', '1 ', 'a@', '.@', '@.', 'a-', '-1', '/a', '../', '12/', ' .', '. ', '1.000'].map(isi),
  `x@${isi('a.')}@`,
  `x@${isi('.')} `,
  `${isi('1')}!`,
  `${isi(' ')}!`,
  `'${isi("'")}`,
  `+${isi('1 ')}!`,
  `v2.k1.${isi('a')}!`,
  `a${isi('.')}a!`,
  `/${isi('a')}`,
];
const rahasia = new Rahasia(bacaRing('DATA_SECRET', 'x'.repeat(40)));
const PEMBACA: [string, (t: string) => unknown][] = [
  ['bacaAngka', bacaAngka],
  ['angka', (t) => angka(t)],
  ['desimalSah', desimalSah],
  ['rapikan', (t) => rapikan(t)],
  ['periksaSurel', periksaSurel],
  ['periksaTelepon', periksaTelepon],
  ['sePokokNpwp', (t) => sePokokNpwp(t, '1')],
  ['bacaPeriode', bacaPeriode],
  ['periodeSah', periodeSah],
  ['tampilHs', tampilHs],
  ['UUID', (t) => UUID.test(t)],
  ['NAMA_PENGGUNA', (t) => NAMA_PENGGUNA.test(t)],
  ['bacaSasaran', bacaSasaran],
  ['ekstensiDari', ekstensiDari],
  ['periksaBerkas', (t) => periksaBerkas({ nama: t, ukuran: 1 })],
  ['sandiLemah', (t) => sandiLemah(t, [t])],
  ['samarkanSurel', samarkanSurel],
  ['jalurLog', jalurLog],
  ['returnPath', (t) => returnPath(t, 'https://portal.contoh.invalid')],
  ['teksPdf', teksPdf],
  ['kataKunci', (t) => kataKunci(t)],
  ['indeks of a NIK', (t) => rahasia.indeks('nik', t)],
  ['bukaAtauKosong', (t) => rahasia.bukaAtauKosong('pengguna.nik', 'x', t)],
];

describe('part 13: 100 kB of text that is made to be slow', () => {
  it.each(PEMBACA)('%s takes less than 150 ms of work', (_, baca) => {
    const lambat: string[] = [];
    for (const teks of JAHAT) {
      let ms = Infinity;
      // A busy machine makes any run long; only what is long every time is ours.
      for (let i = 0; i < 3 && ms > 150; i += 1) {
        const mulai = process.cpuUsage();
        baca(teks);
        const { user, system } = process.cpuUsage(mulai);
        ms = Math.min(ms, (user + system) / 1_000);
      }
      if (ms > 150) lambat.push(`${JSON.stringify(teks.slice(0, 8))}: ${Math.round(ms)} ms`);
    }
    expect(lambat).toEqual([]);
  });
});
