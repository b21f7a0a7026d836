import { angka } from '@sinas/domain/format/angka';
import { pukul } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Shape } from '@sinas/ui/marks/Shape';
import { LaporanImpor } from '@sinas/ui/impor/LaporanImpor';
import type { Impor } from '../wire';
import type { useImpor } from './useImpor';
import gayaUnggah from './unggah.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';

/** State of the last workbook: sending, being read, accepted and refused rows, or why it was refused. */
export function HasilUnggah({ kirim, galat, impor, tutup, tindakan }: ReturnType<typeof useImpor>) {
  if (kirim)
    return (
      <Kemajuan judul={`Mengirim ${kirim.nama}`} persen={kirim.persen} kalimat={`${kirim.persen} persen terkirim`} />
    );
  if (galat) return <Ditolak kalimat={galat} onTutup={tutup} />;
  if (!impor) return null;
  if (impor.status === 'ANTRE' || impor.status === 'BERJALAN') {
    const persen = impor.total ? Math.round((impor.diproses / impor.total) * 100) : 0;
    const kalimat = impor.total
      ? `${angka(impor.diproses)} dari ${angka(impor.total)} baris diperiksa. Halaman ini boleh ditinggalkan.`
      : 'Menunggu giliran. Halaman ini boleh ditinggalkan.';
    return <Kemajuan judul={`Membaca ${impor.nama_file}`} persen={persen} kalimat={kalimat} />;
  }
  if (impor.status === 'BATAL') return null;
  if (impor.status === 'SIAP' || impor.status === 'LEWAT')
    return (
      <LaporanImpor laporan={impor} sibuk={tindakan.sibuk} galat={tindakan.galat} onTindakan={tindakan.jalankan} />
    );
  if (impor.status === 'GAGAL')
    return <Ditolak kalimat={impor.pesan ?? 'Buku kerja belum dapat dibaca'} onTutup={tutup} />;
  return <Selesai impor={impor} onTutup={tutup} />;
}

function Selesai({ impor, onTutup }: { impor: Impor; onTutup: () => void }) {
  const { diterima, ditolak } = impor;
  const jumlah = diterima + ditolak;
  const rinci = [
    impor.nama_file,
    impor.versi_templat ? `templat versi ${impor.versi_templat}` : null,
    impor.selesai_pada ? `selesai ${pukul(impor.selesai_pada)}` : null,
  ].filter(Boolean);
  return (
    <section className={`sn-card ${gayaUnggah.unggah}`} aria-label="Hasil unggah Excel">
      <div>
        <h2>
          {angka(diterima)} baris diterima{ditolak > 0 && `, ${angka(ditolak)} perlu perbaikan`}
        </h2>
        <span className="sn-sub">{rinci.join(', ')}. Baris yang diterima sudah tersimpan.</span>
      </div>
      {impor.url_hasil ? (
        <Button component="a" variant="outlined" href={impor.url_hasil} download>
          <Icon name="download" />
          Unduh berkas hasil
        </Button>
      ) : (
        <span />
      )}
      <button type="button" className={gayaBaris.ikon} aria-label="Tutup hasil unggah" onClick={onTutup}>
        <Icon name="x" />
      </button>
      <div
        className={gayaUnggah.nisbah}
        role="img"
        aria-label={`${angka(diterima)} dari ${angka(jumlah)} baris diterima`}
      >
        {diterima > 0 && <i style={{ flex: diterima }} />}
        {ditolak > 0 && <i data-tolak style={{ flex: ditolak }} />}
      </div>
    </section>
  );
}

function Kemajuan({ judul, persen, kalimat }: { judul: string; persen: number; kalimat: string }) {
  return (
    <section className={`sn-card ${gayaUnggah.unggah}`} aria-label="Hasil unggah Excel">
      <div>
        <h2>{judul}</h2>
        <span className="sn-sub" role="status">
          {kalimat}
        </span>
      </div>
      <progress className={gayaUnggah.nisbah} max={100} value={persen} aria-label={judul} />
    </section>
  );
}

function Ditolak({ kalimat, onTutup }: { kalimat: string; onTutup: () => void }) {
  return (
    <section className={`sn-card ${gayaUnggah.unggah}`} aria-label="Hasil unggah Excel" role="alert">
      <div>
        <h2>
          <Shape name="oktagon" className="sn-tone-danger" /> Buku kerja ditolak
        </h2>
        <span className="sn-sub">{kalimat}. Tidak ada baris yang berubah.</span>
      </div>
      <span />
      <button type="button" className={gayaBaris.ikon} aria-label="Tutup hasil unggah" onClick={onTutup}>
        <Icon name="x" />
      </button>
    </section>
  );
}
