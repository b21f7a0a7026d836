import { TombolEkspor } from '@sinas/ui/ekspor/TombolEkspor';
import { saringEkspor, type PermintaanEkspor } from '@sinas/ui/ekspor/useEkspor';
import { useMemo } from 'react';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';

/** The order of a react-admin list as an export takes it. */
export const urutEkspor = ({ field, order }: { field: string; order: string }) => ({
  sort: field,
  order: order.toLowerCase(),
});

/** 'Ekspor' at a list of the console, with the filters that the list has now. */
export function EksporDaftar({ daftar, saring }: { daftar: PermintaanEkspor['daftar']; saring: object }) {
  const data = useData();
  const panggilan = useMemo(
    () => ({
      milik: () => data.eksporMilik(),
      buat: (m: PermintaanEkspor) => data.eksporBuat(m),
      batal: (id: string) => data.eksporBatal(id),
    }),
    [data],
  );
  return (
    <TombolEkspor
      panggilan={panggilan}
      minta={{ daftar, saring: saringEkspor(saring) }}
      kalimatGalat={(g) => pesanGalat(g, 'Ekspor belum dapat dimuat')}
    />
  );
}
