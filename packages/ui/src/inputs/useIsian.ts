import { pesan } from '@sinas/domain/pesan/pesan';
import { tahanLebih } from './tahan-lebih';
import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';

interface Definisi<K extends string> {
  label: string;
  wajib?: boolean | ((isi: Record<K, string>) => boolean);
  /** Asked only when something is written. */
  periksa?: (nilai: string, isi: Record<K, string>) => string | null;
}
type Teks<K extends string> = Partial<Record<K, string>>;

/** One fault of a field, as the server's refusals carry them (`errors`). */
interface GalatIsian {
  path?: string;
  rule?: string;
  message: string;
}
const galatIsian = (galat: unknown): GalatIsian[] =>
  galat instanceof Error && 'errors' in galat && Array.isArray(galat.errors) ? (galat.errors as GalatIsian[]) : [];

/** The server names a field by its key; people know it by its label. */
function kalimat({ path = '', rule, message }: GalatIsian, label: string): string {
  if (rule === 'isEmail') return pesan('isian.email', { label });
  return message.startsWith(path) ? label + message.slice(path.length) : message;
}

/**
 * A short form: what was typed over what the server has, faults at their fields (ours before it is sent, the server's
 * after), and the focus on the first of them. A newer version from the server replaces only what was not typed.
 */
export function useIsian<K extends string>(definisi: Record<K, Definisi<K>>, dasar: Record<K, string>) {
  const [ketikan, setKetikan] = useState<Teks<K>>({});
  const [salah, setSalah] = useState<Teks<K>>({});
  const form = useRef<HTMLFormElement | null>(null);
  const isi: Record<K, string> = { ...dasar, ...ketikan };
  const nama = Object.keys(definisi) as K[];

  const perlu = (k: K): boolean => {
    const { wajib = false } = definisi[k];
    return typeof wajib === 'boolean' ? wajib : wajib(isi);
  };
  const nilaiSalah = (k: K): string | null => {
    const { label, periksa } = definisi[k];
    if (isi[k].trim() === '') return perlu(k) ? pesan('isian.wajib', { label }) : null;
    return periksa?.(isi[k], isi) ?? null;
  };
  const tunjuk = (baru: Teks<K>) => {
    setSalah(baru);
    // After React has drawn them.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const ubah = (k: K, nilai: string) => {
    setKetikan((lama) => ({ ...lama, [k]: nilai }));
    setSalah((lama) => ({ ...lama, [k]: undefined }));
  };
  return {
    isi,
    ubah,
    /** Typed, and not what the server has. */
    berubah: nama.filter((k) => isi[k] !== dasar[k]),
    kosongkan: () => {
      setKetikan({});
      setSalah({});
    },
    /** Props of a field. */
    ikat: (k: K) => ({
      label: definisi[k].label,
      required: perlu(k),
      error: salah[k] ?? null,
      name: k,
      value: isi[k],
      onChange: (e: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => ubah(k, e.target.value),
      onBlur: () => {
        const s = isi[k].trim() === '' ? null : nilaiSalah(k);
        if (s) setSalah((lama) => ({ ...lama, [k]: s }));
      },
    }),
    /** Handler of the form: sends only what stands every check. */
    saatKirim: (kirim: (isi: Record<K, string>) => void) => (e: SyntheticEvent<HTMLFormElement>) => {
      e.preventDefault();
      form.current = e.currentTarget;
      const baru = Object.fromEntries(nama.map((k) => [k, nilaiSalah(k) ?? undefined])) as Teks<K>;
      if (nama.some((k) => baru[k])) tunjuk(baru);
      else if (!tahanLebih(e.currentTarget)) kirim(isi);
    },
    /** Puts the server's faults at their fields; true when every one of them has its place. */
    tolak: (galat: unknown): boolean => {
      const errors = galatIsian(galat);
      const baru: Teks<K> = {};
      for (const g of errors) {
        const k = nama.find((x) => x === g.path);
        if (k) baru[k] ??= kalimat(g, definisi[k].label);
      }
      if (Object.keys(baru).length === 0) return false;
      tunjuk(baru);
      return errors.every((g) => nama.some((k) => k === g.path));
    },
  };
}
