import { KODE_STATUS } from '@sinas/domain/pengajuan/status';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useListController } from 'react-admin';
import { EksporDaftar, urutEkspor } from '../../components/daftar/EksporDaftar';
import { Halaman } from '../../components/Halaman';
import { listKini } from '../../components/tampilan/list-kini';
import { TampilanTersimpan } from '../../components/tampilan/TampilanTersimpan';
import { PER_HALAMAN } from '../../layout/antrean';
import { useSaringDaftar } from '../../lib/kait/useSaringDaftar';
import { useIngatDaftar } from '../../layout/urutan';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BerkasDaftar } from '../../providers/wire';
import { DaftarBerkas } from './DaftarBerkas';
import { Saringan } from '../pengajuan/antrean/Saringan';

const TERKIRIM = KODE_STATUS.filter((k) => !dalam('draf', k));

/** Every file within the officer's reach, whatever its state, newest first. */
export function SemuaBerkas() {
  const pengguna = usePengguna();
  const daftar = useListController<BerkasDaftar>({
    resource: punyaIzin(pengguna, 'pengajuan.antrean') ? 'berkas-kl' : 'berkas',
    storeKey: false,
    perPage: PER_HALAMAN,
    sort: { field: 'tgl_kirim', order: 'DESC' },
    exporter: false,
    queryOptions: { onError: () => undefined },
  });
  useIngatDaftar(daftar.data ?? []);
  const [saring, ubah] = useSaringDaftar<Partial<Record<string, string>>>(daftar.setFilters);
  const disaring = Object.values(saring).some(Boolean);
  const kl = punyaIzin(pengguna, 'pengajuan.antrean');
  return (
    <Halaman
      judul="Semua berkas"
      kalimat={
        pengguna.lingkup === 'ga'
          ? `Berkas ${pengguna.data_ga?.nama ?? ''}, apa pun statusnya.`
          : 'Berkas semua kementerian, apa pun statusnya.'
      }
      ujung={<EksporDaftar daftar={kl ? 'kl' : 'berkas'} saring={{ ...saring, ...urutEkspor(daftar.sort) }} />}
    >
      <TampilanTersimpan kini={listKini('berkas', saring, daftar.sort)} />
      <Saringan saring={saring} status={TERKIRIM} petugas={kl ? 'Petugas' : null} disaring={disaring} onUbah={ubah} />
      <DaftarBerkas daftar={daftar} disaring={disaring} nama="Tabel semua berkas" keterangan="Semua berkas" />
    </Halaman>
  );
}
