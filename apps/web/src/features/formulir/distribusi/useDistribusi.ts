import type { Masalah } from '@sinas/domain/formulir/isian';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { GalatApi, pesanGalat } from '../../../lib/galat';
import { useSesi } from '../../../lib/sesi';
import { useFormulir } from '../kerja/useFormulir';
import { type DistribusiServer, type HasilSimpan } from '../wire';
import { isiKirim, type BarisSalur, type IsiSalur, type Ketikan } from './baris-salur';
import { bacaSalur, tulisSalur, type Ketikans } from './simpanan-salur';
const SEKALI = 500;

async function semua(id_nk: string, signal: AbortSignal): Promise<DistribusiServer[]> {
  const hasil: DistribusiServer[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await api.ambil('/nk/v2/data-nk/dataDistribusi', {
      query: { id_nk, page, limit: SEKALI },
      signal,
    });
    hasil.push(...rows);
    if (rows.length < SEKALI) return hasil;
  }
}
/**
 * One key for the same rows with the same content, also after a reload: where the answer of a save was lost, its repeat is
 * answered as the first was.
 */
const kunciKirim = (rows: readonly Ketikan[]): string => {
  let sidik = 2_166_136_261;
  for (const huruf of JSON.stringify(rows.map((b) => [b.kunci, isiKirim(b.isi)])))
    sidik = Math.imul(sidik ^ (huruf.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return `${rows[0]?.kunci ?? ''}-${rows.length}-${sidik.toString(36)}`;
};
const masalahDari = (galat: unknown): Masalah[] =>
  galat instanceof GalatApi && galat.errors.length > 0
    ? galat.errors.map((e) => ({
        langkah: 'distribusi',
        path: (e.path ?? '').replace(/^data\./, ''),
        message: e.message,
      }))
    : [{ langkah: 'distribusi', path: 'jml', message: pesanGalat(galat, PESAN['gagal.simpan']) }];

/** Rows of distribution of this file, and what is typed of them: kept on this device until the server has it, stored row by row. */
export function useDistribusi() {
  const { keadaan, penyimpan, store } = useFormulir();
  const { idNk } = keadaan.detail;
  const idUser = useSesi().data?.pengguna?.id_user ?? '';
  const [aman, setAman] = useState(true);
  const klien = useQueryClient();
  const toast = useToast();
  const dijalan = useRef(new Set<string>());
  const antre = useRef<Promise<unknown>>(Promise.resolve());
  const [kunciServer, kunciKetik] = [
    ['distribusi', idNk],
    ['distribusi-ketik', idNk],
  ];
  const daftar = useQuery({
    queryKey: kunciServer,
    queryFn: ({ signal }) => semua(idNk, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const ketik = useQuery<Ketikans>({
    queryKey: kunciKetik,
    queryFn: () => bacaSalur(idUser, idNk),
    initialData: () => bacaSalur(idUser, idNk),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const aturKetik = (f: (k: Ketikans) => Ketikans) => {
    const baru = f(klien.getQueryData<Ketikans>(kunciKetik) ?? {});
    klien.setQueryData<Ketikans>(kunciKetik, baru);
    setAman(tulisSalur(idUser, idNk, baru));
  };
  const lepas = (kunci: readonly string[]) =>
    aturKetik((k) => Object.fromEntries(Object.entries(k).filter(([x]) => !kunci.includes(x))));
  const aturServer = (f: (s: DistribusiServer[]) => DistribusiServer[]) =>
    klien.setQueryData<DistribusiServer[]>(kunciServer, (s) => f(s ?? []));

  /** One call at a time, after what the form itself still has to store. */
  const panggil = useCallback(
    <T>(f: () => Promise<T>): Promise<T> => {
      const jalan = antre.current.then(() => penyimpan.sekarang()).then(f);
      antre.current = jalan.catch(() => undefined);
      return jalan;
    },
    [penyimpan],
  );
  const tercatat = ({ versi }: HasilSimpan) => store.catatVersi(versi);

  const ubah = (b: BarisSalur, isi: IsiSalur) =>
    aturKetik((k) => {
      const lama = k[b.kunci];
      // Typed on after a refusal: over what is stored now.
      const dasar = lama && !lama.ditolak ? lama.dasar : b.versi;
      return {
        ...k,
        [b.kunci]: {
          ...{ kunci: b.kunci, id_baris: b.id_baris, id: b.id, dasar, dicoba: b.dicoba, ditolak: null },
          isi: { ...b.isi, ...isi },
        },
      };
    });
  const tandai = (b: Ketikan, ditolak: Masalah[] | null = null) =>
    aturKetik((k) => {
      const lama = k[b.kunci];
      return lama
        ? { ...k, [b.kunci]: { ...lama, dicoba: true, ditolak: ditolak && { isi: b.isi, masalah: ditolak } } }
        : k;
    });
  const tambah = (id_baris: string, isi: readonly IsiSalur[], dicoba = false): Ketikan[] => {
    const baru = isi.map((x): Ketikan => ({
      ...{ kunci: `baru-${crypto.randomUUID()}`, id_baris, id: null, dasar: null, dicoba, ditolak: null },
      isi: x,
    }));
    aturKetik((k) => ({ ...k, ...Object.fromEntries(baru.map((b) => [b.kunci, b])) }));
    return baru;
  };

  /** Stored: no typing any more, but for what was typed since it went out. */
  const selesai = (b: Ketikan, jadi: DistribusiServer | undefined) =>
    aturKetik((k) => {
      const { [b.kunci]: kini, ...lain } = k;
      if (!kini || !jadi || kini.isi === b.isi) return lain;
      return { ...lain, [jadi.id]: { ...kini, kunci: jadi.id, id: jadi.id, dasar: jadi.versi } };
    });

  /** New rows of one good together; wrong ones keep their place with their faults. */
  const simpanBaru = async (id_baris: string, semuaBaru: readonly Ketikan[]) => {
    // A row on its way does not go out twice.
    const rows = semuaBaru.filter((b) => !dijalan.current.has(b.kunci));
    if (rows.length === 0) return;
    for (const b of rows) dijalan.current.add(b.kunci);
    try {
      const hasil = await panggil(() =>
        api.kirim('/nk/v2/data-nk/dataDistribusi', {
          body: { id_baris, rows: rows.map((b) => isiKirim(b.isi)) },
          kunci: kunciKirim(rows),
        }),
      );
      tercatat(hasil);
      const tolak = new Map(hasil.ditolak.map((d) => [d.indeks, d.errors]));
      aturServer((s) => [...s, ...hasil.diterima]);
      const diterima = rows.filter((_, i) => !tolak.has(i));
      diterima.forEach((b, i) => selesai(b, hasil.diterima[i]));
      rows.forEach((b, i) => {
        const masalah = tolak.get(i);
        if (masalah) tandai(b, masalah);
      });
    } catch (galat) {
      for (const b of rows) tandai(b, masalahDari(galat));
    } finally {
      for (const b of rows) dijalan.current.delete(b.kunci);
    }
  };
  const simpan = async (b: BarisSalur) => {
    const { id, versi } = b;
    if (id === null || versi === null) return simpanBaru(b.id_baris, [b]);
    try {
      const hasil = await panggil(() =>
        api.ganti('/nk/v2/data-nk/dataDistribusi', {
          body: { id, versi: b.dasar ?? versi, data: isiKirim(b.isi) },
        }),
      );
      tercatat(hasil);
      aturServer((s) => s.map((x) => (x.id === b.id ? hasil.baris : x)));
      selesai(b, hasil.baris);
    } catch (galat) {
      tandai(b, masalahDari(galat));
      // Somebody else has changed it meanwhile: what is stored is fetched, what is typed stays.
      if (galat instanceof GalatApi && galat.status === 409) void daftar.refetch();
    }
  };
  const hapus = async (b: BarisSalur) => {
    const { id } = b;
    if (id === null) return lepas([b.kunci]);
    try {
      tercatat(await panggil(() => api.hapus('/nk/v2/data-nk/dataDistribusi', { query: { id } })));
      aturServer((s) => s.filter((x) => x.id !== b.id));
      lepas([b.kunci]);
      toast.berhasil(PESAN['berhasil.hapus']);
    } catch (galat) {
      toast.gagal(pesanGalat(galat, PESAN['gagal.hapus']));
    }
  };
  return { daftar, ketik: ketik.data, aman, ubah, tandai, tambah, simpan, simpanBaru, hapus };
}
export type Distribusi = ReturnType<typeof useDistribusi>;
