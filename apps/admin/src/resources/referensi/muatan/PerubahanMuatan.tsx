import { angka } from '@sinas/domain/format/angka';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import type { DaftarReferensi, Muatan } from '../../../providers/wire';
import { LIMIT, usePerubahan } from '../data';
import { ANGKA_MUATAN, type KelompokPerubahan } from '../kata';
import { TabelPerubahan } from './TabelPerubahan';
import gaya from './referensi-muatan.module.css';

interface Props {
  daftar: DaftarReferensi;
  muatan: Muatan;
}
type Tab = KelompokPerubahan | 'sama';

/** The figures of a load as tabs over the rows behind them. It opens on what has to be looked at first. */
export function PerubahanMuatan({ daftar, muatan: m }: Props) {
  const id = useId();
  const tombol = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});
  const [tab, setTab] = useState<Tab>(
    () => (['tolak', 'tambah', 'ubah', 'tutup', 'pertahankan'] as const).find((k) => m.jumlah[k] > 0) ?? 'sama',
  );
  const geser = (e: KeyboardEvent) => {
    const semua = ANGKA_MUATAN.map(([k]) => k);
    const i = semua.indexOf(tab);
    const ke = { ArrowRight: i + 1, ArrowLeft: i - 1 + semua.length, Home: 0, End: semua.length - 1 }[e.key];
    const baru = ke === undefined ? undefined : semua[ke % semua.length];
    if (!baru) return;
    e.preventDefault();
    setTab(baru);
    tombol.current[baru]?.focus();
  };
  return (
    <>
      <div className={gaya.angka} role="tablist" aria-label="Perubahan menurut jenis" onKeyDown={geser}>
        {ANGKA_MUATAN.map(([k, nama]) => (
          <button
            key={k}
            ref={(el) => {
              tombol.current[k] = el;
            }}
            type="button"
            role="tab"
            id={`${id}-${k}`}
            aria-selected={tab === k}
            aria-controls={tab === k ? `${id}-isi` : undefined}
            tabIndex={tab === k ? 0 : -1}
            data-kelompok={k}
            data-nol={m.jumlah[k] === 0}
            onClick={() => setTab(k)}
          >
            <b>{angka(m.jumlah[k])}</b> {nama}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-isi`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'sama' ? (
          <p className={gaya.kosong}>
            {angka(m.jumlah.sama)} baris berkas sama dengan yang sudah ada di daftar, jadi tidak ditulis lagi.
          </p>
        ) : (
          <Baris key={tab} daftar={daftar} muatan={m} kelompok={tab} />
        )}
      </div>
    </>
  );
}

const KOSONG: Record<KelompokPerubahan, string> = {
  tambah: 'Tidak ada entri baru di berkas ini.',
  ubah: 'Tidak ada entri yang isinya berubah.',
  tutup: 'Tidak ada entri yang ditutup.',
  pertahankan: 'Tidak ada entri petugas yang berbeda dari berkas ini.',
  tolak: 'Tidak ada baris yang ditolak.',
};

function Baris({ daftar, muatan, kelompok }: Props & { kelompok: KelompokPerubahan }) {
  const [page, setPage] = useState(1);
  const perubahan = usePerubahan(muatan.jenis, muatan.id, kelompok, page);
  if (muatan.jumlah[kelompok] === 0) return <p className={gaya.kosong}>{KOSONG[kelompok]}</p>;
  return (
    <>
      <Muat kueri={perubahan} apa="Perubahan">
        {({ data }) => (
          <TabelPerubahan daftar={daftar} kelompok={kelompok} perubahan={data} basi={perubahan.isPlaceholderData} />
        )}
      </Muat>
      <Penomoran
        page={page}
        perPage={LIMIT}
        total={perubahan.data?.meta.total ?? muatan.jumlah[kelompok]}
        onPindah={setPage}
      />
    </>
  );
}
