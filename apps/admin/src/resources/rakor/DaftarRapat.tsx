import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun, tahunJakarta } from '@sinas/domain/format/tanggal';
import { arahAwal, type UrutRapat } from '@sinas/domain/daftar/urutan';
import { KODE_STATUS_RAKOR, STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EksporDaftar } from '../../components/daftar/EksporDaftar';
import { JudulUrut, type Urut } from '../../components/daftar/JudulUrut';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { Pilih } from '../../components/saring/Pilih';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Rapat } from '../../providers/rakor/wire';
import { PER_HALAMAN_RAPAT, useDaftarRapat, useMenungguRapat } from './data';
import { DialogRapat, type UsulRapat } from './dialog/DialogRapat';
import { MenungguRapat } from './MenungguRapat';
import { StatusRapat } from './status';

const TAHUN_LALU = 3;
const JENIS = KODE_JENIS_RAPAT.map((k) => [String(k), JENIS_RAKOR[k].nama] as const);
const STATUS = KODE_STATUS_RAKOR.map((k) => [k, STATUS_RAKOR[k].nama] as const);

/** /rakor: coordination meetings by year, kind and state. */
export function DaftarRapat() {
  const [kueri, setKueri] = useSearchParams();
  const [buat, setBuat] = useState<UsulRapat | 'baru' | null>(null);
  const pengguna = usePengguna();
  const depan = tahunJakarta(jamKini()) + 1;
  const baca = (nama: string): string => kueri.get(nama) ?? '';
  const page = Number(baca('page')) || 1;
  const saring = { tahun: baca('tahun'), jenis: baca('jenis'), kd_status: baca('status'), keyword: baca('kata') };
  const urut = { sort: baca('sort') || 'tanggal', order: baca('order') };
  const rapat = useDaftarRapat({ ...saring, ...urut, page });
  const menunggu = useMenungguRapat(punyaIzin(pengguna, 'rakor.final'));
  const ubah = (baru: Record<string, string>): void =>
    setKueri((lama) => {
      const isi = { ...Object.fromEntries(lama), page: '', ...baru };
      return Object.fromEntries(Object.entries(isi).filter(([, v]) => v !== ''));
    });
  if (!punyaIzin(pengguna, 'rakor.baca') || statusGalat(rapat.error) === 403) return <AksesDitolak />;
  const kelola = punyaIzin(pengguna, 'rakor.kelola');
  const turun = (urut.order || arahAwal(urut.sort as UrutRapat)) === 'desc';
  const judulUrut: Urut<UrutRapat> = {
    ...{ kolom: urut.sort, turun },
    onUrut: (sort, keTurun) => ubah({ sort, order: keTurun ? 'desc' : 'asc' }),
  };
  const nMenunggu = (menunggu.data ?? []).reduce((n, m) => n + m.berkas, 0);
  const disaring = ['tahun', 'jenis', 'status', 'kata'].some((k) => baca(k) !== '');
  const tombol = kelola && (
    <Button variant="contained" onClick={() => setBuat('baru')}>
      <Icon name="plus" />
      Buat rapat
    </Button>
  );
  return (
    <Halaman
      judul={nMenunggu > 0 ? `${angka(nMenunggu)} berkas menunggu agenda rapat` : 'Rapat koordinasi'}
      kalimat="Rakornis, Rakor Menteri, Rakortas, dan Rakor Evaluasi yang membahas neraca komoditas."
      ujung={
        <>
          <EksporDaftar daftar="rapat" saring={saring} />
          {tombol}
        </>
      }
    >
      {nMenunggu > 0 && <MenungguRapat menunggu={menunggu.data ?? []} onBuat={kelola ? setBuat : null} />}
      <BilahSaring nama="Saringan rapat" onHapus={disaring ? () => setKueri({}) : null}>
        <Pilih
          nama="Tahun neraca"
          nilai={baca('tahun')}
          pilihan={Array.from({ length: TAHUN_LALU + 2 }, (_, i) => String(depan + 1 - i)).map((t) => [t, t] as const)}
          onUbah={(tahun) => ubah({ tahun })}
        />
        <Pilih nama="Jenis" nilai={baca('jenis')} pilihan={JENIS} onUbah={(jenis) => ubah({ jenis })} />
        <Pilih nama="Status" nilai={baca('status')} pilihan={STATUS} onUbah={(status) => ubah({ status })} />
        <Cari nama="Judul atau nomor berita acara" nilai={baca('kata')} onUbah={(kata) => ubah({ kata })} />
      </BilahSaring>
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
              <Tabel nama="Rapat koordinasi" kolom={kolomRapat(judulUrut)} basi={rapat.isPlaceholderData} susun>
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
      {buat && <DialogRapat usul={buat === 'baru' ? undefined : buat} onTutup={() => setBuat(null)} />}
    </Halaman>
  );
}

const KOLOM: readonly (readonly [UrutRapat | null, string])[] = [
  ['judul', 'Rapat'],
  ['jenis', 'Jenis'],
  ['tanggal', 'Tanggal'],
  [null, 'Komoditas'],
  ['berkas', '#Berkas'],
  ['baris', '#Baris'],
  ['kd_status', 'Status'],
];
const kolomRapat = (urut: Urut<UrutRapat>) =>
  KOLOM.map(([kunci, nama]) =>
    kunci === null
      ? nama
      : {
          kunci,
          judul: (
            <JudulUrut urut={urut} kolom={kunci} num={nama.startsWith('#')}>
              {nama.replace('#', '')}
            </JudulUrut>
          ),
        },
  );

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
