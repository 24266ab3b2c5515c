import { expect, test, type Browser, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { mailTo, nextPassword, ownPassword } from '../../tests/support/served-portal'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const languages = [
  { locale: 'en', prefix: '', texts: english.security, profile: english.accounts.profile },
  { locale: 'ar', prefix: '/ar', texts: arabic.security, profile: arabic.accounts.profile },
] as const

test.use(fromOwnAddress)

const person = () => ({
  name: 'Salma',
  phone: '+962790000000',
  email: `person-${randomInt(2 ** 40)}@portal.example`,
  password: ownPassword,
  password_confirmation: ownPassword,
})

/** Opens a page as a new logged-in person with this language; returns the person. */
async function joined(page: Page, baseURL: string | undefined, locale = 'en') {
  const data = person()
  const headers = { origin: baseURL ?? '', 'accept-language': locale }
  expect((await page.request.post('/api/register', { data, headers })).status()).toBe(200)
  return data
}

async function otherLogin(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: ownAddress(),
  })
  const answer = await context.request.post('/api/login', {
    data: { email, password: ownPassword },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.status()).toBe(200)
  return context
}

const current = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby="${section}"] input[name=current_password]`)

for (const { locale, prefix, texts, profile } of languages) {
  test(
    `a person sees their sessions and ends another one in ${locale}`,
    gateIn('en', locale),
    async ({ page, browser, baseURL }) => {
      const { email } = await joined(page, baseURL, locale)
      const other = await otherLogin(browser, baseURL, email)
      await visit(page, `${prefix}/profile/security`)
      await expect(page.getByText(texts.sessions.current, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: texts.sessions.end }).first().click()
      await expect(page.getByText(texts.sessions.ended)).toBeVisible()
      expect((await other.request.get('/api/user')).status()).toBe(401)
      expect((await page.request.get('/api/user')).status()).toBe(200)
      await other.close()
    },
  )

  test(
    `a new password ends the other sessions in ${locale}`,
    deepIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      const { email } = await joined(page, baseURL, locale)
      const other = await otherLogin(browser, baseURL, email)
      await visit(page, `${prefix}/profile/security`)
      await page.locator('input[name=password]').fill(nextPassword)
      await page.locator('input[name=password_confirmation]').fill(nextPassword)
      await current(page, 'password').fill('not the right one')
      await page.getByRole('button', { name: texts.password.submit }).click()
      await expect(page.getByText(texts.form.wrong)).toBeVisible()
      await current(page, 'password').fill(ownPassword)
      await page.getByRole('button', { name: texts.password.submit }).click()
      await expect(page.getByText(texts.password.success)).toBeVisible()
      expect((await other.request.get('/api/user')).status()).toBe(401)
      await other.close()
    },
  )

  test(
    `a person downloads their data and deletes the account in ${locale}`,
    gateIn('en', locale),
    async ({ page, baseURL }) => {
      const { email } = await joined(page, baseURL, locale)
      await visit(page, `${prefix}/profile/security`)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: texts.data.action }).click(),
      ])
      expect(file.suggestedFilename()).toBe('my-data.json')
      await page.getByRole('button', { name: texts.deletion.open }).click()
      const dialog = page.getByRole('dialog', { name: texts.deletion.title })
      await dialog.locator('input[name=current_password]').fill(ownPassword)
      await dialog.getByRole('button', { name: texts.deletion.submit }).click()
      await page.waitForURL((url) => /^\/(?:ar)?$/.test(url.pathname))
      const again = await page.request.post('/api/login', {
        data: { email, password: ownPassword },
        headers: { origin: baseURL ?? '' },
      })
      expect(again.status()).toBe(422)
    },
  )

  test(
    `a new mail address is valid once its link is opened, in ${locale}`,
    deepIn('en', locale),
    async ({ page, baseURL }) => {
      const { email: old } = await joined(page, baseURL, locale)
      const { email } = person()
      await visit(page, `${prefix}/profile/security`)
      const section = page.locator('section[aria-labelledby="email"]')
      await expect(section).toContainText(old)
      await section.locator('input[name=email]').fill(email)
      await current(page, 'email').fill('not the right one')
      await section.getByRole('button', { name: texts.email.submit }).click()
      await expect(section.getByRole('alert')).toContainText(texts.form.wrong)
      await expect(section.locator('input[name=email]')).toHaveValue(email)
      await current(page, 'email').fill(ownPassword)
      await section.getByRole('button', { name: texts.email.submit }).click()
      await expect(section.getByText(texts.email.success)).toBeVisible()
      await page.reload()
      await expect(section).toContainText(old)

      let link = ''
      await expect(async () => {
        const mail = await mailTo(email, `${prefix}/auth/verify/`)
        link =
          new RegExp(`https?://\\S+?(${prefix}/auth/verify/[\\w-]{43})`).exec(mail ?? '')?.[1] ?? ''
        expect(link).not.toBe('')
      }).toPass({ timeout: 60_000 })
      await page.goto(link)
      await page.waitForURL(`**${prefix}/profile`)
      await expect(page.getByText(profile.verified, { exact: true })).toBeVisible()
      await page.goto(`${prefix}/profile/security`)
      await expect(section).toContainText(email)
      const headers = { origin: baseURL ?? '' }
      const logIn = (address: string) =>
        page.request.post('/api/login', {
          data: { email: address, password: ownPassword },
          headers,
        })
      expect((await logIn(old)).status()).toBe(422)
      expect((await logIn(email)).status()).toBe(200)
    },
  )
}

test(
  'a call with status 500 redirects to login with a way back, and a second one stays in place',
  deep,
  async ({ page, browser, baseURL }) => {
    const { email } = await joined(page, baseURL)
    const other = await otherLogin(browser, baseURL, email)
    await page.goto('/profile/security')
    await page.route('**/api/sessions/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'x', requestId: 'x' } }),
    )
    await page.getByRole('button', { name: english.security.sessions.end }).first().click()
    await page.waitForURL('**/auth/login?redirect=%2Fprofile%2Fsecurity')
    await expect(page.getByText(english.problems.internal)).toBeVisible()
    await visit(page, '/profile/security')
    await page.getByRole('button', { name: english.security.sessions.end }).first().click()
    await expect(page.getByText(english.security.sessions.failed)).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/security$/)
    await other.close()
  },
)

test('T5 a page of another origin cannot act for a logged-in person', async ({ page, baseURL }) => {
  await joined(page, baseURL)
  const evil = await page.request.post('/api/logout', {
    data: {},
    headers: { origin: 'https://evil.example' },
  })
  expect(evil.status()).toBe(403)
  expect((await page.request.get('/api/user')).status()).toBe(200)
})

test('T16 personal responses are never cached', async ({ page, request, baseURL }) => {
  const { email } = await joined(page, baseURL)
  for (const path of ['/profile', '/profile/security', '/api/user', '/api/sessions']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  }
  expect(await (await page.request.get('/profile')).text()).toContain(email)
  const stranger = await request.get('/profile', { maxRedirects: 0 })
  expect(stranger.status()).toBe(307)
  expect(await stranger.text()).not.toContain(email)
})

const transports: [string, string, Record<string, string>][] = [
  ['a page', '/profile', {}],
  ['a page in Arabic', '/ar/profile/security', {}],
  ['its data', '/profile', { rsc: '1' }],
  ['its data, by key', '/profile?_rsc=1', { rsc: '1' }],
  ['its data, fetched ahead', '/profile', { rsc: '1', 'next-router-prefetch': '1' }],
  ['its data, by file', '/profile.rsc', {}],
  ['a segment of it', '/profile.segments/_tree.segment.rsc', {}],
  ['the data of old', '/_next/data/x/profile.json', { 'x-nextjs-data': '1' }],
  ['a slash behind', '/profile/', {}],
  ['capitals', '/PROFILE', {}],
  ['a header of the inside', '/profile', { 'x-middleware-subrequest': 'middleware:middleware' }],
  ['another method in a header', '/profile', { 'x-http-method-override': 'GET' }],
  ['a cookie that is worth nothing', '/profile', { cookie: 'sid=x' }],
  ['its data with such a cookie', '/profile?_rsc', { cookie: 'sid=x', rsc: '1' }],
  ['the back office', '/admin', {}],
  ['a call of the back office', '/api/admin/users', {}],
]

test('T13 a stranger gets no data of a person with any kind of request', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await joined(page, baseURL)
  for (const [name, path, headers] of transports) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(path, { method, headers, maxRedirects: 3 })
      expect.soft(answer.status(), name).not.toBe(500)
      const text = await answer.text()
      expect.soft(text, name).not.toContain(email)
      expect.soft(text, name).not.toContain('/api/my-data')
    }
  }
})

test('RELIABILITY 2.3: pages of an account bind scripts to a nonce and send no referrer', async ({
  page,
  request,
  baseURL,
}) => {
  await joined(page, baseURL)
  for (const path of [
    '/auth/login',
    '/auth/reset_password/x/a@b.example',
    '/auth/verify/x',
    '/profile/security',
  ]) {
    const [one, other] = [await page.request.get(path), await page.request.get(path)]
    const nonce = (policy = '') => /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    const policy = one.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/https:|unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(nonce(policy)).not.toBe(nonce(other.headers()['content-security-policy']))
    expect(one.headers()['referrer-policy']).toBe('no-referrer')
  }
  expect((await request.get('/auth/login')).headers()['set-cookie']).toBeUndefined()
})

test('a program uses all account calls with a Bearer token alone', async ({ request }) => {
  const data = person()
  const { token } = await (await request.post('/api/register', { data })).json()
  const headers = { authorization: `Bearer ${token}` }
  const bare = { cookie: '' }
  const user = await request.get('/api/user', { headers: { ...headers, ...bare } })
  expect(await user.json()).toMatchObject({ email: data.email, is_vip: false })
  const resent = await request.get('/api/email/resend', { headers: { ...headers, ...bare } })
  expect(resent.status()).toBe(202)
  const out = await request.post('/api/logout', { headers: { ...headers, ...bare }, data: {} })
  expect(await out.text()).toBe('Success')
  const after = await request.get('/api/user', { headers: { ...headers, ...bare } })
  expect(after.status()).toBe(401)
})
