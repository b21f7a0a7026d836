import { hariTanggalTahun, tanggal } from '@sinas/domain/format/tanggal';
import type { BentukStatus, GrupStatus } from '@sinas/domain/pengajuan/status';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { CocokkanBerkas } from './CocokkanBerkas';
import { useCekBerita, type BeritaPublik } from './data';
import { GalatCek } from './GalatCek';
import gaya from './cek.module.css';

const RUPA: Record<BeritaPublik['keadaan'], { kata: string; grup: GrupStatus; bentuk: BentukStatus }> = {
  sah: { kata: 'Asli dan sudah ditandatangani', grup: 'baik', bentuk: 'centang' },
  menunggu: { kata: 'Asli, menunggu tanda tangan', grup: 'jalan', bentuk: 'cincin-isi' },
  gugur: { kata: 'Asli, tetapi sudah dibuka kembali', grup: 'buruk', bentuk: 'oktagon' },
};

/** Verdict on the minutes of a meeting: of which one they are, and whether all have signed. */
export function HasilBerita({ kode, rinci }: { kode: string; rinci: boolean }) {
  const [sidik, setSidik] = useState<string>();
  const cek = useCekBerita(kode, sidik);
  if (cek.isPending) return <p className="sn-sub">Mohon tunggu...</p>;
  if (cek.isError)
    return <GalatCek apa="berita acara" kode={kode} galat={cek.error} onUlang={() => void cek.refetch()} />;
  const b = cek.data;
  const rupa = RUPA[b.keadaan];
  return (
    <>
      <Badge grup={rupa.grup} bentuk={rupa.bentuk}>
        {rupa.kata}
      </Badge>
      <dl className={gaya.isi}>
        <dt>Berita acara</dt>
        <dd>
          {b.no_ba}, versi {b.versi_ba}
        </dd>
        <dt>Rapat</dt>
        <dd>
          {b.ur_jenis} ke-{b.ke}, tahun neraca {b.tahun}, {hariTanggalTahun(b.tanggal)}
        </dd>
        <dt>Koordinator</dt>
        <dd>{b.koordinator}</dd>
        <dt>Difinalkan</dt>
        <dd>{tanggal(b.final)}</dd>
        {b.keadaan !== 'gugur' && (
          <>
            <dt>Tanda tangan</dt>
            <dd>
              {b.tanda_tangan} dari {b.penanda}
              {b.ditandatangani && `, lengkap ${tanggal(b.ditandatangani)}`}
            </dd>
          </>
        )}
        {rinci && b.sha256 && (
          <>
            <dt>SHA-256 berkas</dt>
            <dd className={gaya.sidik}>{b.sha256}</dd>
          </>
        )}
      </dl>
      {rinci && <CocokkanBerkas cocok={b.cocok} lama={false} rinci sibuk={cek.isFetching} onSidik={setSidik} />}
    </>
  );
}
