import { useCallback, useEffect, useState } from 'react';

export interface Ekspor {
  id: string;
  nama: string;
  format: 'csv' | 'xlsx';
  status: 'ANTRE' | 'BERJALAN' | 'SIAP' | 'GAGAL' | 'BATAL' | 'LEWAT';
  baris: number;
  pesan: string | null;
  url: string | null;
  dibuat: string;
  berlaku_sampai: string | null;
}
export interface PermintaanEkspor {
  daftar: 'berkas' | 'kl' | 'antrean' | 'monitoring' | 'keputusan' | 'rapat' | 'aktivitas';
  format: 'csv' | 'xlsx';
  saring: Readonly<Record<string, string | number>>;
}
export interface PanggilanEkspor {
  milik: () => Promise<readonly Ekspor[]>;
  buat: (m: PermintaanEkspor) => Promise<unknown>;
  batal: (id: string) => Promise<unknown>;
}
/** How often what is being made is asked for. */
const TANYA_MS = 1_500;

/** Somebody's exports while he looks at them. */
export function useEkspor(panggilan: PanggilanEkspor) {
  const [milik, setMilik] = useState<readonly Ekspor[] | null>(null);
  const [galat, setGalat] = useState<unknown>(null);
  const [sibuk, setSibuk] = useState(false);
  const [ke, setKe] = useState(0);
  const [{ milik: ambil, buat, batal }] = useState(panggilan);
  useEffect(() => {
    let dipakai = true;
    ambil().then(
      (isi) => dipakai && setMilik(isi),
      (e: unknown) => dipakai && setGalat(e),
    );
    return () => {
      dipakai = false;
    };
  }, [ambil, ke]);
  const berjalan = milik?.some((e) => e.status === 'ANTRE' || e.status === 'BERJALAN') ?? false;
  useEffect(() => {
    if (!berjalan) return undefined;
    const tunggu = setInterval(() => setKe((n) => n + 1), TANYA_MS);
    return () => clearInterval(tunggu);
  }, [berjalan]);
  const kerjakan = useCallback((kerja: Promise<unknown>) => {
    setSibuk(true);
    setGalat(null);
    kerja
      .catch((e: unknown) => setGalat(e))
      .finally(() => {
        setSibuk(false);
        setKe((n) => n + 1);
      });
  }, []);
  return {
    milik,
    galat,
    sibuk,
    buat: (m: PermintaanEkspor) => kerjakan(buat(m)),
    batal: (id: string) => kerjakan(batal(id)),
  };
}
/** Filters that are set, as the export takes them. */
export const saringEkspor = (saring: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(saring as Record<string, unknown>)
      .filter(([, v]) => v !== '' && v !== undefined && v !== null)
      .map(([k, v]): [string, string | number] => [k, k.startsWith('tahun') ? Number(v) : String(v)]),
  );
