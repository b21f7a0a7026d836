import type { Kolom } from '@sinas/domain/baris/kolom';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import type { BarisLembar } from '../kerja/baris-lembar';
import { useFormulir } from '../kerja/useFormulir';
import { elemenBersama } from '../../../components/baris/elemen-baris';
import { IsianKolom } from '../../../components/baris/IsianKolom';
import type { Nilai } from '@sinas/formulir/lembar/nilai';
import gaya from '../../../components/simpan/simpan.module.css';

interface Props {
  baris: readonly BarisLembar[];
  kolom: readonly Kolom[];
  onTutup: () => void;
}

/** One column of many rows at once; undone as one. */
export function UbahBanyak({ baris, kolom, onTutup }: Props) {
  const { store } = useFormulir();
  const [kd, setKd] = useState(kolom.find((k) => k.jenis === 'pelabuhan')?.kd_field ?? kolom[0]?.kd_field ?? '');
  const [nilai, setNilai] = useState<Nilai>(undefined);
  const k = kolom.find((x) => x.kd_field === kd);
  const terapkan = () => {
    store.ubahSel(baris.map((b) => ({ kunci: b.kunci, isi: { [kd]: nilai } })));
    onTutup();
  };
  return (
    <DialogFrame
      title={<>Ubah {baris.length} baris</>}
      width="xs"
      onClose={onTutup}
      contentClass={gaya.dialogIsi}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            Batal
          </Button>
          <Button variant="contained" onClick={terapkan} disabled={nilai === undefined || nilai.length === 0}>
            Terapkan
          </Button>
        </>
      }
    >
      <div className="sn-field">
        <label htmlFor="fm-banyak-kolom">Kolom</label>
        <select
          id="fm-banyak-kolom"
          className="sn-input"
          value={kd}
          onChange={(e) => {
            setKd(e.target.value);
            setNilai(undefined);
          }}
        >
          {kolom.map((x) => (
            <option key={x.kd_field} value={x.kd_field}>
              {x.label}
            </option>
          ))}
        </select>
      </div>
      {k && (
        <IsianKolom
          key={kd}
          kolom={{ ...k, wajib: false }}
          label="Isi baru"
          isi={{ ...elemenBersama(baris.map((b) => b.isi)), [kd]: nilai }}
          salah={null}
          onUbah={setNilai}
        />
      )}
    </DialogFrame>
  );
}
