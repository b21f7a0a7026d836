import Autocomplete from '@mui/material/Autocomplete';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { useJeda } from '../../lib/kait/useJeda';
import type { Akun } from '../../providers/wire';

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

function Cari<T extends { id: string }>({
  label,
  hint,
  error,
  nilai,
  onPilih,
  jenis,
  dari,
  teks,
  rinci,
}: CariProps<T>) {
  const data = useData();
  const [ketik, setKetik] = useState('');
  const kata = useJeda(ketik.trim());
  const hasil = useQuery({
    queryKey: ['cari-akun', jenis, kata],
    queryFn: ({ signal }) => data.daftarAkun({ type: jenis, keyword: kata }, 1, BANYAK, { signal }),
    enabled: kata.length >= 2,
  });
  const kosong = kata.length < 2 ? 'Ketik sedikitnya dua huruf' : 'Tidak ada yang cocok';
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <Autocomplete
          id={ids.id}
          value={nilai}
          options={dari(hasil.data?.data ?? [])}
          // The server has searched; what it found is shown as it is.
          filterOptions={(semua) => semua}
          getOptionLabel={teks}
          getOptionKey={(o) => o.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          loading={hasil.isFetching}
          loadingText={PESAN['muat.tunggu']}
          noOptionsText={hasil.isError ? pesanGalat(hasil.error) : kosong}
          clearText="Kosongkan"
          openText="Buka pilihan"
          closeText="Tutup pilihan"
          onChange={(_, baru) => onPilih(baru)}
          onInputChange={(_, baru) => setKetik(baru)}
          renderOption={({ key, ...props }, o) => (
            <li key={key} {...props}>
              <span className="kn-cari-hasil">
                <b>{teks(o)}</b>
                <small>{rinci(o)}</small>
              </span>
            </li>
          )}
          renderInput={({ slotProps }) => (
            <div ref={slotProps.input.ref} className="kn-cari-akun">
              <input {...slotProps.htmlInput} {...ids} className="sn-input" />
              {slotProps.input.endAdornment}
            </div>
          )}
        />
      )}
    </Field>
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
