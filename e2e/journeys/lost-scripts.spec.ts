import { expect, test } from '@playwright/test'
import { gateIn } from '../../tests/support/depth'
import { bothLocales } from '../../tests/support/page-kinds'
import { visit } from '../../tests/support/visit'

/** A page that is made for each request has a policy with a nonce, a finished one with hashes. */
const pages = {
  finished: { en: '/news', ar: '/ar/news' },
  'made for each request': { en: '/auth/login', ar: '/ar/auth/login' },
}

for (const [kind, addresses] of Object.entries(pages)) {
  for (const locale of bothLocales) {
    test(
      `a page ${kind} works in ${locale} although each script got lost once`,
      gateIn('en', locale),
      async ({ page }) => {
        const lost = new Set<string>()
        await page.route('**/_next/**/*.js*', async (route) => {
          const address = route.request().url()
          if (lost.has(address)) return route.continue()
          lost.add(address)
          return route.abort('connectionreset')
        })
        await visit(page, addresses[locale])
        expect(lost.size).toBeGreaterThan(3)
      },
    )
  }
}
