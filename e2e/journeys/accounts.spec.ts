import { expect, test, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import {
  mailTo,
  nextPassword,
  ownPassword,
  samplePassword,
} from '../../tests/support/served-portal'
import { fromOwnAddress } from '../../tests/support/own-address'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { holdScripts } from '../../tests/support/held-scripts'
import { visit } from '../../tests/support/visit'

const languages = [
  { locale: 'en', prefix: '', home: '/', texts: english },
  { locale: 'ar', prefix: '/ar', home: '/ar', texts: arabic },
] as const

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

const newAddress = () => `person-${randomInt(2 ** 40)}@portal.example`
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`).last()

async function register(page: Page, prefix: string, email: string) {
  await visit(page, `${prefix}/auth/register`)
  await field(page, 'name').fill('Salma')
  await field(page, 'phone').fill('+962 79 000 0000')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(ownPassword)
  await field(page, 'password_confirmation').fill(ownPassword)
  await page.locator('main input[type=checkbox]').check()
  await page.locator('main button[type=submit]').click()
}

async function logIn(page: Page, email: string, secret: string) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await page.locator('main button[type=submit], [role=dialog] button[type=submit]').last().click()
}

async function linkIn(email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = await mailTo(email, path)
    link = new RegExp(`https?://\\S+(${path}[^\\s"<]+)`).exec(mail ?? '')?.[1]
    expect(link).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return link ?? ''
}

const accountButton = (page: Page, texts: typeof english) =>
  page
    .locator('header')
    .getByRole('button', { name: texts.layout.account.account })
    .filter({ visible: true })

async function logOut(page: Page, texts: typeof english) {
  await accountButton(page, texts).hover()
  await page
    .getByRole('button', { name: texts.layout.account.logOut })
    .filter({ visible: true })
    .click()
}

for (const { locale, prefix, home, texts } of languages) {
  test(
    `a person registers, verifies the address, logs out and in again in ${locale}`,
    gateIn('en', locale),
    async ({ page }) => {
      const email = newAddress()
      await register(page, prefix, email)
      await expect(page.getByText(texts.accounts.signUp.success).first()).toBeVisible()
      await page.waitForURL((url) => url.pathname === home)
      await expect(accountButton(page, texts)).toBeVisible()

      await page.goto(`${prefix}/profile`)
      await expect(
        page.getByText(texts.accounts.profile.notVerified, { exact: true }),
      ).toBeVisible()
      await page.goto(await linkIn(email, `${prefix}/auth/verify/`))
      await page.waitForURL(`**${prefix}/profile`)
      await expect(page.getByText(texts.accounts.profile.verified, { exact: true })).toBeVisible()

      await page.evaluate(() => localStorage.setItem('recent-searches', '["olive oil"]'))
      await logOut(page, texts)
      await page.waitForURL((url) => url.pathname === home)
      await expect(accountButton(page, texts)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
      await page.goto(`${prefix}/profile`)
      await page.waitForURL(`**${prefix}/auth/login?redirect=*`)
      await logIn(page, email, ownPassword)
      await page.waitForURL(`**${prefix}/profile`)
    },
  )

  test(
    `a forgotten password is set again, and logs in two seconds later, in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      const email = newAddress()
      await register(page, prefix, email)
      await page.waitForURL((url) => url.pathname === home)
      await page.context().clearCookies()
      await visit(page, `${prefix}/auth/forget_password`)
      await field(page, 'email').fill(email)
      await page.locator('main button[type=submit]').click()
      await expect(page.getByText(texts.accounts.forget.sent)).toBeVisible()

      await visit(page, await linkIn(email, `${prefix}/auth/reset_password/`))
      await expect(page).not.toHaveURL(/reset_password/)
      await field(page, 'password').fill(nextPassword)
      await field(page, 'password_confirmation').fill(nextPassword)
      await page.locator('main button[type=submit]').click()
      await expect(page.getByText(texts.accounts.reset.success)).toBeVisible()
      await page.waitForURL((url) => url.pathname === home)
      await expect(accountButton(page, texts)).toBeVisible()
    },
  )

  test(
    `the modals open on any page, replace each other, and log in, in ${locale}`,
    deepIn('ar', locale),
    async ({ page }) => {
      await visit(page, `${prefix}/about-jordan`)
      const header = page.locator('header')
      await header
        .getByRole('link', { name: texts.layout.account.logIn })
        .filter({ visible: true })
        .click()
      const login = page.getByRole('dialog', { name: texts.accounts.login.title })
      await expect(login).toBeVisible()
      await login.getByRole('button', { name: texts.accounts.login.signUp }).click()
      const signUp = page.getByRole('dialog', { name: texts.accounts.signUp.title })
      await expect(signUp).toBeVisible()
      await signUp.getByRole('button', { name: texts.accounts.signUp.logIn }).click()
      await expect(login).toBeVisible()

      await logIn(page, 'visitor@portal.example', 'not the right one')
      await expect(login.getByRole('alert')).toContainText(texts.rules.credentials)
      await expect(page.getByText(texts.rules.credentials)).toHaveCount(1)
      await expect(field(page, 'email')).toHaveValue('')
      await logIn(page, 'visitor@portal.example', samplePassword)
      await page.waitForURL((url) => url.pathname === home)
      await expect(accountButton(page, texts)).toBeVisible()
    },
  )

  test(
    `a login that is sent before its script arrives is not lost, in ${locale}`,
    gateIn('en', locale),
    async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(`${prefix}/auth/login`, { waitUntil: 'commit' })
      await logIn(page, 'visitor@portal.example', samplePassword)
      release()
      await page.waitForURL((url) => url.pathname === home && url.search === '')
    },
  )

  test(
    `the dropdown leads to the profile and its editing in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.goto(`${prefix}/auth/login`)
      await logIn(page, 'exporter@portal.example', samplePassword)
      await page.waitForURL((url) => url.pathname === home)
      // The pointer is there before the script is.
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await accountButton(page, texts).hover()
      release()
      for (const [name, path] of [
        [texts.layout.account.profile, '/profile'],
        [texts.layout.account.editProfile, '/edit-profile'],
      ] as const) {
        const link = page.getByRole('link', { name, exact: true }).filter({ visible: true })
        await expect(link).toHaveAttribute('href', `${prefix}${path}`)
      }
    },
  )

  test(
    `the verification mail can be requested again after a countdown, in ${locale}`,
    deepIn('en', locale),
    async ({ page }) => {
      await register(page, prefix, newAddress())
      await page.waitForURL((url) => url.pathname === home)
      await visit(page, `${prefix}/profile`)
      await page.getByRole('button', { name: texts.accounts.verification.action }).click()
      await expect(page.getByText(texts.accounts.verification.sent)).toBeVisible()
      await expect(page.getByRole('timer')).toContainText(/[0-9٠-٩]/)
    },
  )
}

test(
  'T11 logging in leads to a path of the portal, or Home for anything else',
  deep,
  async ({ page }) => {
    for (const [named, path] of [
      ['/news?page=2', '/news?page=2'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      [`${'javascript'}:alert(1)`, '/'],
    ] as const) {
      await page.context().clearCookies()
      await page
        .context()
        .addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
      await page.goto(`/auth/login?redirect=${encodeURIComponent(named)}`)
      await logIn(page, 'visitor@portal.example', samplePassword)
      await page.waitForURL((url) => `${url.pathname}${url.search}` === path)
      expect(new URL(page.url()).hostname).toBe('localhost')
    }
  },
)

test('the login page redirects a logged-in person', deep, async ({ page }) => {
  await page.goto('/auth/login')
  await logIn(page, 'visitor@portal.example', samplePassword)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/auth/login?redirect=%2Fnews')
  await page.waitForURL('**/news')
})

test(
  'an expired session is shown as logged out, and the login page stays',
  deep,
  async ({ page, context }) => {
    await context.addCookies([
      { name: 'signed_in', value: '1', domain: 'localhost', path: '/' },
      { name: 'sid', value: 'A'.repeat(43), domain: 'localhost', path: '/' },
    ])
    await page.goto('/profile')
    await page.waitForURL('**/auth/login?redirect=%2Fprofile')
    await expect(accountButton(page, english)).toHaveCount(0)
    await logIn(page, 'visitor@portal.example', samplePassword)
    await page.waitForURL('**/profile')
  },
)

test('a visitor who never logged in makes no data call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await visit(page, '/about-jordan')
  expect(calls).toEqual([])
})
