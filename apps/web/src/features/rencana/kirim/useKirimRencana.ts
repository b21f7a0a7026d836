import { PESAN } from '@sinas/domain/pesan/pesan';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { GalatApi, pesanGalat } from '../../../lib/galat';
import { kunciBaru } from '../../../lib/kunci';
import { useRencana } from '../kerja/useRencana';
import { type HasilKirim } from '../wire';

export type AkhirKirim = { hasil: HasilKirim } | { gagal: string; sebab: string[] } | null;

/** The same version sent again bears the same key. */
function kunciKirim(noAju: string, versi: number): string {
  const nama = `sinas-kirim:${noAju}:${versi}`;
  const kunci = sessionStorage.getItem(nama) ?? kunciBaru();
  sessionStorage.setItem(nama, kunci);
  return kunci;
}

/** Sends the plan, once, whatever is clicked how often. */
export function useKirimRencana() {
  const { store, penyimpan, keadaan } = useRencana();
  const { noAju } = keadaan.berkas.detail;
  const klien = useQueryClient();
  const [sibuk, setSibuk] = useState(false);
  const [akhir, setAkhir] = useState<AkhirKirim>(null);
  const jalan = useRef(false);
  const kirim = async () => {
    if (jalan.current) return;
    jalan.current = true;
    setSibuk(true);
    try {
      if (!(await penyimpan.sekarang())) {
        const { simpan } = store.cuplikan();
        setAkhir({ gagal: 'pesan' in simpan ? simpan.pesan : 'Perubahan terakhir belum tersimpan', sebab: [] });
        return;
      }
      const { versi } = store.cuplikan();
      const isi = { no_aju: noAju, versi };
      const opsi = { kunci: kunciKirim(noAju, versi), batasMs: 60_000 };
      const hasil = await api.kirim('/nk/v2/npp/sendRKT', { body: isi, ...opsi });
      penyimpan.berhenti();
      store.lokal.buang();
      setAkhir({ hasil });
    } catch (galat) {
      const sebab = galat instanceof GalatApi ? galat.errors.map((e) => e.message) : [];
      setAkhir({ gagal: pesanGalat(galat, PESAN['gagal.kirim']), sebab: [...new Set(sebab)] });
    } finally {
      jalan.current = false;
      setSibuk(false);
    }
  };
  const tutup = () => {
    const terkirim = akhir !== null && 'hasil' in akhir;
    setAkhir(null);
    // The plan is another one now: all of it is read again.
    if (terkirim) void klien.invalidateQueries({ queryKey: ['rencana'] });
  };
  return { kirim, sibuk, akhir, tutup };
}
