import { describe, expect, it } from 'vitest';
import { nomorBeritaAcara, PERNYATAAN_RAKOR } from './berita-acara';
import { dikoordinasi, JENIS_RAKOR, KODE_JENIS_RAKOR, KODE_JENIS_RAPAT, menungguRapat, peristiwaAgenda } from './jenis';
import { kehadiran } from './kuorum';
import { langkahRakor, SISTEM, type FaktaRakor } from './penjaga';
import { bolehTandaTangan, semuaBertandaTangan, type TandaTangan } from './tanda-tangan';

const fakta = (isi: Partial<FaktaRakor>): FaktaRakor => ({
  ...{
    status: '10',
    agenda: 1,
    belum: 0,
    kurang_alasan: 0,
    lewat_plafon: 0,
    pernyataan: true,
    alasan: 'Kuorum kurang',
  },
  ...{ tanda_tangan: [], diterapkan: 0, menunggu_terap: 0, menarik: false },
  ...isi,
});
const sekre = { id_user: 'sekre', peran: 'SEKRE_RAKOR' } as const;
const coba = (
  isi: Partial<FaktaRakor>,
  peristiwa: Parameters<typeof langkahRakor>[1],
  siapa: Parameters<typeof langkahRakor>[2] = sekre,
) => {
  const h = langkahRakor(fakta(isi), peristiwa, siapa);
  return h.boleh ? h.ke : h.alasan;
};

/* E.1, typed. */
describe('kinds of meeting', () => {
  it('1 agrees, 2 and 3 determine, 4 evaluates, 0 has no meeting', () => {
    expect(KODE_JENIS_RAKOR.map((k) => [k, JENIS_RAKOR[k].nama, JENIS_RAKOR[k].menetapkan])).toEqual([
      [0, 'Tanpa Rakor', true],
      [1, 'Rakornis', false],
      [2, 'Rakor Menteri', true],
      [3, 'Rakortas', true],
      [4, 'Rakor Evaluasi', true],
    ]);
  });
  it('T17: rakornis takes what waits in 40, the ministers what waits in 42; an evaluation what is in force', () => {
    expect(KODE_JENIS_RAPAT.map((k) => [k, peristiwaAgenda(k), menungguRapat(k)])).toEqual([
      [1, 'agenda_rakornis', ['40']],
      [2, 'agenda_rakormen', ['42']],
      [3, 'agenda_rakormen', ['42']],
      [4, null, ['50', '51']],
    ]);
  });
  it('food is led by Kemenko Pangan (128), the rest by Kemenko Perekonomian (035)', () => {
    expect([dikoordinasi('013', '128'), dikoordinasi('013', '035'), dikoordinasi('016', '035')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(dikoordinasi('999', '035')).toBe(false);
  });
});

describe('what the guards of E.3 mean', () => {
  it('a meeting without an agenda is not called', () => {
    expect([coba({}, 'jadwalkan'), coba({ agenda: 0 }, 'jadwalkan')]).toEqual(['20', 'rakor.agenda_kosong']);
  });
  it('a meeting that was called does not begin while files are still being put on its agenda (T17)', () => {
    const terjadwal = { status: '20' } as const;
    expect(coba({ ...terjadwal, menarik: true }, 'mulai')).toBe('rakor.masih_menarik');
    expect(coba(terjadwal, 'mulai')).toBe('30');
  });
  it('the discussion ends when every row is determined or postponed, with its reason, below the ceiling', () => {
    const bahas = { status: '30' } as const;
    expect(coba(bahas, 'selesai')).toBe('40');
    expect(coba({ ...bahas, belum: 1 }, 'selesai')).toBe('rakor.baris_belum');
    expect(coba({ ...bahas, kurang_alasan: 1 }, 'selesai')).toBe('rakor.alasan_kurang');
    expect(coba({ ...bahas, lewat_plafon: 1 }, 'selesai')).toBe('rakor.lewat_plafon');
  });
  it('it is final with the statement, from 40 and from a redraft', () => {
    for (const status of ['40', '45'] as const) {
      expect(coba({ status }, 'final')).toBe('50');
      expect(coba({ status, pernyataan: false }, 'final')).toBe('rakor.pernyataan_wajib');
    }
  });
  it('a redraft and a cancellation say why; after the first push there is no redraft', () => {
    expect(coba({ status: '50' }, 'redraf')).toBe('45');
    expect(coba({ status: '50', alasan: ' ' }, 'redraf')).toBe('rakor.alasan_wajib');
    expect(coba({ status: '50', diterapkan: 1 }, 'redraf')).toBe('rakor.sudah_diterapkan');
    expect(coba({ status: '60' }, 'redraf')).toBe('rakor.status_tidak_mengizinkan');
    expect(coba({ status: '20', alasan: '' }, 'batal')).toBe('rakor.alasan_wajib');
    expect(coba({ status: '30' }, 'batal')).toBe('rakor.status_tidak_mengizinkan');
  });
  it('the end is the system’s, when the last file has its decision', () => {
    expect(coba({ status: '60' }, 'selesai_terap', SISTEM)).toBe('70');
    expect(coba({ status: '60', menunggu_terap: 1 }, 'selesai_terap', SISTEM)).toBe('rakor.belum_semua_diterapkan');
    expect(coba({ status: '60' }, 'selesai_terap')).toBe('akses.tidak_berwenang');
    expect(coba({ status: '30' }, 'bahas', SISTEM)).toBe('akses.tidak_berwenang');
  });
});

describe('signatures (E.3): in any order, the chair last', () => {
  const t = (id_user: string, status: TandaTangan['status'], pimpinan = false): TandaTangan => ({
    id_user,
    status,
    pimpinan,
  });
  const menko = (status: TandaTangan['status']) => t('menko', status, true);
  it('others before the chair, each once, one that failed again, nobody else', () => {
    const mulai = [t('a', 'BELUM'), t('b', 'GAGAL'), menko('BELUM')];
    expect(['a', 'b', 'menko', 'x'].map((u) => bolehTandaTangan(mulai, u))).toEqual([
      null,
      null,
      'rakor.pimpinan_terakhir',
      'rakor.bukan_penanda_tangan',
    ]);
    const hampir = [t('a', 'DITANDATANGANI'), t('b', 'DITANDATANGANI'), menko('BELUM')];
    expect(['a', 'menko'].map((u) => bolehTandaTangan(hampir, u))).toEqual(['rakor.sudah_tanda_tangan', null]);
    expect(
      coba({ status: '50', tanda_tangan: hampir }, 'tanda_tangan', { id_user: 'menko', peran: 'KOORDINATOR' }),
    ).toBe('50');
    expect(
      coba({ status: '50', tanda_tangan: hampir }, 'tanda_tangan', { id_user: 'menko', peran: 'SEKRE_RAKOR' }),
    ).toBe('akses.tidak_berwenang');
  });
  it('it is signed when all have, the chair among them', () => {
    const penuh = [t('a', 'DITANDATANGANI'), menko('DITANDATANGANI')];
    expect(coba({ status: '50', tanda_tangan: penuh }, 'semua_tanda_tangan', SISTEM)).toBe('60');
    expect([semuaBertandaTangan([]), semuaBertandaTangan([t('a', 'DITANDATANGANI')])]).toEqual([false, false]);
    expect(
      coba({ status: '50', tanda_tangan: [penuh[0] as TandaTangan, menko('GAGAL')] }, 'semua_tanda_tangan', SISTEM),
    ).toBe('rakor.belum_semua_tanda_tangan');
  });
});

describe('minutes', () => {
  it('BA-{seq}/RAKOR{NIS|MEN|TAS}/{month}/{year}, of the day in Jakarta', () => {
    const hari = new Date('2026-12-09T02:10:00Z');
    expect(nomorBeritaAcara(1, 4, new Date('2026-11-16T02:00:00Z'))).toBe('BA-4/RAKORNIS/XI/2026');
    expect(nomorBeritaAcara(2, 1, hari)).toBe('BA-1/RAKORMEN/XII/2026');
    expect(nomorBeritaAcara(3, 12, new Date('2025-02-05T02:00:00Z'))).toBe('BA-12/RAKORTAS/II/2025');
    expect(nomorBeritaAcara(2, 2, new Date('2026-12-31T18:00:00Z'))).toBe('BA-2/RAKORMEN/I/2027');
    expect(nomorBeritaAcara(0, 1, hari)).toBeNull();
  });
  it('the statement, word for word', () => {
    expect(PERNYATAAN_RAKOR).toBe(
      'Dengan ini saya menyatakan bahwa data dan angka penetapan dalam berita acara ini telah diperiksa dan disetujui. Setelah finalisasi, perubahan hanya dapat dilakukan melalui redraf dengan alasan tertulis.',
    );
  });
  it('presence is counted by institution: 9 of 11 are there, 7 are asked for', () => {
    const lembaga = Array.from({ length: 11 }, (_, i) => ({ kd_ga: String(i), hadir: i < 9 }));
    const rombongan = [...lembaga, { kd_ga: '0', hadir: false }, { kd_ga: '1', hadir: true }];
    expect(kehadiran(rombongan, 7)).toEqual({ lembaga: 11, hadir: 9, kuorum: 7, tercapai: true });
    expect(kehadiran(lembaga, 10).tercapai).toBe(false);
  });
  it('without a number of its own it is more than half', () => {
    const empat = [true, true, false, false].map((hadir, i) => ({ kd_ga: String(i), hadir }));
    expect(kehadiran(empat)).toMatchObject({ kuorum: 3, tercapai: false });
    expect(kehadiran([])).toMatchObject({ lembaga: 0, kuorum: 1, tercapai: false });
  });
});
