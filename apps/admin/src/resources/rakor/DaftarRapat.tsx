import Button from '@mui/material/Button';
import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun, tahunJakarta } from '@sinas/domain/format/tanggal';
import { KODE_STATUS_RAKOR, STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Saring } from '../../components/daftar/Saring';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Rapat } from '../../providers/rakor/wire';
import { PER_HALAMAN_RAPAT, useDaftarRapat } from './data';
import { DialogRapat } from './dialog/DialogRapat';
import { StatusRapat } from './status';

const TAHUN_LALU = 3;
const JENIS = KODE_JENIS_RAPAT.map((k) => [String(k), JENIS_RAKOR[k].nama] as const);
const STATUS = KODE_STATUS_RAKOR.map((k) => [k, STATUS_RAKOR[k].nama] as const);

/** /rakor: coordination meetings by year, kind and state. */
export function DaftarRapat() {
  const [kueri, setKueri] = useSearchParams();
  const [buat, setBuat] = useState(false);
  const pengguna = usePengguna();
  const depan = tahunJakarta(jamKini()) + 1;
  const baca = (nama: string): string => kueri.get(nama) ?? '';
  const page = Number(baca('page')) || 1;
  const rapat = useDaftarRapat({
    ...{ tahun: baca('tahun'), jenis: baca('jenis'), kd_status: baca('status'), keyword: baca('kata'), page },
  });
  const ubah = (baru: Record<string, string>): void =>
    setKueri((lama) => {
      const isi = { ...Object.fromEntries(lama), page: '', ...baru };
      return Object.fromEntries(Object.entries(isi).filter(([, v]) => v !== ''));
    });
  if (!punyaIzin(pengguna, 'rakor.baca') || statusGalat(rapat.error) === 403) return <AksesDitolak />;
  const kelola = punyaIzin(pengguna, 'rakor.kelola');
  const disaring = ['tahun', 'jenis', 'status', 'kata'].some((k) => baca(k) !== '');
  const tombol = kelola && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setBuat(true)}>
      Buat rapat
    </Button>
  );
  return (
    <Halaman
      judul="Rapat koordinasi"
      kalimat="Rakornis, Rakor Menteri, Rakortas, dan Rakor Evaluasi yang membahas neraca komoditas."
      ujung={tombol}
    >
      <div className="kn-saring" role="group" aria-label="Saringan rapat">
        <Saring
          nama="Tahun neraca"
          nilai={baca('tahun')}
          pilihan={Array.from({ length: TAHUN_LALU + 2 }, (_, i) => String(depan + 1 - i)).map((t) => [t, t] as const)}
          onUbah={(tahun) => ubah({ tahun })}
        />
        <Saring nama="Jenis" nilai={baca('jenis')} pilihan={JENIS} onUbah={(jenis) => ubah({ jenis })} />
        <Saring nama="Status" nilai={baca('status')} pilihan={STATUS} onUbah={(status) => ubah({ status })} />
        <Kata key={baca('kata')} kata={baca('kata')} onUbah={(kata) => ubah({ kata })} />
        {disaring && (
          <button type="button" className="sn-linkbtn" onClick={() => setKueri({})}>
            Hapus saringan
          </button>
        )}
      </div>
      <Muat kueri={rapat} apa="Daftar rapat">
        {({ data, meta }) =>
          data.length === 0 ? (
            <div className="sn-card">
              <EmptyState
                icon="people"
                title={disaring ? 'Tidak ada rapat yang cocok' : 'Belum ada rapat'}
                action={disaring ? undefined : tombol}
              >
                {disaring
                  ? 'Ubah atau hapus saringan di atas.'
                  : 'Rapat tampil di sini dengan agenda, papan penetapan, dan berita acaranya.'}
              </EmptyState>
            </div>
          ) : (
            <>
              <Tabel
                nama="Rapat koordinasi"
                kolom={['Rapat', 'Jenis', 'Tanggal', 'Komoditas', '#Berkas', '#Baris', 'Status']}
                basi={rapat.isPlaceholderData}
                susun
              >
                {data.map((r) => (
                  <Baris key={r.id_rakor} r={r} />
                ))}
              </Tabel>
              <Penomoran
                page={page}
                perPage={PER_HALAMAN_RAPAT}
                total={meta.total ?? data.length}
                nama="rapat"
                onPindah={(p) => ubah({ page: String(p) })}
              />
            </>
          )
        }
      </Muat>
      {buat && <DialogRapat onTutup={() => setBuat(false)} />}
    </Halaman>
  );
}

function Baris({ r }: { r: Rapat }) {
  const [pertama = '', ...lain] = r.komoditas;
  return (
    <tr>
      <td className="kn-lipat">
        <Link to={`/rakor/${r.id_rakor}`}>{r.judul}</Link>
        {r.no_ba && <span className="sn-soft"> {r.no_ba}</span>}
      </td>
      <td data-label="Jenis">
        {r.ur_jenis} {r.tahun}
      </td>
      <td data-label="Tanggal">{hariTanggalTahun(r.tanggal)}</td>
      <td data-label="Komoditas">
        {pertama || '-'}
        {lain.length > 0 && <span className="sn-soft"> dan {lain.length} lainnya</span>}
      </td>
      <td className="sn-num" data-label="Berkas">
        {angka(r.berkas)}
      </td>
      <td className="sn-num" data-label="Baris">
        {angka(r.baris)}
      </td>
      <td data-label="Status">
        <StatusRapat kode={r.kd_status} teks={r.ur_status} />
      </td>
    </tr>
  );
}

function Kata({ kata, onUbah }: { kata: string; onUbah: (kata: string) => void }) {
  const [teks, setTeks] = useState(kata);
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        onUbah(teks.trim());
      }}
    >
      <input
        type="search"
        className="sn-input kn-saring-cari"
        aria-label="Judul atau nomor berita acara"
        placeholder="Judul atau nomor berita acara"
        value={teks}
        data-terisi={teks !== ''}
        onChange={(e) => setTeks(e.target.value)}
      />
    </form>
  );
}
