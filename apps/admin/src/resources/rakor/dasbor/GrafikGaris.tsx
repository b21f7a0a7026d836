import { angka, kurangi, persen } from '@sinas/domain/format/angka';
import { GrafikBatang } from '../../../components/grafik/GrafikBatang';
import { KartuGrafik } from '../../../components/grafik/KartuGrafik';
import type { DasborRapat } from '../../../providers/rakor/wire';
import gaya from '../../pemantauan/pemantauan.module.css';

const MAKS_GARIS = 10;
type Garis = DasborRapat['garis'][number];
/** Units differ from line to line, so each is shown in per cent of what was asked for. */
const bagian = (g: Garis, jml: string | null): number => (jml === null ? 0 : (persen(jml, g.usulan) ?? 0));
const akhir = (g: Garis): string | null => g.penetapan ?? g.rekomendasi_rakornis;

/** How much of the requests was given, line by line; what was not is hatched. */
export default function GrafikGaris({ garis }: { garis: readonly Garis[] }) {
  const rows = garis
    .filter((g) => akhir(g) !== null && persen(g.usulan, g.usulan) !== null)
    .toSorted((a, b) => bagian(a, akhir(a)) - bagian(b, akhir(b)))
    .slice(0, MAKS_GARIS);
  const [pertama] = rows;
  if (!pertama) return null;
  const nama = (g: Garis): string => g.uraian || g.ur_komoditas;
  return (
    <div className={gaya.grafik}>
      <KartuGrafik
        lebar
        judul={`${nama(pertama)} mendapat ${angka(bagian(pertama, akhir(pertama)))}% dari usulannya`}
        uraian="Persen usulan yang ditetapkan, atau disepakati Rakornis selama belum ditetapkan. Arsiran: yang tidak diberi."
        kolom={['Baris nasional', 'Usulan', 'Diberi', 'Tidak diberi']}
        tabel={rows.map((g) => [nama(g), g.usulan, akhir(g) ?? '0', kurangi(g.usulan, akhir(g) ?? '0')])}
      >
        <GrafikBatang
          baris={rows.map((g) => ({
            nama: nama(g),
            isi: bagian(g, akhir(g)),
            arsir: Math.max(0, 100 - bagian(g, akhir(g))),
            label: `${angka(bagian(g, akhir(g)))}%`,
          }))}
        />
      </KartuGrafik>
    </div>
  );
}
