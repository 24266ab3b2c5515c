import { expect, type Browser, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { ownAddress } from './own-address.ts'
import { ownPassword, samplePassword } from './served-portal.ts'

type Asking = Pick<Page, 'request'>

/** Logs the browser in to a sample account; returns the headers of a program without cookies. */
export async function logIn({ request }: Asking, who: string, baseURL = '') {
  const answer = await request.post('/api/login', {
    data: { email: `${who}@portal.example`, password: samplePassword },
    headers: { origin: baseURL },
  })
  expect(answer.status()).toBe(200)
  const { token }: { token: string } = await answer.json()
  return { authorization: `Bearer ${token}` }
}

/** A page of a sample account, in a browser context of its own. */
export async function windowOf(
  browser: Browser,
  who: string,
  locale: string,
  baseURL = '',
): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() })
  await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
  const page = await context.newPage()
  await logIn(page, who, baseURL)
  return page
}

/** Registers a person, who is then logged in; returns their mail address. */
export async function register({ request }: Asking, baseURL = '', name = 'Rana'): Promise<string> {
  const email = `person-${randomInt(2 ** 40)}@portal.example`
  const person = { name, phone: '+962790000000', email, password: ownPassword }
  const answer = await request.post('/api/register', {
    data: { ...person, password_confirmation: ownPassword },
    headers: { origin: baseURL },
  })
  expect(answer.status()).toBe(200)
  return email
}
