import type { JenisNotifikasi } from '@sinas/domain/akses/akun';
import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { saat } from '../../lib/waktu';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { FormSiaran } from './FormSiaran';
import { KUNCI_SIARAN, RUPA_JENIS } from './kata';

const LIMIT = 20;
const SEGAR_MS = 5_000;
const KOLOM = ['Waktu', 'Perihal', 'Jenis', 'Untuk', '#Penerima', 'Pengirim'];

/** /siaran: notices to many, and what was sent before. */
export function Siaran() {
  const data = useData();
  const [page, setPage] = useState(1);
  const daftar = useQuery({
    queryKey: [...KUNCI_SIARAN, page],
    queryFn: ({ signal }) => data.siaran(page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
    // Until the job has counted whom it reached.
    refetchInterval: ({ state }) => (state.data?.data.some((s) => s.penerima === null) ? SEGAR_MS : false),
  });
  if (statusGalat(daftar.error) === 403) return <AksesDitolak />;
  return (
    <Halaman judul="Siaran" kalimat="Pemberitahuan kepada banyak orang sekaligus. Yang terkirim tidak dapat ditarik.">
      <FormSiaran onTerkirim={() => setPage(1)} />
      <h2 className="kn-anak-judul">Yang sudah disiarkan</h2>
      <Muat kueri={daftar} apa="Daftar siaran" tulang={<TulangAntrean baris={5} />}>
        {({ data: baris }) =>
          baris.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="comment" title="Belum ada siaran">
                Siaran yang Anda kirim tampil di sini beserta jumlah penerimanya.
              </EmptyState>
            </div>
          ) : (
            <Tabel nama="Siaran" kolom={KOLOM} basi={daftar.isPlaceholderData}>
              {baris.map((s) => (
                <tr key={s.id_siaran}>
                  <td>{saat(s.dibuat)}</td>
                  <td className="kn-lipat">
                    <b>{s.subject}</b>
                    <p>{s.text}</p>
                  </td>
                  <td>
                    <LencanaJenis jenis={s.type} />
                  </td>
                  <td>{s.nama_sasaran}</td>
                  <td className="sn-num">{s.penerima === null ? 'sedang dikirim' : angka(s.penerima)}</td>
                  <td>{s.oleh.nama}</td>
                </tr>
              ))}
            </Tabel>
          )
        }
      </Muat>
      <Penomoran page={page} perPage={LIMIT} total={daftar.data?.meta.total ?? 0} onPindah={setPage} />
    </Halaman>
  );
}

function LencanaJenis({ jenis }: { jenis: JenisNotifikasi }) {
  const { grup, bentuk, kata } = RUPA_JENIS[jenis];
  return (
    <Badge grup={grup} bentuk={bentuk}>
      {kata}
    </Badge>
  );
}
