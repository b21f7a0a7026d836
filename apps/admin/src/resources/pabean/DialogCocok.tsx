import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { BarangPabean } from '../../providers/wire';

/** Takes a line to a row of a permit by hand. Rows are those of the number that stands in the field. */
export function DialogCocok({ barang: b, onTutup }: { barang: BarangPabean; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [noIzin, setNoIzin] = useState(b.no_izin);
  const [baris, setBaris] = useState('');
  const [catatan, setCatatan] = useState('');
  const izin = useQuery({
    queryKey: ['pabean', b.id, 'pilihan', noIzin.trim()],
    queryFn: ({ signal }) => data.pilihanPabean(b.id, noIzin.trim(), { signal }),
    enabled: noIzin.trim() !== '',
    retry: false,
  });
  const cocok = useMutation({
    mutationFn: () =>
      data.cocokPabean(b.id, { catatan: catatan.trim(), no_izin: noIzin.trim(), ...(baris && { id_baris: baris }) }),
    onSuccess: (kini) => {
      void klien.invalidateQueries({ queryKey: ['pabean'] });
      if (kini.ur_sebab === null) toast.berhasil('Barang dibukukan ke izin');
      else toast.gagal(`Belum dibukukan seluruhnya: ${kini.ur_sebab.toLowerCase()}`);
      onTutup();
    },
  });
  const rows = izin.data?.baris ?? [];
  return (
    <RangkaDialog
      judul="Cocokkan ke izin"
      tombol="Cocokkan"
      lebar="md"
      sibuk={cocok.isPending}
      galat={cocok.error ? [kalimatGalat(cocok.error, 'Barang belum dicocokkan')] : []}
      onKirim={() => cocok.mutate()}
      onTutup={onTutup}
    >
      <p>
        {b.uraian}, HS {b.hs}, {kuantitas(b.jml, b.satuan, b.ur_satuan)}. Sebab: {b.ur_sebab}.
      </p>
      <TextInput
        label="Nomor izin"
        required
        maks={60}
        value={noIzin}
        error={izin.error ? kalimatGalat(izin.error, 'Izin belum dapat dibaca') : null}
        onChange={(e) => {
          setNoIzin(e.target.value);
          setBaris('');
        }}
      />
      <Pilihan
        label="Baris izin"
        pilihan={[
          ['', 'Biarkan portal memilih'],
          ...rows.map(
            (r) => [r.id, `${r.seri}. ${r.uraian}, HS ${r.hs ?? '-'}, sisa ${angka(r.sisa)} ${r.satuan_sisa}`] as const,
          ),
        ]}
        value={baris}
        onChange={(e) => setBaris(e.target.value)}
      />
      <TeksPanjang
        label="Alasan"
        name="catatan"
        required
        rows={3}
        maks={BATAS_TEKS.alasan}
        hint="Misalnya nomor surat DJBC"
        value={catatan}
        onUbah={setCatatan}
      />
    </RangkaDialog>
  );
}
