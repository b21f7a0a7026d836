import { useState } from 'react';
import { CariOrganisasi, CariPengguna, type Organisasi } from '../../components/akun/CariAkun';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Muat } from '../../components/Muat';
import { Tabel } from '../../components/daftar/Tabel';
import type { Akun } from '../../providers/wire';
import { aplikasiDari, keadaan, type Butir, type Keadaan, type Sasaran } from './butir';
import { Pratinjau } from './Pratinjau';
import { useAclSasaran, useUbahAcl } from './useAcl';
import gaya from './menu.module.css';

interface Props {
  butir: Butir[];
  boleh: boolean;
}

/** What one person is shown beside what the role says, and the menu as this user sees it. */
export function UntukPengguna({ butir, boleh }: Props) {
  const [akun, setAkun] = useState<Akun | null>(null);
  const aplikasi = akun?.jenis === 'perusahaan' ? 'web' : 'konsol';
  return (
    <>
      <div className="kn-pilih-sasaran">
        <CariPengguna label="Pengguna" hint="Ketik nama, surel, atau perusahaannya." nilai={akun} onPilih={setAkun} />
      </div>
      {akun && (
        <div className={gaya.dua}>
          <SatuSasaran
            key={akun.id}
            nama={akun.fullname}
            sasaran={{ jenis: 'pengguna', id_user: akun.id }}
            id={akun.id}
            butir={butir.filter((b) => aplikasiDari(b.kode) === aplikasi)}
            boleh={boleh}
          />
          <Pratinjau akun={akun} />
        </div>
      )}
    </>
  );
}

/** What everybody of one company is shown beside what the roles say. */
export function UntukOrganisasi({ butir, boleh }: Props) {
  const [organisasi, setOrganisasi] = useState<Organisasi | null>(null);
  return (
    <>
      <div className="kn-pilih-sasaran">
        <CariOrganisasi
          label="Organisasi"
          hint="Ketik nama perusahaan, atau nama seorang penggunanya."
          nilai={organisasi}
          onPilih={setOrganisasi}
        />
      </div>
      {organisasi && (
        <SatuSasaran
          key={organisasi.id}
          nama={organisasi.nama}
          sasaran={{ jenis: 'organisasi', id_organisasi: organisasi.id }}
          id={organisasi.id}
          butir={butir.filter((b) => aplikasiDari(b.kode) === 'web')}
          boleh={boleh}
        />
      )}
    </>
  );
}

const MENURUT = {
  pengguna: { pengguna: 'Khusus pengguna ini', organisasi: 'Menurut organisasinya', peran: 'Menurut perannya' },
  organisasi: { pengguna: '-', organisasi: 'Khusus organisasi ini', peran: '-' },
} as const;

interface SasaranProps extends Props {
  nama: string;
  id: string;
  sasaran: Exclude<Sasaran, { jenis: 'peran' }>;
}
function SatuSasaran({ nama, id, sasaran, butir, boleh }: SasaranProps) {
  const { jenis } = sasaran;
  const acl = useAclSasaran(jenis, id);
  const { ubah, hasil } = useUbahAcl();
  const menurut = (k: Keadaan): string => {
    if (k.menurut) return MENURUT[jenis][k.menurut];
    return jenis === 'organisasi' ? 'Menurut peran tiap orang' : 'Tidak ada yang menampilkannya';
  };
  return (
    <Muat kueri={acl} apa="Hak menu">
      {(milik) => (
        <section className={gaya.sasaran} aria-label={`Menu ${nama}`}>
          {hasil && <Kabar grup={hasil.grup}>{hasil.teks}</Kabar>}
          <Tabel nama={`Menu ${nama}`} kolom={['Menu', 'Menurut', 'Ketentuan']}>
            {butir.map((b) => {
              const k = keadaan(milik, b.id, jenis);
              const ikutPeran = jenis === 'organisasi' && !k.sendiri;
              return (
                <tr key={b.id}>
                  <th scope="row" data-anak={b.anak}>
                    {b.judul}
                  </th>
                  <td>{menurut(k)}</td>
                  <td>
                    <span className={gaya.sakelar} role="group" aria-label={`${b.judul} untuk ${nama}`}>
                      {([true, false] as const).map((tampil) => (
                        <button
                          key={String(tampil)}
                          type="button"
                          aria-pressed={!ikutPeran && k.tampil === tampil}
                          disabled={!boleh}
                          onClick={() =>
                            k.sendiri?.tampil !== tampil &&
                            ubah({
                              id_menu: b.id,
                              kata: `${b.judul} untuk ${nama}`,
                              sasaran,
                              tampil,
                              sendiri: k.sendiri,
                            })
                          }
                        >
                          {tampil ? 'Tampil' : 'Sembunyi'}
                        </button>
                      ))}
                    </span>
                  </td>
                </tr>
              );
            })}
          </Tabel>
        </section>
      )}
    </Muat>
  );
}
