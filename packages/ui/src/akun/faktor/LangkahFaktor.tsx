import type { CaraFaktor } from '@sinas/domain/akses/faktor';
import { DialogMasukLagi } from '../masuk/DialogMasukLagi';
import { IsianFaktor } from './IsianFaktor';
import { useFaktor, type JawabanFaktor } from './useFaktor';

export interface FaktorMasuk {
  langkah: 'faktor' | 'daftar';
  cara: CaraFaktor[];
  passkey: Record<string, unknown> | null;
}
interface Props {
  faktor: FaktorMasuk;
  sibuk: boolean;
  /** The server's word for a wrong one. */
  salah: string | null;
  className?: string;
  tutup: string;
  onTutup: () => void;
  onJawab: (jawaban: JawabanFaktor) => void;
  /** Back to the password: the question lives for a few minutes only. */
  onUlang: () => void;
  /** Opens the sign-in page beside this one: for who has to set a factor up first. */
  onHalamanMasuk: () => void;
}

/** The second step of signing in over the page that is open. */
export function LangkahFaktor(props: Props) {
  const { faktor: f, sibuk, salah, className, tutup, onTutup, onJawab, onUlang, onHalamanMasuk } = props;
  const faktor = useFaktor({ cara: f.cara, passkey: f.passkey, onJawab });
  const daftar = f.langkah === 'daftar';
  return (
    <DialogMasukLagi
      className={className}
      tutup={tutup}
      sibuk={sibuk}
      onTutup={onTutup}
      onMasuk={(e) => {
        e.preventDefault();
        if (daftar) onHalamanMasuk();
        else if (!sibuk) faktor.kirim();
      }}
    >
      {daftar ? (
        <p>
          Peran Anda wajib mempunyai faktor kedua. Pasang di halaman masuk yang terbuka di jendela lain, lalu kembali ke
          sini. Yang Anda ketik tetap di halaman ini.
        </p>
      ) : (
        <>
          <p>Kata sandi benar. Buktikan dengan faktor kedua bahwa Anda yang masuk.</p>
          <IsianFaktor faktor={faktor} sibuk={sibuk} salah={salah} />
          <button type="button" className="sn-linkbtn" onClick={onUlang}>
            Ulangi dari kata sandi
          </button>
        </>
      )}
    </DialogMasukLagi>
  );
}
