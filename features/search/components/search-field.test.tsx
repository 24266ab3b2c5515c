import type { Locale } from '@/lib/i18n/locale'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { followedLinks, suggestionWith, waitingCalls } from '@/tests/support/search'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SearchField } from './search-field'
import { useSearchTexts } from './search-texts'
import { typingPauses } from './use-answers'

// The lazy component must be loaded before the tests install fake timers.
beforeAll(() => import('./suggestions'))

afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function Field({ locale, onType }: { locale: Locale; onType?: (text: string) => void }) {
  return (
    <SearchField
      locale={locale}
      texts={useSearchTexts(locale)}
      look="header"
      {...(onType && { onType })}
    />
  )
}

function showField(locale: Locale = 'en', onType?: (text: string) => void) {
  const { router, opened } = recordingRouter()
  renderIn(<Field locale={locale} {...(onType && { onType })} />, { locale, router })
  return opened
}

const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function suggest(typed: string, suggestions: unknown[]) {
  const calls = waitingCalls()
  type(typed)
  await pause(typingPauses.suggestionsMs)
  await act(async () => calls.at(-1)?.answer(suggestions))
  await pause(1)
  return calls
}

describe('the search box', () => {
  it('opens the results on Enter or a click, in the language of the page', () => {
    const opened = showField('ar')
    fireEvent.change(field(), { target: { value: ' زيت زيتون ' } })
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.click(screen.getByRole('button', { name: 'بحث' }))
    const address = `/ar/search/${encodeURIComponent('زيت زيتون')}`
    expect(opened).toEqual([address, address])
  })

  it('accepts at most 200 characters, and sends nothing while it is empty', () => {
    const opened = showField()
    expect(field()).toHaveAttribute('maxlength', '200')
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(opened).toEqual([])
    expect(field()).toHaveFocus()
  })

  it('submits to the search page without script', () => {
    showField('ar')
    expect(screen.getByRole('search')).toHaveAttribute('action', '/ar/search')
    expect(field()).toHaveAttribute('name', 'q')
  })

  it('calls onType with the typed text', () => {
    const typed: string[] = []
    showField('en', (text) => typed.push(text))
    type('box')
    expect(typed).toEqual(['box'])
  })
})

describe('suggestions', () => {
  it('are requested 150 ms after the last keystroke', async () => {
    vi.useFakeTimers()
    expect(typingPauses.suggestionsMs).toBe(150)
    showField()
    const calls = waitingCalls()
    type('ol')
    await pause(149)
    type('oli')
    await pause(149)
    expect(calls).toEqual([])
    await pause(1)
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: 'search/suggestions', query: { q: 'oli', locale: 'en' } },
    ])
  })

  it('are those of the last typed text; the previous call is aborted', async () => {
    vi.useFakeTimers()
    showField()
    const calls = waitingCalls()
    type('figs')
    await pause(150)
    type('figs and')
    await pause(150)
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(calls[1]?.signal?.aborted).toBe(false)
    await act(async () => calls[1]?.answer([suggestionWith(4)]))
    await pause(1)
    expect(options()).toEqual(['Record 4, Company', 'All results for “figs and”'])
  })

  it('are cached for a text that is typed again', async () => {
    vi.useFakeTimers()
    showField()
    const calls = await suggest('dates', [suggestionWith(5)])
    type('dates from')
    await pause(150)
    type('dates')
    await pause(150)
    expect(options()[0]).toBe('Record 5, Company')
    expect(calls).toHaveLength(2)
  })

  it('are selected with the arrow keys while the field has the focus, and opened with Enter', async () => {
    vi.useFakeTimers()
    const followed = followedLinks()
    showField('ar')
    await suggest('سجل', [suggestionWith(1), suggestionWith(2)])
    field().focus()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    press('ArrowDown')
    press('ArrowDown')
    const list = screen.getByRole('listbox', { name: 'اقتراحات' })
    const second = within(list).getAllByRole('option')[1]
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id)
    expect(field()).toHaveFocus()
    press('Enter')
    expect(followed).toEqual(['/ar/buyers/2'])
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('wrap around from the last to none to the first, in both directions', async () => {
    vi.useFakeTimers()
    showField()
    await suggest('round', [suggestionWith(1)])
    const active = () => screen.queryByRole('option', { selected: true })?.textContent
    press('ArrowUp')
    expect(active()).toMatch(/^All results/)
    press('ArrowDown')
    expect(active()).toBeUndefined()
    press('ArrowDown')
    expect(active()).toMatch(/^Record 1/)
  })

  it('close on Escape, which does not change the text, and open on an arrow key', async () => {
    vi.useFakeTimers()
    showField()
    await suggest('escape', [suggestionWith(1)])
    press('Escape')
    expect(options()).toEqual([])
    expect(field()).toHaveValue('escape')
    press('ArrowDown')
    expect(options()).toHaveLength(2)
  })

  it('close when the field loses the focus', async () => {
    vi.useFakeTimers()
    showField()
    await suggest('leave', [suggestionWith(1)])
    fireEvent.blur(field())
    expect(options()).toEqual([])
  })

  it('mark the typed text in a name, and announce their number', async () => {
    vi.useFakeTimers()
    showField()
    await suggest('mar', [suggestionWith(1, { title: { en: 'Marble slabs', ar: '' } })])
    expect(screen.getByText('Mar')).toHaveProperty('tagName', 'MARK')
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion')
  })

  it('are grouped by type, with facts, in the order of the arrow keys', async () => {
    vi.useFakeTimers()
    showField()
    const facts = { hs_code: '150920', country_code: 'JO', place_eng: 'Irbid', place_ara: 'إربد' }
    await suggest('oil', [
      suggestionWith(1, { type: 'products', facts }),
      suggestionWith(2),
      suggestionWith(3, { type: 'products' }),
    ])
    const group = screen.getByRole('group', { name: 'Products' })
    expect(within(group).getAllByRole('option')).toHaveLength(2)
    expect(within(group).getByText(/HS code/)).toHaveTextContent('HS code 150920')
    expect(options().map((option) => option?.match(/Record \d/)?.[0])).toEqual([
      'Record 1',
      'Record 3',
      'Record 2',
      undefined,
    ])
    press('ArrowDown')
    press('ArrowDown')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Record 3/)
  })

  it('are not shown when the call fails', async () => {
    vi.useFakeTimers()
    showField()
    const calls = waitingCalls()
    type('broken')
    await pause(150)
    await act(async () => calls[0]?.fail(new Error('down')))
    await pause(1)
    expect(options()).toEqual([])
  })
})
