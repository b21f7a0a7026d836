import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { CaraBukti, CaraFaktor } from '@sinas/domain/akses/faktor';
import { useState } from 'react';

/** One answer of a second factor, as the server takes it. */
export interface JawabanFaktor {
  cara: CaraFaktor;
  kode?: string;
  passkey?: Record<string, unknown>;
}
interface Bahan {
  cara: readonly CaraBukti[];
  /** For navigator.credentials.get, as the server sends it. */
  passkey: Record<string, unknown> | null;
  onJawab: (jawaban: JawabanFaktor) => void;
}
export const BATAL_KUNCI = 'Kunci sandi tidak jadi dipakai. Coba sekali lagi, atau pakai cara lain';
const KOSONG = { totp: 'Masukkan kode enam angka', pemulihan: 'Masukkan kode pemulihan' };

/** What is typed or held against a reader at the second step. Six digits are sent without a press more. */
export function useFaktor({ cara, passkey, onJawab }: Bahan) {
  const [pemulihan, setPemulihan] = useState(false);
  const [kode, setKode] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const ada = { totp: cara.includes('totp'), passkey: cara.includes('passkey'), pemulihan: cara.includes('pemulihan') };
  const jenis = pemulihan ? 'pemulihan' : ada.totp ? 'totp' : 'passkey';
  const pakaiKunci = async () => {
    setSalah(null);
    try {
      const optionsJSON = passkey as unknown as PublicKeyCredentialRequestOptionsJSON;
      onJawab({ cara: 'passkey', passkey: { ...(await startAuthentication({ optionsJSON })) } });
    } catch {
      setSalah(BATAL_KUNCI);
    }
  };
  return {
    ada,
    jenis,
    kode,
    salah,
    pakaiKunci,
    ubah: (teks: string) => {
      setSalah(null);
      if (pemulihan) return setKode(teks);
      const angka = teks.replace(/\D/g, '').slice(0, 6);
      setKode(angka);
      if (angka.length === 6 && angka !== kode) onJawab({ cara: 'totp', kode: angka });
    },
    ganti: () => {
      setSalah(null);
      setKode('');
      setPemulihan(!pemulihan);
    },
    /** Of the form that the field stands in. */
    kirim: () => {
      if (jenis === 'passkey') return void pakaiKunci();
      if (!kode.trim() || (jenis === 'totp' && kode.length < 6)) return setSalah(KOSONG[jenis]);
      onJawab({ cara: jenis, kode: kode.trim() });
    },
  };
}
export type Faktor = ReturnType<typeof useFaktor>;
