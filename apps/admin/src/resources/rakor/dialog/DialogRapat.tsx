import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { tahunJakarta, tanggalSah } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { JENIS_RAKOR, KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';
import { MAKS_JUDUL_RAPAT } from '@sinas/domain/rakor/tombol';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Pilihan } from '../../../components/Pilihan';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { galatDi, kalimatGalat } from '../../../lib/galat';
import type { RakornisBaru, RapatRinci } from '../../../providers/rakor/wire';
import { useDaftarRapat, useTulisRapat } from '../data';
import gaya from '../rakor.module.css';

const JAM = /^([01]\d|2[0-3]):[0-5]\d$/;
// An evaluation changes permits that are in force; nobody may make one yet.
const PILIHAN = KODE_JENIS_RAPAT.map((k) => [String(k), JENIS_RAKOR[k].nama] as const);
type Medan = 'judul' | 'tanggal' | 'jam_mulai' | 'jam_selesai' | 'tempat' | 'tautan' | 'kuorum';
type Ketikan = Record<Medan, string>;
/** '9.10' as people write it is '09:10'. */
const keJam = (teks: string): string => {
  const [j = '', m = ''] = teks.trim().replace('.', ':').split(':');
  return teks.trim() === '' ? '' : `${j.padStart(2, '0')}:${m.padEnd(2, '0')}`;
};
const dariJam = (teks: string): string => teks.replace(':', '.');

const awal = (r: RapatRinci | undefined, judul = ''): Ketikan => ({
  ...{ judul: r?.judul ?? judul, tanggal: r?.tanggal ?? '', jam_mulai: dariJam(r?.jam_mulai ?? '09:00') },
  ...{ jam_selesai: dariJam(r?.jam_selesai ?? ''), tempat: r?.tempat ?? '', tautan: r?.tautan ?? '' },
  kuorum: r?.kuorum ? String(r.kuorum) : '',
});
function periksa(k: Ketikan): Partial<Record<Medan, string>> {
  const salah: Partial<Record<Medan, string>> = {};
  if (!k.judul.trim()) salah.judul = 'Tulis judul rapat';
  if (!tanggalSah(k.tanggal)) salah.tanggal = 'Tulis tanggal rapat, misalnya 9 Desember 2026';
  if (!JAM.test(keJam(k.jam_mulai))) salah.jam_mulai = 'Tulis jam, misalnya 09.00';
  if (k.jam_selesai.trim() && !JAM.test(keJam(k.jam_selesai))) salah.jam_selesai = 'Tulis jam, misalnya 12.00';
  if (k.tautan.trim() && !k.tautan.trim().startsWith('https://')) salah.tautan = 'Tautan dimulai dengan https://';
  if (k.kuorum.trim() && !/^[1-9]\d{0,2}$/.test(k.kuorum.trim())) salah.kuorum = 'Tulis banyaknya lembaga';
  return salah;
}
function susun(k: Ketikan, tahun: number, idAsal: string): RakornisBaru {
  const isi: RakornisBaru = { tahun, judul: k.judul.trim(), tanggal: k.tanggal, jam_mulai: keJam(k.jam_mulai) };
  if (k.jam_selesai.trim()) isi.jam_selesai = keJam(k.jam_selesai);
  if (k.tempat.trim()) isi.tempat = k.tempat.trim();
  if (k.tautan.trim()) isi.tautan = k.tautan.trim();
  if (k.kuorum.trim()) isi.kuorum = Number(k.kuorum);
  if (idAsal) Object.assign(isi, { id_asal: idAsal, fl_perubahan: true });
  return isi;
}

interface Props {
  rapat?: RapatRinci | undefined;
  /** What a new one begins with. */
  usul?: UsulRapat | undefined;
  onTutup: () => void;
}
export interface UsulRapat {
  jenis: number;
  tahun: number;
  judul: string;
}

/** A meeting is made, or its facts are changed; kind and year stay what they are. */
export function DialogRapat({ rapat, usul, onTutup }: Props) {
  const pindah = useNavigate();
  const toast = useToast();
  const depan = tahunJakarta(jamKini()) + 1;
  const [jenis, setJenis] = useState(String(rapat?.jenis ?? usul?.jenis ?? 2));
  const [tahun, setTahun] = useState(String(rapat?.tahun ?? usul?.tahun ?? depan));
  const [idAsal, setAsal] = useState(rapat?.id_asal ?? '');
  const [k, setK] = useState(() => awal(rapat, usul?.judul));
  const [salah, setSalah] = useState<Partial<Record<Medan, string>>>({});
  const lalu = useDaftarRapat({ tahun, page: 1 });
  const asal = (lalu.data?.data ?? []).filter((r) => r.no_ba !== null && r.id_rakor !== rapat?.id_rakor);
  const tulis = useTulisRapat(
    rapat?.id_rakor ?? '',
    (data, isi: RakornisBaru) =>
      rapat
        ? data.rapatUbah(rapat.id_rakor, rapat.jenis, { ...isi, versi: rapat.versi })
        : data.rapatBuat(Number(jenis), isi),
    (hasil) => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
      if (!rapat) void pindah(`/rakor/${hasil.id_rakor}`);
    },
  );
  const isian = (medan: Medan) => ({
    value: k[medan],
    error: salah[medan] ?? galatDi(tulis.error, medan),
    autoComplete: 'off',
    onChange: (e: { target: { value: string } }) => setK((lama) => ({ ...lama, [medan]: e.target.value })),
  });
  const kirim = (): void => {
    const masalah = periksa(k);
    setSalah(masalah);
    if (Object.keys(masalah).length === 0) tulis.mutate(susun(k, Number(tahun), idAsal));
  };
  return (
    <RangkaDialog
      judul={rapat ? 'Ubah rapat' : 'Buat rapat'}
      tombol={rapat ? 'Simpan' : 'Buat'}
      lebar="md"
      sibuk={tulis.isPending}
      galat={tulis.error ? [kalimatGalat(tulis.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <div className={gaya.isian}>
        {!rapat && (
          <>
            <Pilihan label="Jenis rapat" pilihan={PILIHAN} value={jenis} onChange={(e) => setJenis(e.target.value)} />
            <Pilihan
              label="Tahun neraca"
              pilihan={[depan - 1, depan, depan + 1].map((t) => [String(t), String(t)] as const)}
              value={tahun}
              onChange={(e) => setTahun(e.target.value)}
            />
          </>
        )}
        <div className={gaya.isianLebar}>
          <TextInput label="Judul" required maks={MAKS_JUDUL_RAPAT} {...isian('judul')} />
        </div>
        <DateField
          label="Tanggal"
          required
          value={k.tanggal}
          error={salah.tanggal ?? galatDi(tulis.error, 'tanggal')}
          onUbah={(tanggal) => setK((lama) => ({ ...lama, tanggal }))}
        />
        <TextInput label="Mulai, WIB" required {...isian('jam_mulai')} />
        <TextInput label="Selesai, WIB" {...isian('jam_selesai')} />
        <TextInput
          label="Kuorum, banyak lembaga"
          inputMode="numeric"
          hint="Kosong berarti lebih dari separuh yang diundang."
          {...isian('kuorum')}
        />
        <TextInput label="Tempat" maks={200} {...isian('tempat')} />
        <TextInput label="Tautan rapat daring" inputMode="url" {...isian('tautan')} />
        {asal.length > 0 && (
          <div className={gaya.isianLebar}>
            <Pilihan
              label="Mengubah penetapan rapat"
              pilihan={[
                ['', 'Bukan perubahan'],
                ...asal.map((r) => [r.id_rakor, `${r.no_ba ?? ''} ${r.judul}, ${angka(r.baris)} baris`] as const),
              ]}
              value={idAsal}
              onChange={(e) => setAsal(e.target.value)}
            />
          </div>
        )}
      </div>
    </RangkaDialog>
  );
}
