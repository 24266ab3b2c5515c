import { enquiriesFeature } from '@/features/enquiries/feature'
import {
  mergedMail,
  messageMail,
  receivedMail,
  statusMail,
} from '@/features/enquiries/server/inquirer-mails'
import { assignedMail, mentionMail, staffCaseMail } from '@/features/enquiries/server/staff-mails'
import { mount } from '@/lib/api/mount'
import type { Route } from '@/lib/api/route'
import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { runDueJobs } from '@/lib/jobs/runner'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, vi } from 'vitest'
import { loadedTemplate } from './loaded-template'
import { useTestDatabase } from './test-database'
import { formRequest } from './uploads'

/** A general enquiry as its form sends it; ids are of the reference data. */
export const generalForm = (given: object = {}) => ({
  enq_type: 1,
  name: 'سلمى حداد',
  job_title: 'Export manager',
  company: 'Olive & Co',
  phone: '+962 79-000 0000',
  industry: 1,
  country: 400,
  description: 'Which markets buy olive oil?',
  agreements: true,
  ...given,
})

export const barrierForm = (given: object = {}) => ({
  enq_type: 5,
  company: 'Olive & Co',
  country: 400,
  industry: 1,
  name: 'Salma Haddad',
  positions: 7,
  phone: '064000000',
  phone2: '0790000000',
  barriers: 2,
  description: 'The label was refused.',
  agreements: true,
  ...given,
})

export interface Someone {
  id: number
  companyId?: number
  staffRoles?: StaffRole[]
  /** Whether the person has logged in recently; true by default. */
  loggedInRecently?: boolean
}

const jobs = [
  receivedMail,
  statusMail,
  messageMail,
  assignedMail,
  mentionMail,
  mergedMail,
  staffCaseMail,
]

/** The calls of enquiries on the loaded data, by real SQL, with a mail folder of the test file. */
export function enquiriesUnderTest(
  settings: Record<string, string> = {},
  further: readonly Route[] = [],
) {
  const database = useTestDatabase(loadedTemplate)
  let folder: string
  let speaker: Someone | undefined
  const identify = (): Promise<Actor> =>
    Promise.resolve(
      speaker
        ? {
            ...anonymous,
            userId: speaker.id,
            companyId: speaker.companyId ?? null,
            loginId: 'login',
            staffRoles: speaker.staffRoles ?? [],
            loggedInRecently: speaker.loggedInRecently ?? true,
          }
        : anonymous,
    )
  const { app } = mount([...enquiriesFeature.calls, ...further], { identify })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-enquiries-'))
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('LIMITS', 'enquiry=100000/60,form=100000/60,upload=100000/60')
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  /** A person of the portal; each has limits of their own. */
  const joined = async (given: Partial<typeof users.$inferInsert> = {}): Promise<Someone> => {
    const email = `${randomUUID()}@portal.example`
    const row = { name: 'Salma', locale: 'ar' as const, email, ...given }
    const [person] = await database.db.insert(users).values(row).returning({ id: users.id })
    return { id: person?.id ?? 0 }
  }

  const ask = async (
    who: Someone | undefined,
    path: string,
    given?: object | FormData,
    method = given ? 'POST' : 'GET',
  ) => {
    speaker = who
    const address = `http://localhost:3000/api/${path}`
    const headers = { authorization: 'Bearer x' }
    const request =
      given instanceof FormData
        ? await formRequest(address, given, headers)
        : new Request(address, {
            method,
            headers: { ...headers, ...(given && { 'content-type': 'application/json' }) },
            ...(given && { body: JSON.stringify(given) }),
          })
    const response = await app.fetch(request)
    const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false
    const body = isText ? await response.text() : await response.json()
    return { status: response.status, body, headers: response.headers }
  }

  const file = (who: Someone | undefined, submitData: object = generalForm(), rest: object = {}) =>
    ask(who, 'all-enquiries', { submitData, idempotency_key: randomUUID(), ...rest })

  /** Writes a message, as the person or as the office. */
  const write = (
    who: Someone,
    id: number,
    text: string,
    given: { files?: File[]; key?: string; status?: number } = {},
  ) => {
    const { files = [], key = randomUUID(), status } = given
    const form = new FormData()
    form.append('text', text)
    if (status !== undefined) form.append('status', String(status))
    form.append('idempotency_key', key)
    for (const one of files) form.append('files[]', one)
    const path = who.staffRoles ? 'admin/enquiries' : 'enquiries'
    return ask(who, `${path}/${id}/messages`, form)
  }

  /** The mails that were sent until now, oldest first. */
  const mails = async () => {
    while ((await runDueJobs(jobs)) > 0);
    const names = await readdir(join(folder, 'mail')).catch(() => [])
    const all = await Promise.all(
      names.map(async (name) => {
        const raw = await readFile(join(folder, 'mail', name), 'utf8')
        return { raw, ...(await PostalMime.parse(raw)) }
      }),
    )
    return all
  }
  return { database, ask, file, write, mails, join: joined }
}
