import { describe, expect, it } from 'vitest';
import { langkahBerlaku } from '../formulir/formulir';
import { dokumenDikenal, formulirLayanan, formulirRumpun, layanan, namaDokumen, syaratLayanan } from './daftar';
import type { DefinisiLayanan } from './definisi';
import { KODE_IZIN, KODE_REKOM } from './kode';
import { cacatDaftar } from './periksa-daftar';

/* D.6, typed: what each service asks for beside D01 to D04 and D99. What a ministry files itself (08) asks for no paper of a company
   but for its own: the letter, what it rests on, the figures behind it, the note (ADR 73). */
const DOKUMEN_KHUSUS: Record<string, string[]> = {
  '01': [],
  '02': [],
  '03': ['D05'],
  '04': ['D06', 'D07', 'D08', 'D09'],
  '05': ['D12', 'D13', 'D14'],
  '06': [],
  '07': ['D10', 'D11'],
  '08': ['D15', 'D16', 'D17', 'D18'],
  '09': [],
};
/* C.9 and C.4, typed: desks that a file of the service comes to. */
const MEJA: Record<string, string[]> = { '08': ['pejabat'] };

describe('issue 14 part 2: a service is a definition', () => {
  it.each(KODE_REKOM)('%s asks for its documents in their order, and has its desks', (kd) => {
    const perusahaan = kd === '08' ? [] : ['D01', 'D02', 'D03', 'D04'];
    expect(layanan(kd).dokumen.map((d) => d.kd_dokumen)).toEqual([...perusahaan, ...(DOKUMEN_KHUSUS[kd] ?? []), 'D99']);
    expect(layanan(kd).meja).toEqual(MEJA[kd] ?? ['verifikator', 'koordinator', 'pejabat']);
  });
  it('a permit has a form, and so has the plan: its tabs by kind of actor', () => {
    const dasar = ['perusahaan', 'barang', 'produksi', 'dokumen', 'kirim'];
    const salur = ['perusahaan', 'barang', 'distribusi', 'produksi', 'dokumen', 'kirim'];
    const khusus = ['perusahaan', 'barang', 'distribusi', 'produksi', 'khusus', 'dokumen', 'kirim'];
    const harapan: Record<string, string[]> = {
      ...{ '01': dasar, '02': salur, '03': khusus, '04': khusus, '05': khusus, '06': salur, '07': salur },
      '08': ['umum', 'kebutuhan', 'dokumen', 'kirim'],
    };
    for (const kd of KODE_IZIN) expect(formulirLayanan(kd).langkah.map((l) => l.kode)).toEqual(harapan[kd]);
    const rkt = formulirLayanan('09');
    const tab = (jenis_pelaku: string) => langkahBerlaku(rkt, { jenis_pelaku }).map((l) => l.kode);
    const [awal, akhir] = [
      ['perusahaan', 'barang'],
      ['dokumen', 'kirim'],
    ];
    expect(tab('PRODUSEN')).toEqual([...awal, 'produksi', 'penggunaan', 'distribusi', ...akhir]);
    expect(tab('PEDAGANG')).toEqual([...awal, 'distribusi', ...akhir]);
    expect(tab('PENGGUNA')).toEqual([...awal, 'penggunaan', ...akhir]);
    expect(syaratLayanan('05').dokumen).toHaveLength(8);
    expect(formulirRumpun('izin').isian.map((i) => i.kd_field)).toEqual(
      [...formulirLayanan('03').isian, ...formulirLayanan('08').isian].map((i) => i.kd_field),
    );
    expect(formulirRumpun('rencana')).toEqual({ langkah: rkt.langkah, isian: rkt.isian });
  });
  it('a document has one name in all services', () => {
    expect([namaDokumen('D05'), namaDokumen('D77')]).toEqual(['Sertifikat Kelayakan Pengolahan (SKP)', 'D77']);
    expect([dokumenDikenal('D99'), dokumenDikenal('D77')]).toEqual([true, false]);
  });
});

describe('services are checked together when they are loaded', () => {
  const semua = (): DefinisiLayanan[] => KODE_REKOM.map((k) => layanan(k));
  it('as they are, nothing is wrong', () => {
    expect(cacatDaftar(semua())).toEqual([]);
  });
  it('a code that stands twice, what no service uses, two names of a document, a desk that is missing', () => {
    const tanpaPk = semua().filter((d) => d.kd_rekom !== '08');
    expect(cacatDaftar(tanpaPk)).toEqual(
      expect.arrayContaining(['event kirim_pk is not used', 'guard pemohon_kl is not used']),
    );
    expect(cacatDaftar([...semua(), layanan('07')])).toEqual([
      'service 07 stands twice',
      'service PERTEK stands twice',
    ]);
    const tanpaHitung = new Map([...layanan('09').jenisBaris].map(([k, j]) => [k, { ...j, dihitung: k === 'produk' }]));
    expect(cacatDaftar([...semua().slice(0, -1), { ...layanan('09'), jenisBaris: tanpaHitung }])).toEqual([]);
    const penerima = layanan('08').jenisBaris.get('penerima');
    const lain = new Map(penerima ? [['penerima', { ...penerima, dihitung: false }]] : []);
    expect(cacatDaftar([...semua().slice(0, -1), { ...layanan('09'), jenisBaris: lain }])).toEqual([
      'kind of row penerima is counted in one service only',
    ]);
    const nib = { kd_dokumen: 'D02', nama: 'Nomor induk', wajib: true };
    expect(cacatDaftar([...tanpaPk, { ...layanan('08'), dokumen: [nib] }])).toEqual(['document D02 has two names']);
    expect(cacatDaftar([...tanpaPk, { ...layanan('08'), meja: [] }])).toEqual([
      'PK has files at the desk pejabat and no such desk',
    ]);
  });
});
