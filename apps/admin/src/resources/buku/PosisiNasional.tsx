import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta, waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { SaatField } from '@sinas/ui/inputs/SaatField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Pilihan } from '../../components/Pilihan';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Pilih } from '../../components/saring/Pilih';
import { AksesDitolak } from '../../layout/HalamanLain';
import { useData } from '../../lib/useData';
import { dariSaat, keSaat } from '../../lib/wib';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { TabelPosisi } from './TabelPosisi';
import gaya from './buku.module.css';

/** /posisi: what was determined nationally and what has become of it, line by line, now or at a moment of the past. */
export function PosisiNasional() {
  return punyaIzin(usePengguna(), 'neraca.baca') ? <IsiPosisi /> : <AksesDitolak />;
}

/** The moment in the address; what is no moment counts as now. */
function saatKueri(teks: string | null): string | null {
  const ms = Date.parse(teks ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function IsiPosisi() {
  const data = useData();
  const [kueri, setKueri] = useSearchParams();
  const ini = tahunJakarta(jamKini());
  const tahun = Number(kueri.get('tahun')) || ini;
  const per = saatKueri(kueri.get('per'));
  const komoditas = kueri.get('kd_komoditas') ?? '';
  const [ketik, setKetik] = useState(dariSaat(per));
  const [salah, setSalah] = useState<string | null>(null);
  const ubah = (baru: Record<string, string>) =>
    setKueri((lama) => {
      const isi = { ...Object.fromEntries(lama), ...baru };
      return Object.fromEntries(Object.entries(isi).filter(([, v]) => v !== ''));
    });
  const posisi = useQuery({
    queryKey: ['posisi-nasional', tahun, per],
    queryFn: ({ signal }) => data.posisiNasional(tahun, per, { signal }),
    placeholderData: keepPreviousData,
  });
  const pilih = () => {
    const saat = ketik === '' ? null : saatKueri(keSaat(ketik));
    if (ketik !== '' && saat === null) return setSalah('Tulis tanggal dan jam, misalnya 31/12/2026 23.59');
    if (saat !== null && new Date(saat) > jamKini()) return setSalah('Pilih saat yang sudah lewat');
    setSalah(null);
    return ubah({ per: saat ?? '' });
  };
  const nama = new Map((posisi.data ?? []).map((p) => [p.kd_komoditas, p.ur_komoditas]));
  return (
    <Halaman
      judul="Posisi nasional"
      kalimat={per ? `Keadaan buku kuota pada ${waktu(per)}.` : 'Keadaan buku kuota sekarang, menurut baris komoditas.'}
      ujung={
        <div className={gaya.saring}>
          <Pilihan
            label="Tahun neraca"
            pilihan={[ini - 1, ini, ini + 1].map((t) => [String(t), String(t)] as const)}
            value={String(tahun)}
            onChange={(e) => ubah({ tahun: e.target.value, kd_komoditas: '' })}
          />
          <SaatField label="Keadaan pada" error={salah} value={ketik} onUbah={setKetik} onBlur={pilih} />
        </div>
      }
    >
      <Muat kueri={posisi} apa="Posisi nasional">
        {(rows) =>
          rows.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="scale" title={`Belum ada yang ditetapkan untuk ${tahun}`}>
                Baris tampil di sini setelah ada penetapan atau izin yang terbit.
              </EmptyState>
            </div>
          ) : (
            <>
              <BilahSaring nama="Saringan posisi">
                <Pilih
                  nama="Komoditas"
                  nilai={komoditas}
                  pilihan={[...nama]}
                  onUbah={(kd_komoditas) => ubah({ kd_komoditas })}
                />
              </BilahSaring>
              <TabelPosisi
                rows={rows.filter((p) => komoditas === '' || p.kd_komoditas === komoditas)}
                basi={posisi.isPlaceholderData}
              />
            </>
          )
        }
      </Muat>
    </Halaman>
  );
}
