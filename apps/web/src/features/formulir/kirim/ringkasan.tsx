import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { isianBerlaku } from '@sinas/domain/formulir/formulir';
import { layanan } from '@sinas/domain/layanan/daftar';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useFormulir } from '../kerja/useFormulir';
import { kodeSatuanBerkas } from '../lembar/isi/kolom-tampil';
import gaya from '../isian.module.css';

type Fakta = readonly (readonly [nama: string, isi: string])[];

/** What will be sent, to whom, and how long an answer takes; `uji`: plausibility of what is asked for. */
export function useRingkasan() {
  const { keadaan, jumlah, barisBenar } = useFormulir();
  const { detail, kepala, baris, belumDimuat, dokumen } = keadaan;
  const satuan = kodeSatuanBerkas(keadaan);
  const belum = baris.length + belumDimuat.baris - barisBenar;
  const terisi = isianBerlaku(detail.formulir, kepala).filter((i) => kepala[i.kd_field]?.trim()).length;
  const milik = dokumen.filter((d) => d.asal === 'PEMOHON');
  const { sla_hari } = layanan(detail.kd_rekom);
  const fakta: Fakta = [
    ['Layanan', detail.nama_layanan],
    ['Komoditas', detail.ur_komoditas],
    ['Tahun', String(detail.tahun)],
    [
      'Data barang',
      `${angka(barisBenar)} baris, ${kuantitas(jumlah, satuan)}` +
        (belum ? `. ${angka(belum)} baris belum lengkap dan tidak dihitung` : ''),
    ],
    ['Isian', `${terisi} terisi`],
    ['Dokumen', [`${milik.length} berkas`, ...new Set(milik.map((d) => d.nama_dokumen))].join(', ')],
    ['Dikirim ke', detail.ur_ga || 'kementerian'],
    // The clock of a corrected file goes on where it stood.
    ...(sla_hari !== null && !dalam('dikembalikan', detail.kd_status_pengajuan)
      ? [['Waktu layanan', `${sla_hari} hari kerja sejak diterima kementerian`] as const]
      : []),
  ];
  return { fakta, uji: ujiKewajaran(kepala, jumlah, satuan), satuan };
}

export const Fakta = ({ fakta }: { fakta: Fakta }) => (
  <dl className={gaya.fakta}>
    {fakta.map(([nama, isi]) => (
      <div key={nama}>
        <dt>{nama}</dt>
        <dd>{isi}</dd>
      </div>
    ))}
  </dl>
);
