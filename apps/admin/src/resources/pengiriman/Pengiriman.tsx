import { jamKini } from '@sinas/api-client/jam';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { waktuPendek } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { ResultDialog, type Result } from '@sinas/ui/feedback/ResultDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { SlaBadge } from '@sinas/ui/marks/SlaBadge';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useKini } from '@sinas/ui/useKini';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { NomorAju } from '../../components/NomorAju';
import { AksesDitolak } from '../../layout/HalamanLain';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Pengiriman as Kiriman } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { Tertahan } from './Tertahan';

const KUNCI = ['pengiriman'] as const;
const SEGAR_MS = 15_000;

/** Hidden from the rail is not enough: the page itself asks for the permission. */
export function Pengiriman() {
  return punyaIzin(usePengguna(), 'pengiriman.pantau') ? <DaftarPengiriman /> : <AksesDitolak />;
}

/** Deliveries to the ministries' systems that wait or have failed; a failed one can be sent again. */
function DaftarPengiriman() {
  const data = useData();
  const klien = useQueryClient();
  const boleh = punyaIzin(usePengguna(), 'pengajuan.kirim_ulang');
  const [hasil, setHasil] = useState<Result | null>(null);
  const kueri = useQuery({
    queryKey: KUNCI,
    queryFn: ({ signal }) => data.pengiriman({ signal }),
    refetchInterval: SEGAR_MS,
  });
  const ulang = useMutation({
    mutationFn: (id: string) => data.kirimUlang(id),
    onSuccess: () => setHasil({ ok: true, message: PESAN['pengiriman.antre'] }),
    onError: (galat) => setHasil({ ok: false, message: pesanGalat(galat, PESAN['gagal.kirim']) }),
    onSettled: () => klien.invalidateQueries({ queryKey: KUNCI }),
  });
  const baris = kueri.data ?? [];
  const gagal = baris.filter((k) => k.status === 'GAGAL').length;
  return (
    <Halaman
      judul="Pengiriman"
      kalimat={
        !kueri.data
          ? 'Pengiriman berkas ke sistem K/L.'
          : gagal > 0
            ? `${gagal} gagal terkirim, ${baris.length - gagal} menunggu. Berkasnya aman di meja Portal SINAS NK.`
            : `Tidak ada yang gagal terkirim, ${baris.length} menunggu.`
      }
    >
      {kueri.isError && !kueri.data && (
        <div className="sn-card">
          <ErrorState kode={kodeBantuan(kueri.error)} onRetry={() => void kueri.refetch()} retrying={kueri.isFetching}>
            Daftar pengiriman belum dapat dimuat. {pesanGalat(kueri.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      )}
      {kueri.isPending && <TulangAntrean baris={6} />}
      {kueri.data && baris.length === 0 && (
        <div className="sn-card">
          <EmptyState icon="cloud" title="Semua berkas sudah terkirim">
            Pengiriman yang menunggu atau gagal tampil di sini.
          </EmptyState>
        </div>
      )}
      {baris.length > 0 && (
        <div className="kn-tabel" role="region" aria-label="Tabel pengiriman" tabIndex={0}>
          <table className="sn-table">
            <caption className="sn-sr">Pengiriman yang menunggu atau gagal</caption>
            <thead>
              <tr>
                <th scope="col">Keadaan</th>
                <th scope="col">Perusahaan</th>
                <th scope="col">Kiriman</th>
                <th scope="col" className="sn-num">
                  Sisa
                </th>
                <th scope="col">Nomor aju</th>
                <th scope="col" className="sn-num">
                  Dicoba
                </th>
                <th scope="col">Sejak</th>
                <th scope="col">Kesalahan terakhir</th>
                <th scope="col">
                  <span className="sn-sr">Tindakan</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {baris.map((k) => (
                <Baris
                  key={`${k.idNk}-${k.kirim_ke}`}
                  kiriman={k}
                  boleh={boleh}
                  sibuk={ulang.isPending}
                  onUlang={ulang.mutate}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Tertahan />
      <ResultDialog result={hasil} onClose={() => setHasil(null)} />
    </Halaman>
  );
}

/** What happens next to a delivery that tells no fault. */
function berikut({ status, tersedia }: Kiriman, kini: Date): string {
  if (!tersedia) return 'Tidak ada pengiriman yang membawanya';
  if (status === 'GAGAL') return '-';
  return new Date(tersedia) > kini ? `Dicoba lagi ${waktuPendek(tersedia)}` : 'Segera dicoba';
}

interface BarisProps {
  kiriman: Kiriman;
  boleh: boolean;
  sibuk: boolean;
  onUlang: (id: string) => void;
}
function Baris({ kiriman: k, boleh, sibuk, onUlang }: BarisProps) {
  const gagal = k.status === 'GAGAL';
  const kini = useKini(jamKini);
  return (
    <tr>
      <td>
        <Badge grup={gagal ? 'buruk' : 'jalan'} bentuk={gagal ? 'oktagon' : 'cincin-isi'}>
          {gagal ? 'Gagal terkirim' : 'Menunggu'}
        </Badge>
      </td>
      <td className="kn-firma">
        <Link to={`/pengajuan/${k.idNk}/show`}>{k.nama_perusahaan}</Link>
      </td>
      <td>{k.perbaikan_ke > 0 ? `Perbaikan ke-${k.perbaikan_ke}` : 'Permohonan'}</td>
      <td className="sn-num">
        <SlaBadge jam={k.jam} kini={kini} />
      </td>
      <td>
        <NomorAju nomor={k.noAju} pendek />
      </td>
      <td className="sn-num">{k.percobaan}</td>
      <td>{waktuPendek(k.sejak)}</td>
      <td className="kn-lipat">{k.kesalahan ?? berikut(k, kini)}</td>
      <td>
        {gagal && boleh && (
          <Button variant="outlined" disabled={sibuk} onClick={() => onUlang(k.idNk)}>
            Kirim ulang
          </Button>
        )}
      </td>
    </tr>
  );
}
