import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMutation } from '@tanstack/react-query';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { pesanGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { Muatan, Perubahan } from '../../../providers/wire';
import { tolakanCsv } from './tolakan-csv';

const PER_KALI = 100;

/** Every refused line of a load as CSV, written by the browser. */
export function UnduhTolakan({ muatan: { jenis, id, nama_berkas } }: { muatan: Muatan }) {
  const data = useData();
  const unduh = useMutation({
    mutationFn: async () => {
      const semua: Perubahan[] = [];
      for (let page = 1; ; page += 1) {
        const { data: isi, meta } = await data.perubahanMuatan(jenis, id, 'tolak', page, PER_KALI);
        semua.push(...isi);
        if (isi.length < PER_KALI || semua.length >= (meta.total ?? 0)) break;
      }
      const alamat = URL.createObjectURL(new Blob([tolakanCsv(semua)], { type: 'text/csv;charset=utf-8' }));
      const tautan = document.createElement('a');
      tautan.href = alamat;
      tautan.download = `ditolak-${nama_berkas}`;
      tautan.click();
      URL.revokeObjectURL(alamat);
    },
  });
  return (
    <>
      <Button variant="contained" disabled={unduh.isPending} onClick={() => unduh.mutate()}>
        <Icon name="download" />
        Unduh daftar penolakan (CSV)
      </Button>
      {unduh.isError && <Kabar grup="buruk">{pesanGalat(unduh.error, 'Daftar belum dapat diunduh')}.</Kabar>}
    </>
  );
}
