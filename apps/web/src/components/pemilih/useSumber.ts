import type { Kueri } from '@sinas/api-client';
import type { Cari } from '@sinas/ui/inputs/usePencarian';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { kunciAcuan } from '../../lib/kunci';
import { definisi, type NamaSumber } from './sumber';
import { ditawarkan, kodeSempit, kueriSumber, tanyaSempit, tanyaSumber, type Penyempit } from './tanya-sumber';

/** Asks for what is typed; a list that is known as a whole is filtered here. */
export function useCari(nama: NamaSumber, lain?: Kueri, sempit?: Penyempit): Cari {
  const klien = useQueryClient();
  const tanda = JSON.stringify({ lain, sempit });
  return useCallback<Cari>(
    async (kata, signal) => {
      const { lain, sempit } = JSON.parse(tanda) as { lain?: Kueri; sempit?: Penyempit };
      const [jawab, boleh] = await Promise.all([
        tanyaSumber(klien, nama, kata, { lain, signal }),
        sempit ? tanyaSempit(klien, sempit) : null,
      ]);
      return { ...jawab, opsi: ditawarkan(jawab.opsi, boleh) };
    },
    [klien, nama, tanda],
  );
}

/** What a combobox needs of a list. One that is known as a whole is filtered here; others are asked for what is typed. */
export function useSumber(nama: NamaSumber, lain?: Kueri, sempit?: Penyempit) {
  const { limit, tampilKode, petunjuk } = definisi(nama);
  const kueri = kueriSumber(nama, '', lain);
  const { data } = useQuery({ ...kueri, enabled: false });
  const batas = useQuery({
    ...kueriSumber(sempit?.sumber ?? nama, '', sempit ? { kd_elemen: sempit.kd_elemen } : lain),
    enabled: sempit !== undefined,
  });
  const cari = useCari(nama, lain, sempit);
  const tunggu = sempit !== undefined && batas.isPending;
  const boleh = sempit ? batas.data : undefined;
  const opsi = useMemo(
    () => (data && !limit && !tunggu ? ditawarkan(data.opsi, kodeSempit(boleh)) : null),
    [data, limit, tunggu, boleh],
  );
  return { tampilKode, petunjuk, ...(opsi ? { opsi } : { cari }) };
}

/** Name of a code: as it came with the file, as it was just chosen, or else as the list has it. */
export function useNama(nama: NamaSumber, kode: string, diketahui: string | undefined) {
  const klien = useQueryClient();
  const queryKey = kunciAcuan.nama(nama, kode);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await tanyaSumber(klien, nama, kode, { signal })).opsi.find((o) => o.kode === kode)?.nama ?? null,
    enabled: !diketahui && /^\d+$/.test(kode) && !definisi(nama).luar,
    staleTime: Infinity,
    retry: false,
  });
  const ingat = (k: string, teks: string) => klien.setQueryData(kunciAcuan.nama(nama, k), teks);
  return { nama: diketahui ?? data ?? undefined, ingat };
}
