import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useState } from 'react';
import { JagaKetikan } from '../../components/JagaKetikan';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { PanelSisi } from '../../components/PanelSisi';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat, statusGalat } from '../../lib/galat';
import type { Hs, Korelasi, SimpanKorelasi } from '../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../referensi/alasan';
import { CariHs } from './CariHs';
import { useSimpanKorelasi } from './data';
import { hsSesudah, type UbahanHs } from './ubahan';
import { ButirHs } from './ButirHs';
import gaya from './korelasi.module.css';

interface Props {
  elemen: Korelasi;
  /** Every element of the group, for who else has a line. */
  semua: Korelasi[];
  onTutup: () => void;
}
const TANPA: UbahanHs = { tambah: [], hapus: [] };

/** The tariff lines of one element: what is added and removed stands over what the server has, until it is saved. */
export function PanelKorelasi({ elemen, semua, onTutup }: Props) {
  const [ubahan, setUbahan] = useState<UbahanHs>(TANPA);
  const [didahului, setDidahului] = useState(false);
  const isian = useIsian({ catatan: ALASAN }, { catatan: '' });
  const simpan = useSimpanKorelasi({
    jadi: () => {
      setUbahan(TANPA);
      setDidahului(false);
      isian.kosongkan();
    },
    gagal: (galat) => {
      if (statusGalat(galat) === 409) setDidahului(true);
      else isian.tolak(galat);
    },
  });
  const baris = hsSesudah(elemen.hs, ubahan);
  const ada = baris.some((b) => b.ubah !== null);
  const lain = (kode: string) =>
    semua.filter((e) => e !== elemen && e.hs.some((h) => h.hsCodeFormat === kode)).map((e) => e.ur_elemen);
  const tambah = (hs: Hs) =>
    setUbahan((u) => ({
      tambah: [...u.tambah.filter((t) => t.hsCodeFormat !== hs.hsCodeFormat), hs],
      hapus: u.hapus.filter((k) => k !== hs.hsCodeFormat),
    }));
  const balik = (kode: string) =>
    setUbahan((u) => {
      if (u.tambah.some((t) => t.hsCodeFormat === kode))
        return { ...u, tambah: u.tambah.filter((t) => t.hsCodeFormat !== kode) };
      const sudah = u.hapus.includes(kode);
      return { ...u, hapus: sudah ? u.hapus.filter((k) => k !== kode) : [...u.hapus, kode] };
    });
  const { kd_komoditas, kd_grup, kd_elemen, versi } = elemen;
  return (
    <PanelSisi judul={elemen.ur_elemen} onTutup={onTutup}>
      <JagaKetikan ada={ada || isian.berubah.length > 0} />
      <CariHs dimiliki={baris.filter((b) => b.ubah !== 'hapus').map((b) => b.hsCodeFormat)} onPilih={tambah} />
      {baris.length === 0 ? (
        <p className="rf-sunyi">Belum ada pos tarif. Formulir menawarkan pos tarif komoditasnya.</p>
      ) : (
        <ul className={gaya.pos} aria-label={`Pos tarif ${elemen.ur_elemen}`}>
          {baris.map((b) => (
            <ButirHs key={b.hsCodeFormat} hs={b} lain={lain(b.hsCodeFormat)} onBalik={() => balik(b.hsCodeFormat)} />
          ))}
        </ul>
      )}
      {didahului && (
        <Kabar grup="anda">
          Korelasi diubah orang lain sementara ini. Yang terbaru sudah dimuat dan perubahan Anda tetap di atasnya.
          Periksa, lalu simpan sekali lagi.
        </Kabar>
      )}
      {simpan.isError && statusGalat(simpan.error) !== 409 && (
        <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>
      )}
      {ada && (
        <form
          className={`kn-form ${gaya.simpan}`}
          noValidate
          aria-label={`Simpan korelasi ${elemen.ur_elemen}`}
          onSubmit={isian.saatKirim(({ catatan }) =>
            simpan.mutate({
              kd_komoditas,
              kd_grup: kd_grup as SimpanKorelasi['kd_grup'],
              kd_elemen,
              versi,
              hs: baris.filter((b) => b.ubah !== 'hapus').map((b) => b.hsCodeFormat.replaceAll('.', '')),
              catatan: catatan.trim(),
            }),
          )}
        >
          <TeksPanjang {...isian.ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
          <div className="kn-tindakan">
            <Button type="submit" variant="contained" loading={simpan.isPending}>
              Simpan
            </Button>
            <Button
              variant="outlined"
              disabled={simpan.isPending}
              onClick={() => {
                setUbahan(TANPA);
                isian.kosongkan();
              }}
            >
              Batalkan perubahan
            </Button>
          </div>
        </form>
      )}
    </PanelSisi>
  );
}
