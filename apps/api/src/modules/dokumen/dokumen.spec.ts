import { CONTOH_KEPUTUSAN, CONTOH_TANDA_TERIMA, contohBaris } from '../../../test/support/dokumen';
import { teksPdfJadi } from '../../../test/support/teks-pdf';
import { jumlahPerSatuan, keputusan, MAKS_BARIS_CETAK } from './keputusan';
import { buatPdf, teksPdf } from '../../platform/pdf/mesin-pdf';
import { tandaTerima } from './tanda-terima';

/** Every text of a definition, in reading order. */
function teksDari(x: unknown): string[] {
  if (Array.isArray(x)) return x.flatMap(teksDari);
  if (typeof x !== 'object' || x === null) return [];
  return Object.entries(x).flatMap(([k, v]) => {
    if ((k === 'text' || k === 'qr') && typeof v === 'string') return [v];
    return k === 'ul' ? (v as string[]) : teksDari(v);
  });
}

/** What both papers say of the form, field by field. */
const PERMOHONAN = [
  ['Jenis pelaku usaha', 'Produsen (API-P)'],
  ['KBLI kegiatan usaha', /^10721 – Industri Gula Pasir/],
  ['Kantor pabean pemasukan', '040300 – KPU BC Tipe A Tanjung Priok'],
  ['Eksportir di negara asal', 'EKS-00001 – Contoh Pastoral Co'],
  ['Kapasitas terpasang setahun', '15.000,5 ton'],
  ['Pasokan dari dalam negeri', '0 ton'],
] as const;
function bacaPermohonan(teks: readonly string[]): void {
  const lampiran = teks.slice(teks.indexOf('Lampiran: data permohonan'));
  const tempat = PERMOHONAN.map(([label]) => lampiran.indexOf(label));
  expect(tempat).toEqual([...tempat].sort((a, b) => a - b));
  for (const [i, [, nilai]] of PERMOHONAN.entries()) expect(lampiran[(tempat[i] ?? 0) + 1]).toMatch(nilai);
}
const halaman = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('decision', () => {
  const teks = teksDari(keputusan(CONTOH_KEPUTUSAN).content);

  it('says what an import approval needs: number, holder, goods, quantity, origin, port, validity', () => {
    const semua = teks.join('\n');
    for (const ada of [
      'Nomor 12/RKI/019/11/2026',
      '9120000000011',
      'PT Contoh Gula Rafinasi',
      'HS 1701.14.00',
      'Gula kristal mentah untuk rafinasi',
      '2.000',
      'ton',
      'Australia',
      'Ciwandan',
      'Jan 2027 sampai Mar 2027',
      'Jan 2027, Apr 2027',
      '1 Januari 2027 sampai dengan 31 Desember 2027',
      'Dr. Contoh Pemutus',
      'RKI-26-000012-K7M2QX',
    ])
      expect(semua).toContain(ada);
  });
  it('T33 says what was given back since, when, and what is left of the row and of the whole', () => {
    const oleh = 'Penyerahan oleh pemegang';
    const pengurangan = [{ waktu: new Date('2027-03-10T03:00:00Z'), oleh, seri: 1, jml: '250.5', satuan: 'ton' }];
    const [satu, ...lain] = CONTOH_KEPUTUSAN.baris.map((b, i) => (i === 0 ? { ...b, diserahkan: '250.5' } : b));
    const isi = teksDari(keputusan({ ...CONTOH_KEPUTUSAN, pengurangan, baris: satu ? [satu, ...lain] : [] }).content);
    const mulai = isi.indexOf('Pengurangan setelah keputusan');
    expect(isi.slice(mulai + 6, mulai + 11)).toEqual(['10 Maret 2027', '1', oleh, '250,5 ton', '1.749,5 ton']);
    expect(isi).toContain('Jumlah yang berlaku');
    expect(teks).not.toContain('Pengurangan setelah keputusan');
  });
  it('T20 says on what it was determined without a meeting, and nothing of it elsewhere', () => {
    const dasar = {
      ...{
        koordinator: 'Kementerian Koordinator Bidang Pangan',
        rapat: false,
        dasar_hukum: 'Perpres 7/2025, pasal 17 ayat (2) huruf b',
      },
      ...{ nota_nomor: 'ND-7/2026', nota_tanggal: '2026-11-20', alasan: 'Kebutuhan mendesak' },
    };
    const isi = teksDari(keputusan({ ...CONTOH_KEPUTUSAN, dasar }).content);
    const mulai = isi.indexOf('Dasar penetapan');
    expect(isi.slice(mulai + 1, mulai + 9)).toEqual([
      ...['Ditetapkan tanpa rapat', 'Kementerian Koordinator Bidang Pangan'],
      ...['Dasar hukum', 'Perpres 7/2025, pasal 17 ayat (2) huruf b'],
      ...['Nota dinas', 'ND-7/2026, 20 November 2026', 'Alasan', 'Kebutuhan mendesak'],
    ]);
    expect(teks).not.toContain('Dasar penetapan');
  });
  it('carries a QR that leads to the public check, and the print of the submission', () => {
    expect(teks).toContain('https://portal.contoh/cek/RKI-26-000012-K7M2QX');
    expect(teks.some((t) => t.includes('a1b2c3d4 a1b2c3d4'))).toBe(true);
  });
  it('gives the reason of every cut, with its code', () => {
    expect(teks).toContain('A04 Pasokan dalam negeri cukup. Pasokan tebu rakyat mencukupi semester pertama');
    expect(teksDari(keputusan({ ...CONTOH_KEPUTUSAN, baris: [contohBaris()] }).content)).not.toContain(
      'Pengurangan jumlah dan alasannya',
    );
  });
  it('B.2 says beside the row why an unlisted tariff line was used', async () => {
    const baris = [contohBaris(), contohBaris({ seri: 2, catatan_hs: 'Kontrak menyebut pos ini' })];
    const cetak = await teksPdfJadi(await buatPdf(keputusan({ ...CONTOH_KEPUTUSAN, baris, permohonan: [] })));
    expect(cetak).toMatch(/HS 1701\.14\.00.*HS 1701\.14\.00.*Catatan pos tarif dari pemohon: Kontrak menyebut pos ini/);
    expect(cetak.match(/Catatan pos tarif/g)).toHaveLength(1);
    expect(cetak).not.toContain('Kewajaran jumlah');
  });
  it('names how many rows it does not print', () => {
    const baris = Array.from({ length: MAKS_BARIS_CETAK + 5 }, (_, i) => contohBaris({ seri: i + 1 }));
    expect(teksDari(keputusan({ ...CONTOH_KEPUTUSAN, baris }).content).join(' ')).toContain(
      'Tercetak 1.000 dari 1.005 baris',
    );
  });
  it('adds quantities exactly, unit by unit', () => {
    const b = (diberikan: string, satuan: string) => contohBaris({ diberikan, satuan });
    expect(jumlahPerSatuan([b('0.1', 'ton'), b('0.2', 'ton'), b('5', 'kg')])).toBe('0,3 ton, 5 kg');
  });
  it('is a PDF of one page, and one more for what the company had asked with', async () => {
    const pdf = await buatPdf(keputusan(CONTOH_KEPUTUSAN));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(halaman(pdf)).toBe(2);
    expect(halaman(await buatPdf(keputusan({ ...CONTOH_KEPUTUSAN, permohonan: [] })))).toBe(1);
  });
  it('carries every field of the form with its name and in words, in the order of the form', () => {
    bacaPermohonan(teks);
  });
});

describe('receipt', () => {
  it('proves what was taken: number, time, applicant, sum, print of the frozen content', async () => {
    const teks = teksDari(tandaTerima(CONTOH_TANDA_TERIMA).content).join('\n');
    for (const ada of [
      'TT-01001900001120261120000001-1',
      '01-0019-000011-20261120-000001',
      '20 November 2026, 14.32 WIB',
      '2.750,5 ton',
      'Ratna Contoh',
      'a1b2c3d4 a1b2c3d4',
      'bukan persetujuan',
    ])
      expect(teks).toContain(ada);
    const pdf = await buatPdf(tandaTerima(CONTOH_TANDA_TERIMA));
    expect([pdf.subarray(0, 5).toString(), halaman(pdf)]).toEqual(['%PDF-', 2]);
  });
  it('carries every field of the form as it was taken', () => {
    bacaPermohonan(teksDari(tandaTerima(CONTOH_TANDA_TERIMA).content));
  });
  it('long answers wrap and run over to another page, and are not cut', async () => {
    const surel = `${'x'.repeat(100)}@contoh.invalid`;
    const permohonan = CONTOH_TANDA_TERIMA.permohonan.map((b) => ({
      ...b,
      isian: b.isian.map((i) => ({ ...i, nilai: i.panjang ? 'baris\n'.repeat(80) : surel })),
    }));
    const isi = tandaTerima({ ...CONTOH_TANDA_TERIMA, permohonan });
    expect(JSON.stringify(isi.content)).toContain(`"text":"${surel}","wordBreak":"break-all"`);
    expect(halaman(await buatPdf(isi))).toBeGreaterThan(3);
  });
});

it('text that the standard faces cannot print is written by what they have', () => {
  expect(teksPdf('Đặc sản ≥ 99,3 – “mutu” 鱼')).toBe('?ac san >= 99,3 – “mutu” ?');
});
