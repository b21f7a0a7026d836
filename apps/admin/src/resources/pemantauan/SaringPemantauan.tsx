import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { Field } from '@sinas/ui/inputs/Field';
import { useKetik } from '@sinas/ui/inputs/useKetik';
import { Pilihan } from '../../components/Pilihan';
import { PROSES } from './hitung';
import gaya from './pemantauan.module.css';

export type SaringanPantau = Partial<
  Record<'kl' | 'proses' | 'ijin_rekom' | 'tahun_takwim' | 'identitas' | 'no_aju' | 'nama_perusahaan', string>
>;
const SEMUA = ['', 'Semua'] as const;
const LAYANAN = KODE_IZIN.map((k) => [k, layanan(k).jnsLayanan] as const);

interface Props {
  saring: SaringanPantau;
  /** Ministries to choose from; null = the reader sees his own only. */
  kl: readonly (readonly [string, string])[] | null;
  onUbah: (ubah: SaringanPantau) => void;
}

/** The filters of LAYAR-05. */
export function SaringPemantauan({ saring, kl, onUbah }: Props) {
  const kini = tahunJakarta(jamKini());
  const pilih = (kunci: keyof SaringanPantau, label: string, pilihan: readonly (readonly [string, string])[]) => (
    <Pilihan
      label={label}
      pilihan={[SEMUA, ...pilihan]}
      value={saring[kunci] ?? ''}
      onChange={(e) => onUbah({ [kunci]: e.target.value })}
    />
  );
  return (
    <div className={`${gaya.saring} sn-no-print`} role="search" aria-label="Saring berkas">
      {kl && pilih('kl', 'Kementerian', kl)}
      {pilih('proses', 'Proses', PROSES)}
      {pilih('ijin_rekom', 'Layanan', LAYANAN)}
      {pilih(
        'tahun_takwim',
        'Tahun',
        [kini + 1, kini, kini - 1, kini - 2].map((t) => [String(t), String(t)] as const),
      )}
      <Ketik
        label="NIB atau NPWP"
        contoh="13 atau 16 angka"
        nilai={saring.identitas}
        kunci="identitas"
        onUbah={onUbah}
      />
      <Ketik label="Nomor aju" contoh="Sebagian pun boleh" nilai={saring.no_aju} kunci="no_aju" onUbah={onUbah} />
      <Ketik label="Perusahaan" contoh="Nama" nilai={saring.nama_perusahaan} kunci="nama_perusahaan" onUbah={onUbah} />
    </div>
  );
}

interface KetikProps {
  label: string;
  contoh: string;
  nilai: string | undefined;
  kunci: keyof SaringanPantau;
  onUbah: Props['onUbah'];
}
function Ketik({ label, contoh, nilai = '', kunci, onUbah }: KetikProps) {
  const { teks, ketik, segera } = useKetik(nilai, (kata) => onUbah({ [kunci]: kata }));
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="search"
          className="sn-input"
          placeholder={contoh}
          value={teks}
          onChange={(e) => ketik(e.target.value)}
          onKeyDown={(e) => e.key === 'Enter' && segera()}
        />
      )}
    </Field>
  );
}
