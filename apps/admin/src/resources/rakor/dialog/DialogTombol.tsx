import { PERISTIWA_TOMBOL, type PeristiwaTombol } from '@sinas/domain/rakor/tombol';
import type { RapatRinci, TombolRapat } from '../../../providers/rakor/wire';
import { DialogFinal } from './DialogFinal';
import { DialogLangkah } from './DialogLangkah';
import { DialogRedraf } from './DialogRedraf';
import { DialogTandaTangan } from './DialogTandaTangan';

interface Props {
  rapat: RapatRinci;
  tombol: TombolRapat;
  onTutup: () => void;
}
const langkah = (aksi: string): aksi is PeristiwaTombol => (PERISTIWA_TOMBOL as readonly string[]).includes(aksi);

/** Whatever a button of the meeting asks before it acts. */
export function DialogTombol({ rapat, tombol, onTutup }: Props) {
  const { aksi } = tombol;
  if (langkah(aksi)) return <DialogLangkah rapat={rapat} aksi={aksi} label={tombol.label} onTutup={onTutup} />;
  if (aksi === 'final') return <DialogFinal rapat={rapat} onTutup={onTutup} />;
  if (aksi === 'redraf') return <DialogRedraf rapat={rapat} onTutup={onTutup} />;
  return <DialogTandaTangan rapat={rapat} onTutup={onTutup} />;
}
