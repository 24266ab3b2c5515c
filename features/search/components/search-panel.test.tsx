import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { answerWith, countsOf, followedLinks, hitWith, waitingCalls } from '@/tests/support/search'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchAnswer } from '../contract'
import { SearchPanel } from './search-panel'
import { useSearchTexts } from './search-texts'
import { typingPauses } from './use-answers'
import { rememberSearch } from './use-recent-searches'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

function Panel({ locale, onLeave }: { locale: Locale; onLeave: () => void }) {
  return <SearchPanel locale={locale} texts={useSearchTexts(locale)} text="" onLeave={onLeave} />
}

function showPanel(locale: Locale = 'en') {
  const { router, opened } = recordingRouter()
  const onLeave = vi.fn()
  vi.useFakeTimers()
  const calls = waitingCalls()
  renderIn(<Panel locale={locale} onLeave={onLeave} />, { locale, router })
  return { opened, onLeave, calls }
}

const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chip = (name: string | RegExp) => screen.getByRole('button', { name })

/** Types a text and answers its call. */
async function search(
  { calls }: Pick<ReturnType<typeof showPanel>, 'calls'>,
  text: string,
  answer: SearchAnswer,
) {
  type(text)
  await pause(typingPauses.resultsMs)
  await act(async () => calls.at(-1)?.answer(answer))
  await pause(1)
}

describe('the search dialog', () => {
  it('focuses its field, which accepts 200 characters', () => {
    showPanel()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('maxlength', '200')
  })

  it('searches 250 ms after the last keystroke, and aborts the call of an earlier text', async () => {
    expect(typingPauses.resultsMs).toBe(250)
    const { calls } = showPanel()
    type('pan')
    await pause(249)
    expect(calls).toEqual([])
    await pause(1)
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: 'search', query: { q: 'pan', locale: 'en', page: 1, per_page: 10 } },
    ])
    type('panel')
    await pause(250)
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(calls[1]?.query.q).toBe('panel')
  })

  it('shows title, type, date and excerpt, with matches marked in both languages', async () => {
    const shown = showPanel('ar')
    const hit = hitWith(9, {
      type: 'news',
      title: { en: 'Marked stone', ar: 'حجر' },
      found: { en: [[0, 6]], ar: [] },
      excerpt: 'A marked word',
      inExcerpt: [[2, 8]],
      date: '2026-11-05',
    })
    await search(shown, 'marked', answerWith([hit]))
    const option = screen.getAllByRole('option')[0] ?? document.body
    expect(option).toHaveTextContent(/^حجر, خبر · .*تشرين الثاني/)
    expect(within(option).getByText('Marked')).toHaveProperty('tagName', 'MARK')
    expect(within(option).getByText('Marked').closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(within(option).getByText('marked')).toHaveProperty('tagName', 'MARK')
    expect(screen.getByRole('status')).toHaveTextContent('نتيجة واحدة')
  })

  it('opens a result with the arrow keys and Enter, and stores the search', async () => {
    const followed = followedLinks()
    const shown = showPanel()
    await search(shown, 'keys', answerWith([hitWith(1), hitWith(2)]))
    press('ArrowDown')
    press('ArrowDown')
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
      'id',
      field().getAttribute('aria-activedescendant'),
    )
    press('Enter')
    expect(followed).toEqual(['/buyers/2'])
    expect(shown.onLeave).toHaveBeenCalledOnce()
    expect(window.localStorage.getItem('recent-searches')).toBe('["keys"]')
  })

  it('opens the search page on Enter, and with the last option', async () => {
    const followed = followedLinks()
    const shown = showPanel()
    await search(shown, 'whole', answerWith([hitWith(1)], { total: 31 }))
    fireEvent.submit(screen.getByRole('search'))
    expect(shown.opened).toEqual(['/search/whole'])
    press('ArrowUp')
    press('Enter')
    expect(followed).toEqual(['/search/whole'])
  })

  it('sends no call without a text', async () => {
    const { calls, opened } = showPanel()
    type('   ')
    await pause(1000)
    fireEvent.submit(screen.getByRole('search'))
    expect(calls).toEqual([])
    expect(opened).toEqual([])
  })

  it('clears the field with its button', async () => {
    const shown = showPanel()
    await search(shown, 'empty me', answerWith([hitWith(1)]))
    fireEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(options()).toEqual([])
  })
})

describe('the type filters', () => {
  it('name every type of the specification and more, with counts after a search', async () => {
    const shown = showPanel()
    const names = () =>
      within(screen.getByRole('group', { name: 'Result types' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual([
      'All',
      'Pages',
      'Events',
      'Trade agreements',
      'Agreements by country',
      'Support institutions',
      'Publications',
      'Companies',
      'Experts',
      'Products',
      'Services',
      'News',
      'Questions',
      'Export guide',
      'Statistics',
      'Credentials',
      'Trade barriers',
      'Requests from buyers',
    ])
    const counts = countsOf((type) => (type === 'news' ? 1200 : 0))
    await search(shown, 'counted', answerWith([hitWith(1)], { counts }))
    expect(names()).toEqual(expect.arrayContaining(['All 1,200', 'News 1,200', 'Pages 0']))
  })

  it('toggle independently, and search at once', async () => {
    const shown = showPanel()
    await search(shown, 'chips', answerWith([hitWith(1)]))
    fireEvent.click(chip(/^News/))
    await pause(1)
    fireEvent.click(chip(/^Events/))
    await pause(1)
    expect(shown.calls.slice(1).map(({ query }) => query.types)).toEqual(['news', 'news,events'])
    expect(chip(/^News/)).toHaveAttribute('aria-pressed', 'true')
    expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(chip(/^News/))
    await pause(1)
    expect(shown.calls.at(-1)?.query.types).toBe('events')
    fireEvent.submit(screen.getByRole('search'))
    expect(shown.opened).toEqual(['/search/chips?type=events'])
  })
})

describe('the status of the dialog', () => {
  it('says that nothing is found', async () => {
    const shown = showPanel()
    await search(shown, 'xyzzy', answerWith([]))
    expect(screen.getByRole('status')).toHaveTextContent('No results for “xyzzy”')
    expect(screen.getByText(/Check the spelling/)).toBeInTheDocument()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('says that nothing of the selected types is found, with a button for all types', async () => {
    const shown = showPanel()
    const counts = countsOf((type) => (type === 'news' ? 2 : 0))
    fireEvent.click(chip('Events'))
    await search(shown, 'other kinds', answerWith([], { counts }))
    expect(screen.getByRole('status')).toHaveTextContent(/^No results of this type/)
    fireEvent.click(chip('Show all types'))
    await pause(1)
    expect(shown.calls.at(-1)?.query).not.toHaveProperty('types')
    expect(chip(/^All/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('names the corrected text', async () => {
    const shown = showPanel()
    await search(shown, 'olvie', answerWith([hitWith(1)], { corrected: 'olive' }))
    expect(screen.getByRole('status')).toHaveTextContent(
      'No results for “olvie”. Showing results for “olive”. 1 result',
    )
    expect(screen.getByRole('link', { name: 'Search for “olvie” instead' })).toHaveAttribute(
      'href',
      '/search/olvie?exact=1',
    )
  })

  it('says that there are more than 10,000 results', async () => {
    const shown = showPanel()
    const many = answerWith([hitWith(1)], { total: 10_000, total_capped: true })
    await search(shown, 'many', many)
    expect(screen.getByRole('status')).toHaveTextContent('More than 10,000 results')
  })

  it('says that the first search is running', async () => {
    showPanel()
    type('first wait')
    await pause(250)
    expect(screen.getByText('Searching…')).toBeInTheDocument()
  })

  it('shows the previous results while the next ones load', async () => {
    const shown = showPanel()
    await search(shown, 'before', answerWith([hitWith(7)]))
    type('before and after')
    await pause(250)
    expect(options()[0]).toMatch(/^Record 7/)
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('1 result')
  })

  it('does not repeat the status of the previous text for a new text', async () => {
    const shown = showPanel()
    await search(shown, 'nothing here', answerWith([]))
    type('nothing there')
    await pause(250)
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  })

  it.each([
    ['unavailable', /is not available at the moment/],
    ['too_many_requests', /Wait a moment/],
  ] as const)('shows an error and a retry button when the call fails: %s', async (code, text) => {
    const { calls } = showPanel()
    type(`fails ${code}`)
    await pause(250)
    await act(async () => calls[0]?.fail(new Problem(code)))
    await pause(1)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await act(async () => calls[1]?.answer(answerWith([hitWith(3)])))
    await pause(1)
    expect(options()[0]).toMatch(/^Record 3/)
  })

  it('says that the browser is offline', async () => {
    const { calls } = showPanel()
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    type('offline')
    await pause(250)
    await act(async () => calls[0]?.fail(new Problem('unavailable')))
    await pause(1)
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
  })
})

describe('recent searches', () => {
  it('are options of an empty field, which they fill', async () => {
    rememberSearch('stone')
    rememberSearch('زيت')
    const { calls } = showPanel()
    expect(options()).toEqual(['زيت', 'stone'])
    press('ArrowDown')
    press('Enter')
    expect(field()).toHaveValue('زيت')
    await pause(250)
    expect(calls[0]?.query.q).toBe('زيت')
  })

  it('are stored in this browser only, and can be cleared', () => {
    rememberSearch('secret')
    showPanel()
    expect(screen.getByText('Saved in this browser only')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(options()).toEqual([])
    expect(window.localStorage.getItem('recent-searches')).toBeNull()
    expect(field()).toHaveFocus()
  })

  it('are empty, without an error, when the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed')
    })
    expect(() => rememberSearch('closed')).not.toThrow()
    showPanel()
    expect(options()).toEqual([])
  })
})
