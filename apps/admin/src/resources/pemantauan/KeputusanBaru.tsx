import { angka } from '@sinas/domain/format/angka';
import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { alamatBerkas } from '../../layout/antrean';
import type { KeputusanBaruIsi } from '../../providers/wire';
import gayaGrafik from '../../components/grafik/grafik.module.css';
import gaya from './pemantauan.module.css';

const HASIL = {
  penuh: { grup: 'baik', bentuk: 'centang', kata: 'penuh' },
  sebagian: { grup: 'baik', bentuk: 'cincin-isi', kata: 'sebagian' },
  ditolak: { grup: 'buruk', bentuk: 'oktagon', kata: 'ditolak' },
} as const;
type Hasil = keyof typeof HASIL;
const SEMUA = alamatBerkas({ kd_status: HIMPUNAN.diputus.join(',') });

/** Decisions of the last seven days: how they ended, and the newest with what was given of what was asked for. */
export function KeputusanBaru({ isi }: { isi: KeputusanBaruIsi }) {
  const id = useId();
  const jumlah = isi.penuh + isi.sebagian + isi.ditolak;
  return (
    <section className={`sn-card ${gayaGrafik.kartu}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {jumlah === 0 ? 'Belum ada keputusan' : `${angka(String(jumlah))} keputusan`} tujuh hari terakhir
        </h2>
        <Link to={SEMUA}>Semua keputusan</Link>
      </header>
      {jumlah > 0 && (
        <ul className={gaya.hasil} aria-label="Menurut hasil">
          {(Object.keys(HASIL) as Hasil[]).map((h) => (
            <li key={h}>
              <Badge grup={HASIL[h].grup} bentuk={HASIL[h].bentuk}>
                {`${angka(String(isi[h]))} ${HASIL[h].kata}`}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <ul className={gaya.rapat}>
        {isi.terbaru.map((k) => (
          <li key={k.idNk}>
            <Link to={`/pengajuan/${k.idNk}/show`}>{k.nama_perusahaan}</Link>
            <small>
              {k.jnsLayanan} {k.ur_komoditas}, {hasil(k)}. {waktu(k.waktu)}.
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hasil({ hasil: h, diminta, diberikan, satuan }: KeputusanBaruIsi['terbaru'][number]): string {
  const berapa = (jml: string): string => (satuan ? kuantitas(jml, satuan) : angka(jml));
  if (h === 'ditolak') return `${berapa(diminta)} ditolak`;
  if (h === 'penuh') return `${berapa(diberikan)}, penuh`;
  return `${angka(diberikan)} dari ${angka(diminta)}${satuan ? ` ${satuanPendek(satuan)}` : ''}`;
}
