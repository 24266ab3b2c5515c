import { expect, type Browser, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import type { Locale } from '../../lib/i18n/locale.ts'
import { confirmAddress } from './mail-links.ts'
import { ownAddress } from './own-address.ts'
import { ownPassword, samplePassword } from './served-portal.ts'

type Asking = Pick<Page, 'request'>

/** Logs the browser in to a sample account; returns the headers of a program without cookies. */
export async function logIn(page: Asking, who: string, baseURL = '') {
  return enter(page, { email: `${who}@portal.example`, password: samplePassword }, baseURL)
}

async function enter({ request }: Asking, data: object, baseURL: string) {
  const answer = await request.post('/api/login', { data, headers: { origin: baseURL } })
  expect(answer.status()).toBe(200)
  const { token }: { token: string } = await answer.json()
  return { authorization: `Bearer ${token}` }
}

type StaffRole = 'editor' | 'officer' | 'admin'

/** The name of a member of staff who works in a test. */
export const staffName = (role: StaffRole) => `Salma ${role}`

/**
 * Logs the browser in as a new member of staff, whose back office is in this language: tests in
 * both languages run at the same time, and a sample account has one.
 */
export async function logInAsStaff(
  page: Asking,
  role: StaffRole,
  locale: Locale,
  baseURL = '',
): Promise<void> {
  const email = await register(page, baseURL, staffName(role), locale)
  const { id } = await (await page.request.get('/api/user')).json()
  await confirmAddress(page, email)
  await logIn(page, 'admin', baseURL)
  const { version } = await (await page.request.get(`/api/admin/users/${id}`)).json()
  const appointed = await page.request.put(`/api/admin/users/${id}`, {
    data: { version, staff_roles: [role], is_vip: false, company_id: null },
    headers: { origin: baseURL },
  })
  expect(appointed.status()).toBe(200)
  await enter(page, { email, password: ownPassword }, baseURL)
}

/** A page of a new member of staff, in a browser context of its own. */
export async function windowOf(
  browser: Browser,
  role: StaffRole,
  locale: Locale,
  baseURL = '',
): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() })
  const page = await context.newPage()
  await logInAsStaff(page, role, locale, baseURL)
  return page
}

/** Registers a person on a page in a language, who is then logged in; returns their mail address. */
export async function register(
  { request }: Asking,
  baseURL = '',
  name = 'Rana',
  locale: Locale = 'en',
): Promise<string> {
  const email = `person-${randomInt(2 ** 40)}@portal.example`
  const person = { name, phone: '+962790000000', email, password: ownPassword }
  const answer = await request.post('/api/register', {
    data: { ...person, password_confirmation: ownPassword },
    headers: { origin: baseURL, 'accept-language': locale },
  })
  expect(answer.status()).toBe(200)
  return email
}
