import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { MAKS_NAMA_TAMPILAN, periksaTampilan } from '@sinas/domain/tampilan/tampilan';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { kalimatGalat, pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import type { TampilanWire } from '../../providers/wire';
import { kunciTampilan, type ListKini } from './list-kini';
import gaya from './tampilan.module.css';

interface Props {
  kini: ListKini;
  tersimpan: readonly TampilanWire[];
  onTutup: () => void;
}
/** Keeps what the list shows now by a name; below it what is kept already, to be put away. */
export function DialogTampilan({ kini, tersimpan, onTutup }: Props) {
  const data = useData();
  const klien = useQueryClient();
  const pengguna = usePengguna();
  const judul = useId();
  const [nama, setNama] = useState('');
  const [bersama, setBersama] = useState(false);
  const [dicoba, setDicoba] = useState(false);
  const simpan = useMutation({
    mutationFn: () => data.simpanTampilan({ ...kini, nama, bersama }),
    onSuccess: (daftar) => {
      klien.setQueryData(kunciTampilan(kini.daftar), daftar);
      onTutup();
    },
  });
  const hapus = useMutation({
    mutationFn: (id: string) => data.hapusTampilan(id),
    onSettled: () => klien.invalidateQueries({ queryKey: kunciTampilan(kini.daftar) }),
  });
  const salah = periksaTampilan(nama, kini.saring)[0]?.message;
  const ganti = tersimpan.some((t) => t.pemilik === null && t.nama === nama.trim());
  return (
    <DialogFrame
      title="Simpan tampilan"
      width="xs"
      onClose={onTutup}
      actions={
        <>
          <Button onClick={onTutup}>Tutup</Button>
          <Button type="submit" form={`${judul}-form`} variant="contained" loading={simpan.isPending}>
            Simpan
          </Button>
        </>
      }
    >
      <form
        id={`${judul}-form`}
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          setDicoba(true);
          if (!salah && !simpan.isPending) simpan.mutate();
        }}
      >
        <p className="sn-soft">Saringan dan urutan daftar ini disimpan dengan nama.</p>
        <Field
          label="Nama tampilan"
          maks={MAKS_NAMA_TAMPILAN}
          isi={nama}
          error={(dicoba && salah) || (simpan.error ? kalimatGalat(simpan.error, PESAN['gagal.simpan']) : null)}
        >
          {(ids) => (
            <input className="sn-input" {...ids} autoFocus value={nama} onChange={(e) => setNama(e.target.value)} />
          )}
        </Field>
        {ganti && <p role="status">Tampilan Anda dengan nama ini diganti.</p>}
        {pengguna.lingkup === 'ga' && (
          <label className={gaya.bagikan}>
            <input type="checkbox" checked={bersama} onChange={(e) => setBersama(e.target.checked)} /> Bagikan ke
            petugas {pengguna.data_ga?.nama ?? 'kementerian Anda'}
          </label>
        )}
      </form>
      {tersimpan.length > 0 && (
        <ul className={gaya.simpananDaftar} aria-label="Tampilan yang sudah tersimpan">
          {tersimpan.map((t) => (
            <li key={t.id}>
              <span>
                {t.nama}
                <small>{t.pemilik ? `dibagikan ${t.pemilik}` : t.bersama ? 'Anda bagikan' : 'hanya Anda'}</small>
              </span>
              {t.dapat_hapus && (
                <button
                  type="button"
                  className="sn-linkbtn"
                  aria-label={`Hapus tampilan ${t.nama}`}
                  disabled={hapus.isPending}
                  onClick={() => hapus.mutate(t.id)}
                >
                  Hapus
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hapus.isError && (
        <p className="sn-err" role="alert">
          {pesanGalat(hapus.error)}
        </p>
      )}
    </DialogFrame>
  );
}
