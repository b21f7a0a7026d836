import { kodeNama } from '@sinas/domain/formulir/isian';
import { Bagian } from '../../../components/Bagian';
import { PATH, useLuar } from '../data';
import { DariLuar } from './DariLuar';
import { Pasangan } from './Pasangan';

const SISTEM = 'Direktorat Jenderal Pajak';
const KOSONG = 'NPWP ini tidak tercatat.';

/** Tax number, tax status and where value-added tax is settled. */
export function Pajak({ npwp }: { npwp: string }) {
  const kueri = { id: npwp };
  const ada = npwp !== '';
  const terdaftar = useLuar(PATH.npwp, kueri, ada);
  const kswp = useLuar(PATH.kswp, kueri, ada);
  const pemusatan = useLuar(PATH.pemusatan, kueri, ada);
  return (
    <Bagian id="pajak" judul="Pajak" uraian="Tanpa status wajib pajak yang valid, pengajuan tidak dapat dibuat.">
      <DariLuar luar={kswp} sistem={SISTEM} kosong={KOSONG}>
        {([k]) =>
          k && (
            <Pasangan
              isi={[
                ['Status wajib pajak (KSWP)', k.kswp],
                ['Keterangan', k.keterangan],
              ]}
            />
          )
        }
      </DariLuar>
      <DariLuar luar={terdaftar} sistem={SISTEM} kosong={KOSONG}>
        {([n]) =>
          n && (
            <Pasangan
              isi={[
                ['Nama menurut pajak', n.nama],
                ['Status NPWP', n.status],
                ['Kantor pajak', kodeNama(n.kode_kpp, n.ur_kpp)],
                ['Alamat', n.alamat],
              ]}
            />
          )
        }
      </DariLuar>
      <DariLuar luar={pemusatan} sistem={SISTEM} kosong={KOSONG}>
        {([p]) =>
          p && (
            <Pasangan
              isi={[
                ['Pemusatan PPN', p.pemusatan === 'Y' ? 'Ya' : 'Tidak'],
                ['NPWP pemusatan', p.npwp_pusat],
                ['Keterangan', p.keterangan],
              ]}
            />
          )
        }
      </DariLuar>
    </Bagian>
  );
}
