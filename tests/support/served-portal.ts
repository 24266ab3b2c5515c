import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The port of the portal that end to end tests go through. */
export const portalPort = 3210

/** The password of its sample accounts. */
export const samplePassword = 'olive harvest in autumn'

/** Its data folder, where its mails are written. The first process of a run names it for the rest. */
export function portalData(): string {
  process.env.PORTAL_E2E_DATA ??= join(tmpdir(), `portal-e2e-${process.pid}`)
  return process.env.PORTAL_E2E_DATA
}

/** The newest mail to an address, as one text without soft line breaks; undefined before it came. */
export async function mailTo(address: string, about: string): Promise<string | undefined> {
  const folder = join(portalData(), 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .findLast((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail) && mail.includes(about))
}
