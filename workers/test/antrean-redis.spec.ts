import { Panggung } from './panggung';
import { Redis } from './redis';

describe('the queue carries, the database is the truth: Redis', () => {
  // In CI a missing redis-server is a failure, elsewhere it is said and passed over.
  const denganRedis = Redis.there() || process.env.CI === 'true' ? it : it.skip;
  denganRedis(
    'killed and flushed in the middle of submits, every accepted submission is delivered exactly once',
    async () => {
      const redis = await Redis.open();
      const panggung = await Panggung.buka({ REDIS_URL: redis.url });
      try {
        await panggung.ujiBencana(async () => {
          await redis.kill();
          await new Promise((r) => setTimeout(r, 1_500));
          await redis.start();
        });
      } finally {
        await panggung.tutup();
        await redis.kill();
      }
    },
    120_000,
  );
});
