import { useWindowMemory } from '@/components/list-view/window-memory'
import { renderIn } from '@/tests/support/in-language'
import { waitingCalls } from '@/tests/support/search'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SearchPanel } from './search-panel'
import { useSearchTexts } from './search-texts'
import { rememberSearch } from './use-recent-searches'

/** The panel of a window that remembers no answers of other tests. */
function Panel() {
  useWindowMemory((memory) => memory.clear())
  return <SearchPanel locale="en" texts={useSearchTexts('en')} text="" onLeave={() => {}} />
}

it('popular searches follow the recent ones, without repeating them, and fill the field', async () => {
  rememberSearch('stone')
  waitingCalls(['olive oil', 'stone', 'dates'])
  renderIn(<Panel />)
  const popular = within(await screen.findByRole('group', { name: 'Popular searches' }))
  expect(popular.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'olive oil',
    'dates',
  ])
  const recent = within(screen.getByRole('group', { name: 'Recent searches' }))
  expect(recent.getAllByRole('option')).toHaveLength(1)
  const field = screen.getByRole('combobox')
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key })
  expect(field).toHaveValue('olive oil')
})
