import { vi } from 'vitest';
import { Penyimpan } from '@sinas/formulir/simpan/penyimpan';
import { AturanBaris } from '../kerja/aturan-baris';
import { kawatFormulir } from '../kerja/simpan/kawat-formulir';
import { FormulirStore } from '../kerja/store';
import type { DetailFormulir } from '../wire';
import { detailUji, KELOMPOK_UJI, OPSI_UJI } from './contoh';
import { ServerUji } from './server-uji';

const ada = (daftar: string[]) => (k: string) => (daftar.includes(k) ? k : undefined);
const acuan = {
  hs: ada(['17011400']),
  negara: ada(['TH', 'BR']),
  pelabuhan: ada(['IDCWN', 'IDTES']),
  satuan: ada(['TNE']),
};

/** A form with its saving engine over a server of the tests. */
export function siapkanPenyimpan(detail: DetailFormulir = detailUji(), server = new ServerUji(detail)) {
  const aturan = new AturanBaris({
    kelompok: KELOMPOK_UJI,
    jenis: 'impor',
    tahun: 2027,
    opsi: OPSI_UJI,
    acuan,
    hs: { kode: new Set<string>(), lengkap: false },
  });
  const store = new FormulirStore(detail, aturan, 'u1');
  const kabar = vi.fn();
  const kini = () => new Date('2026-11-20T04:00:00Z');
  const penyimpan = new Penyimpan(
    store.mesin,
    kawatFormulir(server, '7', () => 'impor'),
    { kabar, acuanSiap: () => true, kini },
  );
  return { store, server, penyimpan, kabar, keadaan: () => store.cuplikan() };
}
