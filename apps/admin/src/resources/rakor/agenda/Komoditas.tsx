import { angka } from '@sinas/domain/format/angka';
import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { Tabel } from '../../../components/daftar/Tabel';
import { kalimatGalat } from '../../../lib/galat';
import { hurufBesar } from '../../../lib/kata';
import { useData } from '../../../lib/useData';
import type { AgendaRapat, RapatRinci } from '../../../providers/rakor/wire';
import { kunciRapat, useTulisRapat } from '../data';
import { KESEPAKATAN } from '../status';
import { DialogBerkas } from './DialogBerkas';
import { DialogKeluar } from './DialogKeluar';
import { DialogKeterangan } from './DialogKeterangan';
import gaya from '../rakor.module.css';

/** Commodities of the agenda in their order, and the files that wait for them. */
export function Komoditas({ rapat, susun }: { rapat: RapatRinci; susun: boolean }) {
  const toast = useToast();
  const data = useData();
  const id = rapat.id_rakor;
  const [pilih, setPilih] = useState('');
  const [keluar, setKeluar] = useState<AgendaRapat | null>(null);
  const [catat, setCatat] = useState<AgendaRapat | null>(null);
  const [berkas, setBerkas] = useState<AgendaRapat | null>(null);
  const calon = useQuery({
    queryKey: kunciRapat(id, 'calon-komoditas'),
    queryFn: ({ signal }) => data.rapatCalonKomoditas(id, { signal }),
    enabled: rapat.boleh_kelola,
  });
  const gagal = (e: Error): void => toast.gagal(kalimatGalat(e));
  const tambah = useTulisRapat(
    id,
    (d, kd_komoditas: string) => d.rapatTambah({ id_rakor: id, jenis: 'komoditas', kd_komoditas }),
    () => {
      setPilih('');
      toast.berhasil(PESAN['berhasil.simpan']);
    },
  );
  const urutkan = useTulisRapat(id, (d, urutan: string[]) =>
    d.rapatSusun({ id_rakor: id, versi: rapat.versi, urutan }),
  );
  const geser = (i: number, arah: number): void => {
    const urutan = rapat.agenda.map((a) => a.kd_komoditas);
    const [satu] = urutan.splice(i, 1);
    if (satu === undefined) return;
    urutan.splice(i + arah, 0, satu);
    urutkan.mutate(urutan, { onError: gagal });
  };
  const masuk = rapat.boleh_kelola && ALUR_RAKOR.dari('masuk_agenda').includes(rapat.kd_status);
  const bebas = (calon.data ?? []).filter((c) => !c.di_agenda);
  const menunggu = (kd: string): number => calon.data?.find((c) => c.kd_komoditas === kd)?.berkas ?? 0;
  return (
    <section aria-labelledby="rk-komoditas">
      <h2 id="rk-komoditas">Agenda komoditas</h2>
      {rapat.agenda.length === 0 ? (
        <p className="sn-soft">Belum ada komoditas di agenda.</p>
      ) : (
        <Tabel nama="agenda" kolom={['No', 'Komoditas', 'Kesepakatan', '']} susun>
          {rapat.agenda.map((a, i) => (
            <tr key={a.kd_komoditas}>
              <td>{i + 1}</td>
              <td className="kn-lipat">
                {a.ur_komoditas}
                {rapat.boleh_kelola && menunggu(a.kd_komoditas) > 0 && (
                  <span className="sn-soft">, {angka(menunggu(a.kd_komoditas))} berkas menunggu</span>
                )}
                {a.keterangan && <span className="sn-soft">. {a.keterangan}</span>}
                {a.perbedaan && <span className="sn-soft">. {a.perbedaan}</span>}
              </td>
              <td data-label="Kesepakatan">{hurufBesar(KESEPAKATAN[a.kesepakatan].nama)}</td>
              <td className={gaya.tindakan}>
                {susun && (
                  <>
                    <Ikon
                      nama={`Naikkan ${a.ur_komoditas}`}
                      ikon="left"
                      tegak
                      mati={i === 0}
                      onClick={() => geser(i, -1)}
                    />
                    <Ikon
                      nama={`Turunkan ${a.ur_komoditas}`}
                      ikon="right"
                      tegak
                      mati={i === rapat.agenda.length - 1}
                      onClick={() => geser(i, 1)}
                    />
                  </>
                )}
                {susun && <Ikon nama={`Ubah keterangan ${a.ur_komoditas}`} ikon="edit" onClick={() => setCatat(a)} />}
                {masuk && menunggu(a.kd_komoditas) > 0 && (
                  <button type="button" className="sn-linkbtn" onClick={() => setBerkas(a)}>
                    Masukkan berkas
                  </button>
                )}
                {rapat.boleh_kelola && (
                  <Ikon nama={`Keluarkan ${a.ur_komoditas}`} ikon="trash" onClick={() => setKeluar(a)} />
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      )}
      {susun && (
        <form
          className={gaya.tambah}
          onSubmit={(e) => {
            e.preventDefault();
            if (pilih) tambah.mutate(pilih, { onError: gagal });
          }}
        >
          <Pilihan
            label="Tambah komoditas"
            pilihan={[
              ['', 'Pilih komoditas'],
              ...bebas
                .toSorted((a, b) => b.berkas - a.berkas)
                .map((c) => [c.kd_komoditas, `${c.ur_komoditas}, ${angka(c.berkas)} berkas menunggu`] as const),
            ]}
            value={pilih}
            onChange={(e) => setPilih(e.target.value)}
          />
          <Button type="submit" variant="outlined" loading={tambah.isPending}>
            <Icon name="plus" />
            Tambah
          </Button>
        </form>
      )}
      {keluar && <DialogKeluar rapat={rapat} butir={keluar} onTutup={() => setKeluar(null)} />}
      {catat && <DialogKeterangan id={id} butir={catat} onTutup={() => setCatat(null)} />}
      {berkas && <DialogBerkas rapat={rapat} butir={berkas} onTutup={() => setBerkas(null)} />}
    </section>
  );
}

interface IkonProps {
  nama: string;
  ikon: 'left' | 'right' | 'trash' | 'edit';
  /** Drawn turned: up and down. */
  tegak?: boolean;
  mati?: boolean;
  onClick: () => void;
}
export const Ikon = ({ nama, ikon, tegak = false, mati = false, onClick }: IkonProps) => (
  <button
    type="button"
    className={gaya.ikon}
    data-tegak={tegak}
    aria-label={nama}
    title={nama}
    disabled={mati}
    onClick={onClick}
  >
    <Icon name={ikon} />
  </button>
);
