import { KataSimpan } from '../../../components/simpan/KataSimpan';
import { useFormulir } from '../kerja/useFormulir';

/** Where the work on this application is kept. */
export function StatusSimpan() {
  const { keadaan, penyimpan, store } = useFormulir();
  return (
    <KataSimpan simpan={keadaan.simpan} belum={store.jumlahPerubahan()} onCoba={() => void penyimpan.sekarang()} />
  );
}
