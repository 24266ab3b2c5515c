import { expect, test, type Locator, type Page } from '@playwright/test'
import { createHmac } from 'node:crypto'
import type { Locale } from '../../lib/i18n/locale'
import { ownPassword } from '../../tests/support/served-portal'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { confirmAddress } from '../../tests/support/mail-links'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register, windowOf } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** A new person, logged in: their mail address and id. */
async function registered(page: Page, baseURL: string, locale: Locale) {
  const email = await register(page, baseURL, 'Hala', locale)
  await confirmAddress(page, email)
  return { email, id: (await (await page.request.get('/api/user')).json()).id }
}

const nameKey = (locale: Locale) => (locale === 'en' ? 'name_eng' : 'name_ara')

/** The number of a new enquiry of a type. */
async function file({ request }: Page, origin: string, enq_type: number): Promise<number> {
  const submitData = {
    enq_type,
    name: 'Hala',
    phone: '0790000000',
    company: 'Olive House',
    country: 400,
    job_title: 'Manager',
    industry: 1,
    description: 'Who buys?',
    agreements: true,
  }
  const answer = await request.post('/api/all-enquiries', {
    data: { submitData },
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator for a secret, this many steps of 30 seconds from now (RFC 6238). */
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
  const { people, auditLog } = texts.admin
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name, exact: true })

  test(
    `an admin gives a role and a company, blocks and unblocks by keyboard (${locale})`,
    gateIn('en', locale),
    async ({ page, browser, baseURL, context }) => {
      const origin = baseURL ?? ''
      test.setTimeout(150_000)
      const { email, id } = await registered(page, origin, locale)
      const status = async () => (await page.request.get('/api/user')).status()
      const logIn = async () =>
        (
          await page.request.post('/api/login', {
            data: { email, password: ownPassword },
            headers: { origin },
          })
        ).status()
      const admin = await windowOf(browser, 'admin', locale, origin)
      await visit(admin, '/admin/people')
      await admin.getByRole('searchbox').fill(email)
      await press(admin.getByRole('link', { name: email }))
      await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Hala')
      expect(await violations(admin)).toEqual([])

      await admin.getByRole('checkbox', { name: people.role.officer }).press('Space')
      const company = admin.getByRole('combobox', { name: people.accountStatus.company })
      await company.fill('5')
      await expect(admin.getByRole('listbox').getByRole('option')).toHaveCount(1)
      expect(await violations(admin)).toEqual([])
      await company.press('ArrowDown')
      await company.press('Enter')
      await expect(company).not.toHaveValue('5')
      await press(button(admin, people.accountStatus.save))
      await expect(admin.getByText(people.accountStatus.done)).toBeVisible()
      expect(await status()).toBe(401)
      expect(await logIn()).toBe(200)
      expect(await (await page.request.get('/api/user')).json()).toMatchObject({
        staff_roles: ['officer'],
        company_id: 5,
      })

      await admin.reload()
      await press(button(admin, people.actions.signOut.text))
      const dialog = admin.getByRole('dialog')
      await press(button(dialog, people.actions.signOut.text))
      await expect(admin.getByText(people.actions.signOut.done)).toBeVisible()
      expect(await status()).toBe(401)
      await press(button(admin, people.actions.block.text))
      await press(button(dialog, people.actions.block.text))
      await expect(admin.getByText(people.actions.block.done)).toBeVisible()
      expect(await logIn()).not.toBe(200)
      await press(button(admin, people.actions.unblock.text))
      await press(button(dialog, people.actions.unblock.text))
      await expect(admin.getByText(people.actions.unblock.done)).toBeVisible()
      expect(await logIn()).toBe(200)

      await admin.goto(
        `/admin/trail?filter=${encodeURIComponent(JSON.stringify({ q: String(id) }))}`,
      )
      await expect(admin.getByRole('heading', { level: 1 })).toHaveText(auditLog.title)
      await admin.context().close()
      await context.clearCookies()
    },
  )

  test(
    `a member of staff enrols a second factor and logs in with a code and a recovery code (${locale})`,
    gateIn('ar', locale),
    async ({ page, browser, baseURL, context }) => {
      const origin = baseURL ?? ''
      test.setTimeout(150_000)
      const { email, id } = await registered(page, origin, locale)
      const admin = await windowOf(browser, 'admin', locale, origin)
      const accountStatus = {
        version: (await (await admin.request.get(`/api/admin/users/${id}`)).json()).version,
        staff_roles: ['officer'],
        is_vip: false,
        company_id: null,
      }
      const headers = { origin }
      const given = await admin.request.put(`/api/admin/users/${id}`, {
        data: accountStatus,
        headers,
      })
      expect(given.status()).toBe(200)
      await admin.context().close()

      const factor = texts.security.secondFactor
      const login = texts.accounts.login
      const enter = async () => {
        await visit(page, `${prefix}/auth/login?redirect=%2Fadmin%2Fsecurity`)
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
      await enter()
      await page.getByLabel(login.code).fill(codeOf(secret, 1))
      await press(button(page, login.submit))
      await expect(page).toHaveURL('/admin/security')

      await context.clearCookies()
      await enter()
      await page.getByLabel(login.code).fill(recovery)
      await press(button(page, login.submit))
      await expect(page).toHaveURL('/admin/security')
    },
  )

  test(
    `an admin composes a role for one type of enquiries, and who gets it sees only these (${locale})`,
    deepIn('en', locale),
    async ({ page, browser, baseURL }) => {
      const origin = baseURL ?? ''
      test.setTimeout(150_000)
      const { composedRoles: t, areas } = texts.admin
      const { email, id } = await registered(page, origin, locale)
      const [own, other] = [await file(page, origin, 7), await file(page, origin, 1)]
      const admin = await windowOf(browser, 'admin', locale, origin)
      const read = async (from: Page, path: string) =>
        (await from.request.get(`/api/${path}`)).json()
      const { types } = await read(admin, 'admin/roles')
      const { [nameKey(locale)]: type } = types.find((one: { id: number }) => one.id === 7)

      await visit(admin, '/admin/roles')
      await press(admin.getByRole('link', { name: t.add }))
      const role = `Buyers ${id}`
      await admin.getByLabel(t.name.en).fill(role)
      await admin.getByLabel(t.name.ar).fill(`مشترون ${id}`)
      await admin.getByRole('checkbox', { name: new RegExp(`^${t.area.cases}`) }).press('Space')
      await admin.getByRole('checkbox', { name: t.whole.types, exact: true }).press('Space')
      await admin.getByRole('checkbox', { name: type, exact: true }).press('Space')
      const menu = admin.getByRole('list', { name: t.menu })
      await expect(menu.getByText(areas.enquiries)).toBeVisible()
      await expect(menu.getByText(areas.approvals)).toHaveCount(0)
      expect(await violations(admin)).toEqual([])
      await press(button(admin, t.save))
      await expect(admin.getByText(t.saved)).toBeVisible()

      await visit(admin, `/admin/people/${id}`)
      await admin
        .getByLabel(people.accountStatus.composed, { exact: true })
        .selectOption({ label: locale === 'en' ? role : `مشترون ${id}` })
      await press(button(admin, people.accountStatus.save))
      await expect(admin.getByText(people.accountStatus.done)).toBeVisible()

      const data = { email, password: ownPassword }
      await page.request.post('/api/login', { data, headers: { origin } })
      await visit(page, '/admin/enquiries')
      const sections = page.getByRole('navigation').first()
      await expect(sections.getByRole('link', { name: areas.enquiries })).toBeVisible()
      await expect(page.getByRole('link', { name: areas.approvals })).toHaveCount(0)
      const { data: seen } = await read(page, 'admin/enquiries?per_page=100')
      expect(new Set(seen.map((one: { enq_type: number }) => one.enq_type))).toEqual(new Set([7]))
      await visit(page, `/admin/enquiries/${own}`)
      await expect(page.getByText('Who buys?').first()).toBeVisible()
      await visit(page, `/admin/enquiries/${other}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.admin.notFound.title)

      // What the role opens is changed while its person works.
      const { roles } = await read(admin, 'admin/roles')
      const {
        id: roleId,
        people: _people,
        ...kept
      } = roles.find((one: { name_eng: string }) => one.name_eng === role)
      const changed = await admin.request.put(`/api/admin/roles/${roleId}`, {
        data: { ...kept, areas: ['companies'], case_types: null },
        headers: { origin },
      })
      expect(changed.status()).toBe(200)
      await page.reload()
      await expect(sections.getByRole('link', { name: areas.approvals })).toBeVisible()
      await expect(page.getByRole('link', { name: areas.enquiries })).toHaveCount(0)
      await admin.context().close()
    },
  )
}
