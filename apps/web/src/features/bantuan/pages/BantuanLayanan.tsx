import { angka } from '@sinas/domain/format/angka';
import { Beristilah } from '@sinas/ui/marks/Beristilah';
import { useParams } from 'react-router-dom';
import { useRingkasanPublik } from '../../../lib/publik';
import { DokumenLayanan } from '../components/DokumenLayanan';
import { LangkahLayanan } from '../components/LangkahLayanan';
import { Pengembalian } from '../components/Pengembalian';
import { RangkaBantuan } from '../components/RangkaBantuan';
import { LAYANAN_BANTUAN, type LayananBantuan } from '../layanan-bantuan';
import gaya from '../bantuan.module.css';

/** /bantuan/:layanan: what, who, how long, what papers, what it costs, why it fails; fed from the service's definition. */
export function BantuanLayanan() {
  const cari = useParams().layanan?.toUpperCase();
  const satu = LAYANAN_BANTUAN.find((l) => l.definisi.jnsLayanan === cari);
  if (!satu)
    return (
      <RangkaBantuan judul="Layanan tidak ditemukan" remah="Layanan">
        <p>Tidak ada layanan dengan nama itu. Kembali ke Bantuan untuk memilih layanan.</p>
      </RangkaBantuan>
    );
  const { definisi } = satu;
  return (
    <RangkaBantuan
      judul={satu.mau}
      remah={definisi.jnsLayanan}
      kalimat={
        <>
          Layanannya bernama {definisi.nama}, disingkat {definisi.jnsLayanan}.
        </>
      }
    >
      <Fakta satu={satu} />
      {satu.komoditas.length > 0 && (
        <section aria-labelledby="bt-komoditas">
          <h2 id="bt-komoditas">Untuk komoditas apa</h2>
          <p>{satu.komoditas.join(', ')}.</p>
        </section>
      )}
      <Pengembalian kd_rekom={definisi.kd_rekom} />
      <DokumenLayanan dokumen={definisi.dokumen} />
      <LangkahLayanan tahap={definisi.tahap} />
    </RangkaBantuan>
  );
}

function Fakta({ satu: { siapa, definisi } }: { satu: LayananBantuan }) {
  return (
    <dl className={gaya.fakta}>
      <div>
        <dt>Siapa</dt>
        <dd>
          <Beristilah teks={siapa} />
        </dd>
      </div>
      <div>
        <dt>Berapa lama di kementerian</dt>
        <dd>
          <Lama jnsLayanan={definisi.jnsLayanan} sla_hari={definisi.sla_hari} />
        </dd>
      </div>
      <div>
        <dt>Biaya</dt>
        <dd>
          {definisi.fl_pnbp ? (
            <Beristilah teks="Dikenai PNBP. Jumlahnya tertulis pada tagihan." />
          ) : (
            <Beristilah teks="Tidak dikenai PNBP." />
          )}
        </dd>
      </div>
      <div>
        <dt>Siapa yang menetapkan</dt>
        <dd>
          {definisi.fl_rakor ? (
            <Beristilah teks="Rapat koordinasi: Rakornis, lalu Rakor Menteri." />
          ) : (
            'Pejabat kementerian, tanpa rapat.'
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What is measured comes late: its place is kept, so that nothing below moves when it does. */
function Lama({ jnsLayanan, sla_hari }: { jnsLayanan: string; sla_hari: number | null }) {
  const { data, isPending } = useRingkasanPublik();
  const ada = data?.layanan.find((l) => l.jnsLayanan === jnsLayanan);
  const batas = ada?.sla_hari ?? sla_hari;
  const n = (nilai?: number | null): string => (isPending ? '…' : angka(nilai));
  return (
    <>
      {(isPending || (ada && ada.selesai > 0)) && (
        <span className={isPending ? gaya.nanti : undefined} aria-hidden={isPending || undefined}>
          <b>{n(ada?.median_hari)} hari kerja</b> separuh berkas, 9 dari 10 dalam {n(ada?.p90_hari)} hari kerja, dari{' '}
          {n(ada?.selesai)} berkas yang selesai dalam 90 hari terakhir.{' '}
        </span>
      )}
      {batas !== null && <>Batasnya {angka(batas)} hari kerja. </>}
      Waktu Anda memperbaiki tidak dihitung.
    </>
  );
}
