import { arahAwal, type KolomUrutAntrean, type UrutRapat } from '@sinas/domain/daftar/urutan';
import { Icon } from '@sinas/ui/marks/Icon';
import type { ReactNode } from 'react';
import gaya from './daftar.module.css';

/** What a list is sorted by, and how that is changed. */
export interface Urut<K extends string = KolomUrutAntrean> {
  kolom: string;
  turun: boolean;
  onUrut: (kolom: K, turun: boolean) => void;
}
interface Props<K extends string> {
  urut: Urut<K>;
  kolom: K;
  num?: boolean;
  /** It begins with the largest. */
  awalTurun?: boolean;
  /** Why this list is not sorted by it now. */
  tertutup?: string | null;
  children: ReactNode;
}

/** Head of a column that a list is sorted by: first as people expect of it, then the other way round. */
export function JudulUrut<K extends string>({
  urut,
  kolom,
  num = false,
  awalTurun = arahAwal(kolom as KolomUrutAntrean | UrutRapat) === 'desc',
  tertutup = null,
  children,
}: Props<K>) {
  const aktif = urut.kolom === kolom;
  const lain = aktif ? !urut.turun : awalTurun;
  return (
    <th
      scope="col"
      className={num ? 'sn-num' : undefined}
      aria-sort={aktif ? (urut.turun ? 'descending' : 'ascending') : undefined}
    >
      {tertutup ? (
        <span title={tertutup}>{children}</span>
      ) : (
        <button type="button" className={gaya.urut} data-naik={!urut.turun} onClick={() => urut.onUrut(kolom, lain)}>
          {children}
          {aktif && <Icon name="down" />}
        </button>
      )}
    </th>
  );
}

/** Order of a react-admin list for the heads of its columns. */
export const urutDaftar = (daftar: {
  sort: { field: string; order: string };
  setSort: (s: { field: string; order: 'ASC' | 'DESC' }) => void;
}): Urut => ({
  kolom: daftar.sort.field,
  turun: daftar.sort.order === 'DESC',
  onUrut: (field, turun) => daftar.setSort({ field, order: turun ? 'DESC' : 'ASC' }),
});
