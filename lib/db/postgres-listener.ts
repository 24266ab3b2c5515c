import type pg from 'pg'
import type { NotificationHandler } from './handle.ts'

interface Subscription {
  channel: string
  handler: NotificationHandler
  onGap: (() => void) | undefined
}

const reconnectPause = 1_000

/** LISTEN on a dedicated connection, which is opened again whenever it is lost. */
export class PostgresListener {
  private readonly makeClient: () => pg.Client
  private readonly report: (line: string) => void
  private readonly subscriptions = new Set<Subscription>()
  private client: Promise<pg.Client> | undefined
  private closed = false
  private reconnecting = false

  constructor(makeClient: () => pg.Client, report: (line: string) => void) {
    this.makeClient = makeClient
    this.report = report
  }

  async listen(
    channel: string,
    handler: NotificationHandler,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const subscription: Subscription = { channel, handler, onGap }
    this.subscriptions.add(subscription)
    try {
      this.client ??= this.connect()
      const client = await this.client
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      this.subscriptions.delete(subscription)
      if (!this.reconnecting) this.client = undefined
      throw error
    }
    return async () => {
      this.subscriptions.delete(subscription)
      if ([...this.subscriptions].some((other) => other.channel === channel)) return
      const current = await this.client
      await current?.query(`unlisten ${current.escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    const client = await this.client?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  private async connect(): Promise<pg.Client> {
    const client = this.makeClient()
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of this.subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload ?? '')
      }
    })
    client.on('error', () => undefined)
    await client.connect()
    client.on('end', () => void this.reconnect())
    return client
  }

  /** Runs one loop at a time, however many connections end. */
  private async reconnect(): Promise<void> {
    if (this.reconnecting) return
    this.reconnecting = true
    await this.tryUntilConnected().finally(() => (this.reconnecting = false))
  }

  private async tryUntilConnected(): Promise<void> {
    while (!this.closed) {
      try {
        this.client = this.connect()
        const client = await this.client
        for (const channel of new Set([...this.subscriptions].map((each) => each.channel))) {
          await client.query(`listen ${client.escapeIdentifier(channel)}`)
        }
        for (const { onGap } of this.subscriptions) onGap?.()
        return
      } catch (error) {
        this.report(`The listening connection to PostgreSQL is lost: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, reconnectPause))
      }
    }
  }
}
