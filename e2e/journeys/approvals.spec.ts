import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { ownPassword, samplePassword } from '../../tests/support/served-portal'
import { pdfWith } from '../../tests/support/uploads'
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

const picture = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#1b6b64' } })
    .png()
    .toBuffer()

/** Somebody registers with a company of this name and a product; what the two are called by. */
async function submitted(page: Page, baseURL: string, name: string, product: string) {
  const headers = { origin: baseURL }
  const person = {
    name: 'Rana',
    phone: '+962790000000',
    email: `approvals-${randomInt(2 ** 40)}@portal.example`,
    password: ownPassword,
    password_confirmation: ownPassword,
  }
  expect((await page.request.post('/api/register', { data: person, headers })).status()).toBe(200)
  const image = { name: 'logo.png', mimeType: 'image/png', buffer: await picture() }
  const profile = { name: 'profile.pdf', mimeType: 'application/pdf', buffer: pdfWith() }
  const company = {
    company_registered_name: name,
    company_trading_name: name,
    type_of_company: '1',
    phone_number: '065000000',
    mobile_number: '0790000000',
    website_url: 'https://petra-oil.example',
    e_mail: `sales@firm-${randomInt(2 ** 40)}.example`,
    location_type_id: '1',
    governorates: '1',
    industry_information_for_products: '[2]',
    industry_information_for_services: '[14]',
    countries_of_operations: '[840]',
    attachment_option_file: '[]',
    person_title: '1',
    person_position: '1',
    person_first_name: 'Rana',
    person_last_name: 'Haddad',
    person_mobile_number: '0790000000',
    person_email: 'rana@petra-oil.example',
    logo: image,
    company_profile_pdf: profile,
  }
  const registered = await page.request.post('/api/international-buyers', {
    multipart: company,
    headers,
  })
  expect(await registered.text()).toBe('Success')
  const { company_id } = await (await page.request.get('/api/user')).json()
  const offer = {
    name_eng: product,
    name_ara: product,
    gs1_code: '6291041500213',
    hs_code: '150920',
    industry: '2',
    sub_ind: '201',
    description_eng: 'Cold pressed.',
    description_ara: 'معصور على البارد.',
    features: 'Acidity 0.5 %',
    cert: 'ISO 22000',
    contacts: 'https://olive.example/contact',
    image,
  }
  const added = await page.request.post('/api/products', { multipart: offer, headers })
  expect(await added.text()).toBe('Success')
  const [newest] = await (await page.request.get(`/api/my-products-get/${company_id}`)).json()
  return { company: Number(company_id), product: Number(newest.id) }
}

/** The window of an officer, in a browser of their own. */
async function officerWindow(browser: Browser, baseURL: string, locale: string) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: address() })
  await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
  const page = await context.newPage()
  const login = await page.request.post('/api/login', {
    data: { email: 'officer@portal.example', password: samplePassword },
    headers: { origin: baseURL },
  })
  expect(login.status()).toBe(200)
  return page
}

for (const { locale, prefix, texts } of languages) {
  const { approvals, deeds, list } = texts.admin
  const button = (page: Page | Locator, name: string) =>
    page.getByRole('button', { name, exact: true })

  /** Opens a record of the queue, which shows who waits longest first, by keyboard. */
  async function openInQueue(page: Page, kind: string, name: string) {
    await page.goto('/admin/approvals')
    await page.getByLabel(approvals.column.kind).selectOption(kind)
    await expect(page).toHaveURL(/kind/)
    const link = page.getByRole('link', { name, exact: true })
    const shown = page.getByRole('navigation', { name: list.pages }).getByRole('status')
    const next = button(page, list.next)
    await expect(async () => {
      const isElsewhere = (await link.count()) === 0 && (await next.count()) === 1
      if (isElsewhere && (await next.isEnabled())) await press(next)
      await expect(shown).toBeVisible()
      await expect(link).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await press(link)
  }

  test(`a registered company is refused with a reason, then approved, and is public with its product (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    test.setTimeout(180_000)
    const number = randomInt(2 ** 40)
    const [name, product] = [`Petra Olive ${number}`, `Olive oil ${number}`]
    const ids = await submitted(page, origin, name, product)
    const officer = await officerWindow(browser, origin, locale)

    await openInQueue(officer, 'company', name)
    await expect(officer.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(officer.getByRole('cell', { name, exact: true }).first()).toBeVisible()
    expect(await violations(officer)).toEqual([])
    await press(button(officer, approvals.refuse.text))
    const dialog = officer.getByRole('dialog')
    await press(button(dialog, approvals.refuse.text))
    await expect(dialog.getByText(deeds.reasonMissing)).toBeVisible()
    expect(await violations(officer)).toEqual([])
    await dialog.getByRole('textbox').fill('The website does not open.')
    await press(button(dialog, approvals.refuse.text))
    await expect(officer.getByText(approvals.refuse.done)).toBeVisible()
    expect((await page.request.get(`/api/international-buyers/${ids.company}`)).status()).toBe(404)

    await press(button(officer, approvals.approve))
    const open = officer.getByRole('link', { name: approvals.publicPage })
    await expect(open).toBeVisible()
    await openInQueue(officer, 'product', product)
    await press(button(officer, approvals.approve))
    await press(open)
    await expect(officer).toHaveURL(`${prefix}/buyers/products/${ids.product}`)
    await expect(officer.getByRole('heading', { level: 1 })).toHaveText(product)
    await officer.goto(`${prefix}/buyers/${ids.company}`)
    await expect(officer.getByRole('heading', { level: 1 })).toHaveText(name)
    await officer.context().close()
  })
}

test('the second of two officers is told who decided, and sees how the record stands', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  test.setTimeout(120_000)
  const { approvals } = english.admin
  const number = randomInt(2 ** 40)
  const ids = await submitted(page, origin, `Jerash Stone ${number}`, `Tiles ${number}`)
  const path = `/admin/approvals/company.${ids.company}`
  const [first, second] = [
    await officerWindow(browser, origin, 'en'),
    await officerWindow(browser, origin, 'en'),
  ]
  const approve = (one: Page) => one.getByRole('button', { name: approvals.approve, exact: true })
  await first.goto(path)
  await second.goto(path)
  await expect(approve(second)).toBeVisible()
  await press(approve(first))
  await expect(first.getByRole('link', { name: approvals.publicPage })).toBeVisible()
  await press(approve(second))
  await expect(second.getByText(/^Not done: Officer Sample was first \(Approved/)).toBeVisible()
  await expect(second.getByRole('link', { name: approvals.publicPage })).toBeVisible()
  await first.context().close()
  await second.context().close()
})
