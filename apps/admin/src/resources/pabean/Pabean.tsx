import { SEBAB_PABEAN } from '@sinas/domain/pabean/cocok';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { Pilih } from '../../components/saring/Pilih';
import { PilihTampilan } from '../../components/saring/PilihTampilan';
import { AksesDitolak } from '../../layout/HalamanLain';
import { useData } from '../../lib/useData';
import { PABEAN_SEHALAMAN, type SaringPabean } from '../../providers/data-pabean';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { DialogBerkas } from './DialogBerkas';
import { PanelBarang } from './PanelBarang';
import { TabelBarang } from './TabelBarang';
import { TabelSelisih } from './TabelSelisih';
import { TakTerbaca } from './TakTerbaca';

const TAMPILAN = [
  ['kerja', 'Daftar kerja'],
  ['semua', 'Semua barang'],
  ['selisih', 'Selisih dengan laporan'],
] as const;
type Tampilan = (typeof TAMPILAN)[number][0];
const SEBAB = Object.entries(SEBAB_PABEAN);

/** /pabean: what customs have declared of permits, and what of it waits for somebody. */
export function Pabean() {
  return punyaIzin(usePengguna(), 'pabean.baca') ? <IsiPabean /> : <AksesDitolak />;
}

function IsiPabean() {
  const olah = punyaIzin(usePengguna(), 'pabean.olah');
  const [tampilan, setTampilan] = useState<Tampilan>('kerja');
  const [unggah, setUnggah] = useState(false);
  return (
    <Halaman
      judul="Realisasi pabean"
      kalimat="Barang dalam pemberitahuan pabean (PIB) dan izin yang dipakainya."
      ujung={
        olah && (
          <Button variant="contained" onClick={() => setUnggah(true)}>
            <Icon name="upload" />
            Unggah berkas PIB
          </Button>
        )
      }
    >
      <PilihTampilan nama="Yang ditampilkan" pilihan={TAMPILAN} nilai={tampilan} onUbah={setTampilan} />
      {tampilan === 'selisih' ? <TabelSelisih /> : <DaftarBarang key={tampilan} keadaan={tampilan} olah={olah} />}
      {olah && tampilan === 'kerja' && <TakTerbaca />}
      {unggah && <DialogBerkas onTutup={() => setUnggah(false)} />}
    </Halaman>
  );
}

function DaftarBarang({ keadaan, olah }: { keadaan: SaringPabean['keadaan']; olah: boolean }) {
  const data = useData();
  const [saring, setSaring] = useState<SaringPabean>({ keadaan, sebab: '', cari: '' });
  const [page, setPage] = useState(1);
  const [buka, setBuka] = useState<string | null>(null);
  const kueri = useQuery({
    queryKey: ['pabean', saring, page],
    queryFn: ({ signal }) => data.pabean(saring, page, { signal }),
    placeholderData: keepPreviousData,
  });
  const ubah = (baru: Partial<SaringPabean>) => {
    setSaring((lama) => ({ ...lama, ...baru }));
    setPage(1);
  };
  const disaring = saring.sebab !== '' || saring.cari !== '';
  return (
    <>
      <BilahSaring nama="Saringan barang">
        <Cari
          nama="Nomor PIB, nomor izin, atau NPWP"
          nilai={saring.cari}
          onUbah={(cari) => ubah({ cari: cari.slice(0, 60) })}
        />
        <Pilih nama="Sebab" nilai={saring.sebab} pilihan={SEBAB} onUbah={(sebab) => ubah({ sebab })} />
      </BilahSaring>
      <Muat kueri={kueri} apa="Daftar barang">
        {({ data: baris, meta }) =>
          baris.length === 0 ? (
            <div className="sn-card">
              <EmptyState title={disaring ? 'Tidak ada barang yang cocok' : 'Tidak ada barang yang menunggu'}>
                {disaring
                  ? 'Longgarkan saringan.'
                  : keadaan === 'kerja'
                    ? 'Barang yang tidak dapat dibukukan seluruhnya ke izinnya tampil di sini.'
                    : 'Barang dalam pemberitahuan pabean tampil di sini setelah diterima.'}
              </EmptyState>
            </div>
          ) : (
            <>
              <TabelBarang baris={baris} basi={kueri.isPlaceholderData} onBuka={setBuka} />
              <Penomoran page={page} perPage={PABEAN_SEHALAMAN} total={meta.total ?? 0} onPindah={setPage} />
            </>
          )
        }
      </Muat>
      {buka && <PanelBarang id={buka} olah={olah} onTutup={() => setBuka(null)} />}
    </>
  );
}
