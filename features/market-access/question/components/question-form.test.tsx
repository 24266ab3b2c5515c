import type { Locale } from '@/lib/i18n/locale'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { germany } from '@/tests/support/market-pairs'
import { answerOf, dates, figs } from '@/tests/support/market-questions'
import { waitingCalls } from '@/tests/support/search'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { QuestionAnswer } from '../contract'
import { QuestionForm } from './question-form'
import { useQuestionTexts } from './question-texts'
import { suggestionPauseMs } from './use-question-answer'

afterEach(() => void vi.useRealTimers())

const nothing = answerOf()

function Form({ locale }: { locale: Locale }) {
  return <QuestionForm locale={locale} texts={useQuestionTexts(locale)} />
}

function showForm(locale: Locale = 'en') {
  const { router, opened } = recordingRouter()
  renderIn(<Form locale={locale} />, { locale, router })
  return opened
}

const fields = {
  en: { product: 'Product', market: 'Market' },
  ar: { product: 'المنتج', market: 'السوق' },
} as const

const field = (name: 'product' | 'market', locale: Locale = 'en') =>
  screen.getByRole('combobox', { name: fields[locale][name] })
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')))

/** Types into a field and answers the call for suggestions. */
async function suggest(input: HTMLElement, text: string, answer: Partial<QuestionAnswer>) {
  const calls = waitingCalls()
  type(input, text)
  await pause(suggestionPauseMs)
  await act(async () => calls.at(-1)?.answer({ ...nothing, ...answer }))
  await pause(1)
  return calls
}

describe('the question for a product in a market', () => {
  it('submits to the search page without script', () => {
    showForm('ar')
    expect(screen.getByRole('form')).toHaveAttribute('action', '/ar/search')
    expect(field('product', 'ar')).toHaveAttribute('name', 'q')
    expect(field('market', 'ar')).toHaveAttribute('name', 'market')
  })

  it('is answered with the keyboard alone, from suggestions', async () => {
    vi.useFakeTimers()
    const opened = showForm('ar')
    await suggest(field('product', 'ar'), 'تمو', { products: [dates, figs] })
    expect(options()).toEqual([
      'تمور, رمز النظام المنسق 0804.10',
      'Figs, رمز النظام المنسق 0804.20',
    ])
    expect(screen.getByText('Figs')).toHaveAttribute('lang', 'en')
    press(field('product', 'ar'), 'ArrowDown')
    const list = screen.getByRole('listbox', { name: 'المنتجات' })
    const [first] = within(list).getAllByRole('option')
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(field('product', 'ar')).toHaveAttribute('aria-activedescendant', first?.id)
    press(field('product', 'ar'), 'Enter')
    expect(field('product', 'ar')).toHaveValue('تمور')
    expect(options()).toEqual([])
    await suggest(field('market', 'ar'), 'ألم', { markets: [germany] })
    press(field('market', 'ar'), 'ArrowDown')
    press(field('market', 'ar'), 'Enter')
    expect(field('market', 'ar')).toHaveValue('ألمانيا')
    await send()
    expect(opened).toEqual(['/ar/markets/de/080410-تمور'])
  })

  it('offers the markets most asked for before one is typed', async () => {
    vi.useFakeTimers()
    showForm()
    const calls = waitingCalls()
    fireEvent.click(field('market'))
    await pause(1)
    expect(calls.map(({ query }) => query)).toEqual([{ q: '', market: '', locale: 'en' }])
    await act(async () => calls[0]?.answer({ ...nothing, markets: [germany] }))
    await pause(1)
    expect(options()).toEqual(['Germany'])
    press(field('market'), 'Escape')
    expect(options()).toEqual([])
    expect(field('market')).toHaveAttribute('aria-expanded', 'false')
  })

  it('takes the market too from a text that names both', async () => {
    vi.useFakeTimers()
    const opened = showForm()
    await suggest(field('product'), 'dates germany', { market: germany, products: [dates] })
    press(field('product'), 'ArrowDown')
    press(field('product'), 'Enter')
    expect(field('market')).toHaveValue('Germany')
    await send()
    expect(opened).toEqual(['/markets/de/080410-dates'])
  })

  it('looks up what was typed and not chosen', async () => {
    const opened = showForm()
    const calls = waitingCalls()
    fireEvent.change(field('product'), { target: { value: 'dates' } })
    fireEvent.change(field('market'), { target: { value: ' uk ' } })
    await send()
    expect(calls.at(-1)?.query).toEqual({ q: 'dates', market: 'uk', locale: 'en' })
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    const path = '/markets/gb/080410-dates'
    await act(async () =>
      calls.at(-1)?.answer({ ...nothing, market: germany, products: [dates], path }),
    )
    expect(opened).toEqual([path])
  })

  it('says at the field what is missing or unknown, and keeps what was typed', async () => {
    showForm()
    await send()
    expect(field('product')).toHaveFocus()
    expect(field('product')).toHaveAccessibleDescription('Enter a product, a market or both.')
    const calls = waitingCalls()
    fireEvent.change(field('product'), { target: { value: 'xyzzy' } })
    await send()
    await act(async () => calls.at(-1)?.answer(nothing))
    expect(field('product')).toHaveAccessibleDescription(/^We do not know this product/)
    expect(field('product')).toBeInvalid()
    expect(screen.getByRole('link', { name: 'Find your product in the tariff' })).toHaveAttribute(
      'href',
      '/markets/products',
    )
    fireEvent.change(field('market'), { target: { value: 'nowhere' } })
    await send()
    await act(async () => calls.at(-1)?.answer({ ...nothing, products: [dates] }))
    expect(field('market')).toHaveFocus()
    expect(field('market')).toHaveAccessibleDescription(/^We do not know this market/)
    expect(field('product')).toHaveValue('xyzzy')
  })

  it('leads to the search when the call fails', async () => {
    const opened = showForm()
    const calls = waitingCalls()
    fireEvent.change(field('product'), { target: { value: 'dates' } })
    fireEvent.change(field('market'), { target: { value: 'uk' } })
    await send()
    await act(async () => calls.at(-1)?.fail(new Error('down')))
    expect(opened).toEqual(['/search/dates%20uk'])
  })
})
