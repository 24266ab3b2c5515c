import { freePort } from '@/tests/support/servers'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MailContent } from './message'
import { post } from './post'

const registry = Symbol.for('portal.process')
const forgetSettings = () => Reflect.deleteProperty(globalThis, registry)

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
let server: SMTPServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mail-'))
  vi.stubEnv('DATA_DIR', folder)
  forgetSettings()
})

afterEach(async () => {
  await new Promise<void>((closed) => (server ? server.close(closed) : closed()))
  server = undefined
  vi.unstubAllEnvs()
  forgetSettings()
  await rm(folder, { recursive: true, force: true })
})

/** A mail server on loopback; what it is given lands in the list. */
async function serve(options: SMTPServerOptions = {}) {
  const received: { raw: string; from: string; to: string[] }[] = []
  server = new SMTPServer({
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
  await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening))
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
  forgetSettings()
  return received
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

  it('takes no header and no receiver from a name with line breaks', async () => {
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
      await new Promise<void>((closed) => server?.close(closed))
    }
  })

  it('fails when nothing listens, or the server hangs up', async () => {
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await freePort()}`)
    forgetSettings()
    await expect(post(mail)).rejects.toThrow()
    await serve({ onConnect: (_session, callback) => callback(new Error('go away')) })
    await expect(post(mail)).rejects.toThrow()
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
