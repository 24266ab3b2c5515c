import { expect, test, type Locator, type Page } from '@playwright/test'
import { pdfWith } from '../../tests/support/uploads'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { logIn } from '../../tests/support/own-browser'
import { pdfNamed, withCompany } from '../../tests/support/registered-company'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** A valid PDF of exactly this many bytes. */
function pdfOf(bytes: number): Buffer {
  const made = (length: number) =>
    pdfWith({ objects: [`<< /Length ${length} >>\nstream\n${'x'.repeat(length)}\nendstream`] })
  const first = made(bytes - 1_000)
  return made(bytes - 1_000 + bytes - first.length)
}

/** Somebody new, logged in, with a company of their own that has one certificate; its id. */
const withCertificate = (page: Page, baseURL?: string) =>
  withCompany(page, baseURL, {
    attachment_option_file: '[{"title":"ISO 9001","file_index":0}]',
    'certificate_files[0]': pdfNamed('iso.pdf'),
  })

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Moves on by the Tab key until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}

for (const { locale, prefix, texts } of languages) {
  const { companyEdit, myCompany, companyRegistration, modals } = texts
  const edit = (id: number) => `${prefix}/profile/my-company/${id}/edit`
  const atProfile = (url: URL) => url.pathname === `${prefix}/profile`
  const submit = (page: Page) => page.getByRole('button', { name: companyEdit.submit, exact: true })

  test.describe(`My Company, ${locale}`, () => {
    test(
      'redirects to My Products, and shows the company to nobody else',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await page.goto(`${prefix}/my-company`)
        await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
        const id = await withCertificate(page, baseURL)
        await page.goto(`${prefix}/my-company`)
        await expect(page).toHaveURL(new RegExp(`${prefix}/my-products$`))
        await expect(page.getByRole('heading', { name: 'Petra Olive Oil' })).toBeVisible()
        await expect(page.getByText(myCompany.inProcess)).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect((await page.goto(edit(id === 1 ? 2 : 1)))?.status()).toBe(404)
      },
    )

    test(
      'is changed by keyboard over a slow connection, with a file of 9 MB',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        test.setTimeout(150_000)
        const id = await withCertificate(page, baseURL)
        await visit(page, edit(id))
        const name = field(page, 'company_trading_name')
        await expect(name).toHaveValue('Petra Oil')
        expect(await violations(page)).toEqual([])
        await field(page, 'company_registered_name').focus()
        await tabTo(page, name)
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('Petra Oils')
        await tabTo(page, page.getByRole('button', { name: companyRegistration.addCertificate }))
        await page.keyboard.press('Enter')
        await field(page, 'certificates.1.title').focus()
        await page.keyboard.type('HACCP')
        const large = pdfOf(8_999_999)
        expect(large.length).toBe(8_999_999)
        await field(page, 'certificates.1.file').setInputFiles(pdfNamed('haccp.pdf', large))
        await expect(page.getByText('haccp.pdf')).toBeVisible()
        const client = await page.context().newCDPSession(page)
        await client.send('Network.enable')
        await client.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 200,
          downloadThroughput: 4_000_000,
          uploadThroughput: 3_000_000,
        })
        await tabTo(page, submit(page))
        await page.keyboard.press('Enter')
        const sending = page.getByRole('dialog', { name: companyRegistration.sending.title })
        await expect(sending.getByRole('progressbar')).toBeVisible()
        await expect(page.getByRole('dialog', { name: companyEdit.success.title })).toBeVisible({
          timeout: 60_000,
        })
        await expect(page).toHaveURL(atProfile, { timeout: 30_000 })
        const [saved] = await (await page.request.get(`/api/my-company/${id}`)).json()
        expect(saved).toMatchObject({ company_trading_name: 'Petra Oils', version: 2 })
        expect(JSON.parse(saved.attachment_option_file)).toMatchObject([
          { title: 'ISO 9001' },
          { title: 'HACCP' },
        ])
      },
    )

    test(
      'refuses a file of 9.1 MB and a renamed program at their fields',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        const id = await withCertificate(page, baseURL)
        await visit(page, edit(id))
        const profile = field(page, 'company_profile_pdf')
        await profile.setInputFiles(pdfNamed('large.pdf', pdfOf(9_100_000)))
        await expect(page.getByText(texts.rules.size_9)).toBeVisible()
        const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])
        await profile.setInputFiles(pdfNamed('setup.exe.pdf', program))
        await expect(page.getByText(texts.rules.pdf)).toBeVisible()
        await field(page, 'logo').setInputFiles({
          name: 'setup.png',
          mimeType: 'image/png',
          buffer: program,
        })
        await expect(page.getByText(texts.rules.picture, { exact: true })).toBeVisible()
      },
    )

    test(
      'lists missing fields, keeps a draft, and loses nothing when the connection breaks',
      gateIn('ar', locale),
      async ({ page, baseURL }) => {
        const id = await withCertificate(page, baseURL)
        await visit(page, edit(id))
        const phone = field(page, 'phone_number')
        await phone.fill('')
        await phone.press('Tab')
        await expect(page.getByText(companyRegistration.required.phone_number)).toBeVisible()
        await page.getByRole('button', { name: companyRegistration.addCertificate }).click()
        await field(page, 'certificates.1.valid_until').fill('2030-01-31')
        await submit(page).click()
        const summary = page.getByRole('alertdialog', { name: modals.requiredFields.title })
        const number = '2'
        for (const text of [companyEdit.certificateName, companyEdit.certificateFile]) {
          await expect(summary.getByText(text.replace('{number, number}', number))).toBeVisible()
        }
        const { phone_number: sentence } = companyRegistration.required
        await summary.getByRole('button', { name: sentence }).click()
        await expect(phone).toBeFocused()
        await phone.fill('0791234567')
        const remove = companyRegistration.removeCertificate.replace('{number, number}', number)
        await page.getByRole('button', { name: remove }).click()
        await expect(page.getByText(companyRegistration.draft.saved)).toBeVisible()
        await page.reload()
        await expect(phone).toHaveValue('0791234567')

        await page.route('**/api/international-buyers-update', (route) => route.abort())
        await submit(page).click()
        const failed = page.getByRole('alertdialog', { name: modals.error.title })
        await expect(failed).toBeVisible()
        await page.unroute('**/api/international-buyers-update')
        await failed.getByRole('button', { name: modals.error.retry }).click()
        await expect(page).toHaveURL(atProfile)
        const [saved] = await (await page.request.get(`/api/my-company/${id}`)).json()
        expect(saved).toMatchObject({ phone_number: '0791234567', version: 2 })
      },
    )

    test(
      'shows the second of two editors who was first, and the earlier version',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        const id = await withCertificate(page, baseURL)
        await page.goto(edit(id))
        await expect(field(page, 'e_mail')).toHaveValue('sales@petra-oil.example')
        const other = await page.context().newPage()
        await visit(other, edit(id))
        await field(other, 'phone_number').fill('0798888888')
        await submit(other).click()
        await expect(other).toHaveURL(atProfile)
        await field(page, 'e_mail').fill('mine@petra-oil.example')
        await page.getByRole('button', { name: companyEdit.previewButton }).click()
        const preview = page.getByRole('dialog', { name: companyEdit.preview.title })
        await expect(preview.getByText('mine@petra-oil.example')).toBeVisible()
        await preview.getByRole('button', { name: companyEdit.preview.close }).last().click()
        await submit(page).click()
        const conflict = page.getByRole('alertdialog', { name: companyEdit.conflict.title })
        await expect(conflict.getByText(/Rana/)).toBeVisible()
        await expect(field(page, 'e_mail')).toHaveValue('mine@petra-oil.example')
        await conflict.getByRole('button', { name: companyEdit.conflict.save }).click()
        await expect(page).toHaveURL(atProfile)
      },
    )

    test(
      'is public when staff approve it, and stays public while a change waits',
      deepIn('en', locale),
      async ({ page, baseURL, playwright }) => {
        const id = await withCertificate(page, baseURL)
        const officer = await playwright.request.newContext({
          baseURL: baseURL ?? '',
          extraHTTPHeaders: { origin: baseURL ?? '', ...ownAddress() },
        })
        await logIn({ request: officer }, 'officer', baseURL)
        expect((await page.goto(`${prefix}/buyers/${id}`))?.status()).toBe(404)
        const approve = (version: number) =>
          officer.post(`/api/admin/companies/${id}/approve`, { data: { version } })
        expect((await approve(1)).status()).toBe(200)
        await expect
          .poll(async () => (await page.goto(`${prefix}/buyers/${id}`))?.status())
          .toBe(200)
        await visit(page, edit(id))
        await field(page, 'company_trading_name').fill('Petra Oils')
        await submit(page).click()
        await expect(page).toHaveURL(atProfile)
        await page.goto(`${prefix}/my-company`)
        await expect(page.getByText(myCompany.changed)).toBeVisible()
        await page.goto(`${prefix}/buyers/${id}`)
        await expect(page.getByText('Petra Oil', { exact: true })).toBeVisible()
        const reason = 'The website does not open.'
        const refused = await officer.post(`/api/admin/companies/${id}/refuse`, {
          data: { version: 3, reason },
        })
        expect(refused.status()).toBe(200)
        await page.goto(`${prefix}/my-company`)
        await expect(page.getByText(myCompany.changeRefused)).toBeVisible()
        await expect(page.getByText(reason)).toBeVisible()
        await officer.dispose()
      },
    )
  })
}
