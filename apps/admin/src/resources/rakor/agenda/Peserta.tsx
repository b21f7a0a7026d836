import Button from '@mui/material/Button';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Tabel } from '../../../components/Tabel';
import { kalimatGalat } from '../../../lib/galat';
import { useKementerian } from '../../../lib/kait/useKementerian';
import type { Modal, PesertaRapat, RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { Ikon } from './Komoditas';

/** Who is invited and who is there; the quorum counts institutions. */
export function Peserta({ rapat }: { rapat: RapatRinci }) {
  const toast = useToast();
  const id = rapat.id_rakor;
  const [tambah, setTambah] = useState(false);
  const { lembaga, hadir, kuorum, tercapai } = rapat.kehadiran;
  const bolehHadir = rapat.boleh_kelola && ALUR_RAKOR.dari('hadir').includes(rapat.kd_status);
  const tulis = useTulisRapat(id, (d, m: Modal) => d.rapatSimpan(m));
  const hapus = useTulisRapat(id, (d, p: PesertaRapat) => d.rapatHapus({ id_rakor: id, jenis: 'peserta', id: p.id }));
  const gagal = (e: Error): void => toast.gagal(kalimatGalat(e));
  return (
    <section aria-labelledby="rk-peserta">
      <div className="rk-kuorum">
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
                    checked={tulis.isPending && tulis.variables.id === p.id ? tulis.variables.hadir === true : p.hadir}
                    onChange={(e) =>
                      tulis.mutate(
                        { id_rakor: id, jenis: 'peserta', id: p.id, hadir: e.target.checked },
                        { onError: gagal },
                      )
                    }
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
              <td className="rk-tindakan">
                {rapat.boleh_kelola && (
                  <Ikon nama={`Hapus ${p.nama}`} ikon="trash" onClick={() => hapus.mutate(p, { onError: gagal })} />
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      )}
      {rapat.boleh_kelola && (
        <Button className="rk-kiri" variant="outlined" startIcon={<Icon name="plus" />} onClick={() => setTambah(true)}>
          Tambah peserta
        </Button>
      )}
      {tambah && <DialogPeserta id={id} onTutup={() => setTambah(false)} />}
    </section>
  );
}

function DialogPeserta({ id, onTutup }: { id: string; onTutup: () => void }) {
  const toast = useToast();
  const ga = useKementerian(true).data ?? [];
  const [isi, setIsi] = useState({ kd_ga: '', nama: '', jabatan: '' });
  const [salah, setSalah] = useState<Partial<typeof isi>>({});
  const simpan = useTulisRapat(
    id,
    (d, m: Modal) => d.rapatTambah(m),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (): void => {
    const kurang: Partial<typeof isi> = {};
    if (!isi.kd_ga) kurang.kd_ga = 'Pilih lembaga';
    if (!isi.nama.trim()) kurang.nama = 'Tulis nama peserta';
    if (!isi.jabatan.trim()) kurang.jabatan = 'Tulis jabatan peserta';
    setSalah(kurang);
    if (Object.keys(kurang).length > 0) return;
    simpan.mutate({ id_rakor: id, jenis: 'peserta', ...isi, nama: isi.nama.trim(), jabatan: isi.jabatan.trim() });
  };
  return (
    <RangkaDialog
      judul="Tambah peserta"
      tombol="Tambah"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <Pilihan
        label="Lembaga"
        required
        error={salah.kd_ga}
        pilihan={[['', 'Pilih lembaga'], ...ga.map((g) => [g.kodeGA, g.GA] as const)]}
        value={isi.kd_ga}
        onChange={(e) => setIsi({ ...isi, kd_ga: e.target.value })}
      />
      <TextInput
        label="Nama"
        required
        maks={120}
        autoComplete="off"
        error={salah.nama}
        value={isi.nama}
        onChange={(e) => setIsi({ ...isi, nama: e.target.value })}
      />
      <TextInput
        label="Jabatan"
        required
        maks={160}
        autoComplete="off"
        error={salah.jabatan}
        value={isi.jabatan}
        onChange={(e) => setIsi({ ...isi, jabatan: e.target.value })}
      />
    </RangkaDialog>
  );
}
