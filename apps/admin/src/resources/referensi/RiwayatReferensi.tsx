import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useSearchParams } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import type { DaftarReferensi } from '../../providers/wire';
import { ButirRiwayat } from './entri/ButirRiwayat';
import { useRiwayat } from './data';
import { HalamanDaftar } from './HalamanDaftar';
import gaya from './referensi.module.css';

const LIMIT = 25;

/** /referensi/:jenis/riwayat: who changed what of a list, when and why. */
export const RiwayatReferensi = () => (
  <HalamanDaftar judul={(d) => `Riwayat ${d.nama}`}>{(daftar) => <Isi daftar={daftar} />}</HalamanDaftar>
);

function Isi({ daftar }: { daftar: DaftarReferensi }) {
  const [kueri, setKueri] = useSearchParams();
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const riwayat = useRiwayat(daftar.jenis, undefined, page, LIMIT);
  return (
    <Muat kueri={riwayat} apa="Riwayat">
      {({ data, meta }) =>
        data.length === 0 ? (
          <div className="sn-card">
            <EmptyState icon="clock" title="Belum ada perubahan">
              Setiap entri yang ditambah, diubah atau ditutup, dan setiap muatan berkas, tercatat di sini.
            </EmptyState>
          </div>
        ) : (
          <>
            <ol className={`kn-riwayat ${gaya.riwayat}`}>
              {data.map((r) => (
                <ButirRiwayat key={r.id} daftar={daftar} riwayat={r} denganKode />
              ))}
            </ol>
            <Penomoran
              page={page}
              perPage={LIMIT}
              total={meta.total ?? 0}
              onPindah={(n) => setKueri({ page: String(n) })}
            />
          </>
        )
      }
    </Muat>
  );
}
