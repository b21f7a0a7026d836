import { Button } from '@sinas/ui/inputs/Button';
import { useId, useState, type SyntheticEvent } from 'react';
import { rapikanKode } from './data';
import gaya from './cek.module.css';

/** One field and one button: the code below the QR mark. */
export function FormCek({ awal = '', onPeriksa }: { awal?: string; onPeriksa: (kode: string) => void }) {
  const id = useId();
  const [kode, setKode] = useState(awal);
  const [kosong, setKosong] = useState(false);
  const periksa = (e: SyntheticEvent) => {
    e.preventDefault();
    const rapi = rapikanKode(kode);
    setKosong(rapi === '');
    if (rapi) onPeriksa(rapi);
  };
  return (
    <form className={gaya.tanya} onSubmit={periksa} noValidate>
      <label className="sn-sr" htmlFor={id}>
        Kode keputusan
      </label>
      <input
        id={id}
        className="sn-input"
        value={kode}
        onChange={(e) => setKode(e.target.value)}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={kosong}
        aria-describedby={kosong ? `${id}-e` : undefined}
      />
      <Button type="submit" variant="contained">
        Periksa
      </Button>
      {kosong && (
        <p className="sn-err" id={`${id}-e`}>
          Tulis kode keputusan lebih dahulu
        </p>
      )}
    </form>
  );
}
