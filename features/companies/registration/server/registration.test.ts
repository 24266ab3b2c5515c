import { registerPerson } from '@/features/accounts/server/accounts'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { registeredMail } from '@/features/companies/server/company-mails'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companies, companyCertificates, companyVersions } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { documentKeyOf } from '@/lib/files/names'
import { formatDate } from '@/lib/i18n/format'
import { reviewDay } from '@/lib/i18n/review-day'
import { runDueJobs } from '@/lib/jobs/runner'
import { settings } from '@/lib/settings/settings'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { mailsIn } from '@/tests/support/mail-folder'
import { serveFetch } from '@/tests/support/serve-fetch'
import type { Running } from '@/tests/support/servers'
import { useTestDatabase } from '@/tests/support/test-database'
import { pdfWith } from '@/tests/support/uploads'
import { and, desc, eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { companiesFeature } from '../../feature'
import { isPairing } from '../rules'

const database = useTestDatabase(loadedTemplate)
let folder: string
let server: Running
let logo: Buffer
let people = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-registration-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'form=1000/60,upload=1000/60')
  expect(settings().DATA_DIR).toBe(folder)
  const apiServer = mount(companiesFeature.calls, { identify })
  server = await serveFetch((request) => apiServer.app.fetch(request))
  logo = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#1b6b64' } })
    .png()
    .toBuffer()
})

afterAll(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

interface Person {
  id: number
  token: string
}

/** A person with an account and without a company. */
async function somebody(): Promise<Person> {
  people += 1
  const form = {
    name: 'Rana',
    phone: '0790000000',
    email: `rana${people}@firm.example`,
    password: 'harvest of olives',
    password_confirmation: 'harvest of olives',
  }
  const { token } = await registerPerson(form, contextInProcess(anonymous, 'test'))
  const [row] = await database.db.select().from(users).orderBy(desc(users.id)).limit(1)
  return { id: row?.id ?? 0, token }
}

const pdf = new Blob([Uint8Array.from(pdfWith())])

const fields = {
  company_registered_name: 'Petra Olive Oil',
  company_trading_name: 'Petra Oil',
  type_of_company: '1',
  phone_number: '+962 6 500-0000',
  mobile_number: '0790000000',
  website_url: 'petra-oil.example',
  e_mail: 'sales@petra-oil.example',
  location_type_id: '1',
  governorates: '1',
  industry_information_for_products: '[]',
  industry_information_for_services: '[]',
  countries_of_operations: '[840,276]',
  attachment_option_file: '[]',
  person_title: '1',
  person_position: '1',
  person_first_name: 'رنا',
  person_last_name: 'Haddad',
  person_mobile_number: '0791111111',
  person_email: 'rana@petra-oil.example',
}

interface Given {
  changed?: Record<string, string>
  without?: string[]
  files?: [name: string, content: Blob, fileName: string][]
}

async function register({ token }: { token?: string }, given: Given = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...given.changed })) {
    if (!given.without?.includes(name)) form.append(name, value)
  }
  const standard: Given['files'] = [
    ['logo', new Blob([Uint8Array.from(logo)]), 'logo.png'],
    ['company_profile_pdf', pdf, 'profile.pdf'],
  ]
  const kept = standard.filter(([name]) => !given.without?.includes(name))
  for (const [name, content, fileName] of [...kept, ...(given.files ?? [])]) {
    form.append(name, content, fileName)
  }
  const response = await fetch(`${server.origin}/api/international-buyers`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const text = await response.text()
  const errors = response.ok ? {} : JSON.parse(text).errors
  return { status: response.status, text, errors }
}

async function companyOf({ id }: Person) {
  const [row] = await database.db
    .select()
    .from(users)
    .innerJoin(companies, eq(companies.id, users.company_id))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), eq(companyVersions.edition, 'owner')),
    )
    .where(eq(users.id, id))
  return row
}

const countCompanies = async () => (await database.db.select().from(companies)).length

describe('the registration of a company', () => {
  it('answers Success, and the company is in process (10) and belongs to the person', async () => {
    const person = await somebody()
    expect(await register(person)).toMatchObject({ status: 200, text: 'Success' })
    const found = await companyOf(person)
    expect(found?.companies).toMatchObject({ status: 10, version: 1, approved_at: null })
    expect(found?.company_versions).toMatchObject({
      company_registered_name: 'Petra Olive Oil',
      phone_number: '+96265000000',
      website_url: 'https://petra-oil.example',
      governorates: 1,
      location_country_id: null,
      person_first_name: 'رنا',
      person_first_name_ara: 'رنا',
      person_last_name_ara: '',
      logo: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/600\.webp$/),
    })
    const profile = documentKeyOf(found?.company_versions.company_profile_pdf ?? '') ?? ''
    const [file] = await database.db.select().from(files).where(eq(files.key, profile))
    expect(file).toMatchObject({ audience: 'owner', owner_id: person.id, mime: 'application/pdf' })
    const editions = await database.db
      .select()
      .from(companyVersions)
      .where(eq(companyVersions.company_id, found?.companies.id ?? 0))
    expect(editions.map(({ edition }) => edition)).toEqual(['owner'])
  })

  it('has the names in both languages that the form sends', async () => {
    const person = await somebody()
    const names = {
      company_registered_name_ara: 'شركة زيت البتراء',
      company_trading_name_ara: 'زيت البتراء',
    }
    expect(await register(person, { changed: names })).toMatchObject({
      status: 200,
      text: 'Success',
    })
    expect((await companyOf(person))?.company_versions).toMatchObject(names)
  })

  it('is confirmed by a mail that names the company and says what follows', async () => {
    const rana = await somebody()
    await register(rana)
    const [row] = await database.db.select().from(users).where(eq(users.id, rana.id))
    await database.db.update(users).set({ locale: 'en' }).where(eq(users.id, rana.id))
    while ((await runDueJobs([registeredMail])) > 0);
    const sent = await Promise.all(
      (await mailsIn(join(folder, 'mail'))).map((mail) => PostalMime.parse(mail)),
    )
    const mail = sent.find(({ to }) => to?.some(({ address }) => address === row?.email))
    expect(mail?.subject).toContain('We have received the registration of ')
    expect(mail?.text).toContain('Buyers will see them once your company is approved.')
    const day = formatDate(reviewDay(new Date().toISOString()), 'en')
    expect(mail?.text).toContain(`We will review it by ${day}.`)
    expect(mail?.text).toContain('http://localhost:3000/my-company')
  })

  it('writes an audit entry with the person', async () => {
    const person = await somebody()
    await register(person)
    const found = await companyOf(person)
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject_id, String(found?.companies.id)))
    expect(entry).toMatchObject({ action: 'register', subject: 'company', changed_by: person.id })
  })

  it('requires a login', async () => {
    expect((await register({})).status).toBe(401)
  })

  it('allows one company a person; the same form again succeeds again', async () => {
    const person = await somebody()
    await register(person)
    const before = await countCompanies()
    expect(await register(person)).toMatchObject({ status: 200, text: 'Success' })
    const other = { company_registered_name: 'Another name' }
    expect((await register(person, { changed: other })).status).toBe(409)
    expect(await countCompanies()).toBe(before)
  })

  it('sent twice at the same time creates one company', async () => {
    const person = await somebody()
    const before = await countCompanies()
    const answers = await Promise.all([register(person), register(person)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(await countCompanies()).toBe(before + 1)
  })

  it('requires every field that the specification names', async () => {
    const person = await somebody()
    const names = Object.keys(fields).filter(
      (name) => !/^(?:industry_information|attachment_option)/.test(name),
    )
    for (const name of names) {
      const { status, errors } = await register(person, { changed: { [name]: ' ' } })
      expect([name, status, Object.keys(errors)]).toEqual([name, 422, [name]])
    }
    expect(await companyOf(person)).toBeUndefined()
  })

  it('with location type 1 (local) needs a governorate and clears the country', async () => {
    const person = await somebody()
    const missing = await register(person, { without: ['governorates'] })
    expect(missing.errors).toEqual({ governorates: ['Required.'] })
    await register(person, { changed: { location_country_id: '840' } })
    expect((await companyOf(person))?.company_versions).toMatchObject({
      governorates: 1,
      location_country_id: null,
    })
  })

  it('with location type 2 needs a country and clears the governorate', async () => {
    const person = await somebody()
    const abroad = { location_type_id: '2' }
    const missing = await register(person, { changed: abroad })
    expect(missing.errors).toEqual({ location_country_id: ['Required.'] })
    await register(person, { changed: { ...abroad, location_country_id: '276' } })
    expect((await companyOf(person))?.company_versions).toMatchObject({
      location_type_id: 2,
      governorates: null,
      location_country_id: 276,
    })
  })

  it('accepts only valid e-mail addresses and telephone numbers', async () => {
    const person = await somebody()
    const wrong = { e_mail: 'sales', phone_number: '12ab', person_mobile_number: '123456' }
    expect((await register(person, { changed: wrong })).errors).toEqual({
      e_mail: ['Invalid e-mail.'],
      phone_number: ['Invalid phone number.'],
      person_mobile_number: ['Invalid phone number.'],
    })
  })
})

describe('the files of a registration', () => {
  it('are a logo and a profile PDF, both required', async () => {
    const person = await somebody()
    const missing = await register(person, { without: ['logo', 'company_profile_pdf'] })
    expect(missing.errors).toEqual({ logo: ['Required.'], company_profile_pdf: ['Required.'] })
  })

  it('are fewer than 9 MB each', async () => {
    const person = await somebody()
    const large = new Uint8Array(9_000_000)
    large.set(Buffer.from('%PDF-1.7'))
    const { status, errors } = await register(person, {
      without: ['company_profile_pdf'],
      files: [['certificate_files[0]', new Blob([large]), 'large.pdf']],
    })
    expect([status, errors]).toEqual([
      413,
      { certificate_files: ['File size should be less than 9 MB!'] },
    ])
  })

  it('are a picture and PDF files by their content, whatever they are called', async () => {
    const person = await somebody()
    const { status, errors } = await register(person, {
      without: ['logo'],
      files: [
        ['logo', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'logo.png'],
        ['certificate_files[0]', new Blob([Uint8Array.from(logo)]), 'iso.pdf'],
      ],
    })
    expect(status).toBe(415)
    expect(Object.keys(errors).toSorted()).toEqual(['certificate_files', 'logo'])
  })

  it('are removed when the form is refused', async () => {
    const person = await somebody()
    const before = (await database.db.select().from(files)).length
    await register(person, { changed: { governorates: '99' } })
    expect((await database.db.select().from(files)).length).toBe(before)
  })
})

describe('certificates', () => {
  const two: Given['files'] = [
    ['certificate_files[0]', pdf, 'iso.pdf'],
    ['certificate_files[1]', pdf, 'halal.pdf'],
  ]

  it('are stored with their names and files', async () => {
    const person = await somebody()
    const list = [
      { title: 'Halal', file_index: 1 },
      { title: 'ISO 22000', file_index: 0 },
    ]
    const changed = {
      attachment_option_file: JSON.stringify(list),
      'certificate_names[0]': 'ISO 22000',
      'certificate_names[1]': 'Halal',
    }
    expect((await register(person, { changed, files: two })).text).toBe('Success')
    const id = (await companyOf(person))?.companies.id ?? 0
    const rows = await database.db
      .select()
      .from(companyCertificates)
      .where(eq(companyCertificates.company_id, id))
    const names = await Promise.all(
      rows.map(async ({ title, file }) => {
        const key = documentKeyOf(file ?? '') ?? ''
        const [stored] = await database.db.select().from(files).where(eq(files.key, key))
        return [title, stored?.file_name, stored?.audience]
      }),
    )
    expect(names).toEqual([
      ['Halal', 'halal.pdf', 'owner'],
      ['ISO 22000', 'iso.pdf', 'owner'],
    ])
  })

  it('require a name and a file each', async () => {
    const person = await somebody()
    const nameless = JSON.stringify([{ title: ' ', file_index: 0 }])
    const answers = [
      await register(person, { files: two.slice(0, 1) }),
      await register(person, {
        changed: { attachment_option_file: JSON.stringify([{ title: 'ISO', file_index: 0 }]) },
      }),
      await register(person, {
        changed: { attachment_option_file: nameless },
        files: two.slice(0, 1),
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await companyOf(person)).toBeUndefined()
  })
})

describe('the traps of the contract (RELIABILITY.md 2.4)', () => {
  it('company_id, user_id in payloads: the subject comes only from the session', async () => {
    const [person, other] = [await somebody(), await somebody()]
    await register(person, { changed: { user_id: String(other.id), company_id: '1', id: '1' } })
    expect((await companyOf(person))?.companies.status).toBe(10)
    expect(await companyOf(other)).toBeUndefined()
  })

  it('existing_logo, existing_company_profile_pdf: the value is ignored', async () => {
    const person = await somebody()
    const changed = {
      existing_logo: '../../etc/passwd',
      existing_company_profile_pdf: '/api/files/00000000000000000000000000000000',
      logo_changed: 'false',
    }
    const refused = await register(person, { changed, without: ['logo', 'company_profile_pdf'] })
    expect(Object.keys(refused.errors)).toEqual(['logo', 'company_profile_pdf'])
    await register(person, { changed })
    const saved = (await companyOf(person))?.company_versions
    expect([saved?.logo, saved?.company_profile_pdf]).not.toContain(changed.existing_logo)
    expect(saved?.company_profile_pdf).not.toBe(changed.existing_company_profile_pdf)
  })

  it('attachment_option_file + file_index: at most 20 entries, each file received and used once', async () => {
    const entry = (file_index: unknown) => ({ title: 'ISO', file_index })
    expect(isPairing([{ file_index: 0 }, { file_index: 0 }], 2)).toBe(false)
    expect(isPairing([{ file_index: 0 }, { file_index: 2 }], 2)).toBe(false)
    expect(isPairing([{ file_index: 1 }, { file_index: 0 }], 2)).toBe(true)
    const person = await somebody()
    const lists = [
      [entry(-1)],
      [entry(0.5)],
      [entry('0')],
      [entry(7)],
      Array.from({ length: 21 }, (_, index) => entry(index)),
      { __proto__: null, length: 1 },
      'ISO',
    ]
    for (const list of lists) {
      const { status } = await register(person, {
        changed: { attachment_option_file: JSON.stringify(list) },
        files: [['certificate_files[0]', pdf, 'iso.pdf']],
      })
      expect([list, status]).toEqual([list, 422])
    }
    const polluted = '[{"title":"ISO","file_index":0,"__proto__":{"status":20}}]'
    await register(person, {
      changed: { attachment_option_file: polluted },
      files: [['certificate_files[0]', pdf, 'iso.pdf']],
    })
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('status')
    expect((await companyOf(person))?.companies.status).toBe(10)
  })

  it('JSON list fields: existing ids only, at most 50', async () => {
    const person = await somebody()
    const many = JSON.stringify(Array.from({ length: 51 }, (_, index) => index + 1))
    const wrong: [string, string][] = [
      ['countries_of_operations', '[99999]'],
      ['countries_of_operations', many],
      ['countries_of_operations', '{"a":1}'],
      ['countries_of_operations', '[840'],
      ['industry_information_for_products', '[9999]'],
      ['industry_information_for_services', '["1"]'],
      ['type_of_company', '999'],
      ['person_title', '999'],
      ['person_position', '999'],
      ['governorates', '999'],
    ]
    for (const [field, value] of wrong) {
      const { status, errors } = await register(person, { changed: { [field]: value } })
      expect([field, value, status, Object.keys(errors)[0]]).toEqual([field, value, 422, field])
    }
  })

  it('website_url: http and https only', async () => {
    const person = await somebody()
    for (const address of [
      ['javascript', 'alert(1)'].join(':'),
      'data:text/html,x',
      'ftp://firm.example',
      'https://user@firm.example',
      `https://firm.example/${'x'.repeat(2_048)}`,
    ]) {
      const { errors } = await register(person, { changed: { website_url: address } })
      expect([address, Object.keys(errors)]).toEqual([address, ['website_url']])
    }
  })

  it('status in the payload: nobody approves their own company', async () => {
    const person = await somebody()
    await register(person, { changed: { status: '20', approved_at: '2026-01-01' } })
    expect((await companyOf(person))?.companies).toMatchObject({ status: 10, approved_at: null })
  })
})
