import { angka } from '@sinas/domain/format/angka';
import { tanggal, tanggalIso, tanggalPendek } from '@sinas/domain/format/tanggal';
import { tampil } from '@sinas/domain/format/tampil';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { BentukStatus, GrupStatus } from '@sinas/domain/pengajuan/status';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { BarisCek } from './BarisCek';
import { CocokkanBerkas } from './CocokkanBerkas';
import { GalatCek } from './GalatCek';
import { HasilBerita } from './HasilBerita';
import { kodeBerita, useCekKeputusan, type KeadaanKeputusan, type KeputusanPublik } from './data';
import gaya from './cek.module.css';

const RUPA: Record<KeadaanKeputusan, { kata: string; grup: GrupStatus; bentuk: BentukStatus }> = {
  berlaku: { kata: 'Asli dan masih berlaku', grup: 'baik', bentuk: 'centang' },
  belum_berlaku: { kata: 'Asli, belum mulai berlaku', grup: 'jalan', bentuk: 'cincin-isi' },
  berakhir: { kata: 'Asli, masa berlaku habis', grup: 'akhir', bentuk: 'kotak-setrip' },
  digantikan: { kata: 'Asli, sudah digantikan', grup: 'akhir', bentuk: 'kotak-setrip' },
  dicabut: { kata: 'Asli, tetapi dicabut', grup: 'buruk', bentuk: 'oktagon' },
};

const PUTUSAN: Record<KeputusanPublik['putusan'], string> = {
  seluruhnya: 'Diterima seluruhnya',
  sebagian: 'Diterima sebagian',
  ditolak: 'Ditolak',
};

/** '18 Nov 2026', for the narrow card. */
const ringkas = (waktu: string | null) => (waktu ? `${tanggalPendek(waktu)} ${tanggalIso(waktu).slice(0, 4)}` : '-');

interface Props {
  kode: string;
  rinci?: boolean;
}
/** Verdict on a code, of a decision or of the minutes of a meeting. */
export function HasilCek({ kode, rinci = false }: Props) {
  if (kode === '') return null;
  return kodeBerita(kode) ? <HasilBerita kode={kode} rinci={rinci} /> : <HasilKeputusan kode={kode} rinci={rinci} />;
}

/** Genuine and in force, genuine but over, or unknown. */
function HasilKeputusan({ kode, rinci = false }: Props) {
  const [sidik, setSidik] = useState<string>();
  const cek = useCekKeputusan(kode, sidik);
  if (cek.isPending) return <p className="sn-sub">Mohon tunggu...</p>;
  if (cek.isError) return <GalatCek apa="keputusan" kode={kode} galat={cek.error} onUlang={() => void cek.refetch()} />;
  const k = cek.data;
  const tgl = rinci ? tanggal : ringkas;
  const rupa = RUPA[k.keadaan];
  return (
    <>
      <Badge grup={rupa.grup} bentuk={rupa.bentuk}>
        {rupa.kata}
      </Badge>
      <dl className={gaya.isi}>
        <dt>Pemegang</dt>
        <dd>{tampil(k.pemegang)}</dd>
        {rinci && (
          <>
            <dt>Nomor</dt>
            <dd>{tampil(k.no_keputusan)}</dd>
            <dt>Pengajuan</dt>
            <dd>{tampilNoAju(k.noAju)}</dd>
          </>
        )}
        <dt>Keputusan</dt>
        <dd>
          {tampil(k.keputusan || k.ur_status)}, {tgl(k.tgl_keputusan)}
        </dd>
        {k.diputus_oleh && (
          <>
            <dt>Diputus oleh</dt>
            <dd>{k.diputus_oleh}</dd>
          </>
        )}
        <dt>Berlaku</dt>
        <dd>
          {rinci && k.berlaku_mulai ? `${tgl(k.berlaku_mulai)} ` : ''}sampai {tgl(k.berlaku_sampai)}
        </dd>
        <dt>Putusan</dt>
        <dd>{PUTUSAN[k.putusan]}</dd>
        <dt>Jumlah</dt>
        <dd>
          {angka(k.jml_diberi)} {k.satuan}
          {rinci && k.putusan !== 'seluruhnya' && ` dari ${angka(k.jml_diminta)} yang diminta`}
        </dd>
        {k.jml_diserahkan !== '0' && (
          <>
            <dt>Dikurangi setelah keputusan</dt>
            <dd>
              {angka(k.jml_diserahkan)} {k.satuan}, yang berlaku {angka(k.jml_berlaku)} {k.satuan}
            </dd>
          </>
        )}
        {rinci && k.sha256 && (
          <>
            <dt>SHA-256 surat</dt>
            <dd className={gaya.sidik}>{k.sha256}</dd>
          </>
        )}
      </dl>
      {rinci && k.baris && k.baris.length > 0 && <BarisCek baris={k.baris} jumlah={k.jumlah_baris ?? k.baris.length} />}
      {rinci && (
        <CocokkanBerkas
          cocok={k.cocok}
          lama={k.cocok_lama}
          rinci={k.baris !== null}
          sibuk={cek.isFetching}
          onSidik={setSidik}
        />
      )}
    </>
  );
}
