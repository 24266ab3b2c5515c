import { expect, test, type Locator } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { gateIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { visit } from '../../tests/support/visit'

const books = { en: english, ar: arabic }

/** The first screens; each in one language in the gate. */
const screens = [
  { name: 'desktop', gate: 'en', size: { width: 1440, height: 900 } },
  { name: 'phone', gate: 'ar', size: { width: 390, height: 844 } },
] as const

interface Tool {
  at: Parameters<typeof kindAddress>[0]
  /** What the first screen has to show, whole. */
  shown: (main: Locator, texts: (typeof books)['en' | 'ar']) => readonly Locator[]
}

const market = { en: '/pages/130-market-information', ar: '/ar/pages/130-معلومات-الأسواق' }

/** The first two of the four figures. */
const figures: Tool['shown'] = (main, { countryProfile }) => [
  main.getByRole('region', { name: countryProfile.figures }).locator('dl > div').nth(1),
]

const firstRecord = (main: Locator) => [main.locator('#results article h3').first()]

const tools: Readonly<Record<string, Tool>> = {
  news: {
    at: pageKinds['news list'],
    shown: (main) => [main.getByRole('article').getByRole('heading').first()],
  },
  companies: { at: pageKinds['international buyers'], shown: firstRecord },
  experts: { at: pageKinds['pool of experts'], shown: firstRecord },
  agreements: { at: pageKinds['trade agreements'], shown: firstRecord },
  institutions: { at: pageKinds['support institutions'], shown: firstRecord },
  'international events': { at: pageKinds['international events'], shown: firstRecord },
  'local events': { at: pageKinds['local events'], shown: firstRecord },
  event: {
    at: pageKinds.event,
    shown: (main) => [main.getByRole('complementary').getByRole('definition').nth(3)],
  },
  credentials: { at: pageKinds.credentials, shown: firstRecord },
  'offers of a sub-sector': { at: pageKinds['local buyers, sub-sector'], shown: firstRecord },
  sectors: {
    at: pageKinds['local buyers'],
    shown: (main) => [main.getByRole('listitem').getByRole('heading').first()],
  },
  'about Jordan': { at: '/about-jordan', shown: figures },
  'trade with Jordan': { at: '/trade-with-jordan', shown: figures },
  'invest in Jordan': { at: '/invest-in-jordan', shown: figures },
  'exports of Jordan': {
    at: pageKinds['exports of Jordan'],
    shown: (main) => [main.getByRole('listitem').getByRole('heading').first()],
  },
  'comparison of agreements': {
    at: pageKinds['agreements compared'],
    shown: (main) => [main.getByRole('rowheader').first()],
  },
  'comparison of markets': {
    at: pageKinds['comparison of markets'],
    shown: (main) => [main.getByRole('rowheader').first()],
  },
  'map of agreements': {
    at: pageKinds['map of agreements'],
    shown: (main, { agreementMap }) => [
      main.getByRole('searchbox'),
      main.getByRole('list', { name: agreementMap.finder.list }).locator('summary').first(),
    ],
  },
  'catalogue in numbers': {
    at: market,
    shown: (main) => [main.getByRole('definition').first()],
  },
  'readiness assessment': {
    at: '/exporters/Initial-export-readiness-assessment',
    shown: (main) => [main.getByRole('radio').last()],
  },
  'export guide': {
    at: pageKinds['content page by page id'],
    // The first station of the chart, or on a phone the first entry.
    shown: (main) => [main.locator('a[href="#step-1"]:visible, summary:visible').first()],
  },
  'contact form': {
    at: pageKinds['contact page'],
    shown: (main, { enquiryTypes }) => [
      main.getByRole('navigation', { name: enquiryTypes.desks }).getByRole('link').last(),
    ],
  },
  'barriers to report': {
    at: '/reporting-trade-barriers',
    shown: (main, { enquiryForms }) => [
      main.getByRole('navigation', { name: enquiryForms.audiences.label }).getByRole('link').last(),
    ],
  },
  'questions of both audiences': {
    at: pageKinds['questions of both audiences'],
    shown: (main, { faq }) => [
      main.getByRole('navigation', { name: faq.audiences }).getByRole('link').first(),
    ],
  },
  'questions of exporters': {
    at: pageKinds['questions of exporters'],
    shown: (main) => [main.locator('details > summary').first()],
  },
}

/** Where the lowest of these elements ends, from the top of the page. */
async function endOf(rows: readonly Locator[]): Promise<number> {
  const ends = await Promise.all(
    rows.map(async (row) => {
      await row.waitFor()
      return row.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY)
    }),
  )
  return Math.round(Math.max(...ends))
}

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

for (const { name, gate, size } of screens) {
  for (const locale of bothLocales) {
    test.describe(`the first screen of a ${name} in ${locale}`, gateIn(gate, locale), () => {
      test.use({ viewport: size })

      test('shows the first row of what each page is for', async ({ page }) => {
        const below: Record<string, number> = {}
        for (const [kind, { at, shown }] of Object.entries(tools)) {
          await visit(page, kindAddress(at, locale))
          const end = await endOf(shown(page.getByRole('main'), books[locale]))
          if (end > size.height) below[kind] = end
        }
        expect(below, `what ends below ${size.height} px`).toEqual({})
      })

      test('shows a member the first publication', async ({ page, baseURL }) => {
        await register(page, baseURL)
        await visit(page, kindAddress(market, locale))
        expect(await endOf(firstRecord(page.getByRole('main')))).toBeLessThanOrEqual(size.height)
      })
    })
  }
}
