import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { angka } from '@sinas/domain/format/angka';
import { TombolEkspor } from '@sinas/ui/ekspor/TombolEkspor';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DaftarBerkas } from '../../../components/berkas/BarisBerkas';
import { Halaman } from '../../../components/Halaman';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { Saring } from '../components/Saring';
import { bacaSaringan, EKSPOR, mintaEkspor, tulisSaringan, useRiwayat } from '../data';
import gaya from '../riwayat.module.css';

function Kosong({ disaring, arsip, bolehBuat }: { disaring: boolean; arsip: boolean; bolehBuat: boolean }) {
  if (disaring)
    return (
      <EmptyState
        title="Tidak ada yang cocok"
        icon="search"
        action={<Link to={arsip ? '?tab=arsip' : '?'}>Hapus saringan</Link>}
      >
        Tidak ada berkas dengan kata, layanan, dan status itu.
      </EmptyState>
    );
  if (arsip)
    return (
      <EmptyState title="Arsip masih kosong">
        Berkas yang sudah lama selesai pindah ke sini dengan sendirinya.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Belum ada pengajuan"
      action={
        bolehBuat && (
          <Button component={Link} to="/pengajuan/baru" variant="contained">
            Buat pengajuan
          </Button>
        )
      }
    >
      Pengajuan yang Anda simpan atau kirim tampil di sini, lengkap dengan meja dan tahapnya.
    </EmptyState>
  );
}

const GAGAL = 'Ekspor belum dapat dimuat';

/** /pengajuan: history and archive (LAYAR-02). */
export function Riwayat() {
  useJudul('Pengajuan');
  const [kueri, setKueri] = useSearchParams();
  const saringan = bacaSaringan(kueri);
  const riwayat = useRiwayat(saringan);
  const bolehBuat = punyaIzin(usePengguna(), 'pengajuan.buat');
  const ubah = useCallback(
    (isi: Record<string, string>) => setKueri((lama) => tulisSaringan(lama, isi), { replace: !('page' in isi) }),
    [setKueri],
  );
  const total = riwayat.data?.meta.total ?? 0;
  const disaring = Boolean(saringan.keyword || saringan.jnsLayanan || saringan.kd_status);
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{riwayat.data ? `${angka(total)} pengajuan${saringan.arsip ? ' di arsip' : ''}` : 'Pengajuan'}</h1>
        <div className={gaya.aksi}>
          {/* Stands there while the list is on its way, so that nothing moves when it comes. */}
          {!saringan.arsip && (total > 0 || riwayat.isPending) && (
            <TombolEkspor panggilan={EKSPOR} minta={mintaEkspor(saringan)} kalimatGalat={(g) => pesanGalat(g, GAGAL)} />
          )}
          {bolehBuat && (
            <Button component={Link} to="/pengajuan/baru" variant="contained">
              <Icon name="plus" />
              Buat pengajuan
            </Button>
          )}
        </div>
      </div>
      <Tabs
        value={saringan.arsip ? 'arsip' : 'jalan'}
        onChange={(_e, tab: string) => ubah({ tab: tab === 'arsip' ? tab : '' })}
        aria-label="Daftar"
      >
        <Tab value="jalan" label="Riwayat" id="tab-jalan" aria-controls="panel-riwayat" />
        <Tab value="arsip" label="Arsip" id="tab-arsip" aria-controls="panel-riwayat" />
      </Tabs>
      <div
        id="panel-riwayat"
        role="tabpanel"
        aria-labelledby={saringan.arsip ? 'tab-arsip' : 'tab-jalan'}
        aria-busy={riwayat.isFetching}
      >
        <Saring saringan={saringan} onUbah={ubah} />
        {riwayat.isPending && <LoadingSkeleton lines={8} />}
        {riwayat.isError && (
          <div className="sn-card">
            <ErrorState
              {...keadaanGalat(riwayat.error)}
              onRetry={() => void riwayat.refetch()}
              retrying={riwayat.isFetching}
            >
              {pesanGalat(riwayat.error, 'Daftar berkas belum dapat dimuat')}.
            </ErrorState>
          </div>
        )}
        {riwayat.data && riwayat.data.data.length > 0 && (
          <div className={riwayat.isPlaceholderData ? gaya.lama : undefined}>
            <DaftarBerkas berkas={riwayat.data.data} lengkap />
          </div>
        )}
        {riwayat.data?.data.length === 0 && (
          <div className="sn-card">
            <Kosong disaring={disaring} arsip={saringan.arsip} bolehBuat={bolehBuat} />
          </div>
        )}
        <Halaman
          page={saringan.page}
          limit={saringan.limit}
          total={total}
          perkiraan={riwayat.data?.meta.total_perkiraan}
          onPindah={(n) => ubah({ page: String(n) })}
        />
      </div>
    </div>
  );
}
