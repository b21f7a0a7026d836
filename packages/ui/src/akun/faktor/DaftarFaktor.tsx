import type { ReactNode } from 'react';
import { Button } from '../../inputs/Button';
import { Badge } from '../../marks/StatusBadge';
import type { KeadaanFaktor } from './faktor';

/** What can be done with the factors; each asks first what it has to ask. */
export type TindakanFaktor =
  | { jenis: 'pasang_totp' | 'lepas_totp' | 'pasang_kunci' | 'pemulihan' }
  | { jenis: 'lepas_kunci'; id: string; nama: string };

interface Props {
  keadaan: KeadaanFaktor;
  saat: (waktu: string) => string;
  sibuk: boolean;
  onTindakan: (t: TindakanFaktor) => void;
}
const Satu = ({ nama, keterangan, children }: { nama: string; keterangan: ReactNode; children: ReactNode }) => (
  <li>
    <div>
      <b>{nama}</b>
      <small>{keterangan}</small>
    </div>
    {children}
  </li>
);

/** The factors that one has, with what can be done with each. */
export function DaftarFaktor({ keadaan, saat, sibuk, onTindakan }: Props) {
  const { totp, passkey, pemulihan, wajib } = keadaan;
  const jumlah = passkey.length + (totp ? 1 : 0);
  const tetap = wajib && jumlah === 1;
  return (
    <ul className="ak-daftar">
      <Satu
        nama="Aplikasi autentikator"
        keterangan={totp ? `Terpasang ${saat(totp.dibuat)}.` : 'Kode enam angka di ponsel Anda.'}
      >
        {totp ? (
          <>
            <Badge grup="baik" bentuk="centang">
              Terpasang
            </Badge>
            {!tetap && (
              <Button danger disabled={sibuk} onClick={() => onTindakan({ jenis: 'lepas_totp' })}>
                Lepas aplikasi
              </Button>
            )}
          </>
        ) : (
          <Button variant="outlined" disabled={sibuk} onClick={() => onTindakan({ jenis: 'pasang_totp' })}>
            Pasang aplikasi
          </Button>
        )}
      </Satu>
      {passkey.map(({ id, nama, dibuat, terakhir, satu_perangkat }) => (
        <Satu
          key={id}
          nama={nama}
          keterangan={`Kunci sandi${satu_perangkat ? ' di satu perangkat' : ''}, ditambah ${saat(dibuat)}. ${terakhir ? `Terakhir dipakai ${saat(terakhir)}.` : 'Belum pernah dipakai.'}`}
        >
          {!tetap && (
            <Button
              danger
              disabled={sibuk}
              aria-label={`Lepas kunci sandi ${nama}`}
              onClick={() => onTindakan({ jenis: 'lepas_kunci', id, nama })}
            >
              Lepas
            </Button>
          )}
        </Satu>
      ))}
      <Satu nama="Kunci sandi (passkey)" keterangan="Sidik jari, wajah, PIN perangkat, atau kunci keamanan.">
        <Button variant="outlined" disabled={sibuk} onClick={() => onTindakan({ jenis: 'pasang_kunci' })}>
          Tambah kunci sandi
        </Button>
      </Satu>
      {pemulihan && (
        <Satu
          nama="Kode pemulihan"
          keterangan={`${pemulihan.sisa} kode tersisa, dibuat ${saat(pemulihan.dibuat)}. Dipakai bila faktor kedua hilang.`}
        >
          <Button variant="outlined" disabled={sibuk} onClick={() => onTindakan({ jenis: 'pemulihan' })}>
            Buat kode baru
          </Button>
        </Satu>
      )}
    </ul>
  );
}
