import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

const AGAIN_AFTER_MS = 1_000;

/** What somebody does with the notifications of a channel. */
export interface ChannelListener {
  onMessage: (payload: string) => void;
  /** The connection has gone: what is said from now on is missed. */
  onLost?: () => void;
  /** Connected, or connected again: what was said before may have been missed. */
  onLive?: () => void;
}

/** Hears NOTIFY of all channels on one connection of its own. While `live` is false, notifications may be missed. */
@Injectable()
export class DatabaseListener implements OnApplicationShutdown {
  live = false;
  private readonly channels = new Map<string, ChannelListener[]>();
  private client: Client | null = null;
  private nextTry = 0;
  private closed = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Said in constructors, before anybody connects: a channel that comes later would not be heard. */
  listen(channel: string, listener: ChannelListener): void {
    if (this.client) throw new Error(`channel ${channel} comes after the connection`);
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), listener]);
  }

  /** Connects when it is not connected. Asked again and again by those who need it; a try follows the last one after a second. */
  ensure(): void {
    if (this.client || this.closed || performance.now() < this.nextTry) return;
    this.nextTry = performance.now() + AGAIN_AFTER_MS;
    const client = new Client({ connectionString: this.config.databaseUrl, keepAlive: true });
    this.client = client;
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = null;
      this.live = false;
      for (const l of this.all()) l.onLost?.();
      void client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ channel, payload }) => {
      for (const l of this.channels.get(channel) ?? []) l.onMessage(payload ?? '');
    });
    const names = [...this.channels.keys()].map((name) => `LISTEN ${client.escapeIdentifier(name)}`);
    client
      .connect()
      .then(() => client.query(names.join('; ')))
      .then(() => {
        if (this.client !== client) {
          void client.end().catch(() => undefined); // closed while it was still connecting
          return;
        }
        this.live = true;
        for (const l of this.all()) l.onLive?.();
      }, lost);
  }

  private all(): ChannelListener[] {
    return [...this.channels.values()].flat();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    this.live = false;
    await client?.end().catch(() => undefined);
  }
}
