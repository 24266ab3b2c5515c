import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ReadinessResult } from './readiness-result'
import { useResultReading } from './result-reading'

const answer = (section_id: number, points: number) => ({
  ...bilingualPair('section', { en: `Section ${section_id}`, ar: `القسم ${section_id}` }),
  section_id,
  points,
})

const mixed = [answer(1, 5), answer(1, 4), answer(4, 2), answer(4, 1), answer(4, 2), answer(6, 3)]

const bands = [1, 2.4].map((min_average) => ({
  min_average,
  max_average: 5,
  ...bilingualPair('title', { en: `Band from ${min_average}`, ar: `فئة ${min_average}` }),
  ...bilingualPair('advice', { en: 'Close the gaps.', ar: 'عالج الفجوات.' }),
}))

const page = {
  id: 3,
  ...bilingualPair('title', { en: 'Assessment', ar: 'التقييم' }),
  ...bilingualPair('subtitle', { en: '', ar: '' }),
  ...bilingualPair('tooltip', { en: '', ar: '' }),
  ...bilingualPair('result_description', { en: '<p>Words of the office</p>', ar: null }),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  image: null,
}

function Shown({ locale, answers }: { locale: Locale; answers: typeof mixed }) {
  const addressOf = (id: number) => `/pages/${id}`
  const reading = useResultReading({ locale, bands, page, addressOf })
  return <ReadinessResult locale={locale} answers={answers} reading={reading} />
}

const show = (answers = mixed, locale: Locale = 'en') =>
  renderIn(<Shown locale={locale} answers={answers} />, { locale })

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('the result of an assessment', () => {
  it('shows the points out of five times the number of answers, and the average', () => {
    show()
    expect(screen.getByText('17 out of 30 points')).toBeInTheDocument()
    expect(screen.getByText('Average 2.83 out of 5')).toBeInTheDocument()
  })

  it('shows sum and average of each section, with two decimals, in its table', () => {
    show()
    expect(rows()).toEqual([
      ['Section', 'Answers', 'Points', 'Average'],
      ['Section 1', '2', '9 out of 10', '4.50'],
      ['Section 4', '3', '5 out of 15', '1.67'],
      ['Section 6', '1', '3 out of 5', '3.00'],
      ['Overall', '6', '17 out of 30', '2.83'],
    ])
  })

  it('draws a bar for each section from 1 to 5, and highlights the weak ones', () => {
    const { container } = show()
    const figure = screen.getByRole('figure')
    const bars = [...figure.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('rect')[1])
    expect(bars.map((bar) => bar?.getAttribute('width'))).toEqual(['70', '13.4', '40'])
    expect(new Set(bars.map((bar) => bar?.getAttribute('class'))).size).toBe(2)
    const scale = container.querySelector('ol[aria-hidden] > li:last-child')
    expect(scale).toHaveTextContent('12345')
  })

  it('shows the band of the average and the text of the editors', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Band from 2.4' })).toBeInTheDocument()
    expect(screen.getByText('Close the gaps.')).toBeInTheDocument()
    expect(screen.getByText('Words of the office')).toBeInTheDocument()
  })

  it('links from the weakest sections to the guide, to helpful pages and to the office', () => {
    show()
    const steps = screen.getByRole('region', { name: 'Your next steps' })
    const names = within(steps).getAllByRole('heading', { level: 4 })
    expect(names.map((name) => name.textContent)).toEqual([
      'Section 4 average 1.67',
      'Section 6 average 3.00',
    ])
    expect(
      within(steps)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/pages/120#step-4',
      '/pages/100?tab=financing',
      '/pages/120#step-5',
      '/pages/120#step-7',
      '/pages/100',
      '/pages/190',
    ])
    expect(within(steps).getByText(/Calculate an export price/)).toBeInTheDocument()
  })

  it('links to buyers when every section is strong', () => {
    show([answer(1, 5), answer(2, 4)])
    const steps = screen.getByRole('region', { name: 'Your next steps' })
    expect(within(steps).queryByRole('heading', { level: 4 })).toBeNull()
    expect(within(steps).getByRole('link', { name: /matchmaking/ })).toHaveAttribute(
      'href',
      '/pages/130?tab=3',
    )
  })

  it('can be printed', () => {
    show()
    expect(screen.getByRole('button', { name: 'Print the result' })).toBeInTheDocument()
  })

  it('is shown in Arabic with Arabic digits and addresses', () => {
    show(mixed, 'ar')
    expect(screen.getByText('17 من 30 نقطة')).toBeInTheDocument()
    expect(screen.getByText('المتوسط 2.83 من 5')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'تواصل معنا' })).toHaveAttribute(
      'href',
      '/ar/pages/190',
    )
    expect(screen.getByText('Words of the office').closest('[lang=en]')).not.toBeNull()
  })
})
