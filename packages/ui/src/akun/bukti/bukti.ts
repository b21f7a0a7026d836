import type { CaraBukti, KeperluanBukti } from '@sinas/domain/akses/faktor';

export interface TantanganBukti {
  cara: CaraBukti[];
  tantangan: string | null;
  passkey: Record<string, unknown> | null;
}
export interface BuktiDiberi {
  cara: CaraBukti;
  username?: string;
  sandi?: string;
  kode?: string;
  tantangan?: string;
  passkey?: Record<string, unknown>;
}
export interface LayananBukti {
  tantang: (keperluan: KeperluanBukti) => Promise<TantanganBukti>;
  beri: (isi: BuktiDiberi & { keperluan: KeperluanBukti }) => Promise<{ bukti: string }>;
  kalimatGalat: (galat: unknown, cadangan?: string) => string;
}
export interface IsiBukti {
  /** Of the form, for the button outside of it. */
  id: string;
  sibuk: boolean;
  salah: string | null;
  onBeri: (bukti: BuktiDiberi) => void;
}
