import { expect, test, type Page } from '@playwright/test'
import { bothLocales } from '../../tests/support/page-kinds'
import { deep } from '../../tests/support/depth'

const pages = {
  'a content page': { en: '/about-jordan', ar: '/ar/about-jordan' },
  'the export guide': { en: '/pages/120-export-guide', ar: '/ar/pages/120-دليل-التصدير' },
  'the FAQ for exporters': {
    en: '/pages/100-faq-for-exporters',
    ar: '/ar/pages/100-أسئلة-المصدرين-الشائعة',
  },
  'the contact page': { en: '/pages/190-contact-us', ar: '/ar/pages/190-اتصل-بنا' },
} as const

/** What is between the margins of an A4 sheet (210 mm without 18 mm on each side), in pixels. */
const paperWidth = Math.floor((174 / 25.4) * 96)

/** Names of elements that are shown and match. */
function shown(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (given) =>
      Array.from(document.querySelectorAll(given))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().width > 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    selector,
  )
}

for (const [name, address] of Object.entries(pages)) {
  for (const locale of bothLocales) {
    test(
      `${name} prints well in ${locale}`,
      name === 'the export guide' ? {} : deep,
      async ({ page }, info) => {
        await page.setViewportSize({ width: paperWidth, height: 1000 })
        await page.goto(address[locale])
        await page.emulateMedia({ media: 'print' })

        expect(
          await shown(page, 'footer, nav, button, form, dialog, [data-no-print], #related-entries'),
        ).toEqual([])
        await expect(page.locator('header').first()).toContainText(
          locale === 'en' ? 'National Export Portal' : 'البوابة الوطنية للتصدير',
        )
        await expect(page.locator('header [data-ltr]')).toContainText(/^https?:\/\//)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
        const changed = page.getByText(locale === 'en' ? 'Last updated:' : 'آخر تحديث:')
        await expect(changed).toBeVisible()
        await expect(changed).toHaveCSS('color', 'rgb(0, 0, 0)')
        const found = page.locator('main p[data-ltr]').last()
        expect(new URL((await found.textContent()) ?? '').pathname).toBe(
          new URL(page.url()).pathname,
        )

        const closed = await page.evaluate(() =>
          Array.from(document.querySelectorAll('main details > :not(summary)'))
            .filter((body) => body.parentElement?.checkVisibility())
            .filter((body) => body.getBoundingClientRect().height < 10)
            .map((body) => body.parentElement?.textContent?.slice(0, 80)),
        )
        expect(closed, 'what opens on a screen is open on paper').toEqual([])
        const cut = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement
          const frames = Array.from(document.querySelectorAll('main [data-scroll]'))
          return [
            scrollWidth - clientWidth,
            ...frames.map((frame) => frame.scrollWidth - frame.clientWidth),
          ]
        })
        expect(Math.max(...cut), 'nothing is wider than the sheet').toBeLessThanOrEqual(0)
        await info.attach('page.pdf', {
          body: await page.pdf({ preferCSSPageSize: true }),
          contentType: 'application/pdf',
        })
      },
    )
  }
}

test('a table keeps its columns and its rows whole on paper', deep, async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.goto('/jordan-exports')
  const table = page.locator('main table').first()
  await expect(table).toHaveCSS('display', 'block')
  await page.emulateMedia({ media: 'print' })
  await expect(table).toHaveCSS('display', 'table')
  await expect(table.locator('tr').last()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid')
})

test('a link that leads out of the portal is followed by its address on paper', async ({
  page,
}) => {
  await page.goto('/ar/about-jordan')
  await page.emulateMedia({ media: 'print' })
  const written = await page.locator('main article').evaluate((article) => {
    const outside = document.createElement('a')
    outside.href = 'https://customs.example/tariff'
    article.append(outside)
    return Array.from(article.querySelectorAll('a')).map((link) => {
      const { content, direction } = getComputedStyle(link, '::after')
      return { href: link.getAttribute('href'), content, direction }
    })
  })
  expect(written.at(-1)).toEqual({
    href: 'https://customs.example/tariff',
    content: expect.stringContaining('https://customs.example/tariff'),
    direction: 'ltr',
  })
  const inside = written.slice(0, -1)
  expect(inside.length).toBeGreaterThan(0)
  for (const { content } of inside) expect(content).toBe('none')
})
