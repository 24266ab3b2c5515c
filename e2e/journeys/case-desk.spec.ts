import { expect, test, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logIn, logInAsStaff, register, staffName, windowOf } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** A person files an enquiry; the answer is its request number. */
async function filed(page: Page, baseURL = '', description: string): Promise<number> {
  await register(page, baseURL, 'Lina')
  return filedAgain(page, baseURL, description)
}

/** The same person files another one. */
async function filedAgain(page: Page, baseURL = '', description: string): Promise<number> {
  const submitData = {
    enq_type: 7,
    name: 'Lina',
    phone: '0790000000',
    company: 'Olive House',
    job_title: 'Manager',
    description,
    agreements: true,
  }
  const headers = { origin: baseURL }
  const answer = await page.request.post('/api/all-enquiries', { data: { submitData }, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

for (const { locale, texts } of languages) {
  test(
    `an officer takes an enquiry on, answers it and ends it by keyboard (${locale})`,
    gateIn('en', locale),
    async ({ page, baseURL }) => {
      test.setTimeout(120_000)
      const { caseDesk } = texts.admin
      const description = `Which markets buy olive oil? ${randomInt(2 ** 40)}`
      const id = await filed(page, baseURL, description)
      await logInAsStaff(page, 'officer', locale, baseURL)
      await visit(page, '/admin/enquiries')
      await page.getByRole('searchbox').fill(String(id))
      const link = page.locator(`a[href="/admin/enquiries/${id}"]`)
      await expect(link).toBeVisible()
      expect(await violations(page)).toEqual([])
      // Twelve rows on a screen of 900 pixels.
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByRole('row')).toHaveCount(2)
      const row = await page.getByRole('row').filter({ has: link }).boundingBox()
      expect((row?.y ?? 900) + 12 * (row?.height ?? 900)).toBeLessThanOrEqual(900)
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('j')
      await expect(link).toBeFocused()
      await page.keyboard.press('r')
      const answer = page.getByRole('textbox', { name: caseDesk.conversation.answer })
      await expect(answer).toBeFocused()
      await page.goBack()
      await expect(link).toBeVisible()
      await page.keyboard.press('Control+k')
      const search = page.getByRole('combobox', { name: texts.admin.staffSearch.label })
      await search.fill(String(id))
      const found = page.getByRole('group', { name: texts.admin.staffSearch.kind.enquiries })
      const first = found.getByRole('option').first()
      await expect(first).toHaveAttribute('href', `/admin/enquiries/${id}`)
      expect(await violations(page)).toEqual([])
      await search.press('ArrowDown')
      await search.press('Enter')
      await expect(page.getByText(description)).toBeVisible()
      expect(await violations(page)).toEqual([])

      await press(page.getByRole('button', { name: caseDesk.owner.take }))
      await expect(page.getByRole('button', { name: caseDesk.owner.take })).toHaveCount(0)
      const note = page.getByRole('textbox', { name: caseDesk.notes.text })
      await note.pressSequentially('Called her @')
      const offered = page.getByRole('listbox', { name: caseDesk.notes.colleagues })
      const colleague = (await offered.getByRole('option').first().textContent()) ?? ''
      expect(await violations(page)).toEqual([])
      await note.press('ArrowDown')
      await note.press('Enter')
      await expect(note).toHaveValue(`Called her @${colleague} `)
      await press(page.getByRole('button', { name: caseDesk.notes.write }))
      await expect(page.getByRole('listitem').filter({ hasText: `@${colleague}` })).toBeVisible()
      const reply = page.getByRole('textbox', { name: caseDesk.conversation.answer })
      await reply.fill('Germany and Poland.')
      await press(page.getByRole('button', { name: caseDesk.conversation.send }))
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Germany and Poland.' }),
      ).toBeVisible()
      const completed = texts.myEnquiries.status.completed
      await press(page.getByRole('button', { name: completed, exact: true }))
      const dialog = page.getByRole('dialog')
      // The text that it starts from may come after it.
      await expect(dialog.getByRole('textbox')).not.toHaveValue('')
      await press(dialog.getByRole('button', { name: completed, exact: true }))
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(caseDesk.conversation.closed)).toBeVisible()
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    `the filtered list is exported as CSV and as a workbook (${locale})`,
    deepIn('ar', locale),
    async ({ page, baseURL }) => {
      const { caseDesk } = texts.admin
      const id = await filed(page, baseURL, 'Which markets buy olive oil?')
      await logInAsStaff(page, 'officer', locale, baseURL)
      await visit(page, '/admin/enquiries')
      await page.getByRole('searchbox').fill(String(id))
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
      const saved = async (name: string) => {
        await press(page.getByRole('button', { name, exact: true }))
        const dialog = page.getByRole('dialog', { name: caseDesk.export.title })
        await dialog.getByRole('textbox', { name: caseDesk.export.purpose }).fill('Yearly report')
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          press(dialog.getByRole('button', { name, exact: true })),
        ])
        await expect(dialog).toBeHidden()
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
      }
      const table = await saved(caseDesk.export.csv)
      expect(table.name).toMatch(/\.csv$/)
      const lines = table.bytes.toString('utf8').trim().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain('Olive House')
      const workbook = await saved(caseDesk.export.xlsx)
      expect(workbook.name).toMatch(/\.xlsx$/)
      // An archive, as every workbook is (ECMA-376 part 2).
      expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
    },
  )

  test(
    `the second of two officers sees who was first; duplicate cases are merged (${locale})`,
    deepIn('ar', locale),
    async ({ page, baseURL, browser }) => {
      test.setTimeout(120_000)
      const { caseDesk, auditLog } = texts.admin
      const names = texts.myEnquiries.status
      const id = await filed(page, baseURL, 'Which markets buy olive oil?')
      const again = await filedAgain(page, baseURL, 'Which markets buy olive oil, once more?')
      await logInAsStaff(page, 'officer', locale, baseURL)
      const other = await windowOf(browser, 'admin', locale, baseURL)
      await page.goto(`/admin/enquiries/${id}`)
      await other.goto(`/admin/enquiries/${id}`)
      const move = async (one: Page, name: string) => {
        await press(one.getByRole('button', { name, exact: true }))
        await press(one.getByRole('dialog').getByRole('button', { name, exact: true }))
      }
      await expect(page.getByRole('button', { name: names.ongoing, exact: true })).toBeVisible()
      await press(page.getByText(caseDesk.moves.others, { exact: true }))
      await move(other, names.ongoing)
      await expect(other.getByRole('button', { name: names.ongoing, exact: true })).toHaveCount(0)
      await move(page, names.completed)
      const told = page.getByText(auditLog.action.status).filter({ hasText: staffName('admin') })
      await expect(told).toBeVisible()
      await expect(page.getByRole('button', { name: names.ongoing, exact: true })).toHaveCount(0)

      await page.goto(`/admin/enquiries/${again}`)
      const merge = caseDesk.merging.merge.replace('{id}', String(id))
      await press(page.getByRole('button', { name: merge, exact: true }))
      await press(page.getByRole('dialog').getByRole('button', { name: merge, exact: true }))
      await expect(page.getByText(caseDesk.merging.into)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await other.context().close()
    },
  )

  test(
    `axe finds nothing in the other screens of officers and admins (${locale})`,
    deepIn('en', locale),
    async ({ page, baseURL }) => {
      test.setTimeout(120_000)
      await logInAsStaff(page, 'admin', locale, baseURL)
      const paths = [
        'approvals',
        'people',
        'trail',
        'guide',
        'numbers',
        'enquiries/service-levels',
        'security',
      ]
      for (const path of paths) {
        await page.goto(`/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
        expect(await violations(page), path).toEqual([])
      }
    },
  )
}

test('leads visitors to the login, and shows members the 404 page', async ({ page, baseURL }) => {
  await page.goto('/admin/enquiries')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fadmin%2Fenquiries$/)
  await logIn(page, 'exporter', baseURL)
  expect((await page.goto('/admin/enquiries'))?.status()).toBe(404)
  expect((await page.request.get('/api/admin/enquiries')).status()).toBe(403)
})
