import { PERAN } from '@sinas/domain/akses/peran';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { aplikasiDari, NAMA_APLIKASI, PERAN_SINGKAT, peranDi, type Aplikasi, type Butir } from './butir';
import { useUbahAcl, type UbahAcl } from './useAcl';
import gaya from './menu.module.css';

/** Entries by roles: a tick shows the entry to everybody of the role. */
export function MatriksPeran({ butir, boleh }: { butir: Butir[]; boleh: boolean }) {
  const { ubah, hasil } = useUbahAcl();
  return (
    <>
      {hasil && <Kabar grup={hasil.grup}>{hasil.teks}</Kabar>}
      {(['konsol', 'web'] as const).map((aplikasi) => (
        <Matriks
          key={aplikasi}
          aplikasi={aplikasi}
          butir={butir.filter((b) => aplikasiDari(b.kode) === aplikasi)}
          terkunci={!boleh}
          onUbah={ubah}
        />
      ))}
    </>
  );
}

interface MatriksProps {
  aplikasi: Aplikasi;
  butir: Butir[];
  terkunci: boolean;
  onUbah: (isi: UbahAcl) => void;
}
function Matriks({ aplikasi, butir, terkunci, onUbah }: MatriksProps) {
  const peran = peranDi(aplikasi);
  return (
    <section className={gaya.matriks} aria-label={NAMA_APLIKASI[aplikasi]}>
      <h2>{NAMA_APLIKASI[aplikasi]}</h2>
      <div className="kn-tabel" role="region" aria-label={`Tabel hak menu ${NAMA_APLIKASI[aplikasi]}`} tabIndex={0}>
        <table className="sn-table">
          <caption className="sn-sr">Menu {NAMA_APLIKASI[aplikasi]} menurut peran</caption>
          <thead>
            <tr>
              <th scope="col">Menu</th>
              {peran.map((p) => (
                <th key={p} scope="col" className={gaya.matriksPeran} title={PERAN[p].name_role}>
                  {PERAN_SINGKAT[p]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {butir.map((b) => (
              <tr key={b.id}>
                <th scope="row" data-anak={b.anak}>
                  {b.judul}
                </th>
                {peran.map((p) => {
                  const sendiri = b.acl.find((a) => a.kode_peran === p) ?? null;
                  return (
                    <td key={p} className={gaya.matriksPeran}>
                      <input
                        type="checkbox"
                        className="kn-centang"
                        aria-label={`${b.judul} untuk ${PERAN[p].name_role}`}
                        checked={sendiri?.tampil ?? false}
                        disabled={terkunci}
                        onChange={(e) =>
                          onUbah({
                            id_menu: b.id,
                            kata: `${b.judul} untuk ${PERAN[p].name_role}`,
                            sasaran: { jenis: 'peran', kode_peran: p },
                            tampil: e.target.checked,
                            sendiri,
                          })
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
