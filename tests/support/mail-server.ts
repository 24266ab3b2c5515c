import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from './servers'

/** A mail as the server received it. */
interface Received {
  raw: string
  from: string
  to: string[]
}

/** A mail server on loopback; its mails are in `received`. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part)
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        raw: Buffer.concat(parts).toString(),
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      })
      callback()
    },
    ...options,
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}
