import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import type { JenisPelaku } from '@sinas/domain/formulir/formulir';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Button } from '@sinas/ui/inputs/Button';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import { Field } from '@sinas/ui/inputs/Field';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { judulBerkas } from '../../../components/berkas/judul';
import { GalatApi, pesanGalat } from '../../../lib/galat';
import type { Ringkasan } from '../../../lib/wire';
import { useBuatRencana, useKomoditasRencana, usePemakaiRencana, type RencanaBaru } from './data';
import { PilihSatu } from './PilihSatu';
import gaya from './daftar.module.css';

const PELAKU: Readonly<Record<JenisPelaku, { nama: string; arti: string }>> = {
  PRODUSEN: { nama: 'Produsen', arti: 'Mengolah bahan baku menjadi produk. Mengisi semua tab.' },
  PEDAGANG: { nama: 'Pedagang', arti: 'Membeli untuk dijual lagi. Mengisi barang dan distribusi.' },
  PENGGUNA: { nama: 'Pengguna akhir', arti: 'Memakai barang itu sendiri. Mengisi barang dan penggunaan.' },
};
const DAGANG = [
  { kode: 'IMPORTIR', nama: 'Mengimpor', arti: 'Rencana memuat barang impor, dan boleh barang dari dalam negeri.' },
  { kode: 'LOKAL', nama: 'Membeli di dalam negeri saja', arti: 'Rencana tidak memuat barang impor.' },
];

interface Props {
  /** Plans that are there: to copy from, and to warn of a second one. */
  rencana: readonly Ringkasan[];
  onTutup: () => void;
  onJadi: (noAju: string) => void;
}

/** What a plan is about and whose it is, in plain words; or a copy of an earlier one. */
export function MulaiRencana({ rencana, onTutup, onJadi }: Props) {
  const tahunIni = tahunJakarta(jamKini());
  const [dari, setDari] = useState('');
  const [tahun, setTahun] = useState(tahunIni + 1);
  const [komoditas, setKomoditas] = useState('');
  const [dagang, setDagang] = useState('');
  const [pelaku, setPelaku] = useState('');
  const pemakai = usePemakaiRencana();
  const kelompok = useKomoditasRencana(tahun);
  const buat = useBuatRencana(onJadi);
  const opsi = (kelompok.data ?? []).map((k) => ({ kode: k.kd_komoditas, nama: k.ur_komoditas, keterangan: k.ur_ga }));
  const boleh = pemakai.data?.jenis_pelaku ?? [];
  const dipilih = boleh.length === 1 ? (boleh[0] ?? '') : pelaku;
  const asal = rencana.find((r) => r.noAju === dari);
  const isi = susun({ dari, tahun, komoditas, dagang, pelaku: dipilih });
  const kembar = rencana.find(
    (r) =>
      r.tahun === tahun &&
      r.kd_komoditas === (asal?.kd_komoditas ?? komoditas) &&
      (dalam('sebelumSimpulan', r.kd_status_pengajuan) || dalam('berjalan', r.kd_status_pengajuan)),
  );
  const halangan = pemakai.data && !pemakai.data.boleh ? pemakai.data.alasan : [];
  return (
    <DialogFrame
      title="Mulai rencana"
      onClose={onTutup}
      contentClass={gaya.mulai}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            Batal
          </Button>
          <Button
            variant="contained"
            disabled={!isi || halangan.length > 0}
            loading={buat.isPending}
            onClick={() => isi && buat.mutate(isi)}
          >
            Mulai rencana
          </Button>
        </>
      }
    >
      {pemakai.isPending && <LoadingSkeleton lines={4} />}
      {halangan.map((h) => (
        <p key={h} className="sn-note" data-grup="buruk" role="alert">
          <Icon name="alert" />
          <span>{h}.</span>
        </p>
      ))}
      {rencana.length > 0 && (
        <Field label="Mulai dari" hint={dari ? 'Barang dan bulannya disalin, digeser ke tahun yang dipilih.' : null}>
          {(ids) => (
            <select {...ids} className="sn-input" value={dari} onChange={(e) => setDari(e.target.value)}>
              <option value="">Rencana kosong</option>
              {rencana.map((r) => (
                <option key={r.noAju} value={r.noAju}>
                  Salinan {judulBerkas(r)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label="Tahun" required>
        {(ids) => (
          <select {...ids} className="sn-input" value={tahun} onChange={(e) => setTahun(Number(e.target.value))}>
            {[tahunIni + 1, tahunIni].map((t) => (
              <option key={t} value={t}>
                {t}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!dari && (
        <>
          <Field label="Komoditas" required error={kelompok.isError ? 'Daftar komoditas belum dapat dimuat' : null}>
            {(ids) => (
              <Combobox
                id={ids.id}
                invalid={ids['aria-invalid']}
                describedBy={ids['aria-describedby']}
                required
                opsi={opsi}
                nilai={komoditas}
                teks={opsi.find((o) => o.kode === komoditas)?.nama ?? ''}
                placeholder="Cari komoditas"
                onPilih={(o) => setKomoditas(o.kode)}
                onTeks={(t) => !t && setKomoditas('')}
              />
            )}
          </Field>
          <PilihSatu judul="Dari mana barangnya?" nama="dagang" opsi={DAGANG} nilai={dagang} onPilih={setDagang} />
          <PilihSatu
            judul="Perusahaan Anda sebagai apa?"
            nama="pelaku"
            opsi={boleh.map((kode) => ({ kode, ...PELAKU[kode] }))}
            nilai={dipilih}
            onPilih={setPelaku}
          />
        </>
      )}
      {kembar && (
        <p className="sn-note" data-grup="anda">
          <Icon name="info" />
          <span>
            Sudah ada <Link to={`/rkt-npp/${kembar.noAju}`}>{judulBerkas(kembar)}</Link> ({kembar.ur_status}). Hanya
            satu rencana per komoditas dan tahun yang dapat dikirim.
          </span>
        </p>
      )}
      {buat.isError && (
        <div className="sn-note" data-grup="buruk" role="alert">
          <Icon name="alert" />
          <div>
            {[pesanGalat(buat.error), ...sebab(buat.error)].map((s) => (
              <p key={s}>{s}.</p>
            ))}
          </div>
        </div>
      )}
    </DialogFrame>
  );
}

const sebab = (galat: unknown): string[] =>
  galat instanceof GalatApi ? [...new Set(galat.errors.map((e) => e.message))] : [];

interface Pilihan {
  dari: string;
  tahun: number;
  komoditas: string;
  dagang: string;
  pelaku: string;
}
/** What goes to the server; null while something is not chosen. */
function susun({ dari, tahun, komoditas, dagang, pelaku }: Pilihan): RencanaBaru | null {
  if (dari) return { dari, tahun };
  if (!komoditas || (dagang !== 'IMPORTIR' && dagang !== 'LOKAL') || !pelaku) return null;
  return { kd_komoditas: komoditas, tahun, trader_type: dagang, kepala: { jenis_pelaku: pelaku } };
}
