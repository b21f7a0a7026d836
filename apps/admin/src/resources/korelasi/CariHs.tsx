import Autocomplete from '@mui/material/Autocomplete';
import { tampilHs } from '@sinas/domain/format/tampil';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { pesanGalat } from '../../lib/galat';
import { useJeda } from '../../lib/kait/useJeda';
import type { Hs } from '../../providers/wire';
import { useCariHs } from './data';
import { uraianSendiri } from './uraian';

interface Props {
  /** Lines that are there already: shown, not offered. */
  dimiliki: string[];
  onPilih: (hs: Hs) => void;
}

/** Looks a tariff line up by its number or its words; the one that is chosen goes to the list at once. */
export function CariHs({ dimiliki, onPilih }: Props) {
  const [ketik, setKetik] = useState('');
  const kata = useJeda(ketik.trim());
  const hasil = useCariHs(kata);
  const kosong = kata.length < 2 ? 'Ketik sedikitnya dua huruf atau angka' : 'Tidak ada yang cocok';
  return (
    <Field label="Tambah pos tarif" hint="Cari dengan nomor pos, misalnya 1701, atau dengan kata.">
      {(ids) => (
        <Autocomplete
          id={ids.id}
          value={null}
          inputValue={ketik}
          options={kata.length < 2 ? [] : (hasil.data ?? [])}
          // The server has searched; what it found is shown as it is.
          filterOptions={(semua) => semua}
          getOptionLabel={(o) => o.hsCodeFormat}
          getOptionKey={(o) => o.hsCodeFormat}
          getOptionDisabled={(o) => dimiliki.includes(o.hsCodeFormat)}
          loading={hasil.isFetching}
          loadingText={PESAN['muat.tunggu']}
          noOptionsText={hasil.isError ? pesanGalat(hasil.error) : kosong}
          clearText="Kosongkan"
          openText="Buka pilihan"
          closeText="Tutup pilihan"
          onChange={(_, hs: Hs | null) => {
            if (hs) onPilih(hs);
            setKetik('');
          }}
          onInputChange={(_, baru, sebab) => {
            if (sebab !== 'reset') setKetik(baru);
          }}
          renderOption={({ key, ...props }, o) => (
            <li key={key} {...props}>
              <span className="kn-cari-hasil">
                <b className="rf-mono">{tampilHs(o.hsCodeFormat)}</b> {uraianSendiri(o)}
                {o.induk.length > 0 && <small>{o.induk.join(' › ')}</small>}
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
