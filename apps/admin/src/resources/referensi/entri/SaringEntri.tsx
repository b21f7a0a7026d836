import { Link } from 'react-router-dom';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { Cari } from '../../../components/saring/Cari';
import { Hari } from '../../../components/saring/Hari';
import { Pilih } from '../../../components/saring/Pilih';
import type { SaringEntri as Saringan } from '../../../providers/data-referensi';
import { KEADAAN, NAMA_ASAL } from '../kata';

const KUNCI = ['keyword', 'keadaan', 'tanggal', 'asal'] as const;
const TAB: readonly (readonly [string, string])[] = [
  ...Object.entries(KEADAAN).map(([kode, { kata }]) => [kode, kata] as const),
  ['semua', 'Semua'],
];

interface Alamat {
  saring: Saringan & { keadaan: string };
  page: number;
  /** The entry whose panel is open. */
  kode: string | null;
}
/** What is looked at stands in the address: it can be sent to a colleague and survives a reload. */
export function bacaAlamat(kueri: URLSearchParams): Alamat {
  const saring = Object.fromEntries(KUNCI.flatMap((k) => (kueri.get(k) ? [[k, kueri.get(k)]] : []))) as Saringan;
  return {
    saring: { ...saring, keadaan: saring.keadaan ?? 'berlaku' },
    page: Math.max(1, Number(kueri.get('page')) || 1),
    kode: kueri.get('kode'),
  };
}
export const kueriDari = (saring: Saringan, page = 1, kode?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...saring,
      keadaan: saring.keadaan === 'berlaku' ? '' : saring.keadaan,
      page: page > 1 ? String(page) : '',
      kode,
    }).flatMap(([k, v]) => (v ? [[k, v]] : [])),
  );

interface Props {
  jenis: string;
  labelKode: string;
  saring: Alamat['saring'];
  onUbah: (kueri: Record<string, string>) => void;
}

/** State as tabs; words, day and source beside each other. */
export function SaringEntri({ jenis, labelKode, saring, onUbah }: Props) {
  const ubah = (baru: Saringan) => onUbah(kueriDari({ ...saring, ...baru }));
  const disaring = Boolean(saring.keyword ?? saring.tanggal ?? saring.asal);
  return (
    <>
      <nav className="kn-tab" aria-label="Keadaan entri">
        {TAB.map(([kode, nama]) => (
          <Link
            key={kode}
            to={`/referensi/${jenis}?${new URLSearchParams(kueriDari({ ...saring, keadaan: kode })).toString()}`}
            aria-current={saring.keadaan === kode ? 'page' : undefined}
          >
            {nama}
          </Link>
        ))}
      </nav>
      <BilahSaring
        nama="Saringan entri"
        onHapus={disaring ? () => onUbah(kueriDari({ keadaan: saring.keadaan })) : null}
      >
        <Cari nama={`${labelKode} atau uraian`} nilai={saring.keyword ?? ''} onUbah={(keyword) => ubah({ keyword })} />
        <Hari nama="Per tanggal" nilai={saring.tanggal} onUbah={(tanggal) => ubah({ tanggal })} />
        <Pilih
          nama="Sumber"
          nilai={saring.asal}
          pilihan={Object.entries(NAMA_ASAL)}
          onUbah={(asal) => ubah({ asal })}
        />
      </BilahSaring>
    </>
  );
}
