import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { Field } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import type { Tolak } from '../../../../providers/wire';
import { danBerikutnya, type PropsDialog } from './props-dialog';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { Sandi } from '../../../../components/Sandi';

const TEKS: { bagian: 'alasan' | 'dasar_hukum' | 'saran'; label: string; wajib: boolean; maks: number }[] = [
  { bagian: 'alasan', label: 'Penjelasan untuk pemohon', wajib: true, maks: BATAS_TEKS.alasan_tolak },
  { bagian: 'dasar_hukum', label: 'Dasar hukum', wajib: false, maks: BATAS_TEKS.dasar_hukum },
  {
    bagian: 'saran',
    label: 'Saran agar permohonan berikutnya dapat diterima',
    wajib: false,
    maks: BATAS_TEKS.saran,
  },
];

/** Rejection of the whole file: reason, words, what to do next; rows without an own reason take this one. */
export function DialogTolak({ berkas, lembar, kerja, keputusan }: PropsDialog) {
  const { tolak } = kerja.isi;
  const bukti = useBukti('keputusan');
  const [sandi, setSandi] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const ubah = (bagian: Partial<Tolak>) => kerja.ubah({ tolak: { ...tolak, ...bagian } });
  const kurang = !tolak.kd_alasan || !tolak.alasan.trim();
  const kirim = (_: unknown, berikutnya: boolean) => {
    setDicoba(true);
    if (!kurang && (sandi || !bukti.sandi)) bukti.lalu(sandi, (b) => void keputusan.tolak({ bukti: b, berikutnya }));
  };
  const dariServer = keputusan.masalahServer.find((m) => m.path === 'sandi')?.message;
  const salahSandi = dicoba && !sandi ? PESAN['keputusan.sandi'] : dariServer;
  const lain = keputusan.masalahServer.filter((m) => m.path !== 'sandi').map((m) => m.message);
  return (
    <RangkaDialog
      judul="Tolak permohonan"
      tombol="Tolak permohonan"
      tombolLanjut={danBerikutnya('Tolak', berkas)}
      bahaya
      sibuk={keputusan.sibuk}
      galat={dicoba && kurang ? [PESAN['keputusan.tolak_alasan']] : lain}
      onKirim={kirim}
      onTutup={keputusan.tutupDialog}
    >
      <p>Seluruh {berkas.jumlah_baris} baris menjadi nol. Alasan ini tampil pada pemohon dan pada tiap baris.</p>
      <Field label="Alasan penolakan" required>
        {(ids) => (
          <select
            className="sn-input"
            {...ids}
            aria-invalid={dicoba && !tolak.kd_alasan}
            value={tolak.kd_alasan}
            onChange={(e) => ubah({ kd_alasan: e.target.value })}
          >
            <option value="">Pilih alasan</option>
            {lembar.alasan.map((a) => (
              <option key={a.kd_alasan} value={a.kd_alasan}>
                {a.kd_alasan} {a.ur_alasan}
              </option>
            ))}
          </select>
        )}
      </Field>
      {TEKS.map(({ bagian, label, wajib, maks }) => (
        <Field
          key={bagian}
          label={wajib ? label : `${label}, opsional`}
          required={wajib}
          maks={maks}
          isi={tolak[bagian]}
        >
          {(ids) => (
            <textarea
              className="sn-input"
              rows={2}
              {...ids}
              aria-invalid={ids['aria-invalid'] || (dicoba && wajib && !tolak[bagian].trim())}
              value={tolak[bagian]}
              onChange={(e) => ubah({ [bagian]: e.target.value })}
            />
          )}
        </Field>
      ))}
      {bukti.sandi && <Sandi nilai={sandi} salah={salahSandi} onUbah={setSandi} />}
    </RangkaDialog>
  );
}
