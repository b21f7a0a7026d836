import { tampilPeriode } from '@sinas/domain/format/periode';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { SumberKuantitas } from '@sinas/ui/berkas/SumberKuantitas';
import type { Sumber } from './sumber';
import gaya from './dasar.module.css';

interface Props {
  sumber: readonly Sumber[];
  /** What a need that is not determined yet is told of its way. */
  usulan: string;
  /** Number of the chosen one; null = the nation is asked. */
  nilai: string | null;
  usulanMati?: boolean;
  nama?: string;
  onPilih: (noAju: string | null) => void;
}

/** What a case is decided from: a determination that the company has, or the nation's meeting. */
export function PilihDasar({ sumber, usulan, nilai, usulanMati = false, nama = 'dasar', onPilih }: Props) {
  return (
    <div className={gaya.dasar} role="radiogroup" aria-label="Dasar pengajuan">
      <label className="sn-card" data-mati={usulanMati || undefined}>
        <input type="radio" name={nama} disabled={usulanMati} checked={nilai === null} onChange={() => onPilih(null)} />
        <span>
          <b>Usulan kebutuhan baru</b>
          <small>{usulan}</small>
        </span>
      </label>
      {sumber.map((s) => (
        <label key={s.no_aju} className="sn-card">
          <input type="radio" name={nama} checked={nilai === s.no_aju} onChange={() => onPilih(s.no_aju)} />
          <span>
            <b>
              Tarik dari {s.rencana ? 'rencana' : 'penetapan'} {s.ur_komoditas} {s.tahun}
            </b>
            <small>
              Diputus kementerian tanpa rapat. Dibuka sampai {hariTanggalTahun(s.tutup)}. Nomor {tampilNoAju(s.no_aju)}.
            </small>
            <SumberKuantitas bebas={s.bebas} />
            {s.terlambat.length > 0 && (
              <small className={gaya.dasarTerlambat}>
                Realisasi {s.terlambat.map(tampilPeriode).join(', ')} belum dilaporkan.
                {s.terlambat.length > 1 && ' Pengajuan dari rencana ini baru dapat dikirim setelah dilaporkan.'}
              </small>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
