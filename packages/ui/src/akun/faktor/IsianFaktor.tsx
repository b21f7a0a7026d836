import { Button } from '../../inputs/Button';
import { TextInput } from '../../inputs/Field';
import { Kabar } from '../../feedback/Kabar';
import type { Faktor } from './useFaktor';

interface Props {
  faktor: Faktor;
  sibuk: boolean;
  /** The server's word for a wrong one. */
  salah: string | null;
}

/** The second factor: the code of the app, a passkey, or a recovery code as the way out. */
export function IsianFaktor({ faktor, sibuk, salah }: Props) {
  const { ada, jenis, kode, ubah } = faktor;
  const galat = faktor.salah ?? salah;
  return (
    <div className="ak-faktor">
      {jenis === 'totp' && (
        <TextInput
          label="Kode autentikator"
          required
          name="kode"
          className="sn-input ak-kode"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={kode}
          error={galat}
          hint="Enam angka yang sekarang tampil di aplikasi autentikator. Setiap kode hanya dapat dipakai sekali."
          onChange={(e) => ubah(e.target.value)}
        />
      )}
      {jenis === 'pemulihan' && (
        <TextInput
          label="Kode pemulihan"
          required
          name="pemulihan"
          className="sn-input ak-kode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maks={40}
          value={kode}
          error={galat}
          hint="Salah satu kode yang Anda simpan saat memasang faktor kedua. Setiap kode hanya dapat dipakai sekali."
          onChange={(e) => ubah(e.target.value)}
        />
      )}
      {jenis === 'passkey' && galat && <Kabar grup="buruk">{galat}.</Kabar>}
      {jenis !== 'pemulihan' && ada.passkey && (
        <Button
          variant={jenis === 'passkey' ? 'contained' : 'outlined'}
          disabled={sibuk}
          autoFocus={jenis === 'passkey'}
          onClick={() => void faktor.pakaiKunci()}
        >
          Gunakan kunci sandi (passkey)
        </Button>
      )}
      {ada.pemulihan && (
        <button type="button" className="sn-linkbtn" onClick={faktor.ganti}>
          {jenis === 'pemulihan' ? 'Kembali ke cara biasa' : 'Pakai kode pemulihan'}
        </button>
      )}
    </div>
  );
}
