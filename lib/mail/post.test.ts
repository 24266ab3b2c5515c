import { listDeadJobs, retryDeadJob } from '@/lib/db/jobs'
import { jobKind, leaseSeconds } from '@/lib/jobs/job'
import { runDueJobs } from '@/lib/jobs/runner'
import { startMailServer } from '@/tests/support/mail-server'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { untrusted } from '@/tests/support/untrusted-certificate'
import { freePort } from '@/tests/support/servers'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { mailDelays } from './delays'
import type { MailContent } from './message'
import { deadlineMs, post } from './post'

const database = useTestDatabase()

const content: MailContent = {
  locale: 'ar',
  portal: 'البوابة الوطنية للتصدير',
  subject: 'تأكيد عنوان بريدك الإلكتروني',
  greeting: 'السيدة سلمى <b>،',
  paragraphs: ['يرجى تأكيد أن هذا العنوان لك.'],
  action: { text: 'تأكيد العنوان', href: 'https://portal.example/ar/auth/verify/a&b' },
  notes: ['الرابط صالح لمدة 24 ساعة.'],
}
const mail = { id: 'job-1', to: { name: 'سلمى', address: 'salma@portal.example' }, content }

let folder: string
let stop: () => Promise<void> = () => Promise.resolve()
let close: () => Promise<unknown> = () => Promise.resolve()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mail-'))
  vi.stubEnv('DATA_DIR', folder)
  clearProcessRegistry()
})

afterEach(async () => {
  await close()
  close = () => Promise.resolve()
  await stop()
  stop = () => Promise.resolve()
  vi.unstubAllEnvs()
  clearProcessRegistry()
  await rm(folder, { recursive: true, force: true })
})

async function serve(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options)
  stop = server.stop
  vi.stubEnv('SMTP_URL', server.url)
  clearProcessRegistry()
  return server.received
}

describe('a mail through a server', () => {
  it('arrives as text and HTML, right to left in Arabic, and nothing in it is markup', async () => {
    const [received] = [await serve()]
    await post(mail)
    expect(received[0]?.to).toEqual(['salma@portal.example'])
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.subject).toBe(content.subject)
    expect(parsed.from?.name).toBe(content.portal)
    expect(parsed.to?.[0]).toMatchObject({ name: 'سلمى', address: 'salma@portal.example' })
    expect(parsed.text).toContain('https://portal.example/ar/auth/verify/a&b')
    expect(parsed.html).toContain('<html lang="ar" dir="rtl">')
    expect(parsed.html).toContain('السيدة سلمى &lt;b&gt;،')
    expect(parsed.html).toContain('href="https://portal.example/ar/auth/verify/a&amp;b"')
  })

  it('carries the same id each time it is sent', async () => {
    const received = await serve()
    await post(mail)
    await post(mail)
    const ids = await Promise.all(
      received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
    )
    expect(ids).toEqual(['<job-1@localhost>', '<job-1@localhost>'])
  })

  it('adds no header or recipient from a name with line breaks', async () => {
    const received = await serve()
    const name = 'Salma\r\nBcc: evil@portal.example'
    await post({ ...mail, to: { name, address: 'salma@portal.example' } })
    expect(received[0]?.to).toEqual(['salma@portal.example'])
    expect((await PostalMime.parse(received[0]?.raw ?? '')).bcc ?? []).toEqual([])
  })

  it('fails when the server refuses it for now or for good', async () => {
    const refuse = (code: number) => ({
      onRcptTo: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(Object.assign(new Error('refused'), { responseCode: code })),
    })
    for (const code of [450, 550]) {
      await serve(refuse(code))
      await expect(post(mail)).rejects.toThrow(String(code))
      await stop()
    }
  })

  it('fails when nothing listens, or the server hangs up', async () => {
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await freePort()}`)
    clearProcessRegistry()
    await expect(post(mail)).rejects.toThrow()
    await serve({ onConnect: (_session, callback) => callback(new Error('go away')) })
    await expect(post(mail)).rejects.toThrow()
  })
})

describe('a mail to a server on another machine', () => {
  /** This machine under an address that is none of its loopback. */
  const elsewhere = async (options: SMTPServerOptions = {}) => {
    const server = await startMailServer(options)
    stop = server.stop
    vi.stubEnv('SMTP_URL', server.url.replace('127.0.0.1', '0.0.0.0'))
    clearProcessRegistry()
    return server.received
  }

  it('is not sent where the server offers no encryption', async () => {
    const received = await elsewhere()
    await expect(post(mail)).rejects.toThrow(/STARTTLS|TLS/)
    expect(received).toEqual([])
  })

  it('is not sent where the certificate is not trusted', async () => {
    const received = await elsewhere({ ...untrusted, disabledCommands: [] })
    await expect(post(mail)).rejects.toThrow(/certificate/)
    expect(received).toEqual([])
  })

  it('is sent unencrypted with ALLOW_UNENCRYPTED=1', async () => {
    vi.stubEnv('ALLOW_UNENCRYPTED', '1')
    const received = await elsewhere()
    await post(mail)
    expect(received).toHaveLength(1)
  })
})

/** Starts a scripted server on loopback; returns its open sockets. */
async function serveRaw(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const raw = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    talk(socket)
  })
  const port = await freePort()
  await new Promise<void>((listening) => raw.listen(port, '127.0.0.1', listening))
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
  clearProcessRegistry()
  close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => raw.close(closed))
  }
  return sockets
}

/** Speaks SMTP up to the end of the content, which it does not acknowledge. */
function receive(socket: Socket, received: () => void) {
  socket.write('220 here\r\n')
  socket.on('data', (data) => {
    const line = String(data)
    if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write('250 fine\r\n')
    else if (line.startsWith('DATA')) socket.write('354 go on\r\n')
    else if (line.endsWith('\r\n.\r\n')) received()
  })
}

describe('a mail to a server that never finishes', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const drip = (socket: Socket, text: string) => {
    const dripping = setInterval(() => socket.write(text), 20)
    socket.on('close', () => clearInterval(dripping))
  }

  it.each([
    [
      'answers bit by bit',
      (socket: Socket, reached: () => void) => {
        socket.write('220 here\r\n')
        socket.once('data', () => {
          drip(socket, '250-wait\r\n')
          reached()
        })
      },
    ],
    [
      'accepts the connection and says nothing',
      (_socket: Socket, reached: () => void) => reached(),
    ],
    [
      'greets in one line that never ends',
      (socket: Socket, reached: () => void) => {
        drip(socket, `220-${'x'.repeat(4_000)}`)
        reached()
      },
    ],
    [
      'receives all of it and stalls',
      (socket: Socket, reached: () => void) => receive(socket, reached),
    ],
  ])('fails at the deadline: it %s', async (_how, talk) => {
    let hasReached = false
    const sockets = await serveRaw((socket) => talk(socket, () => (hasReached = true)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = post(mail).then(
      () => 'sent',
      () => 'failed',
    )
    while (!hasReached) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(deadlineMs)
    vi.useRealTimers()
    expect(await sent).toBe('failed')
    await expect.poll(() => sockets.size).toBe(0)
  })

  it('has a deadline shorter than the lease of its job', () => {
    expect(deadlineMs).toBeLessThan(leaseSeconds * 1000)
  })

  it.each([
    ['speaks HTTP', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<html></html>\r\n'],
    ['speaks TLS', Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])],
    ['sends noise', Buffer.from([0xff, 0xfe, 0x00, 0x0d, 0x0a])],
    ['refuses everybody', '554 no service\r\n'],
  ])('fails at once where a server %s', async (_how, greeting) => {
    await serveRaw((socket) => {
      socket.write(greeting)
      socket.once('data', () => socket.end(greeting))
      setTimeout(() => socket.end(), 50)
    })
    await expect(post(mail)).rejects.toThrow()
  })

  it('fails when the connection is reset in the middle of the content', async () => {
    await serveRaw((socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        if (String(data).startsWith('DATA')) socket.write('354 go on\r\n')
        else if (/^(?:EHLO|MAIL|RCPT)/.test(String(data))) socket.write('250 yes\r\n')
        else socket.resetAndDestroy()
      })
    })
    await expect(post(mail)).rejects.toThrow()
  })

  it('fails when the server hangs up after the content', async () => {
    await serveRaw((socket) => receive(socket, () => socket.destroy()))
    await expect(post(mail)).rejects.toThrow()
  })
})

describe('a mail whose server is down', () => {
  const kind = jobKind({
    name: 'mail-test',
    payload: z.object({ to: z.string() }),
    delays: mailDelays,
    run: ({ to }, { id }) => post({ ...mail, id, to: { name: 'سلمى', address: to } }),
  })

  it('is tried for three days, given up, and arrives when it is tried again', async () => {
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await freePort()}`)
    clearProcessRegistry()
    await kind.enqueue(database.db, { to: 'salma@portal.example' })
    let attempts = 0
    while ((await runDueJobs([kind])) > 0) {
      attempts += 1
      await database.db.execute('update jobs set run_at = now()')
    }
    expect(attempts).toBe(mailDelays.length + 1)
    const [{ id = '', last_error = '' } = {}] = await listDeadJobs(database.db)
    expect(last_error).toContain('ECONNREFUSED')
    const received = await serve()
    await retryDeadJob(database.db, id)
    await runDueJobs([kind])
    expect(received.map(({ to }) => to)).toEqual([['salma@portal.example']])
    const { messageId } = await PostalMime.parse(received[0]?.raw ?? '')
    expect(messageId).toBe(`<${id}@localhost>`)
  })

  it('is tried after 1, 5 and 15 minutes, 1 and 3 hours, then each 6 hours to the third day', () => {
    expect(mailDelays.slice(0, 6)).toEqual([60, 300, 900, 3600, 10_800, 21_600])
    const days = mailDelays.reduce((sum, seconds) => sum + seconds, 0) / 86_400
    expect(Math.round(days)).toBe(3)
  })
})

describe('a mail without a server', () => {
  it('is written as an .eml file under the data folder', async () => {
    await post(mail)
    expect(await readdir(join(folder, 'mail'))).toEqual(['job-1.eml'])
    const raw = await readFile(join(folder, 'mail', 'job-1.eml'), 'utf8')
    expect((await PostalMime.parse(raw)).subject).toBe(content.subject)
  })
})
