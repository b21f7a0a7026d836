import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { Tabel } from '../../../components/daftar/Tabel';
import { kalimatGalat } from '../../../lib/galat';
import type { Modal, PesertaRapat, RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { DialogPeserta } from './DialogPeserta';
import { Ikon } from './Komoditas';
import gaya from '../rakor.module.css';

/** Who is invited and who is there; the quorum counts institutions. */
export function Peserta({ rapat }: { rapat: RapatRinci }) {
  const toast = useToast();
  const id = rapat.id_rakor;
  const [tambah, setTambah] = useState(false);
  const [ubah, setUbah] = useState<PesertaRapat | null>(null);
  // Ticked at once, until the server has said so too.
  const [ditandai, setDitandai] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { lembaga, hadir, kuorum, tercapai } = rapat.kehadiran;
  const bolehHadir = rapat.boleh_kelola && ALUR_RAKOR.dari('hadir').includes(rapat.kd_status);
  const tulis = useTulisRapat(id, (d, m: Modal) => d.rapatSimpan(m));
  const hapus = useTulisRapat(id, (d, p: PesertaRapat) => d.rapatHapus({ id_rakor: id, jenis: 'peserta', id: p.id }));
  const gagal = (e: Error): void => toast.gagal(kalimatGalat(e));
  return (
    <section aria-labelledby="rk-peserta">
      <div className={gaya.kuorum}>
        <h2 id="rk-peserta">
          Peserta, {hadir} dari {lembaga} lembaga hadir
        </h2>
        <Badge grup={tercapai ? 'baik' : 'anda'} bentuk={tercapai ? 'centang' : 'wajik'}>
          {tercapai ? `Kuorum ${kuorum} tercapai` : `Kuorum ${kuorum} belum tercapai`}
        </Badge>
      </div>
      {rapat.peserta.length === 0 ? (
        <p className="sn-soft">Belum ada peserta.</p>
      ) : (
        <Tabel nama="peserta" kolom={['Hadir', 'Lembaga', 'Nama', 'Jabatan', '']} susun>
          {rapat.peserta.map((p) => (
            <tr key={p.id}>
              <td data-label="Hadir">
                {bolehHadir ? (
                  <input
                    type="checkbox"
                    className="kn-centang"
                    aria-label={`${p.nama} hadir`}
                    checked={ditandai.get(p.id) ?? p.hadir}
                    onChange={(e) => {
                      const hadir = e.target.checked;
                      setDitandai((lama) => new Map(lama).set(p.id, hadir));
                      tulis.mutate(
                        { id_rakor: id, jenis: 'peserta', id: p.id, hadir },
                        {
                          onError: gagal,
                          onSettled: () => setDitandai((lama) => new Map([...lama].filter(([x]) => x !== p.id))),
                        },
                      );
                    }}
                  />
                ) : p.hadir ? (
                  'hadir'
                ) : (
                  'belum'
                )}
              </td>
              <td className="kn-lipat" data-label="Lembaga">
                {p.ur_ga}
              </td>
              <td data-label="Nama">{p.nama}</td>
              <td data-label="Jabatan">{p.jabatan}</td>
              <td className={gaya.tindakan}>
                {rapat.boleh_kelola && (
                  <>
                    <Ikon nama={`Ubah ${p.nama}`} ikon="edit" onClick={() => setUbah(p)} />
                    <Ikon nama={`Hapus ${p.nama}`} ikon="trash" onClick={() => hapus.mutate(p, { onError: gagal })} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      )}
      {rapat.boleh_kelola && (
        <Button className={gaya.kiri} variant="outlined" onClick={() => setTambah(true)}>
          <Icon name="plus" />
          Tambah peserta
        </Button>
      )}
      {tambah && <DialogPeserta id={id} onTutup={() => setTambah(false)} />}
      {ubah && <DialogPeserta id={id} lama={ubah} onTutup={() => setUbah(null)} />}
    </section>
  );
}
