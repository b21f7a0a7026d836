import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { tanggal, tanggalPendek, hariTanggalTahun, jam, hariWaktu } from '@sinas/domain/format/tanggal';
import { jamKemudian, kataJam } from '@sinas/domain/pengajuan/jam-tampil';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useKini } from '@sinas/ui/useKini';
import { Link } from 'react-router-dom';
import { judulBerkas, jumlahBerkas } from '../../../components/berkas/judul';
import type { DetailBerkas, Proses } from '../../../lib/wire';
import { aksiUtama, diFormulir } from '../aksi';
import { jumlahDitetapkan } from '../keputusan';
import type { JalankanAksi } from '../useJalankanAksi';
import gaya from '../berkas.module.css';

function Batas({ berkas }: { berkas: DetailBerkas }) {
  if (berkas.berlaku_sampai)
    return (
      <div>
        <dt>Berlaku</dt>
        <dd>
          {berkas.berlaku_mulai && `${tanggal(berkas.berlaku_mulai)} `}sampai {tanggal(berkas.berlaku_sampai)}
          {berkas.no_keputusan && <small>Nomor {berkas.no_keputusan}</small>}
        </dd>
      </div>
    );
  const perbaikan = dalam('dikembalikan', berkas.kd_status_pengajuan) ? berkas.perbaikan : null;
  return (
    <div>
      <dt>{perbaikan ? 'Batas perbaikan' : 'Dikirim'}</dt>
      <dd>
        {perbaikan
          ? hariTanggalTahun(perbaikan.tenggat, 'Belum Ditetapkan')
          : tanggal(berkas.tgl_kirim, 'Belum dikirim')}
        {perbaikan && <small>perbaikan ke-{perbaikan.ke} dari paling banyak 3</small>}
        {!perbaikan && berkas.tgl_kirim && <small>pukul {jam(berkas.tgl_kirim)} WIB</small>}
      </dd>
    </div>
  );
}

function Jalur({ proses }: { proses: Proses[] }) {
  // Where the file stands; on phones the only stage with its name.
  const kini = proses.find((p) => p.keadaan === 'kini') ?? proses.findLast((p) => p.keadaan === 'selesai');
  return (
    <ol
      className={gaya.jalur}
      aria-label="Tahap berkas"
      style={{ gridTemplateColumns: `repeat(${proses.length}, 1fr)` }}
    >
      {proses.map((p) => (
        <li
          key={p.kode}
          data-keadaan={p.keadaan}
          data-sorot={p === kini}
          aria-current={p.keadaan === 'kini' ? 'step' : undefined}
        >
          <b>{p.nama}</b>
          {p.waktu ? tanggalPendek(p.waktu) : p.keadaan === 'kini' ? 'sekarang' : ''}
          <span className="sn-sr">
            {p.keadaan === 'selesai' ? ', selesai' : p.keadaan === 'kini' ? ', sekarang' : ', belum'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Tombol({ berkas, jalan }: { berkas: DetailBerkas; jalan: JalankanAksi }) {
  const utama = aksiUtama(berkas);
  const keputusan = berkas.no_keputusan
    ? berkas.dokumen.findLast((d) => d.asal === 'PORTAL' && d.status === 'READY' && /keputusan/i.test(d.nama_dokumen))
    : undefined;
  return (
    <div className={`${gaya.tombol} sn-no-print`}>
      {keputusan && (
        <Button component="a" variant="contained" href={keputusan.url}>
          <Icon name="download" />
          Unduh keputusan
        </Button>
      )}
      {utama &&
        (diFormulir(utama.aksi) ? (
          <Button variant="contained" component={Link} to={`/pengajuan/${berkas.idNk}/ubah`}>
            {utama.label}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => jalan.mulai(utama.aksi)}>
            <Icon name="refresh" />
            {utama.label}
          </Button>
        ))}
      <Button variant="outlined" onClick={() => window.print()}>
        <Icon name="printer" />
        Cetak ringkasan
      </Button>
    </div>
  );
}

/** Desk, clock, validity, and the stages with their dates. */
export function Kepala({ berkas, jalan }: { berkas: DetailBerkas; jalan: JalankanAksi }) {
  const toast = useToast();
  const { meja } = berkas;
  const jamKata = kataJam(jamKemudian(berkas.jam, useKini(jamKini)));
  const ditetapkan = jumlahDitetapkan(berkas.baris);
  const salin = () => {
    navigator.clipboard.writeText(berkas.noAju).then(
      () => toast.berhasil(`Nomor ${berkas.noAju} disalin`),
      () => toast.gagal('Nomor belum dapat disalin. Pilih dan salin dengan papan ketik'),
    );
  };
  return (
    <div className={meja.giliran_anda ? `${gaya.kepala} ${gaya.giliran}` : gaya.kepala}>
      <div className="sn-page">
        <nav className={gaya.lokasi} aria-label="Lokasi">
          <Link to="/pengajuan">Pengajuan</Link> / {berkas.jnsLayanan}
        </nav>
        <div className={gaya.judul}>
          <div>
            <h1>{judulBerkas(berkas)}</h1>
            <div className={gaya.meta}>
              <StatusBadge kode={berkas.kd_status_pengajuan} ur_status={berkas.ur_status} />
              <span className={gaya.aju}>
                <span className="sn-aju">{tampilNoAju(berkas.noAju)}</span>
                <button type="button" onClick={salin} aria-label="Salin nomor aju 26 angka" className="sn-no-print">
                  <Icon name="copy" />
                </button>
              </span>
              <span>{ditetapkan ? `${angka(ditetapkan)} dari ${jumlahBerkas(berkas)}` : jumlahBerkas(berkas)}</span>
            </div>
          </div>
          <Tombol berkas={berkas} jalan={jalan} />
        </div>
        <dl className={gaya.kini}>
          <div>
            <dt>Sekarang di meja</dt>
            <dd>
              {meja.giliran_anda ? 'Anda' : meja.nama}
              {meja.sejak && <small>sejak {hariWaktu(meja.sejak)}</small>}
            </dd>
          </div>
          <div>
            <dt>Yang ditunggu</dt>
            <dd>
              {meja.berikut || '-'}
              {jamKata && <small>{jamKata}</small>}
            </dd>
          </div>
          <Batas berkas={berkas} />
        </dl>
        <Jalur proses={berkas.proses} />
      </div>
    </div>
  );
}
