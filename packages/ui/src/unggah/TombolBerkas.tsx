import { Button, type ButtonProps } from '../inputs/Button';
import { usePilihBerkas, type PilihBerkas } from './usePilihBerkas';

type Props = PilihBerkas & Omit<ButtonProps<'button'>, keyof PilihBerkas | 'onClick' | 'component'>;

/** Opens the system's dialog for one file. Its words are ours, not those of the browser's language. */
export function TombolBerkas({ nama, id, accept, onBerkas, ...tombol }: Props) {
  const { isian, buka } = usePilihBerkas({ nama, id, accept, onBerkas });
  return (
    <>
      <Button variant="outlined" {...tombol} onClick={buka} />
      {isian}
    </>
  );
}
