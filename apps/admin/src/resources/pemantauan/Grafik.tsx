import type { GambarDasbor } from '@sinas/domain/akses/elemen-dasbor';
import { angka, keRibu } from '@sinas/domain/format/angka';
import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import type { ReactNode } from 'react';
import type { Rapat } from '../../providers/rakor/wire';
import type { BarisRekap, KeputusanBaruIsi, Pasokan, WaktuMeja as WaktuMejaIsi } from '../../providers/wire';
import { GrafikBatang, labelAngka } from '../../components/grafik/GrafikBatang';
import { namaSingkat, perKementerian, perLayanan, perMeja, perTahap, type Batang, type BatangGa } from './hitung';
import { KartuGrafik } from '../../components/grafik/KartuGrafik';
import { KeputusanBaru } from './KeputusanBaru';
import { RapatBerikut } from './RapatBerikut';
import { WaktuMeja } from './WaktuMeja';
import gaya from './pemantauan.module.css';

const MAKS_KOMODITAS = 6;
const batang = ({ nama, n, lewat }: Batang) => ({ nama, isi: n - lewat, arsir: lewat, label: labelAngka(n) });
const tabel = (b: readonly Batang[]) => b.map((x): [string, string, string] => [x.nama, String(x.n), String(x.lewat)]);
const terbanyak = (b: readonly Batang[]): Batang | undefined => b.toSorted((x, y) => y.n - x.n)[0];

/** What comes after the figures: undefined while it is on its way, null when there is none. */
export type Kelak<T> = T | null | undefined;
const Tulang = () => <div className={`sn-card ${gaya.tulang}`} />;
/** Its place is kept until it comes, so that it pushes nothing. */
function Menyusul<T>({ isi, children }: { isi: Kelak<T>; children: (isi: T) => ReactNode }) {
  if (isi === undefined) return <Tulang />;
  return isi === null ? null : children(isi);
}

/** Where files are, what has become of them, and what the nation lacks: pictures of what is counted. */
export default function Grafik({
  rekap,
  pada,
  pasokan,
  waktu,
  kementerian,
  rapat,
  keputusan,
  boleh,
}: {
  rekap: readonly BarisRekap[];
  /** When it was counted. */
  pada: string;
  pasokan: Kelak<readonly Pasokan[]>;
  waktu: Kelak<WaktuMejaIsi>;
  /** Names of ministries; null = the reader sees only one. */
  kementerian: ReadonlyMap<string, string> | null;
  rapat: Kelak<readonly Rapat[]>;
  keputusan: Kelak<KeputusanBaruIsi>;
  boleh: (kode: GambarDasbor) => boolean;
}) {
  const [meja, tahap, jenis] = [perMeja(rekap), perTahap(rekap), perLayanan(rekap)];
  const ramai = terbanyak(meja);
  return (
    <div className={gaya.grafik}>
      {!boleh('neraca') ? null : pasokan === undefined ? (
        <Tulang />
      ) : pasokan && pasokan.length > 0 ? (
        <Neraca pasokan={pasokan} />
      ) : (
        <KartuGrafik
          judul="Menurut layanan"
          uraian="Berkas yang sudah dikirim. Arsiran: lewat batas layanan."
          kolom={['Layanan', 'Berkas', 'Lewat batas']}
          tabel={tabel(jenis)}
        >
          <GrafikBatang baris={jenis.map(batang)} />
        </KartuGrafik>
      )}
      {boleh('rapat') && <Menyusul isi={rapat}>{(isi) => <RapatBerikut rapat={isi} />}</Menyusul>}
      {boleh('keputusan') && <Menyusul isi={keputusan}>{(isi) => <KeputusanBaru isi={isi} />}</Menyusul>}
      {kementerian && boleh('kementerian') && <Kementerian batang={perKementerian(rekap, kementerian, pada)} />}
      {boleh('meja') && (
        <KartuGrafik
          judul={ramai ? `${ramai.nama} memegang ${labelAngka(ramai.n)} berkas` : 'Tidak ada berkas berjalan'}
          uraian="Berkas yang berjalan menurut meja. Arsiran: lewat batas layanan."
          kolom={['Meja', 'Berkas', 'Lewat batas']}
          tabel={tabel(meja)}
        >
          <GrafikBatang baris={meja.map(batang)} />
        </KartuGrafik>
      )}
      {boleh('tahap') && (
        <KartuGrafik
          judul="Hasil sejauh ini"
          uraian="Setiap berkas yang dikirim berada di satu tahap."
          kolom={['Tahap', 'Berkas', 'Lewat batas']}
          tabel={tabel(tahap)}
        >
          <GrafikBatang baris={tahap.map(batang)} />
        </KartuGrafik>
      )}
      {boleh('waktu') && <Menyusul isi={waktu}>{(isi) => <WaktuMeja isi={isi} />}</Menyusul>}
    </div>
  );
}

function kataTerlama(b: BatangGa | undefined): string {
  if (!b || b.hari === null) return '';
  const nama = namaSingkat(b.nama);
  return b.hari === 0 ? ` Terlama: ${nama}, kurang dari sehari.` : ` Terlama: ${nama}, ${angka(b.hari)} hari.`;
}
/** Open files by ministry: who has the most that are late stands first. */
function Kementerian({ batang: semua }: { batang: readonly BatangGa[] }) {
  const lewat = semua.reduce((n, b) => n + b.lewat, 0);
  const terlama = semua.toSorted((a, b) => (b.hari ?? -1) - (a.hari ?? -1))[0];
  return (
    <KartuGrafik
      judul={lewat > 0 ? `${labelAngka(lewat)} berkas lewat batas layanan` : 'Tidak ada berkas lewat batas layanan'}
      uraian={`Berkas yang berjalan menurut kementerian. Arsiran: lewat batas layanan.${kataTerlama(terlama)}`}
      kolom={['Kementerian', 'Berkas', 'Lewat batas', 'Hari lewat terlama']}
      tabel={semua.map((b) => [b.nama, String(b.n), String(b.lewat), b.hari === null ? '' : String(b.hari)] as const)}
    >
      <GrafikBatang baris={semua.map((b) => batang({ ...b, nama: namaSingkat(b.nama) }))} />
    </KartuGrafik>
  );
}

/** Lines with the largest deficit first: supply filled, what is lacking hatched. */
function Neraca({ pasokan }: { pasokan: readonly Pasokan[] }) {
  const urut = pasokan
    .toSorted((a, b) => Number(keRibu(a.selisih) - keRibu(b.selisih)))
    .slice(0, MAKS_KOMODITAS)
    .map((p) => ({ ...p, nama: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas }));
  const kurang = (p: { selisih: string }): string => (p.selisih.startsWith('-') ? p.selisih.slice(1) : '0');
  const [pertama] = urut;
  return (
    <KartuGrafik
      judul={
        pertama && kurang(pertama) !== '0'
          ? `${pertama.nama} kurang ${kuantitas(kurang(pertama), pertama.satuan)}`
          : 'Pasokan menutup kebutuhan'
      }
      uraian="Pasokan dan kekurangannya terhadap kebutuhan setahun, menurut baris nasional."
      kolom={['Komoditas', 'Pasokan', 'Kebutuhan', 'Kurang']}
      tabel={urut.map((p) => [`${p.nama} (${satuanPendek(p.satuan)})`, p.jml_pasokan, p.jml_kebutuhan, kurang(p)])}
    >
      <GrafikBatang
        baris={urut.map((p) => ({
          nama: p.nama,
          isi: Number(p.jml_pasokan),
          arsir: Number(kurang(p)),
          label: angka(kurang(p)),
        }))}
      />
    </KartuGrafik>
  );
}
