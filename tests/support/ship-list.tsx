import { ListView } from '@/components/list-view/list-view'
import { useListTexts } from '@/components/list-view/list-texts'
import { isActive } from '@/lib/api/activity'
import { listShape, manyOf, oneOf, textFilter, type ListState } from '@/lib/api/list-state'
import type { Page } from '@/lib/api/paging'
import type { Locale } from '@/lib/i18n/locale'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { renderIn } from './in-language'

interface Ship {
  id: number
  name: string
}

const shape = listShape({
  pageSize: 2,
  filters: { q: textFilter, port: oneOf(['aqaba', 'haifa']), cargo: manyOf(['grain', 'oil']) },
  sorts: ['new', 'old'],
})

type State = ListState<'q' | 'port' | 'cargo', 'new' | 'old'>

/** Records of the example list. */
export const ships = (...ids: number[]): Ship[] => ids.map((id) => ({ id, name: `Ship ${id}` }))
export const pageWith = (data: Ship[], total = data.length): Page<Ship> => ({
  data,
  total,
  page: 1,
  per_page: 2,
})

const open: ((page: Page<Ship>) => void)[] = []

/** Resolves every open call of a test, so that none is pending after it. */
async function answerOpenCalls(): Promise<void> {
  for (const answer of open.splice(0)) answer(pageWith([]))
  await waitFor(() => expect(isActive()).toBe(false))
}

/** Calls that the test resolves itself, in any order. */
function waitingCalls() {
  const calls: { query: string; answer: (page: Page<Ship>) => void; fail: (e: Error) => void }[] =
    []
  const load = (state: State) =>
    new Promise<Page<Ship>>((answer, fail) => {
      calls.push({ query: shape.write(state), answer, fail })
      open.push(answer)
    })
  return { calls, load }
}

let lists = 0

function Ships({
  locale,
  load,
  first,
  state = shape.parse({}),
}: {
  locale: Locale
  load: (state: State) => Promise<Page<Ship>>
  first: Page<Ship>
  state?: State
}) {
  const texts = useListTexts()
  const forms = { one: '{n} ship', other: '{n} ships' }
  return (
    <ListView
      name={`ships-${lists}`}
      shape={shape}
      locale={locale}
      path="/ships"
      state={state}
      first={first}
      fields={[
        { kind: 'text', key: 'q', label: 'Search' },
        {
          kind: 'select',
          key: 'port',
          label: 'Port',
          all: 'All ports',
          options: [{ value: 'aqaba', text: 'Aqaba' }],
        },
        {
          kind: 'checks',
          key: 'cargo',
          label: 'Cargo',
          options: [
            { value: 'grain', text: 'Grain' },
            { value: 'oil', text: 'نفط', lang: 'ar' },
          ],
        },
      ]}
      sorts={[
        { value: 'new', text: 'Newest' },
        { value: 'old', text: 'Oldest' },
      ]}
      texts={{ ...texts, records: { title: 'Ships', count: forms } }}
      load={load}
      renderItem={(ship) => <article>{ship.name}</article>}
      layout="rows"
    />
  )
}

/** A list of ships at an address, with calls that the test resolves. */
export function showShips(at: string, first: Page<Ship>, locale: Locale = 'en') {
  lists += 1
  onTestFinished(answerOpenCalls)
  window.history.replaceState(null, '', at)
  const { calls, load } = waitingCalls()
  const state = shape.parse(new URL(at, window.location.href).searchParams)
  renderIn(<Ships locale={locale} load={load} first={first} state={state} />, { locale })
  return calls
}

export const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
export const address = () => `${window.location.pathname}${window.location.search}`
export const status = () => screen.getAllByRole('status')[0]?.textContent

export const namesAre = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected))
