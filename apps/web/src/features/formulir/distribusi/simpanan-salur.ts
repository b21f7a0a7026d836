import { diPakai } from '@sinas/formulir/simpan/simpanan-lokal';
import type { Ketikan } from './baris-salur';

export type Ketikans = Readonly<Record<string, Ketikan>>;
const kunci = (idUser: string, idNk: string): string => `sinas-distribusi:${idUser}:${idNk}`;

/** What this device keeps of typed rows. Their faults are told again: whoever comes back has left them. */
export function bacaSalur(idUser: string, idNk: string): Ketikans {
  try {
    const isi = JSON.parse(localStorage.getItem(kunci(idUser, idNk)) ?? '{}') as Record<string, Ketikan>;
    return Object.fromEntries(Object.entries(isi).map(([k, b]) => [k, { ...b, dicoba: true, ditolak: null }]));
  } catch {
    return {};
  }
}
/** False when it could not be kept (no room, signed out). */
export function tulisSalur(idUser: string, idNk: string, isi: Ketikans): boolean {
  try {
    if (Object.keys(isi).length === 0) localStorage.removeItem(kunci(idUser, idNk));
    else if (!diPakai()) return false;
    else localStorage.setItem(kunci(idUser, idNk), JSON.stringify(isi));
    return true;
  } catch {
    return false;
  }
}
