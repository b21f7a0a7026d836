import type { Skema } from '@sinas/api-client';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { palingSedikit, periksaAngka } from '@sinas/domain/format/periksa-isian';
import { KUNCI_CABANG, type Cabang } from '../data';
import gaya from '../pengguna.module.css';

const BERSAMA = {
  nama: { label: 'Nama cabang', wajib: true, periksa: palingSedikit('Nama cabang', 3) },
  alamat: { label: 'Alamat', wajib: true, periksa: palingSedikit('Alamat', 5) },
  kota: { label: 'Kota' },
};

/** A new branch, or another name or address of one. The NPWP of a branch never changes. */
export function DialogCabang({ cabang, onTutup }: { cabang: Cabang | null; onTutup: () => void }) {
  const klien = useQueryClient();
  const toast = useToast();
  const isian = useIsian(
    { ...BERSAMA, npwp: { label: 'NPWP cabang', wajib: cabang === null, periksa: periksaAngka('NPWP', 15, 16) } },
    { nama: cabang?.nama ?? '', npwp: '', alamat: cabang?.alamat ?? '', kota: cabang?.kota ?? '' },
  );
  const simpan = useMutation({
    mutationFn: ({ nama, npwp, alamat, kota }: typeof isian.isi) => {
      const isi = { nama: nama.trim(), alamat: alamat.trim(), ...(kota.trim() && { kota: kota.trim() }) };
      return cabang
        ? api.ganti('/api/organisasi/cabang/{id}', {
            path: { id: cabang.id },
            body: isi satisfies Skema<'UbahCabangDto'>,
          })
        : api.kirim('/api/organisasi/cabang', { body: { ...isi, npwp } satisfies Skema<'CabangBaruDto'> });
    },
    onSuccess: () => {
      toast.berhasil(PESAN[cabang ? 'berhasil.simpan' : 'berhasil.tambah']);
      onTutup();
      return klien.invalidateQueries({ queryKey: KUNCI_CABANG });
    },
    onError: isian.tolak,
  });
  return (
    <DialogFrame
      title={cabang ? 'Ubah cabang' : 'Tambah cabang'}
      onClose={simpan.isPending ? undefined : onTutup}
      onSubmit={isian.saatKirim((isi) => simpan.mutate(isi))}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={simpan.isPending}>
            Batal
          </Button>
          <Button type="submit" variant="contained" loading={simpan.isPending}>
            {cabang ? 'Simpan' : 'Tambah cabang'}
          </Button>
        </>
      }
    >
      <div className={gaya.form}>
        <TextInput {...isian.ikat('nama')} autoComplete="off" maks={BATAS_TEKS.nama_organisasi} autoFocus />
        {!cabang && (
          <TextInput
            {...isian.ikat('npwp')}
            inputMode="numeric"
            autoComplete="off"
            hint="15 atau 16 angka, lain dari NPWP kantor pusat"
          />
        )}
        <TextInput {...isian.ikat('alamat')} autoComplete="off" maks={BATAS_TEKS.alamat_organisasi} />
        <TextInput {...isian.ikat('kota')} autoComplete="off" maks={BATAS_TEKS.kota} />
        {simpan.isError && <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>}
      </div>
    </DialogFrame>
  );
}
