import { tampil } from '@sinas/domain/format/tampil';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Link, useParams } from 'react-router-dom';
import { Avatar } from '../../components/akun/Avatar';
import { Bagian } from '../../components/Bagian';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { StatusAkun } from '../../components/akun/StatusAkun';
import { AksesDitolak } from '../../layout/HalamanLain';
import { useAkun } from '../../lib/akun';
import { statusGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { AkunRinci } from '../../providers/wire';
import { ElemenSatuEselon } from '../dasbor-eselon/ElemenSatuEselon';
import { FaktorAkun } from './FaktorAkun';
import { LepasTautan } from './LepasTautan';
import { RiwayatAkun } from './RiwayatAkun';
import { TindakanAkun } from './TindakanAkun';
import { UbahData } from './UbahData';
import { UbahHak } from './UbahHak';

/** /pengguna/:id: one account, what the officer may do with it, and what happened to it. */
export function SatuPengguna() {
  const { id = '' } = useParams();
  const akun = useAkun(id);
  const status = statusGalat(akun.error);
  if (status === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul={akun.data?.fullname ?? 'Pengguna'}
      kalimat={<Link to="/pengguna">Semua pengguna</Link>}
      ujung={akun.data && <TindakanAkun akun={akun.data} />}
    >
      {status === 404 ? (
        <div className="sn-card">
          <EmptyState icon="user" title="Pengguna tidak ditemukan">
            Akun ini tidak ada, atau bukan pengguna yang Anda kelola.
          </EmptyState>
        </div>
      ) : (
        <Muat kueri={akun} apa="Data pengguna">
          {(isi) => <Isi key={isi.id} akun={isi} />}
        </Muat>
      )}
    </Halaman>
  );
}

function Isi({ akun }: { akun: AkunRinci }) {
  const pengguna = usePengguna();
  const sendiri = pengguna.id_user === akun.id;
  return (
    <>
      <div className="kn-orang">
        <Avatar nama={akun.fullname} foto={akun.foto} />
        <span>
          {akun.name_role}
          {akun.ur_ga && `, ${akun.ur_ga}`}
          {akun.nama_organisasi && `, ${akun.nama_organisasi}`}
        </span>
        <StatusAkun status={akun.status} ur_status={akun.ur_status} />
      </div>
      <Bagian judul="Akun" uraian="Nama pengguna dipilih sendiri oleh pemiliknya.">
        <Fakta akun={akun} />
      </Bagian>
      {sendiri ? (
        <Bagian judul="Data" uraian="Ini akun Anda sendiri.">
          <p>
            Ubah lewat <Link to="/profil">Profil dan keamanan</Link>.
          </p>
        </Bagian>
      ) : (
        akun.aksi.ubah && (
          <>
            <Bagian judul="Data" uraian="Nama dan jabatan tampil pada berkas yang ia kerjakan.">
              <UbahData akun={akun} />
            </Bagian>
            <Bagian judul="Peran dan akses" uraian="Sebelum hak berubah, Anda membuktikan diri. Semuanya dicatat.">
              <UbahHak akun={akun} />
            </Bagian>
            {akun.tertaut && (
              <Bagian judul="Penyedia identitas" uraian="Akun ini masuk lewat penyedia identitas yang lain.">
                <LepasTautan akun={akun} sejak={akun.tertaut} />
              </Bagian>
            )}
          </>
        )
      )}
      {!sendiri && punyaIzin(pengguna, 'faktor.setel_ulang') && <FaktorAkun akun={akun} />}
      {akun.jenis === 'eselon' && (
        <Bagian judul="Elemen dasbor" uraian="Bagian dasbor yang boleh ia lihat.">
          <ElemenSatuEselon id={akun.id} />
        </Bagian>
      )}
      {punyaIzin(pengguna, 'pengguna.lihat') && (
        <Bagian judul="Riwayat" uraian="Siapa mengubah apa, yang terbaru di atas.">
          <RiwayatAkun id={akun.id} />
        </Bagian>
      )}
    </>
  );
}

type Butir = [string, string | null];
/** What the forms below do not show already. */
function Fakta({ akun }: { akun: AkunRinci }) {
  const data: Butir[] = [
    ['Surel', akun.email],
    ['Telepon', akun.mobile_number],
    ['Jabatan', akun.position],
    ['Nomor pegawai', akun.employee_number],
  ];
  const perusahaan: Butir[] = [
    ['NIB', akun.nib],
    ['NPWP', akun.npwp],
  ];
  const isi: Butir[] = [
    ['Nama pengguna', akun.username],
    ...(akun.aksi.ubah ? [] : data),
    ['NIK', akun.nik],
    ...(akun.jenis === 'perusahaan' ? perusahaan : []),
    ['Dibuat', saat(akun.created_at)],
    ['Terakhir masuk', akun.terakhir_masuk ? saat(akun.terakhir_masuk) : 'Belum pernah'],
  ];
  return (
    <dl className="kn-fakta">
      {isi.map(([nama, nilai]) => (
        <div key={nama}>
          <dt>{nama}</dt>
          <dd>{tampil(nilai)}</dd>
        </div>
      ))}
    </dl>
  );
}
