import { offersFeature } from '@/features/offers/feature'
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
import { loadedTemplate } from './loaded-template'
import { serveFetch } from './serve-fetch'
import type { Running } from './servers'
import { useTestDatabase } from './test-database'
import { pdfWith } from './uploads'

/** The values of a product's form; a service has no codes. */
export const productForm = {
  name_eng: 'Olive oil, extra virgin',
  name_ara: 'زيت زيتون بكر ممتاز',
  gs1_code: '6291041500213',
  hs_code: '150920',
  industry: '2',
  sub_ind: '201',
  description_eng: 'Cold pressed.\nIn bottles of half a litre.',
  description_ara: 'معصور على البارد.',
  features: 'Acidity below 0.5 %',
  cert: 'ISO 22000',
  contacts: 'https://oil.example/contact',
} as const

export const serviceForm: Record<string, string> = {
  ...Object.fromEntries(Object.entries(productForm).filter(([name]) => !name.endsWith('_code'))),
  industry: '14',
  sub_ind: '1401',
}

/** The calls of an owner of offers, on a loaded database and over HTTP. */
export function offersUnderTest() {
  const database = useTestDatabase(loadedTemplate)
  let folder: string
  let server: Running
  let picture: Buffer
  const bearers = new Map<string, Promise<string>>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-offers-'))
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('LIMITS', 'form=100000/60,upload=100000/60')
    expect(settings().DATA_DIR).toBe(folder)
    const apiServer = mount(offersFeature.calls, {
      identify,
    })
    server = await serveFetch((request) => apiServer.app.fetch(request))
    picture = await sharp({
      create: { width: 64, height: 48, channels: 3, background: '#6b7436' },
    })
      .png()
      .toBuffer()
  })

  afterAll(async () => {
    await server.stop()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  const person = async (email: string) => {
    const [found] = await database.db.select().from(users).where(eq(users.email, email))
    if (!found) throw new Error(`There is no ${email}.`)
    return found
  }

  /** A login of a sample account, as `exporter` for exporter@portal.example. */
  const bearerOf = (name: string) => {
    const known = bearers.get(name)
    if (known) return known
    const made = person(`${name}@portal.example`).then(async ({ id, staff_roles }) => {
      const who = { id, isStaff: staff_roles.length > 0, remember: false }
      const { token } = await openSessions(database.db, who, contextInProcess(anonymous, 'test'))
      return token
    })
    bearers.set(name, made)
    return made
  }

  const ask = async (
    name: string | null,
    method: string,
    path: string,
    body?: FormData | object,
  ) => {
    const headers = {
      ...(name !== null && { authorization: `Bearer ${await bearerOf(name)}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    }
    const response = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers,
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}
    return { status: response.status, text, json, errors: json.errors ?? {} }
  }

  /** Sends a form; a field or file that is null is left out. */
  const send = (
    name: string | null,
    path: string,
    fields: Record<string, string | null>,
    files: Record<string, Uint8Array | null> = {},
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) {
      if (value !== null) form.append(field, value)
    }
    for (const [field, bytes] of Object.entries(files)) {
      if (bytes) form.append(field, new Blob([Uint8Array.from(bytes)]), `${field}.png`)
    }
    return ask(name, 'POST', path, form)
  }

  const companyOf = async (name: string) => (await person(`${name}@portal.example`)).company_id ?? 0

  const listOf = async (name: string, type = 'products') =>
    (await ask(name, 'GET', `my-${type}-get/${await companyOf(name)}`)).json

  /** Adds a product (or service) with a unique name; returns it as its owner sees it. */
  const added = async (name: string, type = 'products', changed: Record<string, string> = {}) => {
    const form = { ...(type === 'products' ? productForm : serviceForm), ...changed }
    const answer = await send(name, type, form, {
      image: picture,
      ...(type === 'services' && { certificate_image: pdfWith() }),
    })
    expect(answer).toMatchObject({ status: 200, text: 'Success' })
    const [newest] = await listOf(name, type)
    return newest
  }

  return {
    database,
    ask,
    send,
    added,
    listOf,
    companyOf,
    person,
    picture: () => picture,
  }
}
