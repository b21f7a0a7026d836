import { apiKilled } from './05-api-killed.mjs';
import { bills } from './17-bills.mjs';
import { backendsTerminated } from './07-backends-terminated.mjs';
import { closingHour } from './closing-hour.mjs';
import { importKilled } from './14-import-killed.mjs';
import { decisions } from './18-decisions.mjs';
import { meetingPush } from './19-meeting-push.mjs';
import { ministry } from './09-ministry.mjs';
import { objectStore } from './08-object-store.mjs';
import { personalTraffic } from './personal-traffic.mjs';
import { postgresRestart } from './06-postgres-restart.mjs';
import { queueFlushed } from './02-queue-flushed.mjs';
import { queueKilled } from './01-queue-killed.mjs';
import { rollingRestart } from './15-rolling-restart.mjs';
import { sameMoment } from './10-same-moment.mjs';
import { slowLoris } from './12-slow-loris.mjs';
import { twoRelays } from './16-two-relays.mjs';
import { workerKilled } from './03-worker-killed.mjs';
import { workerStopped } from './04-worker-stopped.mjs';

/** In the order of the catalogue; `short`: part of the set that runs with every change. */
export const scenarios = [
  queueKilled,
  queueFlushed,
  workerKilled,
  workerStopped,
  apiKilled,
  postgresRestart,
  backendsTerminated,
  objectStore,
  ministry,
  sameMoment,
  slowLoris,
  importKilled,
  rollingRestart,
  twoRelays,
  bills,
  decisions,
  meetingPush,
  closingHour,
  personalTraffic,
];
