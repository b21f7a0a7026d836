import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { JENIS_KALENDER } from '@sinas/domain/kalender/ubahan';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Pilihan as PilihanIsian } from '../../components/Pilihan';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { useKalender, type Jenis } from './data';
import { DialogUbahan } from './DialogUbahan';
import { RiwayatKalender } from './RiwayatKalender';
import { TabelKalender, type Pilihan } from './TabelKalender';
import gaya from './kalender.module.css';

const BAGIAN: Record<Jenis, { judul: string; kalimat: string; kosong: Record<string, string> | null }> = {
  jadwal: {
    judul: 'Jadwal layanan',
    kalimat:
      'Kapan pengajuan dapat dibuat dan dikirim. Komoditas dengan jadwal sendiri tidak mengikuti jadwal layanannya. Berkas yang sudah dikirim tetap dinilai dengan jadwal saat dikirim.',
    kosong: { kd_rekom: '01' },
  },
  libur: {
    judul: 'Hari libur',
    kalimat:
      'Libur baru memperpanjang batas waktu yang sedang berjalan. Batas waktu yang sudah diberitahukan tidak pernah dipercepat.',
    kosong: {},
  },
  tahap: {
    judul: 'Tahap neraca',
    kalimat: 'Garis waktu di halaman publik. Tahap usulan kebutuhan mengikuti jadwal layanan yang diputus rakor.',
    kosong: null,
  },
  pengumuman: {
    judul: 'Pengumuman',
    kalimat: 'Tampil di halaman publik dan di beranda perusahaan selama masa tayangnya.',
    kosong: { type: 'info' },
  },
  layanan: {
    judul: 'Sakelar layanan',
    kalimat:
      'Apakah keputusan boleh terbit otomatis ketika batas layanan terlewati. Pengajuan yang diputus rakor tidak pernah terbit otomatis.',
    kosong: null,
  },
};
const BERTAHUN: ReadonlySet<Jenis> = new Set(['jadwal', 'libur', 'tahap']);

/** /kalender: what every sentence about dates is read from. */
export function Kalender() {
  const [kueri, setKueri] = useSearchParams();
  const jenis = JENIS_KALENDER.find((j) => j === kueri.get('bagian')) ?? 'jadwal';
  const depan = tahunJakarta(jamKini()) + 1;
  const tahun = Number(kueri.get('tahun')) || depan;
  const kalender = useKalender(tahun);
  const [pilihan, setPilihan] = useState<Pilihan | null>(null);
  if (!punyaIzin(usePengguna(), 'kalender.kelola') || statusGalat(kalender.error) === 403) return <AksesDitolak />;
  const { judul, kalimat, kosong } = BAGIAN[jenis];
  const alamat = (j: Jenis): string =>
    `/kalender?${new URLSearchParams({ bagian: j, tahun: String(tahun) }).toString()}`;
  return (
    <Halaman
      judul="Kalender dan jadwal"
      kalimat="Jadwal, tahap, dan libur di portal dibaca dari sini. Dampak setiap perubahan diperlihatkan sebelum disimpan."
    >
      <nav className={gaya.bagian} aria-label="Bagian kalender">
        {JENIS_KALENDER.map((j) => (
          <Link key={j} to={alamat(j)} aria-current={j === jenis ? 'page' : undefined}>
            {BAGIAN[j].judul}
          </Link>
        ))}
      </nav>
      <div className={gaya.kepala}>
        <p>{kalimat}</p>
        <div>
          {BERTAHUN.has(jenis) && (
            <PilihanIsian
              label="Tahun neraca"
              pilihan={[depan - 2, depan - 1, depan, depan + 1].map((t) => [String(t), String(t)] as const)}
              value={String(tahun)}
              onChange={(e) => setKueri({ bagian: jenis, tahun: e.target.value })}
            />
          )}
          {kosong && (
            <Button variant="contained" onClick={() => setPilihan({ tindakan: 'tambah', isi: kosong })}>
              <Icon name="plus" />
              Tambah
            </Button>
          )}
        </div>
      </div>
      <Muat kueri={kalender} apa={judul}>
        {(k) => <TabelKalender jenis={jenis} kalender={k} basi={kalender.isPlaceholderData} onPilih={setPilihan} />}
      </Muat>
      {!kalender.isPending && <RiwayatKalender key={jenis} jenis={jenis} />}
      {pilihan && <DialogUbahan {...pilihan} jenis={jenis} tahun={tahun} onTutup={() => setPilihan(null)} />}
    </Halaman>
  );
}
