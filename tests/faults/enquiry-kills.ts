import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { captchaSecret, captchaSiteKey, serveCaptcha } from '../support/captcha-provider.ts'
import { startPostgres } from '../support/postgres.ts'
import { freePort, runNode } from '../support/servers.ts'
import { Askers, type Stored } from './enquiry-askers.ts'
import { roundsOf, type Rounds } from './rounds.ts'

const atOnce = 4
/** Nobody confirms the addresses of these people, who get a mail about each enquiry. */
const unlimited = [
  'register',
  'enquiry',
  'enquiry-person',
  'enquiry-day',
  'enquiry-unchecked',
  'confirmation-mail',
].map((action) => `${action}=1000000/60`)

type Settings = Record<string, string>

const portal = ['--conditions=react-server', '--import', 'tsx']

/** The server process and its messages. */
class Office {
  readonly child: ChildProcess
  private readonly said = new Map<string, PromiseWithResolvers<string>>()
  private complaints = ''
  /** What it wrote into its log. */
  logged = ''

  constructor(task: 'serve' | 'finish', settings: Settings) {
    this.child = spawn(process.execPath, [...portal, 'tests/faults/enquiry-office.ts', task], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stderr?.on('data', (text) => (this.complaints += String(text)))
    for (const word of ['found', 'listening']) {
      const heard = Promise.withResolvers<string>()
      heard.promise.catch(() => undefined)
      this.said.set(word, heard)
    }
    if (this.child.stdout) {
      createInterface(this.child.stdout).on('line', (line) => {
        if (line.startsWith('{')) this.logged += `${line}\n`
        const space = line.indexOf(' ')
        this.said.get(line.slice(0, space))?.resolve(line.slice(space + 1))
      })
    }
    this.child.once('exit', () => {
      for (const heard of this.said.values()) {
        heard.reject(new Error(`the desk ended early: ${this.complaints.trim()}`))
      }
    })
  }

  async receives<Answer>(word: 'found' | 'listening'): Promise<Answer> {
    return JSON.parse((await this.said.get(word)?.promise) ?? 'null')
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** A mail server that refuses every fifth mail; the ids of those it took. */
async function mailServer() {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(
        randomInt(5) === 0 ? Object.assign(new Error('later'), { responseCode: 451 }) : null,
      ),
    onData: async (stream, _session, callback) => {
      // A killed server leaves its mail half sent.
      const text = await textOf(stream).catch(() => '')
      if (/^Subject: .*received/im.test(text)) {
        taken.push(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? '')
      }
      callback()
    },
  })
  server.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const stop = () => new Promise<void>((closed) => server.close(closed))
  return { taken, url: `smtp://127.0.0.1:${port}`, stop }
}

/**
 * F1, F8, F10, F12, T15: kill -9 of the portal at random moments while enquiries are filed, each
 * sent twice at once, with a captcha that fails at times and a mail server that refuses at times.
 * An enquiry that returned a number is stored afterwards, once, with all its parts and its mail.
 */
export async function enquiryKills(rounds: Rounds): Promise<void> {
  await onEngine(rounds, 'PGlite', {})
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return rounds.skip('F1 enquiries on PostgreSQL', 'there are no server programs')
  await onEngine(rounds, 'PostgreSQL', { DATABASE_URL: postgres.url })
  await postgres.remove()
}

/** The same on one engine; a file under the data folder is all it leaves until the end. */
export async function onEngine(rounds: Rounds, engine: string, database: Settings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-enquiries-'))
  const [captcha, mail] = await Promise.all([serveCaptcha(), mailServer()])
  const settings = {
    DATA_DIR: folder,
    LIMITS: unlimited.join(','),
    LOG_LEVEL: 'trace',
    SAMPLE_DATA: '0',
    SITE_URL: 'http://localhost:3000',
    RECAPTCHA_SITE_KEY: captchaSiteKey,
    RECAPTCHA_SECRET_KEY: captchaSecret,
    RECAPTCHA_VERIFY_URL: captcha.origin,
    SMTP_URL: mail.url,
    ...database,
  }
  const askers = new Askers()
  try {
    await runNode([...portal, 'app/commands/database.ts', 'prepare'], settings)
    const count = roundsOf('F1_ENQUIRIES', 20)
    for (let round = 1; round <= count; round += 1) {
      await rounds.run(`F1 enquiries on ${engine}, kill -9 ${round}/${count}`, () =>
        oneKill(askers, settings),
      )
    }
    await rounds.run(`F8 F12 enquiries on ${engine} after all kills`, () =>
      finished(askers, settings, mail.taken),
    )
  } finally {
    await Promise.all([captcha.stop(), mail.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function oneKill(askers: Askers, settings: Settings): Promise<string> {
  const office = new Office('serve', settings)
  try {
    const found = await office.receives<Stored>('found')
    const told = judged(askers, found)
    askers.statements = found.statements
    const origin = await office.receives<string>('listening')
    if (askers.bearers.length === 0) await askers.register(origin)
    const sending = Array.from({ length: atOnce }, () => askers.send(origin))
    await wait(randomInt(20, 4_000))
    await office.kill()
    await Promise.all(sending)
    const leak = askers.secrets().find((secret) => office.logged.includes(secret))
    if (leak !== undefined) throw new Error(`T18 the log holds ${leak}`)
    return told
  } finally {
    await office.kill()
  }
}

async function finished(askers: Askers, settings: Settings, taken: string[]): Promise<string> {
  const office = new Office('finish', settings)
  const found = await office.receives<Stored>('found')
  const told = judged(askers, found)
  if (askers.acknowledged.size === 0) throw new Error('no enquiry was answered before a kill')
  const different = new Set(taken).size
  if (found.jobs.done !== found.jobs.expected || different !== found.enquiries.length) {
    throw new Error(`${different} mails of ${found.enquiries.length} arrived`)
  }
  return `${told}; ${different} mails, ${taken.length - different} repeated under their id`
}

function judged(askers: Askers, found: Stored): string {
  const wrong = askers.complaint(found)
  if (wrong) throw new Error(wrong)
  return `${askers.acknowledged.size} answered, ${found.enquiries.length} stored`
}
