import { accountsFeature } from '@/features/accounts/feature'
import { personalRecords } from '@/app/features'
import { personalDataFeature } from '@/features/personal-data/feature'
import { noticeMail, resetMail, verificationMail } from '@/features/accounts/server/account-mails'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { runDueJobs } from '@/lib/jobs/runner'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { mailsIn } from './mail-folder'
import { useTestDatabase } from './test-database'

export const password = 'olive harvest in autumn'

/** A header that browsers send from the portal's own pages. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The registration of a person with this name. */
export const person = (name: string) => ({
  name,
  phone: '+962 79 000 0000',
  email: `${name.toLowerCase()}@portal.example`,
  password,
  password_confirmation: password,
})

/** The cookies that a response sets, as a browser sends them back. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const { app } = mount([...accountsFeature.calls, ...personalDataFeature(personalRecords).calls], {
  identify,
})

/** The account calls, on a database and a mail folder of the test file; each test has its own address. */
export function accountsUnderTest() {
  const database = useTestDatabase()
  let folder: string
  let caller = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-accounts-'))
    vi.stubEnv('DATA_DIR', folder)
  })
  beforeEach(() => {
    caller += 1
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    method = body ? 'POST' : 'GET',
  ) =>
    app.fetch(
      new Request(`http://localhost:3000/api/${path}`, {
        method,
        headers: {
          'x-client-address': `203.0.113.${caller}`,
          'accept-language': 'en',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )

  /** Registers a person; returns their Bearer header, and their cookie with a same-origin header. */
  const register = async (name: string, headers: Record<string, string> = {}) => {
    const response = await ask('register', person(name), headers)
    const { token } = await response.json()
    return {
      bearer: { authorization: `Bearer ${token}` },
      browser: { ...sameOrigin, cookie: cookieOf(response) },
    }
  }

  const mails = async () => {
    while ((await runDueJobs([noticeMail, resetMail, verificationMail])) > 0);
    return mailsIn(join(folder, 'mail'))
  }

  /** The token of the newest link of a kind in the mails to a person, by name or by address. */
  const linkIn = async (to: string, kind: 'reset_password' | 'verify') => {
    const address = to.includes('@') ? to : person(to).email
    const mail = (await mails()).findLast(
      (one) => one.includes(address) && one.includes(`/auth/${kind}/`),
    )
    return new RegExp(`/auth/${kind}/([\\w-]{43})`).exec(mail ?? '')?.[1] ?? ''
  }
  return { database, app, ask, register, mails, linkIn }
}
