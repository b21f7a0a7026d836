import type { Skema } from '@sinas/api-client';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { PERAN } from '@sinas/domain/akses/peran';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IsianPilihan } from '../../../components/IsianPilihan';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { palingSedikit, periksaSurel } from '@sinas/domain/format/periksa-isian';
import { usePengguna } from '../../../lib/sesi';
import { KUNCI_PENGGUNA, useCabang } from '../data';
import gaya from '../pengguna.module.css';

type Undang = Skema<'UndangDto'>;
const KOSONG = { fullname: '', email: '', peran: '', id_organisasi: '', position: '', sandi: '' };
const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  peran: { label: 'Peran', wajib: true },
  id_organisasi: { label: 'Perusahaan atau cabang' },
  position: { label: 'Jabatan' },
};
const ADMIN = 'PU_ADMIN';

/** Invites a colleague: the mail lets him choose name and password himself. An administrator is invited with a proof. */
export function DialogUndang({ onTutup }: { onTutup: () => void }) {
  const klien = useQueryClient();
  const toast = useToast();
  const pengguna = usePengguna();
  const cabang = useCabang().data ?? [];
  const bukti = useBukti('undang');
  const sandi = { label: 'Kata sandi Anda', wajib: (isi: typeof KOSONG) => bukti.sandi && isi.peran === ADMIN };
  const isian = useIsian(
    { ...DEFINISI, sandi },
    { ...KOSONG, peran: 'PU_USER', id_organisasi: pengguna.id_organization ?? '' },
  );
  const undang = useMutation({
    mutationFn: ({ isi: { position, id_organisasi, ...wajib }, b }: { isi: typeof KOSONG; b: BuktiDibawa | null }) =>
      api.kirim('/api/v3/user', {
        body: {
          fullname: wajib.fullname.trim(),
          email: wajib.email.trim(),
          peran: wajib.peran as Undang['peran'],
          ...(id_organisasi && { id_organisasi }),
          ...b,
          ...(position.trim() && { position: position.trim() }),
        } satisfies Undang,
      }),
    onSuccess: ({ surel }) => {
      toast.berhasil(pesan('pengguna.diundang', { surel }));
      onTutup();
      return klien.invalidateQueries({ queryKey: KUNCI_PENGGUNA });
    },
    onError: isian.tolak,
  });
  const kirim = (isi: typeof KOSONG) =>
    isi.peran === ADMIN ? bukti.lalu(isi.sandi, (b) => undang.mutate({ isi, b })) : undang.mutate({ isi, b: null });
  return (
    <DialogFrame
      title="Undang rekan"
      onClose={undang.isPending ? undefined : onTutup}
      onSubmit={isian.saatKirim(kirim)}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={undang.isPending}>
            Batal
          </Button>
          <Button type="submit" variant="contained" loading={undang.isPending}>
            Kirim undangan
          </Button>
        </>
      }
    >
      <div className={gaya.form}>
        <p>Undangan dikirim lewat surel dan berlaku tujuh hari. Rekan Anda memilih sendiri kata sandinya.</p>
        <TextInput {...isian.ikat('fullname')} autoComplete="off" maks={BATAS_TEKS.nama} autoFocus />
        <TextInput {...isian.ikat('email')} type="email" autoComplete="off" maks={BATAS_TEKS.surel} />
        <div className={gaya.pasang}>
          <IsianPilihan
            {...isian.ikat('peran')}
            pilihan={(['PU_USER', 'PU_ADMIN'] as const).map((p) => ({ nilai: p, teks: PERAN[p].name_role }))}
          />
          <TextInput {...isian.ikat('position')} autoComplete="off" maks={BATAS_TEKS.jabatan} />
        </div>
        {cabang.length > 1 && (
          <IsianPilihan {...isian.ikat('id_organisasi')} pilihan={cabang.map((c) => ({ nilai: c.id, teks: c.nama }))} />
        )}
        {bukti.sandi && isian.isi.peran === ADMIN && (
          <IsianSandi
            {...isian.ikat('sandi')}
            autoComplete="current-password"
            hint="Pemberian hak dicatat atas nama Anda"
          />
        )}
        {undang.isError && <Kabar grup="buruk">{kalimatGalat(undang.error, PESAN['gagal.simpan'])}.</Kabar>}
      </div>
    </DialogFrame>
  );
}
