import { companiesFeature } from '@/features/companies/feature'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { settings } from '@/lib/settings/settings'
import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { modelOf, registerCopy } from './company-copies'
import { loadedTemplate } from './loaded-template'
import { serveFetch } from './serve-fetch'
import type { Running } from './servers'
import { useTestDatabase } from './test-database'
import { pdfWith } from './uploads'

/** A company as forms send it, without files. */
export const companyFields = {
  company_registered_name: 'Petra Olive Oil',
  company_trading_name: 'Petra Oil',
  type_of_company: '1',
  phone_number: '+96265000000',
  mobile_number: '0790000000',
  website_url: 'https://petra-oil.example',
  e_mail: 'sales@petra-oil.example',
  location_type_id: '1',
  governorates: '1',
  industry_information_for_products: '[1]',
  industry_information_for_services: '[14]',
  countries_of_operations: '[276,840]',
  person_title: '1',
  person_position: '1',
  person_first_name: 'Rana',
  person_last_name: 'Haddad',
  person_mobile_number: '0791111111',
  person_email: 'rana@petra-oil.example',
}

export const pdfFile = () => new Blob([Uint8Array.from(pdfWith())])

/** A form of a company with these texts and files. */
export function companyForm(
  texts: Record<string, string>,
  files: readonly (readonly [name: string, content: Blob, fileName: string])[] = [],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  for (const [name, content, fileName] of files) form.append(name, content, fileName)
  return form
}

interface Asked {
  token?: string | undefined
  json?: object
  form?: FormData
}

const { app: companyCalls } = mount(companiesFeature.calls, { identify })

/** Calls on loaded data, by default those of companies, and people who make them. */
export function companiesUnderTest(app = companyCalls) {
  const database = useTestDatabase(loadedTemplate)
  let folder: string
  let server: Running
  let logo: Buffer
  let people = 0
  let model: ReturnType<typeof modelOf> | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-companies-'))
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('LIMITS', 'form=1000/60,upload=1000/60,company-import=1000/60')
    expect(settings().DATA_DIR).toBe(folder)
    server = await serveFetch((request) => app.fetch(request))
    logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1b6b64' } })
      .png()
      .toBuffer()
  })
  afterAll(async () => {
    await server.stop()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (method: string, path: string, { token, json, form }: Asked = {}) => {
    const response = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      body: form ?? (json ? JSON.stringify(json) : null),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  const logIn = async (id: number, isStaff = false) => {
    const context = contextInProcess(anonymous, 'test')
    const { token } = await openSessions(database.db, { id, isStaff, remember: false }, context)
    return token
  }

  /** Registers a person, with this company if one is given. */
  const somebody = async (company_id: number | null = null, locale: 'en' | 'ar' = 'en') => {
    people += 1
    const row = { name: 'Rana', last_name: `Haddad ${people}`, locale, company_id }
    const [written] = await database.db
      .insert(users)
      .values({ ...row, email: `rana${people}@firm.example` })
      .returning()
    const id = written?.id ?? 0
    return { id, token: await logIn(id) }
  }

  /** The login of a sample account of staff. */
  const staff = async (name: 'officer' | 'editor' | 'admin') => {
    const email = `${name}@portal.example`
    const [row] = await database.db.select().from(users).where(eq(users.email, email))
    return logIn(row?.id ?? 0, true)
  }

  const picture = () => new Blob([Uint8Array.from(logo)])

  /** Registers a company by its form, in process and with one certificate. */
  const register = async (person: { id: number; token: string }, texts: Record<string, string>) => {
    const certificates = JSON.stringify([{ title: 'ISO 9001', file_index: 0 }])
    const form = companyForm({ ...companyFields, attachment_option_file: certificates, ...texts }, [
      ['logo', picture(), 'logo.png'],
      ['company_profile_pdf', pdfFile(), 'profile.pdf'],
      ['certificate_files.0', pdfFile(), 'iso.pdf'],
    ])
    const answer = await ask('POST', 'international-buyers', { token: person.token, form })
    expect(answer).toEqual({ status: 200, body: 'Success' })
    const [row] = await database.db.select().from(users).where(eq(users.id, person.id))
    return row?.company_id ?? 0
  }

  /** The usual company: the first is registered by its form, the others are copies of it. */
  const registerUsual = async (person: { id: number; token: string }) => {
    if (model) return registerCopy(database.db, await model, person.id)
    const registered = register(person, {})
    model = registered.then((company) => modelOf(database.db, { id: person.id, company }))
    await model
    return registered
  }

  /** Registers a person whose company is in process, with one certificate. */
  const owner = async (texts?: Record<string, string>) => {
    const person = await somebody()
    const company = await (texts ? register(person, texts) : registerUsual(person))
    return { id: person.id, token: await logIn(person.id), company }
  }

  /** The company as its owner gets it. */
  const companyOf = async ({ token, company }: { token: string; company: number }) => {
    const { status, body } = await ask('GET', `my-company/${company}`, { token })
    expect(status).toBe(200)
    return body[0]
  }

  /** A change of a company that has one certificate. */
  const change = (
    { token }: { token: string },
    texts: Record<string, string> = {},
    files: Parameters<typeof companyForm>[1] = [],
  ) => {
    const kept = JSON.stringify([{ id: 1, title: 'ISO 9001', is_new: false }])
    const form = companyForm({ ...companyFields, attachment_option_file: kept, ...texts }, files)
    return ask('POST', 'international-buyers-update', { token, form })
  }

  return {
    database,
    ask,
    somebody,
    staff,
    picture,
    owner,
    companyOf,
    change,
    folder: () => folder,
  }
}
