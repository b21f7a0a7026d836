import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { alamatUnduh } from '../../../providers/data-referensi';
import type { DaftarReferensi } from '../../../providers/wire';
import { TulangAntrean } from '../../pengajuan/antrean/TabelAntrean';
import { LIMIT, useEntri } from '../data';
import { DialogTambah } from './DialogTambah';
import { HalamanDaftar } from '../HalamanDaftar';
import { MuatanTerakhir } from '../muatan/MuatanTerakhir';
import { PanelEntri } from './PanelEntri';
import { bacaAlamat, kueriDari, SaringEntri } from './SaringEntri';
import { TabelEntri } from './TabelEntri';
import gaya from '../../korelasi/korelasi.module.css';

/** /referensi/:jenis: the entries of one list, looked for by word, state, day and source. */
export function SatuReferensi() {
  const [tambah, setTambah] = useState(false);
  return (
    <HalamanDaftar ujung={(d) => <Tindakan daftar={d} onTambah={() => setTambah(true)} />}>
      {(daftar) => (
        <>
          <MuatanTerakhir daftar={daftar} />
          <Isi key={daftar.jenis} daftar={daftar} />
          {tambah && <DialogTambah daftar={daftar} onTutup={() => setTambah(false)} />}
        </>
      )}
    </HalamanDaftar>
  );
}

/** What can be done with a list: some have no official file, some are kept by a screen of their own. */
function Tindakan({ daftar, onTambah }: { daftar: DaftarReferensi; onTambah: () => void }) {
  const { jenis, berkas, layar_sendiri } = daftar;
  return (
    <div className="kn-tindakan">
      <Button component={Link} variant="outlined" to={`/referensi/${jenis}/riwayat`}>
        <Icon name="clock" />
        Riwayat
      </Button>
      {berkas.length > 0 && (
        <>
          <Button component="a" variant="outlined" href={alamatUnduh(jenis)} download>
            <Icon name="download" />
            Unduh CSV
          </Button>
          <Button component={Link} variant="outlined" to={`/referensi/${jenis}/muat`}>
            <Icon name="upload" />
            Muat berkas
          </Button>
        </>
      )}
      {layar_sendiri ? (
        <Button component={Link} variant="contained" to="/korelasi-btki">
          Ubah korelasi
        </Button>
      ) : (
        <Button variant="contained" onClick={onTambah}>
          <Icon name="plus" />
          Tambah entri
        </Button>
      )}
    </div>
  );
}

function Isi({ daftar }: { daftar: DaftarReferensi }) {
  const { jenis } = daftar;
  const [kueri, setKueri] = useSearchParams();
  const { saring, page, kode } = bacaAlamat(kueri);
  const entri = useEntri(jenis, saring, page);
  const alamat = (kd: string) => `/referensi/${jenis}?${new URLSearchParams(kueriDari(saring, page, kd)).toString()}`;
  return (
    <div className={gaya.kerja} data-panel={kode !== null}>
      <div>
        <SaringEntri jenis={jenis} labelKode={daftar.label_kode} saring={saring} onUbah={setKueri} />
        <Muat kueri={entri} apa="Entri daftar ini" tulang={<TulangAntrean baris={12} />}>
          {({ data }) =>
            data.length === 0 ? (
              <div className="sn-card">
                <EmptyState icon="search" title="Tidak ada entri yang cocok">
                  Coba kata lain, longgarkan saringan, atau lihat keadaan lain di atas.
                </EmptyState>
              </div>
            ) : (
              <TabelEntri daftar={daftar} entri={data} basi={entri.isPlaceholderData} dipilih={kode} alamat={alamat} />
            )
          }
        </Muat>
        <Penomoran
          page={page}
          perPage={LIMIT}
          total={entri.data?.meta.total ?? 0}
          onPindah={(n) => setKueri(kueriDari(saring, n))}
        />
      </div>
      {kode !== null && (
        <PanelEntri key={kode} daftar={daftar} kode={kode} onTutup={() => setKueri(kueriDari(saring, page))} />
      )}
    </div>
  );
}
