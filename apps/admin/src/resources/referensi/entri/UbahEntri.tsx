import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useState } from 'react';
import { JagaKetikan } from '../../../components/JagaKetikan';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { galatDi, kalimatGalat, statusGalat } from '../../../lib/galat';
import type { DaftarReferensi, Entri, EntriRinci, EntriUbah } from '../../../providers/wire';
import { useTindakan } from '../data';
import { definisiEntri, diubahLain, entriDari, isianDari } from './isian-entri';
import { IsianEntri } from './IsianEntri';

interface Props {
  daftar: DaftarReferensi;
  /** As the server has it now. */
  entri: EntriRinci;
  onSelesai: () => void;
}

/**
 * Changes one entry. The form stands on the version that it was opened with: what somebody else stores meanwhile is told,
 * and taken over only when asked for, with everything that was typed still in its place.
 */
export function UbahEntri({ daftar, entri, onSelesai }: Props) {
  const toast = useToast();
  const [dasar, setDasar] = useState<Entri>(entri);
  const [semula, setSemula] = useState<Entri | null>(null);
  const isian = useIsian<string>(definisiEntri(daftar, false), isianDari(daftar, dasar));
  const simpan = useTindakan((data, isi: EntriUbah) => data.ubahEntri(daftar.jenis, isi), {
    jadi: () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onSelesai();
    },
    gagal: isian.tolak,
  });
  const berubah = isian.berubah.filter((k) => k !== 'catatan');
  const lebihBaru = entri.versi !== dasar.versi;
  // Nothing was typed over: the newer one is simply shown.
  if (lebihBaru && berubah.length === 0) setDasar(entri);
  const bentrok = lebihBaru || statusGalat(simpan.error) === 409;
  const ambil = () => {
    setSemula(dasar);
    setDasar(entri);
    simpan.reset();
  };
  const dulu = semula && isianDari(daftar, semula);
  const kini = isianDari(daftar, dasar);
  const petunjuk = (nama: string) =>
    dulu && berubah.includes(nama) ? diubahLain(dulu[nama] ?? '', kini[nama] ?? '') : undefined;
  return (
    <form
      className="kn-form"
      noValidate
      aria-label={`Ubah ${entri.kode}`}
      onSubmit={isian.saatKirim((isi) => simpan.mutate({ ...entriDari(daftar, isi), versi: dasar.versi }))}
    >
      <JagaKetikan ada={isian.berubah.length > 0 && !simpan.isSuccess} />
      {bentrok && !simpan.isPending && (
        <Kabar grup="anda">
          <p>Entri ini diubah orang lain sementara Anda mengetik. Yang Anda ketik belum tersimpan dan tetap di sini.</p>
          <button type="button" className="sn-linkbtn" disabled={!lebihBaru} onClick={ambil}>
            Muat yang terbaru, pertahankan ketikan saya
          </button>
        </Kabar>
      )}
      {semula && !bentrok && (
        <Kabar grup="baik">Yang terbaru sudah dimuat. Periksa isian di bawah, lalu simpan sekali lagi.</Kabar>
      )}
      <IsianEntri daftar={daftar} isian={isian} entri={dasar} petunjuk={petunjuk} />
      {simpan.isError && !bentrok && (
        <Kabar grup="buruk">
          {galatDi(simpan.error, 'kode') ?? kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.
        </Kabar>
      )}
      <div className="kn-tindakan">
        <Button type="submit" variant="contained" loading={simpan.isPending} disabled={berubah.length === 0 || bentrok}>
          Simpan
        </Button>
        <Button variant="outlined" onClick={onSelesai} disabled={simpan.isPending}>
          Batal
        </Button>
      </div>
    </form>
  );
}
