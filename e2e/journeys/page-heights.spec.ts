import { expect, test } from '@playwright/test'
import { gateIn } from '../../tests/support/depth'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { visit } from '../../tests/support/visit'

const phone = { width: 390, height: 844 } as const

const sixScreens = 6 * phone.height

/** The tallest that a page may be on a phone, and the language that `npm test` measures it in. */
const limits: readonly [keyof typeof pageKinds, number, 'en' | 'ar'][] = [
  ['home', 5_500, 'en'],
  ['news list', sixScreens, 'ar'],
  ['international events', sixScreens, 'en'],
  ['local events', sixScreens, 'ar'],
  ['international buyers', sixScreens, 'ar'],
  ['local buyers', sixScreens, 'en'],
  ['local buyers, services', sixScreens, 'ar'],
  ['local buyers, sub-sector', sixScreens, 'en'],
  ['pool of experts', sixScreens, 'en'],
  ['support institutions', sixScreens, 'ar'],
  ['credentials', sixScreens, 'en'],
  ['trade agreements', sixScreens, 'ar'],
  ['search results', sixScreens, 'en'],
  ['market', sixScreens, 'ar'],
  ['product in a market', 6_000, 'en'],
]

test.use({ viewport: phone })

for (const [name, most, gate] of limits) {
  for (const locale of bothLocales) {
    test(
      `${name} in ${locale} is at most ${most} px tall on a phone`,
      gateIn(gate, locale),
      async ({ page }) => {
        await visit(page, kindAddress(pageKinds[name], locale))
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeLessThanOrEqual(most)
      },
    )
  }
}
