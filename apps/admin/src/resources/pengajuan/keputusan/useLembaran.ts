import { jamKini } from '@sinas/api-client/jam';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { angka } from '@sinas/domain/format/angka';
import { usePengguna } from '../../../providers/pengguna';
import type { Lembar } from '../../../providers/wire';
import { BARIS_KOSONG, dariLembar, denganAlasan, keKawat, teksPanjang, type IsiBaris, type Lembaran } from './lembaran';

const JEDA_SIMPAN_MS = 1500;
export type StatusSimpan =
  { tahap: 'diam' } | { tahap: 'menyimpan' } | { tahap: 'tersimpan'; pada: string } | { tahap: 'gagal'; pesan: string };

/** The sheet of one file: what is typed, and its keeping on the server (autosave and 'Simpan sementara'). */
export function useLembaran(idNk: string, lembar: Lembar, dapatUbah: boolean, onBentrok: (galat: unknown) => boolean) {
  const data = useData();
  const pengguna = usePengguna();
  const [isi, setIsi] = useState<Lembaran>(() => dariLembar(lembar));
  const [urungan, setUrungan] = useState<Lembaran['baris'] | null>(null);
  /** The row whose reason was chosen last: others without one may take it over. */
  const [sumberAlasan, setSumberAlasan] = useState<string | null>(null);
  const [status, setStatus] = useState<StatusSimpan>(
    lembar.tersimpan_pada ? { tahap: 'tersimpan', pada: lembar.tersimpan_pada } : { tahap: 'diam' },
  );
  const terkini = useRef(isi);
  const disimpan = useRef(isi);
  const sedang = useRef<Promise<boolean> | null>(null);
  // Once a decision is on its way the sheet is closed: a late autosave must not write into the next desk's.
  const ditutup = useRef(false);
  useEffect(() => {
    terkini.current = isi;
  }, [isi]);

  /** Writes what there is now; true when the server has it. Saves queue up, so that the newest wins. */
  const simpan = useCallback(async (): Promise<boolean> => {
    await sedang.current;
    if (!dapatUbah || ditutup.current || disimpan.current === terkini.current) return true;
    const ini = terkini.current;
    const panjang = teksPanjang(ini, lembar);
    if (panjang) {
      setStatus({ tahap: 'gagal', pesan: panjang });
      return false;
    }
    setStatus({ tahap: 'menyimpan' });
    sedang.current = data
      .simpanLembar(keKawat(idNk, ini, lembar.rincian))
      .then(
        (baru) => {
          disimpan.current = ini;
          setStatus({ tahap: 'tersimpan', pada: baru.tersimpan_pada ?? jamKini().toISOString() });
          return true;
        },
        (galat: unknown) => {
          setStatus({ tahap: 'gagal', pesan: pesanGalat(galat, PESAN['gagal.simpan']) });
          // Another hand has the file: nothing more of this sheet may be written.
          if (onBentrok(galat)) ditutup.current = true;
          return false;
        },
      )
      .finally(() => {
        sedang.current = null;
      });
    return sedang.current;
  }, [dapatUbah, data, idNk, lembar, onBentrok]);

  // Runs again for who has signed in again: what the ended session refused is kept then.
  useEffect(() => {
    if (isi === disimpan.current || !dapatUbah) return undefined;
    const tunda = setTimeout(() => void simpan(), JEDA_SIMPAN_MS);
    return () => clearTimeout(tunda);
  }, [isi, dapatUbah, simpan, pengguna]);
  // Leaving the page keeps what the pause has not kept yet.
  const simpanKini = useRef(simpan);
  useEffect(() => {
    simpanKini.current = simpan;
  }, [simpan]);
  useEffect(() => () => void simpanKini.current(), []);

  const ubahBaris = useCallback((id: string, ubah: Partial<IsiBaris>) => {
    setUrungan(null);
    if (ubah.kd_alasan) setSumberAlasan(id);
    setIsi((l) => ({ ...l, baris: { ...l.baris, [id]: { ...(l.baris[id] ?? BARIS_KOSONG), ...ubah } } }));
  }, []);
  const ubah = useCallback((bagian: Partial<Lembaran>) => setIsi((l) => ({ ...l, ...bagian })), []);
  /** Every row as asked; one step back is kept. */
  const penuhiSemua = useCallback(() => {
    setUrungan(terkini.current.baris);
    setIsi((l) => ({
      ...l,
      baris: Object.fromEntries(
        lembar.rincian.map((r) => [r.id, { teks: angka(r.jml_usulan), kd_alasan: '', alasan: '' }]),
      ),
    }));
  }, [lembar.rincian]);
  /** The reason that was chosen last for every cut row that has none; one step back is kept. */
  const samakanAlasan = useCallback(() => {
    if (sumberAlasan === null) return;
    setUrungan(terkini.current.baris);
    setIsi((l) => ({ ...l, baris: denganAlasan(l, lembar.rincian, sumberAlasan) }));
  }, [lembar.rincian, sumberAlasan]);
  const urungkan = useCallback(() => {
    if (urungan) setIsi((l) => ({ ...l, baris: urungan }));
    setUrungan(null);
  }, [urungan]);
  const tutup = useCallback(async () => {
    ditutup.current = true;
    await sedang.current;
  }, []);
  const bukaLagi = useCallback(() => {
    ditutup.current = false;
  }, []);
  return {
    ...{ isi, ubah, ubahBaris, penuhiSemua, sumberAlasan, samakanAlasan, urungkan: urungan ? urungkan : null },
    ...{ status, simpan, tutup, bukaLagi },
  };
}
export type LembaranKerja = ReturnType<typeof useLembaran>;
