import { angka } from '@sinas/domain/format/angka';
import { hurufBesar } from '@sinas/domain/format/teks';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Muat } from '../../../components/Muat';
import { PanelSisi } from '../../../components/PanelSisi';
import { statusGalat } from '../../../lib/galat';
import type { DaftarReferensi, EntriRinci } from '../../../providers/wire';
import { useSatuEntri } from '../data';
import { DialogTutup } from './DialogTutup';
import { FaktaEntri } from './FaktaEntri';
import { RiwayatEntri } from './RiwayatEntri';
import { UbahEntri } from './UbahEntri';
import gaya from '../referensi.module.css';

interface Props {
  daftar: DaftarReferensi;
  kode: string;
  onTutup: () => void;
}

/** One entry beside its list: what it says, where it is used, what may be done with it, and what was. */
export function PanelEntri({ daftar, kode, onTutup }: Props) {
  const entri = useSatuEntri(daftar.jenis, kode);
  return (
    <PanelSisi judul={<span className="rf-mono">{kode}</span>} onTutup={onTutup}>
      {statusGalat(entri.error) === 404 ? (
        <EmptyState icon="search" heading="h3" title="Entri tidak ditemukan">
          Tidak ada {daftar.label_kode.toLowerCase()} {kode} di daftar ini.
        </EmptyState>
      ) : (
        <Muat kueri={entri} apa="Entri ini" heading="h3">
          {(isi) => <Isi daftar={daftar} entri={isi} />}
        </Muat>
      )}
    </PanelSisi>
  );
}

function Isi({ daftar, entri }: { daftar: DaftarReferensi; entri: EntriRinci }) {
  const [mengubah, setMengubah] = useState(false);
  const [tanya, setTanya] = useState<'tutup' | 'buka' | null>(null);
  if (mengubah) return <UbahEntri daftar={daftar} entri={entri} onSelesai={() => setMengubah(false)} />;
  return (
    <>
      <FaktaEntri daftar={daftar} entri={entri} />
      {!daftar.layar_sendiri && (
        <div className="kn-tindakan">
          <Button variant="contained" onClick={() => setMengubah(true)}>
            Ubah
          </Button>
          {entri.keadaan !== 'ditutup' && (
            <Button variant="outlined" onClick={() => setTanya('tutup')}>
              Tutup entri
            </Button>
          )}
          {entri.berlaku_akhir && (
            <Button variant="outlined" onClick={() => setTanya('buka')}>
              {entri.keadaan === 'ditutup' ? 'Buka kembali' : 'Batalkan penutupan'}
            </Button>
          )}
        </div>
      )}
      <Pemakaian pemakaian={entri.pemakaian} />
      <section aria-label={`Riwayat ${entri.kode}`}>
        <h3>Riwayat</h3>
        <RiwayatEntri daftar={daftar} kode={entri.kode} />
      </section>
      {tanya && <DialogTutup daftar={daftar} entri={entri} tindakan={tanya} onTutup={() => setTanya(null)} />}
    </>
  );
}

/** Who would miss the entry: files, drafts and other lists that name it. */
function Pemakaian({ pemakaian }: Pick<EntriRinci, 'pemakaian'>) {
  const dipakai = pemakaian.filter((p) => p.jumlah > 0);
  return (
    <section aria-label="Dipakai di mana">
      <h3>Dipakai di</h3>
      {dipakai.length === 0 ? (
        <p className="rf-sunyi">Belum dipakai di mana pun.</p>
      ) : (
        <ul className={gaya.pakai}>
          {dipakai.map((p) => (
            <li key={p.tempat}>
              <span>{p.tempat && hurufBesar(p.tempat)}</span>
              <b>{angka(p.jumlah)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
