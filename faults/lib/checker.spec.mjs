import { describe, expect, it } from 'vitest';
import { callsOf, check } from './checker.mjs';

const SHA = 'a'.repeat(64);
const NUMBER = '07001900000120261120000001';

/** A run in which one firm sends one file, told as the log, the database and the ministry tell it. */
function healthy() {
  return {
    events: [
      { type: 'invoke', id: 1, op: 'kirim', berkas: '1', versi: 1, time: 0 },
      { type: 'ok', id: 1, time: 10, http: 201, nomor: `TT-${NUMBER}-1`, sha256: SHA },
    ],
    files: [
      {
        id: '1',
        no_aju: NUMBER,
        kd_status: '20',
        status_kirim: 'TERKIRIM',
        versi: 3,
        kirim_ke: 1,
        no_tanda_terima: 'KL-1',
        kunci_buat: null,
        isi: 'A',
      },
    ],
    submissions: [{ id_pengajuan: '1', kirim_ke: 1, versi_dasar: 1, sha256: SHA, no_tanda_terima: 'KL-1' }],
    steps: [
      { id_pengajuan: '1', urut: 1, peristiwa: 'buat', hash_lama: '0', hash: 'x' },
      { id_pengajuan: '1', urut: 2, peristiwa: 'kirim', hash_lama: 'x', hash: 'y' },
      { id_pengajuan: '1', urut: 3, peristiwa: 'integrasi_ok', hash_lama: 'y', hash: 'z' },
    ],
    effects: [{ no_aju: NUMBER, versi_kirim: 1, no_tanda_terima: 'KL-1', kunci: `${NUMBER}-1`, jumlah_permintaan: 1 }],
  };
}
const broken = (change) => {
  const run = healthy();
  change(run);
  return [...new Set(check(run).violations.map(({ rule }) => rule))].sort();
};
const add = (run, id, op, args, type, result, [began, ended]) => {
  run.events.push({ type: 'invoke', id, op, time: began, ...args });
  if (type) run.events.push({ type, id, time: ended, ...result });
};

describe('the judge of a run', () => {
  it('has nothing to say about a run in which all went well', () => {
    expect(check(healthy())).toEqual({
      violations: [],
      counts: { accepted: 1, unacknowledged: 0, delivered: 1, failed: 0, effects: 1, lost: 0, doubled: 0 },
    });
  });

  it('takes a call whose end nobody saw for unknown', () => {
    expect(callsOf([{ type: 'invoke', id: 1, op: 'kirim', time: 5 }])).toEqual([
      { id: 1, op: 'kirim', began: 5, ended: Infinity, type: 'unknown' },
    ]);
  });

  it('allows a submission that is stored although nobody was told of it', () => {
    const run = healthy();
    run.events.pop();
    const { violations, counts } = check(run);
    expect(violations).toEqual([]);
    expect(counts).toMatchObject({ accepted: 0, unacknowledged: 1, delivered: 1 });
  });

  it('notices a submission that was accepted and is gone', () => {
    expect(
      broken((run) => {
        run.submissions = [];
        run.steps.pop();
        run.steps.pop();
        run.effects = [];
        Object.assign(run.files[0], { kd_status: '00', kirim_ke: 0, status_kirim: null, no_tanda_terima: null });
      }),
    ).toEqual(['lost']);
  });

  it('notices that something else is stored than the receipt says', () => {
    expect(broken((run) => (run.submissions[0].sha256 = 'b'.repeat(64)))).toEqual(['lost']);
  });

  it('notices two receipts for one submission, and one submission stored twice', () => {
    expect(
      broken((run) => add(run, 2, 'kirim', { berkas: '1', versi: 1 }, 'ok', { nomor: 'TT-2', sha256: SHA }, [20, 30])),
    ).toEqual(['receiptsDiffer']);
    expect(
      broken((run) => run.submissions.push({ ...run.submissions[0], kirim_ke: 2, no_tanda_terima: null })),
    ).toContain('storedTwice');
  });

  it('notices a submission that was refused and is stored all the same', () => {
    expect(
      broken((run) => {
        run.events[1] = { type: 'fail', id: 1, time: 10, http: 422, kini: null };
      }),
    ).toEqual(['refusedYetStored']);
  });

  it('notices a submission that waits for ever, and a failure that nobody is shown', () => {
    const waiting = { kd_status: '10', status_kirim: 'ANTRE', no_tanda_terima: null };
    const noEffect = (run) => {
      run.effects = [];
      run.steps.pop();
      run.submissions[0].no_tanda_terima = null;
    };
    expect(broken((run) => (noEffect(run), Object.assign(run.files[0], waiting)))).toEqual(['unfinished']);
    const failed = { ...waiting, status_kirim: 'GAGAL' };
    expect(broken((run) => (noEffect(run), Object.assign(run.files[0], failed, { tampil: '11' })))).toEqual([]);
    expect(broken((run) => (noEffect(run), Object.assign(run.files[0], failed, { tampil: '10' })))).toEqual([
      'unfinished',
    ]);
  });

  it('notices two effects, none, a foreign receipt, and an effect of nothing', () => {
    expect(broken((run) => run.effects.push({ ...run.effects[0], kunci: 'other', no_tanda_terima: 'KL-2' }))).toEqual([
      'effects',
    ]);
    expect(broken((run) => (run.effects = []))).toEqual(['effects']);
    expect(broken((run) => (run.effects[0].no_tanda_terima = 'KL-9'))).toEqual(['effects']);
    expect(broken((run) => run.effects.push({ ...run.effects[0], no_aju: '9'.repeat(26) }))).toEqual([
      'effectOfNothing',
    ]);
  });

  it('notices a gap in the history, a broken link, and an arrival that is told twice', () => {
    expect(broken((run) => (run.steps[2].urut = 4))).toEqual(['history']);
    expect(broken((run) => (run.steps[2].hash_lama = 'other'))).toEqual(['history']);
    expect(
      broken((run) =>
        run.steps.push({ id_pengajuan: '1', urut: 4, peristiwa: 'integrasi_ok', hash_lama: 'z', hash: 'q' }),
      ),
    ).toEqual(['history']);
    expect(broken((run) => (run.steps[1].peristiwa = 'ambil'))).toEqual(['history']);
  });

  const made = (run, id, kunci, berkas, serial, times) => {
    const noAju = `${NUMBER.slice(0, 20)}${String(serial).padStart(6, '0')}`;
    add(run, id, 'buat', { kunci }, 'ok', { berkas, noAju }, times);
    if (!run.files.some((file) => file.id === berkas))
      run.files.push({
        id: berkas,
        no_aju: noAju,
        kd_status: '00',
        status_kirim: null,
        versi: 1,
        kirim_ke: 0,
        kunci_buat: kunci,
        isi: '',
      });
  };

  it('wants numbers in the order of the creations, but only where one ended before the other began', () => {
    expect(broken((run) => (made(run, 2, 'a', '2', 8, [0, 10]), made(run, 3, 'b', '3', 7, [20, 30])))).toEqual([
      'numberOrder',
    ]);
    expect(broken((run) => (made(run, 2, 'a', '2', 8, [0, 10]), made(run, 3, 'b', '3', 7, [5, 30])))).toEqual([]);
    expect(
      broken(
        (run) => (
          made(run, 2, 'a', '2', 7, [0, 10]),
          made(run, 3, 'b', '3', 8, [20, 30]),
          made(run, 4, 'a', '2', 7, [40, 50])
        ),
      ),
    ).toEqual([]);
  });

  it('notices one key with two files, one number with two files, and a created file that is gone', () => {
    expect(broken((run) => (made(run, 2, 'a', '2', 8, [0, 10]), made(run, 3, 'a', '3', 9, [0, 10])))).toContain(
      'oneFilePerKey',
    );
    expect(broken((run) => (made(run, 2, 'a', '2', 8, [0, 10]), made(run, 3, 'b', '3', 8, [0, 10])))).toContain(
      'numberTwice',
    );
    expect(broken((run) => (made(run, 2, 'a', '2', 8, [0, 10]), run.files.pop()))).toEqual(['oneFilePerKey']);
  });

  const saved = (run, id, versi, isi, type, result, times = [0, 10]) =>
    add(run, id, 'simpan', { berkas: '1', versi, isi }, type, result, times);

  it('notices a stale save that was accepted, and a refusal that does not say what the server has', () => {
    expect(
      broken((run) => (saved(run, 2, 1, 'B', 'ok', { versi_baru: 2 }), saved(run, 3, 1, 'A', 'ok', { versi_baru: 3 }))),
    ).toEqual(['staleSave']);
    const refused = (kini) => (run) => (
      saved(run, 2, 1, 'A', 'ok', { versi_baru: 2 }),
      saved(run, 3, 1, 'B', 'fail', { http: 409, kini })
    );
    expect(broken(refused(null))).toEqual(['staleSave']);
    expect(broken(refused({ versi: 2 }))).toEqual([]);
  });

  it('notices a save that won and is gone, but not one that may have been overtaken unseen', () => {
    expect(broken((run) => saved(run, 2, 1, 'B', 'ok', { versi_baru: 2 }))).toEqual(['lostSave']);
    expect(broken((run) => (saved(run, 2, 1, 'B', 'ok', { versi_baru: 2 }), saved(run, 3, 2, 'A')))).toEqual([]);
  });
});
