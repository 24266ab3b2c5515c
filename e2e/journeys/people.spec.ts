import { expect, test, type Locator, type Page } from '@playwright/test'
import { createHmac, randomInt } from 'node:crypto'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { ownPassword, samplePassword } from '../../tests/support/served-portal'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'

const languages = [
  { locale: 'en', prefix: '', texts: english },
  { locale: 'ar', prefix: '/ar', texts: arabic },
] as const

const part = () => randomInt(1, 255)
const address = () => ({ 'x-forwarded-for': `203.${part()}.${part()}.${part()}` })

test.use({
  extraHTTPHeaders: async ({}, use) => {
    await use(address())
  },
})

async function registered(page: Page, baseURL: string) {
  const email = `person-${randomInt(2 ** 40)}@portal.example`
  const answer = await page.request.post('/api/register', {
    data: {
      ...{ name: 'Hala', phone: '+962790000000', email },
      ...{ password: ownPassword, password_confirmation: ownPassword },
    },
    headers: { origin: baseURL },
  })
  expect(answer.status()).toBe(200)
  return { email, id: (await (await page.request.get('/api/user')).json()).id }
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows for a secret, so many steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, later = 0): string {
  const bits = Array.from(secret, (sign) => signs.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

for (const { locale, prefix, texts } of languages) {
  const { people, trail } = texts.admin
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true })

  test(`an admin gives a role and a company, blocks and unblocks by keyboard (${locale})`, async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    const origin = baseURL ?? ''
    test.setTimeout(150_000)
    const { email, id } = await registered(page, origin)
    const status = async () => (await page.request.get('/api/user')).status()
    const logIn = async () =>
      (
        await page.request.post('/api/login', {
          data: { email, password: ownPassword },
          headers: { origin },
        })
      ).status()
    const office = await browser.newContext({ baseURL: origin, extraHTTPHeaders: address() })
    await office.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    const admin = await office.newPage()
    await admin.request.post('/api/login', {
      data: { email: 'admin@portal.example', password: samplePassword },
      headers: { origin },
    })
    await admin.goto('/admin/people')
    await admin.getByRole('searchbox').fill(email)
    await press(admin.getByRole('link', { name: email }))
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Hala')
    expect(await violations(admin)).toEqual([])

    await admin.getByRole('checkbox', { name: people.role.officer }).press('Space')
    const company = admin.getByRole('combobox', { name: people.standing.company })
    await company.fill('5')
    await expect(admin.getByRole('option')).toHaveCount(1)
    expect(await violations(admin)).toEqual([])
    await company.press('ArrowDown')
    await company.press('Enter')
    await expect(company).not.toHaveValue('5')
    await press(button(admin, people.standing.save))
    await expect(admin.getByText(people.standing.done)).toBeVisible()
    expect(await status()).toBe(401)
    expect(await logIn()).toBe(200)
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({
      staff_roles: ['officer'],
      company_id: 5,
    })

    await admin.reload()
    await press(button(admin, people.deeds.signOut.text))
    const dialog = admin.getByRole('dialog')
    await press(button(dialog, people.deeds.signOut.text))
    await expect(admin.getByText(people.deeds.signOut.done)).toBeVisible()
    expect(await status()).toBe(401)
    await press(button(admin, people.deeds.block.text))
    await press(button(dialog, people.deeds.block.text))
    await expect(admin.getByText(people.deeds.block.done)).toBeVisible()
    expect(await logIn()).not.toBe(200)
    await press(button(admin, people.deeds.unblock.text))
    await press(button(dialog, people.deeds.unblock.text))
    await expect(admin.getByText(people.deeds.unblock.done)).toBeVisible()
    expect(await logIn()).toBe(200)

    await admin.goto(`/admin/trail?filter=${encodeURIComponent(JSON.stringify({ q: String(id) }))}`)
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(trail.title)
    await office.close()
    await context.clearCookies()
  })

  test(`somebody of staff enrols a second factor and logs in with a code and a recovery code (${locale})`, async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    const origin = baseURL ?? ''
    test.setTimeout(150_000)
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    const { email, id } = await registered(page, origin)
    const office = await browser.newContext({ baseURL: origin, extraHTTPHeaders: address() })
    const headers = { origin }
    await office.request.post('/api/login', {
      data: { email: 'admin@portal.example', password: samplePassword },
      headers,
    })
    const standing = { version: 1, staff_roles: ['officer'], is_vip: false, company_id: null }
    const given = await office.request.put(`/api/admin/users/${id}`, { data: standing, headers })
    expect(given.status()).toBe(200)
    await office.close()

    const factor = texts.security.secondFactor
    const login = texts.accounts.login
    const enter = async () => {
      await page.goto(`${prefix}/auth/login?redirect=%2Fadmin%2Fsecurity`)
      await page.getByLabel(login.email).fill(email)
      await page.getByRole('textbox', { name: login.password }).fill(ownPassword)
      await press(button(page, login.submit))
    }
    await enter()
    await expect(page).toHaveURL('/admin/security')
    await page.locator('main input[autocomplete=current-password]').fill(ownPassword)
    await press(button(page, factor.begin.submit))
    await expect(page.getByRole('img', { name: factor.picture })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const secret = (
      await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/).innerText()
    ).replaceAll(' ', '')
    await page.getByLabel(factor.code).fill(codeOf(secret))
    await press(button(page, factor.confirm))
    const codes = page.getByRole('list', { name: factor.recovery.list }).getByRole('listitem')
    await expect(codes.first()).toBeVisible()
    const [recovery = ''] = await codes.allInnerTexts()
    expect(await violations(page)).toEqual([])
    await press(button(page, factor.recovery.kept))

    await context.clearCookies()
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    await enter()
    await page.getByLabel(login.code).fill(codeOf(secret, 1))
    await press(button(page, login.submit))
    await expect(page).toHaveURL('/admin/security')

    await context.clearCookies()
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    await enter()
    await page.getByLabel(login.code).fill(recovery)
    await press(button(page, login.submit))
    await expect(page).toHaveURL('/admin/security')
  })
}
