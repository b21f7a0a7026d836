// Pure: what people were told (the log of calls), what the database holds and what the ministries' system was made to
// do, held against each other. Every rule gives the violations it finds; none of them is allowed.

/** Pairs the two lines of each call. A call without a second line ended for nobody: its outcome is unknown. */
export function callsOf(events) {
  const calls = new Map();
  for (const { type, id, time, ...rest } of events) {
    if (type === 'invoke') calls.set(id, { id, began: time, ended: Infinity, type: 'unknown', ...rest });
    else Object.assign(calls.get(id), { type, ended: time, ...rest });
  }
  return [...calls.values()];
}

const groupBy = (list, keyOf) => {
  const groups = new Map();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
};
const of = (calls, op, type) => calls.filter((call) => call.op === op && (!type || call.type === type));
const submissionKey = ({ berkas, versi }) => `${berkas}@${versi}`;
const distinct = (list, read) => new Set(list.map(read)).size;

/** What came out of an accepted submission is only final when it arrived, or when people see that it did not. */
const delivered = (file) =>
  Boolean(file.no_tanda_terima) && file.status_kirim !== 'ANTRE' && !['00', '10', '26'].includes(file.kd_status);
const visiblyFailed = (file) =>
  file.status_kirim === 'GAGAL' && ['10', '26'].includes(file.kd_status) && (file.tampil ?? '11') === '11';

const rules = {
  /** A receipt was given and the submission is not there, or another one is. */
  lost({ calls, stored }) {
    return of(calls, 'kirim', 'ok')
      .filter((call) => stored.get(submissionKey(call))?.[0].sha256 !== call.sha256)
      .map((call) => `receipt ${call.nomor} has no submission`);
  },
  /** One submission, one receipt, however often it is repeated. */
  receiptsDiffer({ calls }) {
    return [...groupBy(of(calls, 'kirim', 'ok'), submissionKey)]
      .filter(([, same]) => distinct(same, (c) => `${c.nomor} ${c.sha256}`) > 1)
      .map(([key]) => `${key} has more than one receipt`);
  },
  storedTwice({ stored }) {
    return [...stored]
      .filter(([, same]) => same.length > 1)
      .map(([key, same]) => `${key} is stored ${same.length} times`);
  },
  /** Refused to everybody who asked, and yet it is there. */
  refusedYetStored({ calls, stored }) {
    return [...groupBy(of(calls, 'kirim'), submissionKey)]
      .filter(([key, same]) => stored.has(key) && same.every((call) => call.type === 'fail'))
      .map(([key]) => `${key} was refused, yet it is stored`);
  },
  unfinished({ submissions, fileOf }) {
    return submissions
      .filter(({ id_pengajuan }) => !delivered(fileOf.get(id_pengajuan)) && !visiblyFailed(fileOf.get(id_pengajuan)))
      .map(({ id_pengajuan, kirim_ke }) => {
        const file = fileOf.get(id_pengajuan);
        return `${file.no_aju}/${kirim_ke} is neither delivered nor failed for all to see (${file.kd_status} ${file.status_kirim} ${file.tampil ?? ''})`;
      });
  },
  effects({ submissions, fileOf, effectsOf }) {
    return submissions.flatMap(({ id_pengajuan, kirim_ke, no_tanda_terima }) => {
      const file = fileOf.get(id_pengajuan);
      const effects = effectsOf.get(`${file.no_aju}/${kirim_ke}`) ?? [];
      if (effects.length > 1) return [`${file.no_aju}/${kirim_ke} had ${effects.length} effects`];
      if (no_tanda_terima && effects.length === 0)
        return [`${file.no_aju}/${kirim_ke} is said to be delivered without an effect`];
      if (no_tanda_terima && effects[0].no_tanda_terima !== no_tanda_terima)
        return [`${file.no_aju}/${kirim_ke} carries a receipt that the ministry did not give`];
      return [];
    });
  },
  effectOfNothing({ submissions, fileOf, effectsOf }) {
    const known = new Set(submissions.map((s) => `${fileOf.get(s.id_pengajuan).no_aju}/${s.kirim_ke}`));
    return [...effectsOf.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `${key} had an effect and is not stored`);
  },
  /** Each file's history is one chain without gaps, in which a submission is sent once and arrives once. */
  history({ steps, fileOf }) {
    return [...groupBy(steps, (step) => step.id_pengajuan)].flatMap(([id, chain]) => {
      const file = fileOf.get(id);
      const sorted = [...chain].sort((a, b) => a.urut - b.urut);
      const broken = sorted.some((step, i) => step.urut !== i + 1 || (i > 0 && step.hash_lama !== sorted[i - 1].hash));
      const count = (...names) => chain.filter((step) => names.includes(step.peristiwa)).length;
      return [
        ...(broken ? [`history of ${file.no_aju} is not one chain`] : []),
        ...(count('kirim', 'kirim_perbaikan') !== file.kirim_ke
          ? [`${file.no_aju} was sent ${file.kirim_ke} times, its history says otherwise`]
          : []),
        ...(count('integrasi_ok', 'perbaikan_diterima') > file.kirim_ke
          ? [`${file.no_aju} arrived more often than it was sent`]
          : []),
      ];
    });
  },
  /** A file that was begun after another had been answered has the higher number. */
  numberOrder({ calls }) {
    const made = of(calls, 'buat', 'ok').map((call) => ({
      ...call,
      series: call.noAju.slice(0, 2) + call.noAju.slice(12, 20),
    }));
    return [...groupBy(made, (call) => call.series).values()].flatMap((series) => {
      const byBegin = [...series].sort((a, b) => a.began - b.began);
      const byEnd = [...series].sort((a, b) => a.ended - b.ended);
      let highest = { serial: -1 };
      let at = 0;
      return byBegin.flatMap((call) => {
        for (; at < byEnd.length && byEnd[at].ended < call.began; at += 1) {
          const serial = Number(byEnd[at].noAju.slice(20));
          if (serial > highest.serial) highest = { serial, berkas: byEnd[at].berkas, noAju: byEnd[at].noAju };
        }
        const behind = Number(call.noAju.slice(20)) <= highest.serial && call.berkas !== highest.berkas;
        return behind && !madeBefore(series, call)
          ? [`${call.noAju} was begun after ${highest.noAju} and has the lower number`]
          : [];
      });
    });
  },
  numberTwice({ files }) {
    return [...groupBy(files, (file) => file.no_aju)]
      .filter(([, same]) => same.length > 1)
      .map(([no]) => `${no} was given twice`);
  },
  /** The same key is the same file: in what people were told, and in what is stored. */
  oneFilePerKey({ calls, files }) {
    const told = [...groupBy(of(calls, 'buat', 'ok'), (call) => call.kunci)]
      .filter(([, same]) => distinct(same, (call) => call.berkas) > 1)
      .map(([key]) => `key ${key} was answered with several files`);
    const kept = new Map(files.filter((file) => file.kunci_buat).map((file) => [file.kunci_buat, file]));
    const gone = of(calls, 'buat', 'ok').filter((call) => kept.get(call.kunci)?.id !== call.berkas);
    return [...told, ...gone.map((call) => `file ${call.noAju} of key ${call.kunci} is not stored`)];
  },
  /** Two saves on the same version cannot both win, and who lost is told what the server has. */
  staleSave({ calls }) {
    const won = [...groupBy(of(calls, 'simpan', 'ok'), submissionKey)].filter(([, same]) => same.length > 1);
    const mute = of(calls, 'simpan', 'fail').filter((call) => call.http === 409 && !(call.kini?.versi > call.versi));
    return [
      ...won.map(([key]) => `${key} was saved on twice`),
      ...mute.map((call) => `save on ${submissionKey(call)} was refused without saying what the server has`),
    ];
  },
  /** What stands in the file at the end is the save that won last (or one whose end nobody saw). */
  lostSave({ calls, fileOf }) {
    return [...groupBy(of(calls, 'simpan'), (call) => call.berkas)].flatMap(([berkas, saves]) => {
      const won = saves.filter((call) => call.type === 'ok').sort((a, b) => b.versi_baru - a.versi_baru)[0];
      const unseen = saves.filter((call) => call.type === 'unknown').map((call) => call.isi);
      const { isi } = fileOf.get(berkas);
      return !won || isi === won.isi || unseen.includes(isi) ? [] : [`save "${won.isi}" of file ${berkas} is gone`];
    });
  },
};

/** A repeated creation answers with the number that its first call got. */
const madeBefore = (series, call) => series.some((other) => other.kunci === call.kunci && other.began < call.began);

/** Judges a run: {violations: [{rule, what}], counts}. */
export function check({ events, files, submissions, steps, effects }) {
  const calls = callsOf(events);
  const facts = {
    calls,
    files,
    submissions,
    steps,
    fileOf: new Map(files.map((file) => [file.id, file])),
    stored: groupBy(submissions, (s) => submissionKey({ berkas: s.id_pengajuan, versi: s.versi_dasar })),
    effectsOf: groupBy(effects, (effect) => `${effect.no_aju}/${effect.versi_kirim}`),
  };
  const violations = Object.entries(rules).flatMap(([rule, find]) => find(facts).map((what) => ({ rule, what })));
  const accepted = new Set(of(calls, 'kirim', 'ok').map(submissionKey));
  const submitted = submissions.map(({ id_pengajuan }) => facts.fileOf.get(id_pengajuan));
  return {
    violations,
    counts: {
      accepted: accepted.size,
      /** Stored without anybody having been told: allowed, the repeat gets the receipt. */
      unacknowledged: [...facts.stored.keys()].filter((key) => !accepted.has(key)).length,
      delivered: submitted.filter(delivered).length,
      failed: submitted.filter(visiblyFailed).length,
      effects: effects.length,
      lost: violations.filter(({ rule }) => ['lost', 'unfinished'].includes(rule)).length,
      doubled: violations.filter(({ rule }) => ['effects', 'storedTwice', 'effectOfNothing'].includes(rule)).length,
    },
  };
}
