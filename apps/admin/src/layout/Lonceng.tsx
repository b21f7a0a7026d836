import Popover from '@mui/material/Popover';
import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DaftarPemberitahuan } from '../components/akun/DaftarPemberitahuan';
import { useBacaPemberitahuan, usePemberitahuan } from '../lib/pemberitahuan';
import gaya from './lonceng.module.css';

const TERBARU = 6;

/** Bell with the count of unread notices, and the newest of them (LAYAR-16). */
export function Lonceng({ diRel = false }: { diRel?: boolean }) {
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null);
  const { data, isError } = usePemberitahuan(1, TERBARU);
  const baca = useBacaPemberitahuan();
  const belum = data?.belum_dibaca ?? 0;
  const tutup = () => setJangkar(null);
  return (
    <>
      <button
        type="button"
        className={gaya.lonceng}
        aria-haspopup="dialog"
        aria-expanded={jangkar !== null}
        aria-label={belum > 0 ? `Pemberitahuan, ${angka(belum)} belum dibaca` : 'Pemberitahuan'}
        onClick={(e) => setJangkar(e.currentTarget)}
      >
        <Icon name="bell" />
        {belum > 0 && <span aria-hidden>{belum > 99 ? '99+' : belum}</span>}
      </button>
      <Popover
        open={jangkar !== null}
        anchorEl={jangkar}
        onClose={tutup}
        anchorOrigin={{ vertical: diRel ? 'top' : 'bottom', horizontal: diRel ? 'right' : 'right' }}
        transformOrigin={{ vertical: diRel ? 'bottom' : 'top', horizontal: diRel ? 'left' : 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Pemberitahuan', className: gaya.pbKotak } }}
      >
        <div className={gaya.pbKepala}>
          <h2>Pemberitahuan</h2>
          {belum > 0 && (
            <button type="button" className="sn-linkbtn" onClick={() => baca.mutate(undefined)}>
              Tandai semua sudah dibaca
            </button>
          )}
        </div>
        {data && data.data.length > 0 && (
          <DaftarPemberitahuan
            daftar={data.data}
            onBuka={(id) => {
              baca.mutate([id]);
              tutup();
            }}
          />
        )}
        {data?.data.length === 0 && (
          <EmptyState heading="h3" icon="bell" title="Belum ada pemberitahuan">
            Berkas baru, perbaikan yang masuk, dan tugas Anda tampil di sini.
          </EmptyState>
        )}
        {!data &&
          (isError ? (
            <p className={gaya.pbGagal}>Pemberitahuan belum dapat dimuat.</p>
          ) : (
            <LoadingSkeleton card={false} />
          ))}
        <Link className={gaya.pbSemua} to="/pemberitahuan" onClick={tutup}>
          Semua pemberitahuan
        </Link>
      </Popover>
    </>
  );
}
