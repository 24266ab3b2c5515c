import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PickField, type Pickable } from './pick-field'

const rimal: Pickable = { id: 5, text: 'Rimal', mark: 'No. 5' }
const petra: Pickable = { id: 6, text: 'Petra', mark: 'No. 6' }

/** The field with these records to pick; a page that renders again makes a new list of them. */
const field = (onPick: (pick: Pickable | null) => void, ...picks: Pickable[]) => (
  <PickField
    label="Company"
    help="A name or a number"
    picked={null}
    picks={picks}
    texts={{ clear: 'No company', none: 'None', looking: 'Looking' }}
    isLooking={false}
    onType={() => undefined}
    onPick={onPick}
  />
)

describe('a record that is picked by keyboard', () => {
  it('is taken where the page renders again between the arrow and Enter', async () => {
    const user = userEvent.setup()
    const onPick = vi.fn()
    const { rerender } = renderIn(field(onPick, petra))
    await user.type(screen.getByRole('combobox', { name: 'Company' }), '5')
    rerender(field(onPick, rimal, petra))
    await user.keyboard('{ArrowDown}')
    rerender(field(onPick, rimal, petra))
    await user.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(rimal)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('stays the one that the arrow points at where others come before it', async () => {
    const user = userEvent.setup()
    const onPick = vi.fn()
    const { rerender } = renderIn(field(onPick, petra))
    await user.type(screen.getByRole('combobox', { name: 'Company' }), 'a')
    await user.keyboard('{ArrowDown}')
    rerender(field(onPick, rimal, petra))
    rerender(field(onPick, rimal, petra))
    await user.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(petra)
  })
})
