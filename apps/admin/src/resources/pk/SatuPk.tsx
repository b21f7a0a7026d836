import { PESAN } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Bagian } from '../../components/Bagian';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { NomorAju } from '../../components/NomorAju';
import { RangkaDialog } from '../../components/RangkaDialog';
import { AksesDitolak } from '../../layout/HalamanLain';
import { kalimatGalat } from '../../lib/galat';
import type { LevelPk } from '../../providers/data-pk';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BarisPk } from '../../providers/wire';
import { useKebutuhan, useTulisPk, type Kebutuhan } from './data';
import { DialogBaris, type SasaranBaris } from './DialogBaris';
import { DialogIntersep } from './DialogIntersep';
import { DokumenPk } from './DokumenPk';
import { KepalaPk } from './KepalaPk';
import { useKetikanPk } from './ketikan';
import { KirimPk } from './KirimPk';
import { namaBaris } from './level';
import { TabelPk } from './TabelPk';
import { UnggahPk } from './UnggahPk';

/** /pk/:id: one need. Its own officers fill it in and send it; a higher one intercepts it. */
export function SatuPk() {
  const { id = '' } = useParams();
  const kueri = useKebutuhan(id);
  if (!punyaIzin(usePengguna(), 'pk.baca')) return <AksesDitolak />;
  return (
    <Muat kueri={kueri} apa="PK" heading="h1">
      {(isi) => <Isi key={id} {...isi} />}
    </Muat>
  );
}

type Dialog =
  { apa: 'baris'; di: SasaranBaris } | { apa: 'intersep' | 'hapus'; level: LevelPk; baris: BarisPk } | { apa: 'batal' };

function Isi({ berkas, baris }: Kebutuhan) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const bolehkah = (aksi: string): boolean => berkas.aksi_tersedia.some((a) => a.aksi === aksi && a.boleh);
  const pengguna = usePengguna();
  // What another ministry files may be read and decided on, not written.
  const milik = berkas.kd_ga_pemilik === pengguna.data_ga?.kode;
  const ubah = milik && bolehkah('simpan');
  const kirim = milik && (bolehkah('kirim_pk') || bolehkah('kirim_perbaikan'));
  const ketikan = useKetikanPk(berkas);
  const tutup = () => setDialog(null);
  return (
    <Halaman
      judul={`PK ${berkas.ur_komoditas} ${berkas.tahun}`}
      kalimat={
        <>
          <StatusBadge kode={berkas.kd_status_pengajuan} ur_status={berkas.ur_status} />{' '}
          <NomorAju nomor={berkas.noAju} />
        </>
      }
      ujung={
        milik &&
        bolehkah('batalkan_pk') && (
          <Button variant="outlined" danger onClick={() => setDialog({ apa: 'batal' })}>
            Batalkan PK
          </Button>
        )
      }
    >
      <Bagian judul="Umum" uraian="Dasar kebutuhan dan surat usulannya.">
        <KepalaPk berkas={berkas} ketikan={ketikan} ubah={ubah} />
      </Bagian>
      <Bagian judul="Dokumen" uraian="Surat usulan dan data yang melandasi kebutuhan ini.">
        <DokumenPk berkas={berkas} ubah={ubah} />
      </Bagian>
      <Bagian judul="Kebutuhan" uraian="Angka nasional, penerima alokasinya, dan barang tiap penerima.">
        {ubah && (
          <Button
            variant="outlined"
            onClick={() => setDialog({ apa: 'baris', di: { level: 1, induk: null, baris: null } })}
          >
            Tambah kebutuhan
          </Button>
        )}
        {ubah && <UnggahPk idNk={berkas.idNk} />}
        {baris[1].length === 0 ? (
          <EmptyState icon="file" title="Belum ada baris">
            Tambahkan kebutuhan, lalu penerima dan barangnya.
          </EmptyState>
        ) : (
          <TabelPk
            baris={baris}
            ubah={ubah}
            intersep={bolehkah('intersep')}
            onBaris={(di) => setDialog({ apa: 'baris', di })}
            onIntersep={(level, b) => setDialog({ apa: 'intersep', level, baris: b })}
            onHapus={(level, b) => setDialog({ apa: 'hapus', level, baris: b })}
          />
        )}
      </Bagian>
      {(ubah || kirim) && (
        <Bagian judul="Periksa dan kirim" uraian="PK langsung masuk ke meja pejabat.">
          <KirimPk berkas={berkas} ketikan={ketikan} boleh={kirim} />
        </Bagian>
      )}
      {dialog?.apa === 'baris' && <DialogBaris berkas={berkas} di={dialog.di} onTutup={tutup} />}
      {dialog?.apa === 'intersep' && (
        <DialogIntersep berkas={berkas} level={dialog.level} baris={dialog.baris} onTutup={tutup} />
      )}
      {dialog?.apa === 'hapus' && <DialogHapus idNk={berkas.idNk} {...dialog} onTutup={tutup} />}
      {dialog?.apa === 'batal' && <DialogBatal idNk={berkas.idNk} onTutup={tutup} />}
    </Halaman>
  );
}

function DialogHapus(p: { idNk: string; level: LevelPk; baris: BarisPk; onTutup: () => void }) {
  const hapus = useTulisPk((data, _: null) => data.hapusBarisPk(p.idNk, p.level, p.baris.id), p.onTutup);
  return (
    <RangkaDialog
      judul={`Hapus ${namaBaris(p.baris)}`}
      tombol="Hapus"
      bahaya
      sibuk={hapus.isPending}
      galat={hapus.error ? [kalimatGalat(hapus.error, PESAN['gagal.hapus'])] : []}
      onKirim={() => hapus.mutate(null)}
      onTutup={p.onTutup}
    >
      <p>{p.baris.jumlah_anak > 0 ? 'Baris di bawahnya ikut terhapus.' : 'Baris ini dihapus dari PK.'}</p>
    </RangkaDialog>
  );
}

function DialogBatal({ idNk, onTutup }: { idNk: string; onTutup: () => void }) {
  const toast = useToast();
  const batal = useTulisPk(
    (data, _: null) => data.buangPk(idNk, ''),
    () => {
      toast.berhasil('PK dibatalkan');
      onTutup();
    },
  );
  return (
    <RangkaDialog
      judul="Batalkan PK"
      tombol="Batalkan PK"
      bahaya
      sibuk={batal.isPending}
      galat={batal.error ? [kalimatGalat(batal.error)] : []}
      onKirim={() => batal.mutate(null)}
      onTutup={onTutup}
    >
      <p>PK ini tidak dilanjutkan. Riwayatnya tetap tersimpan.</p>
    </RangkaDialog>
  );
}
