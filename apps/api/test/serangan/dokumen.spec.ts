import { inflateSync } from 'node:zlib';
import { keputusan } from '../../src/modules/dokumen/keputusan';
import { buatPdf } from '../../src/platform/pdf/mesin-pdf';
import { tandaTerima } from '../../src/modules/dokumen/tanda-terima';
import { CONTOH_KEPUTUSAN, CONTOH_TANDA_TERIMA, contohBaris } from '../support/dokumen';

/** Issue of the attack, part 13: what people type stands in a paper as text, and nothing else comes of it. */
const JAHAT: [string, string][] = [
  ['markup', '<script>app.alert(1)</script><b>tebal</b>&amp;'],
  ['an action', ') /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> ('],
  ['an address', '/URI (https://jahat.invalid) /S /URI https://jahat.invalid'],
  ['the end of a stream', 'endstream endobj 1 0 obj << /Type /Catalog /AA << /O << /S /Launch >> >> >> endobj'],
  ['parentheses and backslashes', '((((\\\\))) \\( \\051 \\n'],
  ['control characters', 'a\u0000b\u0007c\u001b[31md\u007fe\u0085f'],
  ['text that runs backwards', 'PT \u202egpj.exe\u202c \u2066x\u2069 \u200f'],
  ['a lone surrogate', 'a\ud800b\udc00c'],
  ['zero-width characters', 'a\u200b\u200d\ufeffb'],
  ['a picture', 'data:image/png;base64,AAAA file:///etc/passwd'],
  ['a name of pdfmake', '{"image":"file:///etc/passwd"}'],
  ['one word of 20,000 characters', 'x'.repeat(20_000)],
  ['20,000 words', 'kata '.repeat(20_000)],
  ['2,000 lines', 'baris\n'.repeat(2_000)],
  ['20,000 combining marks', `e${'\u0301'.repeat(20_000)}`],
];
const BATAS_MS = 6_000;

/** Outlines of a font and the colour profile: numbers in which any three letters may stand. */
const angka = (isi: string): boolean =>
  ['\u0000\u0001\u0000\u0000', 'true', 'OTTO'].some((awal) => isi.startsWith(awal)) || isi.slice(36, 40) === 'acsp';
function dibuka(badan: Buffer): string {
  try {
    return inflateSync(badan).toString('latin1');
  } catch {
    return badan.toString('latin1');
  }
}
/** Everything of the file that a reader looks at, streams opened. */
function terbuka(pdf: Buffer): { rangka: string; isi: string } {
  let rangka = '';
  let isi = '';
  let mulai = 0;
  for (;;) {
    const awal = pdf.indexOf('stream\n', mulai);
    if (awal < 0) break;
    const akhir = pdf.indexOf('endstream', awal);
    rangka += pdf.subarray(mulai, awal).toString('latin1');
    const badan = pdf.subarray(awal + 7, akhir);
    const satu = dibuka(badan);
    if (!angka(satu)) isi += satu;
    mulai = akhir + 9;
  }
  return { rangka: rangka + pdf.subarray(mulai).toString('latin1'), isi };
}
/** Names of a PDF that make a reader do something. */
const BERBUAT = /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|ImportData|GoToR|EmbeddedFile|RichMedia)\b/;
const tanpaTeks = (rangka: string): string =>
  // What stands in parentheses or angle brackets is a string: text, whatever it says.
  rangka.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()').replace(/<[0-9a-fA-F\s]*>/g, '<>');

/** `tautan`: the only address that the paper leads to by itself. */
async function periksa(pdf: Promise<Buffer>, mulai: NodeJS.CpuUsage, tautan?: string): Promise<void> {
  const hasil = await pdf;
  // Work, not time: a machine that does other things beside this makes no drawing dearer.
  const { user, system } = process.cpuUsage(mulai);
  expect((user + system) / 1_000).toBeLessThan(BATAS_MS);
  expect(hasil.subarray(0, 5).toString()).toBe('%PDF-');
  expect(hasil.length).toBeLessThan(4_000_000);
  const { rangka: semua, isi } = terbuka(hasil);
  const rangka = tautan ? semua.replaceAll(`/S /URI\n/URI (${tautan})`, '') : semua;
  expect(tanpaTeks(rangka)).not.toMatch(BERBUAT);
  expect(rangka.match(/\/Type \/Catalog/g)).toHaveLength(1);
  expect(isi).not.toMatch(BERBUAT);
  // Neither control characters nor marks that turn text around are drawn.
  expect(['\u0000', '\u0007', '\u001b', '\u202e'].filter((c) => isi.includes(c))).toEqual([]);
}

describe.each(JAHAT)('part 13: %s', (_, teks) => {
  it('in every field of a receipt', async () => {
    const mulai = process.cpuUsage();
    const permohonan = CONTOH_TANDA_TERIMA.permohonan.map((b) => ({
      ...b,
      isian: b.isian.slice(0, 3).map((i) => ({ ...i, nilai: teks })),
    }));
    const isi = {
      ...CONTOH_TANDA_TERIMA,
      komoditas: teks,
      pengirim: teks,
      pemohon: { ...CONTOH_TANDA_TERIMA.pemohon, nama: teks.slice(0, 500), alamat: teks.slice(0, 2_000) },
      permohonan,
    };
    await periksa(buatPdf(tandaTerima(isi)), mulai);
  });

  it('in every field of a decision', async () => {
    const mulai = process.cpuUsage();
    const pendek = teks.slice(0, 2_000);
    const baris = [
      contohBaris({
        uraian: pendek,
        negara: pendek.slice(0, 200),
        pelabuhan: pendek.slice(0, 200),
        potongan: [{ kd_alasan: 'A04', alasan: pendek, dari: '2', ke: '1' }],
      }),
    ];
    const isi = {
      ...CONTOH_KEPUTUSAN,
      baris,
      permohonan: [],
      pemohon: { ...CONTOH_KEPUTUSAN.pemohon, nama: teks.slice(0, 500) },
      penanda: { nama: teks.slice(0, 200), jabatan: teks.slice(0, 200) },
    };
    await periksa(buatPdf(keputusan(isi)), mulai, CONTOH_KEPUTUSAN.alamat_periksa);
  });
});
