import { PESAN } from '@sinas/domain/pesan/pesan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { GalatApi, pesanGalat } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';
import { petakanMasalah } from '../rangka/tempat';
import { type HasilKirim } from '../wire';

export type AkhirKirim =
  | { jenis: 'berhasil'; hasil: HasilKirim }
  | { jenis: 'gagal'; pesan: string | null; masalah: Masalah[] }
  | { jenis: 'belum' }
  | null;

const kunciKirim = (idNk: string, versi: number): string => {
  const nama = `sinas-kirim:${idNk}:${versi}`;
  const lama = sessionStorage.getItem(nama);
  if (lama) return lama;
  const kunci = crypto.randomUUID();
  sessionStorage.setItem(nama, kunci);
  return kunci;
};

function daftarMasalah(galat: unknown): Masalah[] {
  if (!(galat instanceof GalatApi)) return [];
  return galat.errors.map((e) => ({
    langkah: e.langkah ?? 'kirim',
    path: e.path ?? '',
    message: e.message,
    ...(e.baris ? { baris: e.baris } : {}),
  }));
}

/** Sends the file, once, whatever is clicked how often (PENGAJUAN-02, GALAT-02). */
export function useKirim() {
  const { store, penyimpan, lengkap } = useFormulir();
  const klien = useQueryClient();
  const [sibuk, setSibuk] = useState(false);
  const [akhir, setAkhir] = useState<AkhirKirim>(null);
  const jalan = useRef(false);
  const kirim = async () => {
    if (jalan.current) return;
    jalan.current = true;
    setSibuk(true);
    try {
      const tersimpan = await penyimpan.sekarang();
      if (!lengkap.boleh_kirim) {
        setAkhir({ jenis: 'belum' });
        return;
      }
      const { simpan, detail, versi } = store.cuplikan();
      if (!tersimpan) {
        const pesan = 'pesan' in simpan ? simpan.pesan : 'Perubahan terakhir belum tersimpan';
        setAkhir({ jenis: 'gagal', pesan, masalah: [] });
        return;
      }
      const hasil = await api.kirim('/nk/v2/data-nk/kirimPermohonan', {
        body: { idNk: detail.idNk, versi },
        kunci: kunciKirim(detail.idNk, versi),
        batasMs: 60_000,
      });
      penyimpan.berhenti();
      store.buangSimpanan();
      // Lists and the file page show the new state at once (PENGAJUAN-08).
      void klien.invalidateQueries({ predicate: (q) => q.queryKey[0] !== 'formulir' });
      setAkhir({ jenis: 'berhasil', hasil });
    } catch (galat) {
      const pesan = pesanGalat(galat, PESAN['gagal.kirim']);
      setAkhir({
        jenis: 'gagal',
        pesan: pesan === PESAN['gagal.kirim'] ? null : pesan,
        masalah: daftarMasalah(galat).map((m) => petakanMasalah(m, store.cuplikan().baris)),
      });
    } finally {
      jalan.current = false;
      setSibuk(false);
    }
  };
  return { kirim, sibuk, akhir, tutup: () => setAkhir(null) };
}
