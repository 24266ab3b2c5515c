import { expect, test, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { deepIn } from '../../tests/support/depth'
import { press } from '../../tests/support/keyboard'
import { fromOwnAddress } from '../../tests/support/own-address'
import { windowOf } from '../../tests/support/own-browser'
import { addProduct, withCompany } from '../../tests/support/registered-company'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** A picture of one colour that is large enough to be a photograph. */
const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1280, height: 960, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const alternatives = [
  ['Bottles on a table', 'زجاجات على طاولة'],
  ['An olive press', 'معصرة زيتون'],
  ['The grove in spring', 'البستان في الربيع'],
] as const

for (const { locale, prefix, texts } of languages) {
  const { offerForm, offers } = texts
  const own = offerForm.pictures
  const entry = (page: Page, at: number) =>
    page.getByRole('group', {
      name: at === 0 ? own.first : new RegExp(own.nth.replace('{number}', `.?${at + 1}.?`)),
      exact: true,
    })

  test(
    `an owner describes and arranges three pictures, staff approve, a visitor sees them (${locale})`,
    deepIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const origin = baseURL ?? ''
      const name = `Olive oil ${randomInt(2 ** 40)}`
      const company = await withCompany(page, origin)
      const id = await addProduct(page, company, origin, { name_eng: name, name_ara: name })

      await visit(page, `${prefix}/profile/my-products/${id}/edit`)
      await press(entry(page, 0).getByRole('button', { name: new RegExp(`^${own.remove}`) }))
      const colours = ['#6b7436', '#a6452f', '#14544f']
      const files = await Promise.all(colours.map((one, at) => photograph(`${at}.jpg`, one)))
      await page.locator('main [name="image"]').setInputFiles(files)
      await expect(page.getByText('2.jpg')).toBeVisible()
      for (const [at, [english, arabic]] of alternatives.entries()) {
        await entry(page, at).getByLabel(own.image_alt_eng).fill(english)
        await entry(page, at).getByLabel(own.image_alt_ara).fill(arabic)
      }

      const point = entry(page, 0).getByRole('slider')
      await point.focus()
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown'])
        await page.keyboard.press(key)
      await expect(point).toHaveAttribute('aria-valuetext', /40.*51/)
      const box = await entry(page, 1).getByRole('slider').boundingBox()
      const position = { x: (box?.width ?? 0) * 0.75, y: (box?.height ?? 0) * 0.25 }
      await entry(page, 1).getByRole('slider').click({ position })
      await expect(entry(page, 1).getByRole('slider')).toHaveAttribute('aria-valuenow', '75')

      const earlier = entry(page, 1).getByRole('button', { name: new RegExp(`^${own.earlier}`) })
      await press(earlier)
      await expect(entry(page, 0).getByLabel(own.image_alt_eng)).toHaveValue(alternatives[1][0])
      await expect(
        entry(page, 0).getByRole('button', { name: new RegExp(`^${own.earlier}`) }),
      ).toBeFocused()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: offerForm.submit.edit }).press('Enter')
      await expect(page.getByText(offerForm.saved.products.text)).toBeVisible()

      const officer = await windowOf(browser, 'officer', locale, origin)
      const { approvals } = texts.admin
      // Without its company a product is not public.
      await officer.goto(`/admin/approvals/company.${company}`)
      await press(officer.getByRole('button', { name: approvals.approve, exact: true }))
      await expect(officer.getByRole('link', { name: approvals.publicPage })).toBeVisible()
      await officer.goto(`/admin/approvals/product.${id}`)
      await expect(officer.getByText(alternatives[2][0])).toBeVisible()
      expect(await violations(officer)).toEqual([])
      await press(officer.getByRole('button', { name: approvals.approve, exact: true }))
      await expect(officer.getByRole('link', { name: approvals.publicPage })).toBeVisible()
      await officer.context().close()

      await page.goto(`${prefix}/buyers/products/${id}`)
      const language = locale === 'en' ? 0 : 1
      const shown = ([english, arabic]: (typeof alternatives)[number]) =>
        page.locator('main').getByRole('img', { name: language === 0 ? english : arabic })
      const [second, first, third] = alternatives
      await expect(shown(first)).toBeInViewport()
      await expect(shown(first)).toHaveCSS('object-position', '75% 25%')
      await expect(shown(second)).toHaveCSS('object-position', '40% 51%')
      await expect(shown(first).locator('xpath=..').locator('source')).toHaveAttribute(
        'type',
        /avif/,
      )
      await expect
        .poll(() => shown(first).evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)

      await expect(shown(third)).not.toBeInViewport()
      const label = offers.gallery.show.split('{number}')[0] ?? ''
      const thumbs = page.getByRole('link', { name: new RegExp(`^${label}`) })
      await expect(thumbs).toHaveCount(3)
      await press(thumbs.nth(2))
      await expect(shown(third)).toBeInViewport()
      await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
      expect(await violations(page)).toEqual([])
    },
  )
}
