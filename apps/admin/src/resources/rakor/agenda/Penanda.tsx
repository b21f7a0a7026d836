import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { Tabel } from '../../../components/daftar/Tabel';
import { kalimatGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { Modal, PenandaTangan, RapatRinci } from '../../../providers/rakor/wire';
import { kunciRapat, useTulisRapat } from '../data';
import { Ikon } from './Komoditas';
import gaya from '../rakor.module.css';

/** Who signs the minutes; one of them leads, and signs last. */
export function Penanda({ rapat }: { rapat: RapatRinci }) {
  const toast = useToast();
  const data = useData();
  const id = rapat.id_rakor;
  const [pilih, setPilih] = useState('');
  const [pimpinan, setPimpinan] = useState(false);
  const calon = useQuery({
    queryKey: kunciRapat(id, 'calon-penanda'),
    queryFn: ({ signal }) => data.rapatCalonPenanda(id, { signal }),
    enabled: rapat.boleh_kelola,
  });
  const gagal = (e: Error): void => toast.gagal(kalimatGalat(e));
  const tambah = useTulisRapat(
    id,
    (d, m: Modal) => d.rapatTambah(m),
    () => {
      setPilih('');
      setPimpinan(false);
      toast.berhasil(PESAN['berhasil.simpan']);
    },
  );
  const hapus = useTulisRapat(id, (d, t: PenandaTangan) =>
    d.rapatHapus({ id_rakor: id, jenis: 'penanda_tangan', id: t.id_user }),
  );
  const adaPimpinan = rapat.penanda_tangan.some((t) => t.pimpinan);
  const bebas = (calon.data ?? []).filter((c) => !rapat.penanda_tangan.some((t) => t.id_user === c.id_user));
  const satu = bebas.find((c) => c.id_user === pilih);
  return (
    <section aria-labelledby="rk-penanda">
      <h2 id="rk-penanda">Penanda tangan</h2>
      {!adaPimpinan && (
        <p className="sn-soft">Belum ada pimpinan. Berita acara dapat difinalkan setelah pimpinannya ditentukan.</p>
      )}
      {rapat.penanda_tangan.length > 0 && (
        <Tabel nama="penanda tangan" kolom={['Nama', 'Jabatan', 'Urutan', '']} susun>
          {rapat.penanda_tangan.map((t) => (
            <tr key={t.id_user}>
              <td>{t.nama}</td>
              <td className="kn-lipat" data-label="Jabatan">
                {t.jabatan}
              </td>
              <td data-label="Urutan">{t.pimpinan ? 'Pimpinan, terakhir' : 'Sebelum pimpinan'}</td>
              <td className={gaya.tindakan}>
                {rapat.boleh_kelola && (
                  <Ikon nama={`Hapus ${t.nama}`} ikon="trash" onClick={() => hapus.mutate(t, { onError: gagal })} />
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      )}
      {rapat.boleh_kelola && (
        <form
          className={gaya.tambah}
          onSubmit={(e) => {
            e.preventDefault();
            if (satu)
              tambah.mutate(
                {
                  id_rakor: id,
                  jenis: 'penanda_tangan',
                  id_user: satu.id_user,
                  pimpinan: pimpinan && satu.boleh_pimpinan,
                },
                { onError: gagal },
              );
          }}
        >
          <Pilihan
            label="Tambah penanda tangan"
            pilihan={[['', 'Pilih orang'], ...bebas.map((c) => [c.id_user, `${c.nama}, ${c.jabatan}`] as const)]}
            value={pilih}
            onChange={(e) => setPilih(e.target.value)}
          />
          {satu?.boleh_pimpinan && !adaPimpinan && (
            <label className={gaya.centang}>
              <input
                type="checkbox"
                className="kn-centang"
                checked={pimpinan}
                onChange={(e) => setPimpinan(e.target.checked)}
              />{' '}
              Pimpinan, menandatangani terakhir
            </label>
          )}
          <Button type="submit" variant="outlined" loading={tambah.isPending}>
            <Icon name="plus" />
            Tambah
          </Button>
        </form>
      )}
    </section>
  );
}
