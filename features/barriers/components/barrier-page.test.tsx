import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BarrierWithSteps } from '../contract'
import { registerLines } from '../rules'
import { BarrierPage } from './barrier-page'

const barrier: BarrierWithSteps = {
  ...{ id: 7, status: 'in_talks', measure: 'A', hs_code: '080410' },
  product: bilingualPair('name', { en: 'Dates', ar: 'تمور' }),
  market: { id: 276, iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  ...bilingualPair('summary', { en: 'It is asked for.', ar: 'تُطلب.' }),
  ...bilingualPair('authority', { en: '', ar: '' }),
  ...{ started_on: '2026-03-01', companies: null, effects: null, sample: false },
  ...{
    loss_band: 'below_100',
    agreement: { id: 3, ...bilingualPair('title', { en: 'Trade pact', ar: 'اتفاق' }) },
  },
  ...bilingualPair('article', { en: 'Article 6', ar: 'المادة 6' }),
  ...{ published_at: '2026-11-23T08:00:00Z', updated_at: '2026-11-24T08:00:00Z' },
  steps: [
    {
      ...{ id: 1, status: 'reported', on_day: '2026-04-01' },
      ...bilingualPair('text', { en: '', ar: '' }),
    },
    {
      ...{ id: 2, status: 'in_talks', on_day: '2026-05-01' },
      ...bilingualPair('text', { en: 'We met the ministry.', ar: 'التقينا الوزارة.' }),
    },
  ],
}

describe('the page of a barrier', () => {
  it.each([
    ['en', english, '', 'We met the ministry.'],
    ['ar', arabic, '/ar', 'التقينا الوزارة.'],
  ] as const)(
    'shows its steps, and leads to its market and product (%s)',
    (locale, book, prefix, text) => {
      renderIn(<BarrierPage locale={locale} barrier={barrier} />, { locale })
      expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(text)
      expect(screen.getByText(book.outcomes.bands.below_100)).toBeInTheDocument()
      expect(
        screen.getByRole('link', { name: locale === 'en' ? 'Trade pact' : 'اتفاق' }),
      ).toHaveAttribute('href', expect.stringMatching(/free-trade-agreements\?q=/))
      const { marketPage, pairPage } = book.barriers
      expect(screen.getByRole('link', { name: marketPage })).toHaveAttribute(
        'href',
        `${prefix}/markets/de`,
      )
      expect(screen.getByRole('link', { name: pairPage })).toHaveAttribute(
        'href',
        `${prefix}/markets/de/080410`,
      )
    },
  )
})

describe('the file of the register', () => {
  const texts = { ...english.barriers, bands: english.outcomes.bands }
  it('has a line for each barrier under the names of its columns', () => {
    const [head, line, ...more] = registerLines([barrier], texts, 'en', (path) => path)
    expect(more).toEqual([])
    expect(line).toHaveLength(head?.length ?? 0)
    expect(line).toEqual(
      expect.arrayContaining([
        '7',
        'Residue certificate',
        'Germany',
        '080410',
        'In talks',
        'Trade pact, Article 6',
        'JOD 25,000 to 100,000',
        '/barriers/7',
      ]),
    )
  })
})
