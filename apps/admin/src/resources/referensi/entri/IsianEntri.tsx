import { MAKS_URAIAN } from '@sinas/domain/referensi/daftar-referensi';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import type { useIsian } from '@sinas/ui/inputs/useIsian';
import { Pilihan } from '../../../components/Pilihan';
import { TeksPanjang } from '../../../components/TeksPanjang';
import type { DaftarReferensi, Entri } from '../../../providers/wire';
import { MAKS_ALASAN } from '../alasan';
import { CariInduk } from './CariInduk';
import { namaIsian, teksPilihan } from './isian-entri';

interface Props {
  daftar: DaftarReferensi;
  isian: ReturnType<typeof useIsian<string>>;
  /** None while a new one is written. */
  entri: Entri | null;
  /** Below a field, where there is something to say about it. */
  petunjuk?: (nama: string) => string | undefined;
}

/** The fields of an entry: the common ones, and those of its list. */
export function IsianEntri({ daftar, isian, entri, petunjuk = () => undefined }: Props) {
  const ikat = (nama: string) => ({ ...isian.ikat(nama), value: isian.isi[nama] ?? '', hint: petunjuk(nama) });
  return (
    <>
      {!entri && <TextInput {...ikat('kode')} autoComplete="off" maks={60} />}
      <TeksPanjang {...ikat('uraian')} rows={3} maks={MAKS_URAIAN} onUbah={(v) => isian.ubah('uraian', v)} />
      {daftar.label_induk &&
        (daftar.jenis_induk ? (
          <CariInduk
            {...ikat('induk')}
            jenis={daftar.jenis_induk}
            nilai={isian.isi.induk ?? ''}
            uraian={entri && entri.induk === isian.isi.induk ? entri.ur_induk : null}
            onPilih={(kode) => isian.ubah('induk', kode)}
          />
        ) : (
          <TextInput {...ikat('induk')} autoComplete="off" maks={60} />
        ))}
      {daftar.kolom.map((k) => {
        const nama = namaIsian(k.kd_field);
        if (k.pilihan)
          return (
            <Pilihan
              key={nama}
              {...ikat(nama)}
              pilihan={[
                ['', k.wajib ? 'Pilih' : 'Tidak diisi'],
                ...k.pilihan.map((p) => [p, teksPilihan(k, p)] as const),
              ]}
            />
          );
        return (
          <TextInput
            key={nama}
            {...ikat(nama)}
            autoComplete="off"
            inputMode={k.angka ? 'decimal' : undefined}
            maks={k.maks ?? undefined}
          />
        );
      })}
      <div className="kp-dialog-dua">
        <DateField {...ikat('berlaku_mulai')} onUbah={(v) => isian.ubah('berlaku_mulai', v)} />
        <DateField {...ikat('berlaku_akhir')} onUbah={(v) => isian.ubah('berlaku_akhir', v)} />
      </div>
      <TeksPanjang {...ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
    </>
  );
}
