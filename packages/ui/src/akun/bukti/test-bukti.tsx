import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { LayananBukti } from './bukti';
import { PenyediaBukti } from './PenyediaBukti';

/** A server of proofs; a test changes what it answers. */
export const layananUji = {
  tantang: vi.fn<LayananBukti['tantang']>(),
  beri: vi.fn<LayananBukti['beri']>(),
  kalimatGalat: (galat: unknown) => (galat instanceof Error ? galat.message : 'Gagal'),
};
export const punya = (...cara: Awaited<ReturnType<LayananBukti['tantang']>>['cara']): void => {
  layananUji.tantang.mockResolvedValue({ cara, tantangan: 'tantangan-1', passkey: { challenge: 'abc' } });
};
punya('sandi');

export const DenganBukti = ({ children }: { children: ReactNode }) => (
  <PenyediaBukti layanan={layananUji}>{children}</PenyediaBukti>
);
