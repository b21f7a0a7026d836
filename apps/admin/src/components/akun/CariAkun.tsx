import { useData } from '../../lib/useData';
import type { Akun } from '../../providers/wire';
import { CariPilih } from '../CariPilih';

const BANYAK = 20;

interface Props<T> {
  label: string;
  hint?: string;
  error?: string | null;
  nilai: T | null;
  onPilih: (nilai: T | null) => void;
}
interface CariProps<T> extends Props<T> {
  jenis?: 'perusahaan';
  dari: (akun: Akun[]) => T[];
  teks: (nilai: T) => string;
  rinci: (nilai: T) => string;
}

function Cari<T extends { id: string }>({ nilai, jenis, dari, teks, rinci, ...lain }: CariProps<T>) {
  const data = useData();
  return (
    <CariPilih<T>
      {...lain}
      teks={nilai ? teks(nilai) : ''}
      minta={async (keyword, signal) =>
        dari((await data.daftarAkun({ type: jenis, keyword }, 1, BANYAK, { signal })).data)
      }
      opsi={(o) => ({ kode: o.id, nama: teks(o), keterangan: rinci(o) })}
      kurang="Ketik sedikitnya dua huruf"
    />
  );
}

/** Looks an account up by name, address or company. */
export const CariPengguna = (props: Props<Akun>) => (
  <Cari
    {...props}
    dari={(akun) => akun}
    teks={(a) => a.fullname}
    rinci={(a) => [a.name_role, a.nama_organisasi ?? a.ur_ga].filter(Boolean).join(', ')}
  />
);

export interface Organisasi {
  id: string;
  nama: string;
}
const organisasiDari = (akun: Akun[]): Organisasi[] => [
  ...new Map(
    akun.flatMap(({ id_organisasi: id, nama_organisasi: nama }): [string, Organisasi][] =>
      id && nama ? [[id, { id, nama }]] : [],
    ),
  ).values(),
];

/** Looks a company up, by its name or by one of its people. */
export const CariOrganisasi = (props: Props<Organisasi>) => (
  <Cari {...props} jenis="perusahaan" dari={organisasiDari} teks={(o) => o.nama} rinci={() => 'Perusahaan'} />
);
