import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import { Icon } from '@sinas/ui/marks/Icon';
import type { IconName } from '@sinas/ui/marks/icon-paths';
import { Link } from 'react-router-dom';
import type { DetailBerkas } from '../../../lib/wire';
import { aksiHalaman, alamatAksi } from '../aksi';
import type { JalankanAksi } from '../useJalankanAksi';
import gaya from '../berkas-isi.module.css';

const IKON: Partial<Record<NamaAksi, IconName>> = {
  simpan: 'edit',
  kirim: 'arrow',
  kirim_perbaikan: 'arrow',
  kirim_ulang: 'refresh',
  minta_perbaikan: 'comment',
  perubahan: 'edit',
  perpanjangan: 'clock',
  duplikat: 'file',
  serahkan: 'arrow',
  reaju: 'refresh',
  batalkan: 'x',
};

function Butir({ aksi, berkas, jalan }: { aksi: Aksi; berkas: DetailBerkas; jalan: JalankanAksi }) {
  if (!aksi.boleh)
    return (
      <li data-mati>
        <Icon name="lock" />
        <div>
          {aksi.label}
          <small>{aksi.alasan ?? 'belum dapat dilakukan sekarang'}</small>
        </div>
      </li>
    );
  const alamat = alamatAksi(aksi.aksi, berkas.idNk);
  return (
    <li>
      <Icon name={IKON[aksi.aksi] ?? 'right'} />
      <div>
        {alamat ? (
          <Link to={alamat}>{aksi.label}</Link>
        ) : (
          <button type="button" className="sn-linkbtn" onClick={() => jalan.mulai(aksi.aksi)} disabled={jalan.sibuk}>
            {aksi.label}
          </button>
        )}
      </div>
    </li>
  );
}

/** Everything the user may do now; what he may not stays visible with its reason. */
export function Tindakan({ berkas, jalan }: { berkas: DetailBerkas; jalan: JalankanAksi }) {
  const semua = aksiHalaman(berkas.aksi_tersedia);
  return (
    <section className="sn-card sn-pad sn-no-print" aria-labelledby="j-tindakan">
      <h2 id="j-tindakan">Yang dapat Anda lakukan</h2>
      <ul className={gaya.tindakan}>
        {semua.map((a) => (
          <Butir key={a.aksi} aksi={a} berkas={berkas} jalan={jalan} />
        ))}
        <li>
          <Icon name="printer" />
          <div>
            <button type="button" className="sn-linkbtn" onClick={() => window.print()}>
              Cetak ringkasan
            </button>
          </div>
        </li>
      </ul>
    </section>
  );
}
