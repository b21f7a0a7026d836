import type { PilihanSurel } from '@sinas/domain/akses/akun';
import type { ReactNode } from 'react';

interface Props {
  dipilih: PilihanSurel;
  onPilih: (pilihan: PilihanSurel) => void;
  /** Name and explanation of each choice, in order: a company is told other things than an officer. */
  kata: Record<PilihanSurel, [nama: string, uraian: string]>;
  legend: ReactNode;
  disabled?: boolean;
  className: string | undefined;
}

/** Which notices also come by mail. */
export function PilihSurel({ dipilih, onPilih, kata, legend, disabled, className }: Props) {
  return (
    <fieldset className={className}>
      {legend}
      {(Object.keys(kata) as PilihanSurel[]).map((p) => (
        <label key={p}>
          <input
            type="radio"
            name="surel_notif"
            checked={dipilih === p}
            disabled={disabled}
            onChange={() => onPilih(p)}
          />
          <span>
            {kata[p][0]}
            <small>{kata[p][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
