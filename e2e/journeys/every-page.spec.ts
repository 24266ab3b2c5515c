import { expect, test, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { accountKinds, bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { faintInTheDark, violations, violationsOfAll } from '../../tests/support/axe'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { windowOf } from '../../tests/support/own-browser'
import { visit } from '../../tests/support/visit'

const widths = [390, 768, 1024, 1440] as const

/** A screen of each width, in pixels. */
const screenOf = (width: number) => ({ width, height: width === widths[0] ? 844 : 900 })

const sixScreens = 6 * screenOf(widths[0]).height

/** The tallest that pages may be on a phone, in pixels. */
const tallest: Readonly<Record<string, number>> = {
  home: 5_500,
  'news list': sixScreens,
  'international events': sixScreens,
  'local events': sixScreens,
  'international buyers': sixScreens,
  'local buyers': sixScreens,
  'local buyers, services': sixScreens,
  'local buyers, sub-sector': sixScreens,
  'pool of experts': sixScreens,
  'support institutions': sixScreens,
  credentials: sixScreens,
  'trade agreements': sixScreens,
  'search results': sixScreens,
  market: sixScreens,
  'product in a market': 6_000,
}

/** The kinds that `npm test` opens, one of each layout, in the language named. */
const inGate: Readonly<Record<string, 'en' | 'ar'>> = {
  home: 'ar',
  'news list': 'en',
  'content page by page id': 'ar',
  'form of its own': 'en',
  company: 'ar',
  'product in a market': 'en',
}

const notFoundLine = expect.stringContaining('404')
/** Links of mails that the portal did not sign lead to nothing, as an unknown page. */
const notFoundKinds = ['unknown page', 'link of the newsletter', 'link of follows']
const consent = { en: english.consent.title, ar: arabic.consent.title }

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

/** Collects the errors and warnings of a page, and its requests to other hosts. */
function watch(page: Page, origin: string) {
  const problems: string[] = []
  const foreignRequests: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (/^https?:$/.test(address.protocol) && address.origin !== origin)
      foreignRequests.push(address.href)
  })
  return { problems, foreignRequests }
}

/** The directives of a policy by name. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

/** The headers of every page (RELIABILITY 2.3). */
function expectStrictHeaders(headers: Record<string, string>) {
  const policy = directives(headers['content-security-policy'] ?? '')
  expect.soft(policy.get('script-src')).toMatch(/^('self'|'nonce-)/)
  expect.soft(policy.get('script-src')).not.toMatch(/unsafe|\*|https?:/)
  expect.soft(policy.get('require-trusted-types-for')).toBe("'script'")
  expect.soft(policy.get('form-action')).toBe("'self'")
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
    expect.soft(policy.get(name), name).toBe("'none'")
  }
  expect.soft(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect.soft(headers['permissions-policy']).toContain('camera=()')
  expect.soft(headers['x-powered-by']).toBeUndefined()
  expect.soft(headers['set-cookie']).toBeUndefined()
}

/** Overlapping controls of the header and texts of the content. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = Array.from(
      document.querySelectorAll<HTMLElement>(
        'header a, header button, header input, main h1, main h2, main h3',
      ),
    ).filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const boxes = parts
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: other, box: b }) =>
            !element.contains(other) &&
            !other.contains(element) &&
            Math.min(box.right, b.right) - Math.max(box.left, b.left) > 2 &&
            Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 2,
        )
        .map(
          ({ element: other }) => `${element.textContent?.trim()} / ${other.textContent?.trim()}`,
        ),
    )
  })
}

/** The widths at which a page scrolls sideways, or at which its parts overlap. */
async function misfits(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize(screenOf(width))
    const scroll = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (scroll !== 0) found.push(`${width} px: scrolls sideways by ${scroll} px`)
    found.push(...(await overlaps(page)).map((pair) => `${width} px: ${pair}`))
  }
  return found
}

/**
 * A page is loaded wide in English and narrow in Arabic, and turned to every width; one that has a height
 * on a phone is loaded on a phone.
 */
const loadedAt = { en: widths[3], ar: widths[0] }

const allKinds: Readonly<Record<string, Parameters<typeof kindAddress>[0]>> = {
  ...pageKinds,
  ...accountKinds,
}

/** Opens a kind of page, and turns it to every width once it has been looked at. */
async function look(
  page: Page,
  [name, locale]: [name: string, locale: 'en' | 'ar'],
  then: (answer: Awaited<ReturnType<typeof visit>>) => Promise<void>,
) {
  const width = name in tallest ? widths[0] : loadedAt[locale]
  await page.setViewportSize(screenOf(width))
  const answer = await visit(page, kindAddress(allKinds[name] ?? '/', locale))
  await test.step('is no taller on a phone than it may be', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height).toBeLessThanOrEqual(tallest[name] ?? Infinity)
  })
  await then(answer)
  await test.step('fits 390, 768, 1024 and 1440 px, and nothing overlaps', async () => {
    expect.soft(await misfits(page)).toEqual([])
  })
}

/** What every page is, in light: `look` opens it. */
async function expectSound(page: Page, [name, locale]: [string, 'en' | 'ar'], origin: string) {
  const { problems, foreignRequests } = watch(page, origin)
  await look(page, [name, locale], async (answer) => {
    await test.step('violates no policy and logs nothing to the console', () => {
      expect.soft(problems).toEqual(notFoundKinds.includes(name) ? [notFoundLine] : [])
    })
    await test.step('sends strict headers', () => {
      if (name in pageKinds) expectStrictHeaders(answer?.headers() ?? {})
    })
    await test.step('requests no other host and has no consent bar without a tag manager', async () => {
      expect.soft(foreignRequests).toEqual([])
      expect.soft(await answer?.text()).not.toContain(consent[locale])
      expect.soft(answer?.headers()['content-security-policy']).not.toContain('google')
    })
    await test.step('axe finds nothing', async () => {
      // Header and footer are the same on every page: the gate's kinds show them to axe.
      const found = name in inGate ? violationsOfAll(page) : violations(page)
      expect.soft(await found).toEqual([])
    })
    await test.step('has enough contrast on a dark screen', async () => {
      expect.soft(await faintInTheDark(page)).toEqual([])
    })
  })
}

/** The language of each kind in `npm test`; of the others, which take turns, in `npm run test:all`. */
const languageOf = new Map(
  Object.keys(allKinds).map((name, index) => [
    name,
    inGate[name] ?? bothLocales[index % 2] ?? bothLocales[0],
  ]),
)

/** Kinds with a part that no other kind has: it is looked at in both languages. */
const withOwnPart = [
  'map of agreements',
  'agreements compared',
  'infographic',
  'comparison of markets',
  'register',
  'origin check',
  'plan of a visitor',
  'statistic',
  'exports of Jordan',
]

/**
 * The kinds of the gate, and those with a part of their own, are looked at in both languages, any other
 * in one: its parts are on other kinds, too, and what it says in either is in its golden files.
 */
const depthOf = (name: string, locale: 'en' | 'ar') => {
  const first = languageOf.get(name) ?? 'en'
  if (name in inGate) return gateIn(first, locale)
  return withOwnPart.includes(name) ? deep : deepIn(first, locale)
}

test('the kinds that are looked at in both languages are kinds of pages', deep, () => {
  expect(Object.keys(allKinds)).toEqual(expect.arrayContaining(withOwnPart))
})

for (const name of Object.keys(allKinds)) {
  for (const locale of bothLocales) {
    test(
      `${name} in ${locale} has strict headers, requests no other host, passes axe, also in the dark, and fits every width`,
      depthOf(name, locale),
      async ({ page, baseURL }) => expectSound(page, [name, locale], baseURL ?? ''),
    )
  }
}

for (const locale of bothLocales) {
  test(
    `every area of the back office has its texts and its parts in ${locale}`,
    deepIn('en', locale),
    async ({ browser, baseURL }) => {
      test.setTimeout(150_000)
      const admin = await windowOf(browser, 'admin', locale, baseURL ?? '')
      const { problems } = watch(admin, baseURL ?? '')
      await visit(admin, '/admin')
      const areas = admin.getByRole('navigation').locator('a[href^="/admin/"]')
      await expect.poll(() => areas.count()).toBeGreaterThan(20)
      const addresses = await areas.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )
      for (const address of addresses) {
        await visit(admin, address)
        await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
      }
      expect(problems).toEqual([])
      await admin.context().close()
    },
  )
}
