import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { barrier } from '@/tests/support/barrier'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { registerLines } from '../rules'
import { BarrierPage } from './barrier-page'

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
