import { waktu } from '@sinas/domain/format/tanggal';
import type { WaktuMeja as Isi } from '../../providers/wire';
import { GrafikBatang, labelAngka } from '../../components/grafik/GrafikBatang';
import { KartuGrafik } from '../../components/grafik/KartuGrafik';
import gaya from './pemantauan.module.css';

type Meja = Isi['meja'][number];
const NAMA: Readonly<Record<Meja['meja'], string>> = {
  antrean: 'Antre diambil',
  verifikator: 'Verifikator',
  koordinator: 'Koordinator',
  pejabat: 'Pejabat',
  pemohon: 'Perusahaan',
};
const teks = (n: number | null): string => (n === null ? '' : String(n));

/** How long files stay at each desk, beside how many wait there now. */
export function WaktuMeja({ isi: { pada, jangka_hari, meja } }: { isi: Isi }) {
  if (meja.length === 0) return null;
  return (
    <KartuGrafik
      judul={judul(meja)}
      uraian={
        pada
          ? `Hari kerja berkas di satu meja, dari yang selesai di sana selama ${jangka_hari} hari. Dihitung ${waktu(pada)}.`
          : 'Lama berkas di meja belum dihitung. Yang menunggu sekarang sudah.'
      }
      kolom={['Meja', 'Median (hari kerja)', '9 dari 10 (hari kerja)', 'Selesai', 'Menunggu', 'Lewat batas']}
      tabel={meja.map((m) => [
        NAMA[m.meja],
        teks(m.median_hari),
        teks(m.p90_hari),
        ...[m.selesai, m.berkas, m.lewat].map(String),
      ])}
      lebar
    >
      <div className={gaya.dua}>
        <figure>
          <figcaption>Hari kerja: median · 9 dari 10 berkas (arsiran)</figcaption>
          <GrafikBatang
            baris={meja.map((m) => ({
              nama: NAMA[m.meja],
              isi: m.median_hari ?? 0,
              arsir: (m.p90_hari ?? 0) - (m.median_hari ?? 0),
              label: m.selesai > 0 ? `${m.median_hari} · ${m.p90_hari}` : '-',
            }))}
          />
        </figure>
        <figure>
          <figcaption>Menunggu sekarang · lewat batas (arsiran)</figcaption>
          <GrafikBatang
            baris={meja.map((m) => ({
              nama: NAMA[m.meja],
              isi: m.berkas - m.lewat,
              arsir: m.lewat,
              label: m.lewat > 0 ? `${labelAngka(m.berkas)} · ${labelAngka(m.lewat)}` : labelAngka(m.berkas),
            }))}
          />
        </figure>
      </div>
    </KartuGrafik>
  );
}
/** The desk where half of the files stay longest. */
function judul(meja: readonly Meja[]): string {
  const [lama] = meja.toSorted(
    (a, b) => (b.median_hari ?? -1) - (a.median_hari ?? -1) || (b.p90_hari ?? 0) - (a.p90_hari ?? 0),
  );
  return lama && lama.median_hari !== null
    ? `Paling lama di meja ${NAMA[lama.meja].toLowerCase()}, median ${lama.median_hari} hari kerja`
    : 'Waktu per meja';
}
