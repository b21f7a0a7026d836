import { Button } from '@sinas/ui/inputs/Button';
import { BilahSaring } from './BilahSaring';

interface Props<K extends string> {
  nama: string;
  pilihan: readonly (readonly [kode: K, teks: string])[];
  nilai: K | undefined;
  onUbah: (kode: K) => void;
}

/** What is shown of a page, one of a few, as buttons beside each other. */
export const PilihTampilan = <K extends string>({ nama, pilihan, nilai, onUbah }: Props<K>) => (
  <BilahSaring nama={nama}>
    {pilihan.map(([kode, teks]) => (
      <Button key={kode} variant="outlined" aria-pressed={kode === nilai} onClick={() => onUbah(kode)}>
        {teks}
      </Button>
    ))}
  </BilahSaring>
);
