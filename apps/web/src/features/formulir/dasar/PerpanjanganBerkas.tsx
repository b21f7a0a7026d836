import { tanggal } from '@sinas/domain/format/tanggal';
import { akhirTahunNeraca, periksaPerpanjangan } from '@sinas/domain/pengajuan/masa-berlaku';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { Button } from '@sinas/ui/inputs/Button';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import type { PerubahanAsal } from '../../../lib/wire';
import { useFormulir } from '../kerja/useFormulir';
import { type DetailFormulir } from '../wire';
import gaya from './dasar.module.css';

const kunci = (idNk: string) => ['perpanjangan', idNk] as const;

/** Of an extension: until when, and that nothing else is asked; the day may be changed until it is sent. */
export function PerpanjanganBerkas() {
  const { detail } = useFormulir().keadaan;
  const asal = useQuery({
    queryKey: kunci(detail.idNk),
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/jsonPerubahan', { query: { no_aju: detail.noAju }, signal }),
    enabled: perpanjangan(detail.jenis_pengajuan),
  }).data;
  const [ubah, setUbah] = useState(false);
  if (!asal) return null;
  return (
    <section className={`sn-note ${gaya.perpanjangan}`} aria-label="Perpanjangan masa berlaku">
      <p>
        <b>
          Perpanjangan sampai {tanggal(asal.berlaku_sampai)}, semula {tanggal(asal.berlaku_asal)}
        </b>{' '}
        {!ubah && !detail.formulir.closedForm && (
          <button type="button" className="sn-linkbtn" onClick={() => setUbah(true)}>
            Ubah tanggal
          </button>
        )}
      </p>
      {ubah && <Tanggal asal={asal} detail={detail} onTutup={() => setUbah(false)} />}
      <p>
        Isian dan barang sama dengan <Link to={`/pengajuan/${asal.idNk_asal}`}>keputusan yang diperpanjang</Link> dan
        tidak dapat diubah di sini. Yang dapat ditambah hanya dokumen.
      </p>
    </section>
  );
}

interface TanggalProps {
  asal: PerubahanAsal;
  detail: DetailFormulir;
  onTutup: () => void;
}
function Tanggal({ asal, detail, onTutup }: TanggalProps) {
  const { penyimpan, store } = useFormulir();
  const [hari, setHari] = useState(asal.berlaku_sampai ?? '');
  const [dicoba, setDicoba] = useState(false);
  const klien = useQueryClient();
  const toast = useToast();
  const salah = periksaPerpanjangan(hari, detail.tahun, asal.berlaku_asal ?? '')[0]?.message;
  const simpan = useMutation({
    mutationFn: async () => {
      await penyimpan.sekarang();
      const isi = { no_aju: detail.noAju, perubahan: [], berlaku_sampai: hari };
      return api.kirim('/nk/v2/data-nk/postJsonPerubahan', { body: isi });
    },
    onSuccess: (baru) => {
      onTutup();
      store.catatVersi(baru.versi);
      klien.setQueryData(kunci(detail.idNk), baru);
    },
    onError: (e) => toast.gagal(pesanGalat(e, 'Tanggal belum dapat diganti')),
  });
  const kirim = (e: FormEvent) => {
    e.preventDefault();
    setDicoba(true);
    if (!salah) simpan.mutate();
  };
  return (
    <form onSubmit={kirim} noValidate aria-label="Ubah tanggal perpanjangan">
      <DateField
        label="Berlaku sampai"
        required
        hint={`Paling lambat ${tanggal(akhirTahunNeraca(detail.tahun))}`}
        error={dicoba ? salah : undefined}
        value={hari}
        onUbah={setHari}
      />
      <p>
        <Button type="submit" variant="contained" loading={simpan.isPending}>
          Simpan tanggal
        </Button>{' '}
        <Button onClick={onTutup}>Batal</Button>
      </p>
    </form>
  );
}
