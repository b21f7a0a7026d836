import { PESAN } from '@sinas/domain/pesan/pesan';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { Field } from '@sinas/ui/inputs/Field';
import { ResultDialog } from '@sinas/ui/feedback/ResultDialog';
import { useState } from 'react';
import type { DetailBerkas } from '../../../lib/wire';
import type { AksiTanya } from '../aksi';
import type { IsiAksi, JalankanAksi } from '../useJalankanAksi';
import gaya from '../berkas.module.css';

function Tanya({
  aksi,
  berkas,
  sibuk,
  onYa,
  onTidak,
}: {
  aksi: AksiTanya;
  berkas: DetailBerkas;
  sibuk: boolean;
  onYa: (isi: IsiAksi) => void;
  onTidak: () => void;
}) {
  const [alasan, setAlasan] = useState('');
  const [kode, setKode] = useState('');
  const [kurang, setKurang] = useState(false);
  const diminta = aksi.hari?.(berkas);
  const [hari, setHari] = useState(diminta?.awal ?? '');
  const salahHari = diminta?.periksa(hari);
  const ya = () => {
    const isi = alasan.trim();
    if ((aksi.perluAlasan && !isi) || (aksi.pilihan && !kode) || salahHari) setKurang(true);
    else onYa({ kd_alasan: kode, alasan: isi, hari });
  };
  return (
    <ConfirmDialog open title={aksi.judul} question={aksi.tanya} busy={sibuk} onYes={ya} onNo={onTidak}>
      <p>{aksi.akibat}</p>
      {diminta && (
        <div className={gaya.alasan}>
          <DateField
            label={diminta.label}
            required
            hint={diminta.petunjuk}
            error={kurang ? salahHari : undefined}
            value={hari}
            onUbah={setHari}
          />
        </div>
      )}
      {aksi.pilihan && (
        <div className={gaya.alasan}>
          <Field label="Alasan perubahan" required error={kurang && !kode ? PESAN['turunan.alasan_wajib'] : null}>
            {(ids) => (
              <select {...ids} className="sn-input" value={kode} onChange={(e) => setKode(e.target.value)}>
                <option value="">Pilih alasan</option>
                {aksi.pilihan?.map(([kd, kata]) => (
                  <option key={kd} value={kd}>
                    {kata}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      {(aksi.perluAlasan || aksi.pilihan) && (
        <div className={gaya.alasan}>
          <Field
            label={aksi.pilihan ? 'Keterangan' : 'Alasan'}
            required={aksi.perluAlasan}
            error={aksi.perluAlasan && kurang && !alasan.trim() ? 'Alasan wajib diisi' : null}
            maks={BATAS_TEKS.alasan}
            isi={alasan}
          >
            {(ids) => (
              <textarea
                {...ids}
                className="sn-input"
                rows={3}
                value={alasan}
                onChange={(e) => setAlasan(e.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Question and result of the action that runs. */
export function DialogAksi({ jalan }: { jalan: JalankanAksi }) {
  return (
    <>
      {jalan.tanya && (
        <Tanya
          key={jalan.tanya.judul}
          aksi={jalan.tanya}
          berkas={jalan.berkas}
          sibuk={jalan.sibuk}
          onYa={jalan.ya}
          onTidak={jalan.batal}
        />
      )}
      <ResultDialog result={jalan.hasil} onClose={jalan.tutupHasil} />
    </>
  );
}
