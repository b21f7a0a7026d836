import { angka } from '@sinas/domain/format/angka';
import { hariWaktu, waktu } from '@sinas/domain/format/tanggal';
import { STATUS } from '@sinas/domain/pengajuan/status';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Shape } from '@sinas/ui/marks/Shape';
import { pesanGalat } from '../../../lib/galat';
import type { DetailBerkas } from '../../../lib/wire';
import { useRiwayatBerkas } from '../data';
import { useTagihan, type DataTagihan } from '../tagihan';
import gayaBerkasIsi from '../tagihan.module.css';
import gayaBerkas from '../berkas.module.css';

/** The bill of a file (LAYAR-04): what to pay until when, and whether it was paid. */
export function Tagihan({ berkas }: { berkas: DetailBerkas }) {
  const riwayat = useRiwayatBerkas(berkas.idNk).data ?? [];
  const menunggu = STATUS[berkas.kd_status_pengajuan].fase === 'tagihan';
  const tagihan = useTagihan(berkas.idNk, menunggu || riwayat.some((r) => r.peristiwa === 'terbit_billing'));
  const toast = useToast();
  const t = tagihan.kueri.data;
  if (!t) return null;
  const baru = berkas.aksi_tersedia.find((a) => a.aksi === 'billing_baru');
  const gagal = (g: unknown) => toast.gagal(pesanGalat(g, 'Tagihan belum dapat diperiksa'));
  return (
    <section aria-labelledby="j-tagihan">
      <div className="sn-head">
        <h2 id="j-tagihan">Tagihan PNBP</h2>
        <Keadaan t={t} />
      </div>
      <div className={`sn-card ${gayaBerkasIsi.tagihan}`}>
        <dl>
          <div>
            <dt>Jumlah</dt>
            <dd>Rp {angka(t.jumlah)}</dd>
          </div>
          <div>
            <dt>Kode billing</dt>
            <dd className={gayaBerkasIsi.kode}>{t.kode ?? 'Sedang diminta'}</dd>
          </div>
          {t.status === 'LUNAS' ? (
            <>
              <div>
                <dt>Dibayar</dt>
                <dd>{waktu(t.dibayar)}</dd>
              </div>
              <div>
                <dt>NTPN</dt>
                <dd className={gayaBerkasIsi.kode}>{t.ntpn ?? '-'}</dd>
              </div>
            </>
          ) : (
            <div>
              <dt>{t.status === 'KEDALUWARSA' ? 'Kedaluwarsa' : 'Bayar sebelum'}</dt>
              <dd>{hariWaktu(t.kedaluwarsa)}</dd>
            </div>
          )}
        </dl>
        {menunggu && t.status !== 'LUNAS' && (
          <>
            <p className="sn-sub">
              Bayar dengan kode billing itu di bank, ATM, atau kanal lain. Jam layanan kementerian berhenti sampai
              pembayaran diterima{t.ditutup && `. Berkas ditutup ${hariWaktu(t.ditutup)} bila tidak dibayar`}.
            </p>
            <div className={gayaBerkas.tombol}>
              {t.status === 'KEDALUWARSA' && baru?.boleh && (
                <Button
                  variant="contained"
                  disabled={tagihan.baru.isPending}
                  onClick={() => tagihan.baru.mutate(undefined, { onError: gagal })}
                >
                  {baru.label}
                </Button>
              )}
              {t.kode && (
                <Button
                  variant="outlined"
                  disabled={tagihan.segarkan.isPending}
                  onClick={() =>
                    tagihan.segarkan.mutate(undefined, {
                      onSuccess: () => toast.berhasil('Pembayaran sedang diperiksa'),
                      onError: gagal,
                    })
                  }
                >
                  <Icon name="refresh" />
                  Periksa pembayaran
                </Button>
              )}
              <span className="sn-sub">
                {t.diperiksa ? `Terakhir diperiksa ${waktu(t.diperiksa)}` : 'Belum pernah diperiksa'}
              </span>
            </div>
          </>
        )}
        {t.lama.length > 0 && (
          <ul className={gayaBerkasIsi.lama} aria-label="Tagihan sebelumnya">
            {t.lama.map((l) => (
              <li key={l.urut}>
                {l.kode ?? '-'}, Rp {angka(l.jumlah)}, {KATA[l.status].toLowerCase()}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const KATA: Record<DataTagihan['status'], string> = {
  DIMINTA: 'Kode sedang diminta',
  BELUM_DIBAYAR: 'Belum dibayar',
  LUNAS: 'Lunas',
  KEDALUWARSA: 'Kedaluwarsa',
  DIBATALKAN: 'Dibatalkan',
};
const BENTUK = {
  DIMINTA: ['cincin-putus', 'info'],
  BELUM_DIBAYAR: ['jeda', 'warning'],
  LUNAS: ['centang', 'success'],
  KEDALUWARSA: ['oktagon', 'danger'],
  DIBATALKAN: ['kotak-setrip', 'secondary'],
} as const;
function Keadaan({ t }: { t: DataTagihan }) {
  const [bentuk, nada] = BENTUK[t.status];
  return (
    <span className={gayaBerkasIsi.keadaan}>
      <Shape name={bentuk} className={`sn-tone-${nada}`} /> {KATA[t.status]}
    </span>
  );
}
