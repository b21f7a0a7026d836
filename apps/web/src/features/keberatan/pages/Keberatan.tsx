import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DaftarKeberatan } from '@sinas/ui/berkas/DaftarKeberatan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useJudul } from '@sinas/ui/useJudul';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useKeberatan, useUbahKeberatan, type Keberatan as Isian } from '../../../components/berkas/keberatan';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { kunciBaru } from '../../../lib/kunci';
import { IsiKeberatan } from '../components/IsiKeberatan';
import gaya from '../keberatan.module.css';

function Tarik({ isi }: { isi: Isian }) {
  const [kunci, setKunci] = useState<string | null>(null);
  const ubah = useUbahKeberatan(isi.idNk);
  const toast = useToast();
  const terbuka = isi.keberatan.find((k) => k.status === 'DIAJUKAN');
  if (!isi.boleh_tarik || !terbuka) return null;
  const kirim = () => {
    if (!kunci) return;
    ubah.mutate(
      { kunci, tarik: terbuka.id },
      {
        onSuccess: () => toast.berhasil(PESAN['keberatan.ditarik']),
        onError: (g) => toast.gagal(pesanGalat(g, PESAN['gagal.simpan'])),
        onSettled: () => setKunci(null),
      },
    );
  };
  return (
    <>
      <div>
        <Button variant="outlined" onClick={() => setKunci(kunciBaru())}>
          Tarik keberatan
        </Button>
      </div>
      {kunci && (
        <ConfirmDialog
          open
          title="Tarik keberatan"
          question="Tarik keberatan ini?"
          busy={ubah.isPending}
          onYes={kirim}
          onNo={() => setKunci(null)}
        >
          <p>Keberatan dapat diajukan lagi selama batas waktunya belum lewat.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Isi = ({ isi }: { isi: Isian }) => (
  <div className={gaya.isi}>
    {isi.boleh_ajukan && <IsiKeberatan isi={isi} />}
    {!isi.boleh_ajukan && isi.keberatan.length === 0 && (
      <div className="sn-card">
        <EmptyState title="Tidak ada yang dapat dikeberatani">
          {isi.halangan ?? 'Keberatan diajukan atas keputusan yang disetujui sebagian, ditolak, atau dicabut'}.
        </EmptyState>
      </div>
    )}
    {isi.keberatan.length > 0 && (
      <section className="sn-card sn-pad" aria-label="Keberatan yang diajukan">
        <DaftarKeberatan
          keberatan={isi.keberatan}
          tautan={(id, no) => <Link to={`/pengajuan/${id}`}>{tampilNoAju(no)}</Link>}
        />
      </section>
    )}
    <Tarik isi={isi} />
  </div>
);

/** /pengajuan/:id/keberatan: objects to a decision (T35), and shows the answer. */
export function Keberatan() {
  useJudul('Keberatan');
  const { id = '' } = useParams();
  const k = useKeberatan(id);
  return (
    <div className="sn-page hal-isi">
      <nav className={gaya.lokasi} aria-label="Lokasi">
        <Link to="/pengajuan">Pengajuan</Link> /{' '}
        <Link to={`/pengajuan/${id}`}>{k.data ? tampilNoAju(k.data.noAju) : 'Berkas'}</Link>
      </nav>
      <div className="sn-head hal-judul">
        <div>
          <h1>Keberatan</h1>
          {k.data?.boleh_ajukan && k.data.sampai && (
            <p className="sn-sub">Dapat diajukan sampai {tanggal(tanggalIso(new Date(k.data.sampai)))}.</p>
          )}
        </div>
      </div>
      {k.isPending && <LoadingSkeleton lines={8} />}
      {k.isError && (
        <div className="sn-card">
          <ErrorState {...keadaanGalat(k.error)} onRetry={() => void k.refetch()} retrying={k.isFetching}>
            {pesanGalat(k.error, 'Keberatan belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {k.data && <Isi isi={k.data} />}
    </div>
  );
}
