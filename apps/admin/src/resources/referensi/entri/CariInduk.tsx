import Autocomplete from '@mui/material/Autocomplete';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { useJeda } from '../../../lib/kait/useJeda';
import { useCalonInduk } from '../data';

interface Props {
  label: string;
  error?: string | null;
  hint?: string;
  required?: boolean;
  /** List that the parent belongs to. */
  jenis: string;
  nilai: string;
  /** Text of the parent that is chosen, as far as it is known. */
  uraian: string | null;
  onPilih: (kode: string) => void;
}
interface Calon {
  kode: string;
  uraian: string;
}
const teks = ({ kode, uraian }: Calon): string => (uraian ? `${kode} – ${uraian}` : kode);

/** The line above an entry, looked up in the list that it belongs to. */
export function CariInduk({ label, error, hint, required, jenis, nilai, uraian, onPilih }: Props) {
  const [ketik, setKetik] = useState('');
  const [dipilih, setDipilih] = useState<Calon | null>(null);
  const kini = dipilih?.kode === nilai ? dipilih : nilai ? { kode: nilai, uraian: uraian ?? '' } : null;
  const kata = useJeda(ketik.trim());
  const hasil = useCalonInduk(jenis, kini && kata === teks(kini) ? '' : kata);
  const kosong = kata.length < 2 ? 'Ketik sedikitnya dua huruf' : 'Tidak ada yang cocok';
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <Autocomplete
          id={ids.id}
          value={kini}
          options={hasil.data?.data ?? []}
          // The server has searched; what it found is shown as it is.
          filterOptions={(semua) => semua}
          getOptionLabel={teks}
          getOptionKey={(o) => o.kode}
          isOptionEqualToValue={(a, b) => a.kode === b.kode}
          loading={hasil.isFetching}
          loadingText={PESAN['muat.tunggu']}
          noOptionsText={hasil.isError ? pesanGalat(hasil.error) : kosong}
          clearText="Kosongkan"
          openText="Buka pilihan"
          closeText="Tutup pilihan"
          onChange={(_, baru: Calon | null) => {
            setDipilih(baru);
            onPilih(baru?.kode ?? '');
          }}
          onInputChange={(_, baru) => setKetik(baru)}
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
