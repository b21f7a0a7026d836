import type { IsiBukti, TantanganBukti } from './bukti';
import { IsianFaktor } from '../faktor/IsianFaktor';
import { useFaktor } from '../faktor/useFaktor';

/** Proof by the second factor. */
export function BuktiFaktor({ t, id, sibuk, salah, onBeri }: IsiBukti & { t: TantanganBukti }) {
  const faktor = useFaktor({
    cara: t.cara,
    passkey: t.passkey,
    onJawab: (jawaban) =>
      onBeri(jawaban.cara === 'passkey' && t.tantangan ? { ...jawaban, tantangan: t.tantangan } : jawaban),
  });
  return (
    <form
      id={id}
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        faktor.kirim();
      }}
    >
      <IsianFaktor faktor={faktor} sibuk={sibuk} salah={salah} />
    </form>
  );
}
