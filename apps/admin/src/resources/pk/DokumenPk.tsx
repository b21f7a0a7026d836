import { ATURAN_BAWAAN, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { bolehDokumen } from '@sinas/domain/formulir/bagian-terbuka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DocumentList } from '@sinas/ui/DocumentList';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { fileFacts } from '@sinas/ui/inputs/file-size';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import type { Detail, Dokumen } from '../../providers/wire';
import { keterangan } from '../pengajuan/keputusan/isi/Dokumen';
import { useTulisPk } from './data';
import gayaKeputusanDialog from '../pengajuan/keputusan/keputusan-dialog.module.css';
import gayaPk from './pk.module.css';

type Diminta = Detail['formulir']['dokumen'][number];

/** What the proposal rests on: laid there by who drafts it, read by who decides. */
export function DokumenPk({ berkas, ubah }: { berkas: Detail; ubah: boolean }) {
  const [hapus, setHapus] = useState<Dokumen | null>(null);
  const { dokumen, formulir } = berkas;
  if (!ubah)
    return dokumen.length === 0 ? (
      <p className="sn-soft">Tidak ada dokumen.</p>
    ) : (
      <DocumentList className={gayaKeputusanDialog.dokumen} documents={dokumen} note={keterangan} />
    );
  const terbuka = formulir.bagian_terbuka ? new Set(formulir.bagian_terbuka) : null;
  return (
    <>
      <p className="sn-soft">
        Kurang dari {ATURAN_BAWAAN.maksKb / 1024} MB. Jenis: {ATURAN_BAWAAN.ekstensi.join(', ')}.
      </p>
      <ul className={gayaPk.dokumen}>
        {formulir.dokumen.map((d) => (
          <Jenis
            key={d.kd_dokumen}
            idNk={berkas.idNk}
            diminta={d}
            milik={dokumen.filter((x) => x.kd_dokumen === d.kd_dokumen && x.asal === 'PEMOHON')}
            terbuka={bolehDokumen(terbuka, d.kd_dokumen)}
            onHapus={setHapus}
          />
        ))}
      </ul>
      {hapus && <DialogHapusDokumen dokumen={hapus} onTutup={() => setHapus(null)} />}
    </>
  );
}

interface PropsJenis {
  idNk: string;
  diminta: Diminta;
  milik: readonly Dokumen[];
  /** May be added to and taken from: of one that came back only what was remarked. */
  terbuka: boolean;
  onHapus: (d: Dokumen) => void;
}
/** One kind of paper: is it there, and the way to lay one there. */
function Jenis({ idNk, diminta, milik, terbuka, onHapus }: PropsJenis) {
  const { kd_dokumen, nama } = diminta;
  const toast = useToast();
  const [salah, setSalah] = useState<string | null>(null);
  const unggah = useTulisPk(
    (data, file: File) => data.unggahDokumenPk(idNk, kd_dokumen, file),
    () => toast.berhasil(PESAN['berkas.berhasil']),
  );
  const ambil = (file: File): void => {
    const galat = periksaBerkas({ nama: file.name, ukuran: file.size });
    setSalah(galat);
    if (!galat) unggah.mutate(file, { onError: (g) => setSalah(kalimatGalat(g, PESAN['berkas.tidak_valid'])) });
  };
  return (
    <li>
      <div className={gayaPk.dokKepala}>
        <h3>{nama}</h3>
        <Keadaan wajib={diminta.wajib} ada={milik.some((d) => d.status === 'READY')} />
        {terbuka && (
          <TombolBerkas nama={`Berkas ${nama}`} loading={unggah.isPending} onBerkas={ambil}>
            <Icon name="upload" />
            Unggah<span className="sn-sr"> {nama}</span>
          </TombolBerkas>
        )}
      </div>
      {milik.map((d) => (
        <div key={d.id} className={gayaPk.dokBerkas}>
          <Icon name="file" />
          <span>
            <a href={d.url} download={d.nama_file}>
              {d.nama_file}
            </a>
            <small>
              {fileFacts(d)}, {keterangan(d)}
            </small>
          </span>
          {terbuka && (
            <Button aria-label={`Hapus ${d.nama_file}`} onClick={() => onHapus(d)}>
              <Icon name="trash" />
            </Button>
          )}
        </div>
      ))}
      {salah && (
        <p className="sn-err" role="alert">
          {salah}.
        </p>
      )}
    </li>
  );
}

function Keadaan({ wajib, ada }: { wajib: boolean; ada: boolean }) {
  if (ada)
    return (
      <Badge grup="baik" bentuk="centang">
        Ada
      </Badge>
    );
  return wajib ? (
    <Badge grup="anda" bentuk="wajik">
      Wajib, belum ada
    </Badge>
  ) : (
    <Badge grup="netral" bentuk="cincin-putus">
      Opsional
    </Badge>
  );
}

function DialogHapusDokumen({ dokumen, onTutup }: { dokumen: Dokumen; onTutup: () => void }) {
  const hapus = useTulisPk((data, _: null) => data.hapusDokumenPk(dokumen.id), onTutup);
  return (
    <RangkaDialog
      judul={`Hapus ${dokumen.nama_file}`}
      tombol="Hapus"
      bahaya
      sibuk={hapus.isPending}
      galat={hapus.error ? [kalimatGalat(hapus.error, PESAN['gagal.hapus'])] : []}
      onKirim={() => hapus.mutate(null)}
      onTutup={onTutup}
    >
      <p>Dokumen ini dihapus dari PK.</p>
    </RangkaDialog>
  );
}
