import { describe, expect, it } from 'vitest';
import { KODE_PERAN, PERAN } from '../akses/peran';
import { layanan } from '../layanan/daftar';
import { KODE_IZIN, KODE_REKOM, type KdRekom } from '../layanan/kode';
import { PENJAGA } from '../pengajuan/penjaga';
import { DI_LUAR_ALUR, HALAMAN, LAIN, PK_SENDIRI, SEL_HARAPAN, selLayanan } from './alur.harapan';

const urut = (teks: readonly string[]) => [...teks].sort();
/** The code's table in the words of the golden one. */
const selKode = (kd: KdRekom) =>
  layanan(kd).alur.langkah.flatMap((l) =>
    l.dari.map((dari) => ({
      id: l.id,
      peristiwa: l.peristiwa,
      dari: dari,
      ke: l.ke,
      peran: urut(
        l.izin === 'SISTEM' ? ['SISTEM'] : KODE_PERAN.filter((k) => (PERAN[k].izin as string[]).includes(l.izin)),
      ),
      penjaga: urut(l.penjaga),
      efek: urut(l.efek),
    })),
  );
const nama = (s: { id: string; peristiwa: string; dari: string }) => `${s.id} ${s.peristiwa} ${s.dari}`;

describe.each(KODE_REKOM)('C.3 transitions of service %s, against the table typed from the page', (kd) => {
  const kode = selKode(kd);
  it.each(selLayanan(kd).map((s) => [nama(s), s] as const))('%s', (_, harapan) => {
    expect(kode.find((k) => k.peristiwa === harapan.peristiwa && k.dari === harapan.dari)).toEqual(harapan);
  });
  it('the code has no transition that neither the page nor the table of reasons has', () => {
    expect(urut(kode.map(nama))).toEqual(urut(selLayanan(kd).map(nama)));
  });
});

describe('the typed tables themselves', () => {
  it('every cell belongs to a service', () => {
    const semua = KODE_IZIN.flatMap((kd) => selLayanan(kd).map(nama));
    expect(SEL_HARAPAN.map(nama).filter((s) => !semua.includes(s))).toEqual([]);
  });
  it('no cell of the table stands twice', () => {
    const sel = SEL_HARAPAN.map((s) => `${s.peristiwa} ${s.dari}`);
    expect(sel.filter((s, i) => sel.indexOf(s) !== i)).toEqual([]);
  });
  it('every number of the page is a row or a kind of new file', () => {
    const ada = new Set([...HALAMAN.map((s) => s.id), ...DI_LUAR_ALUR]);
    const semua = Array.from({ length: 36 }, (_, i) => `T${i + 1}`);
    expect(semua.filter((id) => !ada.has(id))).toEqual([]);
  });
  it('every row that the page lacks has its reason', () => {
    for (const r of [...LAIN, ...PK_SENDIRI]) expect([nama(r), r.alasan.length > 20]).toEqual([nama(r), true]);
  });
  it('the guards of the code are the guards of the table', () => {
    expect(urut(Object.keys(PENJAGA))).toEqual(urut([...new Set(SEL_HARAPAN.flatMap((s) => s.penjaga))]));
  });
});
