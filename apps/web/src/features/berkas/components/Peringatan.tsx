import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Shape } from '@sinas/ui/marks/Shape';
import type { DetailBerkas } from '../../../lib/wire';

/** What the company must know before anything else: a failed delivery, a returned file. */
export function Peringatan({ berkas }: { berkas: DetailBerkas }) {
  const kirimUlang = berkas.aksi_tersedia.find((a) => a.aksi === 'kirim_ulang');
  if (berkas.ket_integrasi && kirimUlang)
    return (
      <div className="sn-note" data-grup="buruk" role="alert">
        <Shape name="oktagon" />
        <p>
          <b>Berkas belum sampai ke sistem K/L.</b> {berkas.ket_integrasi.replace(/\.$/, '')}. Kiriman Anda tersimpan
          dan tidak perlu diisi ulang.{' '}
          {kirimUlang.boleh ? 'Kirim ulang sekarang.' : kirimUlang.alasan && `${kirimUlang.alasan}.`}
        </p>
      </div>
    );
  if (dalam('dikembalikan', berkas.kd_status_pengajuan) && berkas.perbaikan)
    return (
      <div className="sn-note" data-grup="anda">
        <Shape name="wajik" />
        <p>
          <b>{berkas.perbaikan.butir} butir menunggu jawaban Anda</b> sampai{' '}
          {hariTanggalTahun(berkas.perbaikan.tenggat, 'Belum Ditetapkan')}, 23.59 WIB. Jam layanan kementerian berhenti
          selama itu. Berkas yang tidak diperbaiki sampai batasnya ditutup.
        </p>
      </div>
    );
  return null;
}
