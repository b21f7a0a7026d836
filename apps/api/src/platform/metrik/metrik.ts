import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything one process tells Prometheus. Names and units follow its conventions. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'sinas_' });
const registers = [registry];

export const httpDuration = new Histogram({
  name: 'sinas_http_request_duration_seconds',
  help: 'Time to the end of the answer, by route.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
export const httpShed = new Counter({
  name: 'sinas_http_shed_total',
  help: 'Requests answered 503 because the process had enough to do, by class.',
  labelNames: ['class'] as const,
  registers,
});
export const securityEvents = new Counter({
  name: 'sinas_security_events_total',
  help: 'Security events, by their names in the OWASP logging vocabulary.',
  labelNames: ['event'] as const,
  registers,
});
export const lookupFailed = new Counter({
  name: 'sinas_lookup_failed_total',
  help: 'Look-ups in other systems that ended in an empty list, by system.',
  labelNames: ['system'] as const,
  registers,
});
export const jobDuration = new Histogram({
  name: 'sinas_job_duration_seconds',
  help: 'Time of one try of a job, by outcome: done, retry, failed, superseded.',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
  registers,
});
export const roundFailures = new Counter({
  name: 'sinas_round_failures_total',
  help: 'Items that a round of the clock could not do, by round; the round went on.',
  labelNames: ['round'] as const,
  registers,
});
export const roundFailing = new Gauge({
  name: 'sinas_round_failing',
  help: 'Items that rounds of the clock cannot do now, by round; operators see them in the console.',
  labelNames: ['round'] as const,
  registers,
});
export const outboxOpen = new Gauge({
  name: 'sinas_outbox_open',
  help: 'Outbox rows that wait, by job.',
  labelNames: ['job'] as const,
  registers,
});
export const outboxOldest = new Gauge({
  name: 'sinas_outbox_oldest_seconds',
  help: 'Age of the oldest outbox row that is due, by job.',
  labelNames: ['job'] as const,
  registers,
});
export const outboxFailed = new Gauge({
  name: 'sinas_outbox_failed',
  help: 'Outbox rows given up after the last try, by job.',
  labelNames: ['job'] as const,
  registers,
});
export const queueWaiting = new Gauge({
  name: 'sinas_queue_waiting',
  help: 'Jobs in the queue that no worker has taken, by job.',
  labelNames: ['job'] as const,
  registers,
});
export const submittedWithoutOutbox = new Gauge({
  name: 'sinas_submitted_without_outbox',
  help: 'Files in state 10 without a delivery in the outbox; anything but 0 is an alarm.',
  registers,
});
