import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

const AGAIN_AFTER_MS = 1_000;

/** Hears NOTIFY on a connection of its own. While `live` is false, notifications may have been missed. */
@Injectable()
export class DatabaseListener implements OnApplicationShutdown {
  live = false;
  private client: Client | null = null;
  private nextTry = 0;
  private closed = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Connects when it is not connected; `onMessage` for every notification, `onLost` when the connection has gone. */
  ensure(channel: string, onMessage: (payload: string) => void, onLost: () => void): void {
    if (this.client || this.closed || Date.now() < this.nextTry) return;
    this.nextTry = Date.now() + AGAIN_AFTER_MS;
    const client = new Client({ connectionString: this.config.databaseUrl, keepAlive: true });
    this.client = client;
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = null;
      this.live = false;
      onLost();
      void client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    client
      .connect()
      .then(() => client.query(`LISTEN ${client.escapeIdentifier(channel)}`))
      .then(() => {
        this.live = this.client === client;
      }, lost);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    this.live = false;
    await client?.end().catch(() => undefined);
  }
}
