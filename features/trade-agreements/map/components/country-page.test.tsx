import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { agreementWith } from '@/tests/support/agreements'
import { places } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageMetadata } from '@/lib/seo/metadata'
import { CountryPage, countryHead } from './country-page'

const page = {
  agreement: {
    id: 52,
    country_code: 'EG',
    visible: 1,
    agreement_ids: [],
    ...bilingualPair('title', { en: 'Trade with Egypt', ar: 'التجارة مع مصر' }),
    ...bilingualPair('subtitle', { en: 'Three agreements', ar: 'ثلاث اتفاقيات' }, 'bare'),
    ...bilingualPair('sub_subtitle', { en: 'Since 1998', ar: 'منذ 1998' }, 'bare'),
    ...bilingualPair('content', { en: '<p>Duty <b>free</b></p>', ar: '<p>بلا رسوم</p>' }),
    ...bilingualPair('keywords', { en: '', ar: '' }, 'bare'),
    url: 'https://treaty.example',
    image: '/media/egypt/640.webp',
    ...bilingualPair('image_alt', { en: 'A harbour', ar: 'ميناء' }),
    updated_at: null,
  },
  country: places.countries[1],
  treaties: [],
}

describe.each([
  ['en', english, '', 'Trade with Egypt', 'Three agreements', 'A harbour', 'Duty free', 'Egypt'],
  ['ar', arabic, '/ar', 'التجارة مع مصر', 'ثلاث اتفاقيات', 'ميناء', 'بلا رسوم', 'مصر'],
] as const)(
  'the page of a country with an agreement (%s)',
  (locale, texts, prefix, title, subtitle, alt, content, country) => {
    it('has the breadcrumb Home > map page > country', () => {
      renderIn(<CountryPage locale={locale} page={page} mapPath="/pages/810-fta-map" />, { locale })
      const way = screen.getByRole('navigation', { name: texts.layout.breadcrumb })
      const steps = within(way).getAllByRole('listitem')
      expect(steps.map((step) => step.textContent?.trim())).toEqual([
        texts.layout.home,
        texts.agreementMap.short,
        country,
      ])
      expect(within(way).getByRole('link', { name: texts.agreementMap.short })).toHaveAttribute(
        'href',
        `${prefix}/pages/810-fta-map`,
      )
    })

    it('shows the title, the subtitle, the image and the rich content', () => {
      renderIn(<CountryPage locale={locale} page={page} mapPath="/pages/810-fta-map" />, { locale })
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      expect(screen.getByText(subtitle)).toBeInTheDocument()
      expect(screen.getByRole('img', { name: alt })).toBeInTheDocument()
      expect(screen.getByRole('article')).toHaveTextContent(content)
    })

    it('has a canonical address in both languages', () => {
      const head = countryHead(page, locale)
      expect(pageMetadata({ locale, siteName: 'Portal', ...head }).alternates).toMatchObject({
        canonical: `http://localhost:3000${prefix}/fta-country-agreement/52`,
        languages: { ar: 'http://localhost:3000/ar/fta-country-agreement/52' },
      })
    })
  },
)

it('lists its agreements with status, date and proof of origin', () => {
  const ended = { ...page, treaties: [agreementWith()] }
  renderIn(<CountryPage locale="en" page={ended} mapPath="/pages/810-fta-map" />)
  const facts = screen.getByText('Agadir Agreement').closest('li')
  expect(facts).toHaveTextContent('Terminated')
  expect(facts).toHaveTextContent('Entered into forceJul 6, 2006')
  expect(facts).toHaveTextContent('Proof of originEUR.1 certificate')
})

it('shows what applies in the market besides the agreements', () => {
  const notice = <p>Many goods pay more</p>
  renderIn(<CountryPage locale="en" page={page} notice={notice} mapPath="/pages/810-fta-map" />)
  expect(screen.getByText('Many goods pay more')).toBeVisible()
})
