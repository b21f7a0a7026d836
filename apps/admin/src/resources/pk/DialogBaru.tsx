import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import { useTulisPk } from './data';

const KOMODITAS = [...KELOMPOK.values()].map((k) => [k.kode, k.uraian] as const);

/** A new need: of which goods. Everything else is filled in on its own page. */
export function DialogBaru({ onTutup }: { onTutup: () => void }) {
  const pindah = useNavigate();
  const [kd_komoditas, setKd] = useState(KOMODITAS[0]?.[0] ?? '');
  const buat = useTulisPk(
    (data, isi: { kd_komoditas: string }) => data.buatPk(isi),
    ({ idNk }) => void pindah(`/pk/${idNk}`),
  );
  return (
    <RangkaDialog
      judul="Buat penetapan kebutuhan"
      tombol="Buat"
      sibuk={buat.isPending}
      galat={buat.error ? [kalimatGalat(buat.error, PESAN['gagal.simpan'])] : []}
      onKirim={() => buat.mutate({ kd_komoditas })}
      onTutup={onTutup}
    >
      <Pilihan label="Komoditas" pilihan={KOMODITAS} value={kd_komoditas} onChange={(e) => setKd(e.target.value)} />
    </RangkaDialog>
  );
}
