import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailsIn } from './mail-folder.ts'

/** The port of the portal under test. */
export const portalPort = 3210

/** The password of its sample accounts. */
export const samplePassword = 'olive harvest in autumn'

/** The password of people who register in a test, and their next one. */
export const ownPassword = 'apricots of the valley'
export const nextPassword = 'a new one for the winter'

/** Its data folder, where its mails are written. The first process of a run names it for the rest. */
export function portalData(): string {
  process.env.PORTAL_E2E_DATA ??= join(tmpdir(), `portal-e2e-${process.pid}`)
  return process.env.PORTAL_E2E_DATA
}

/** The environment of the portal besides its port. */
export function portalEnvironment(): Record<string, string> {
  return {
    DATA_DIR: portalData(),
    ALLOW_EMBEDDED_DB: '1',
    SAMPLE_PASSWORD: samplePassword,
    // What tests do is all that happens in the office.
    SAMPLE_MONTH: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
}

/** Exists once the database is filled. */
export function preparedMark(): string {
  return join(portalData(), 'prepared')
}

/** Everything the portal wrote to its log in this run. */
export function portalLog(): string {
  return `${portalData()}.log`
}

/** All mails of the run, the oldest first. */
export function mailsWritten(): Promise<string[]> {
  return mailsIn(join(portalData(), 'mail'))
}

/** The newest mail to an address, as one text without soft line breaks; undefined before it came. */
export async function mailTo(address: string, about: string): Promise<string | undefined> {
  const mails = await mailsWritten()
  return mails.findLast(
    (mail) => new RegExp(`^To: .*${address}`, 'm').test(mail) && mail.includes(about),
  )
}
