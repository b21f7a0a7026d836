import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import { useSesi } from '../../../lib/sesi';
import { pasangServer, SESI, sukses, tampilkan } from '../../../test-render';
import { buatMesin, type Mesin } from '../kerja/mesin';
import { muatRencana } from '../kerja/muat';
import { RuangProvider, useTurunan } from '../kerja/useRencana';
import type { ServerRencana } from './server-rencana';

interface Props {
  mesin: Mesin;
  children: ReactNode;
}
const Gerbang = (p: Props) => (useSesi().data ? <Meja {...p} /> : null);
function Meja({ mesin, children }: Props) {
  const turunan = useTurunan(mesin);
  const [pergi] = useState(() => vi.fn());
  return <RuangProvider value={{ ...turunan, sasaran: null, pergi }}>{children}</RuangProvider>;
}

/** A part of the workspace on the engine of one plan, before a user with these permissions. */
export async function bukaMeja(
  isi: ReactNode,
  server: ServerRencana,
  izin: readonly string[],
  jawaban: Parameters<typeof pasangServer>[0] = {},
) {
  const tanya = () => Promise.resolve({ opsi: [], lebih: false, diambil: null });
  const kini = () => new Date('2026-09-14T08:08:00Z');
  const alat = { idUser: 'u1', kabar: vi.fn(), kabarGagal: vi.fn(), tanya, api: server, kini };
  const mesin = buatMesin(await muatRencana(server), alat);
  await mesin.acuan.muat();
  const http = pasangServer({
    'GET /api/sesi': sukses({ ...SESI, pengguna: { ...SESI.pengguna, izin } }),
    ...jawaban,
  });
  tampilkan([{ path: '/', element: <Gerbang mesin={mesin}>{isi}</Gerbang> }], '/');
  return { ...mesin, server, http, user: userEvent.setup() };
}
