import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { FilterBar } from './filter-bar'
import type { FilterField } from './filter-fields'

type Key = 'q' | 'cargo' | 'port'

const fields: FilterField<Key>[] = [
  { kind: 'text', key: 'q', label: 'Search', hint: 'A name' },
  {
    kind: 'checks',
    key: 'cargo',
    label: 'Cargo',
    options: [
      { value: 'grain', text: 'Grain' },
      { value: 'oil', text: 'نفط', lang: 'ar' },
      { value: 'steel', text: 'Steel' },
    ],
  },
  {
    kind: 'select',
    key: 'port',
    label: 'Port',
    all: 'All',
    options: [{ value: 'aqaba', text: 'Aqaba' }],
  },
]

const none: Record<Key, readonly string[]> = { q: [], cargo: [], port: [] }

function Ships({ onSubmit }: { onSubmit: (texts: object) => void }) {
  const [chosen, setChosen] = useState(none)
  const [texts, setTexts] = useState({})
  return (
    <>
      <FilterBar
        action="/ships"
        label="Filters"
        apply="Search now"
        more={String}
        fields={fields}
        valuesOf={(key) => chosen[key]}
        texts={texts}
        onType={(key, text) => setTexts({ [key]: text })}
        onChoose={(key, values) => setChosen({ ...chosen, [key]: values })}
        onSubmit={onSubmit}
        clear={{ text: 'Clear', onClear: () => setChosen(none) }}
      />
      <button type="button">After</button>
    </>
  )
}

function show() {
  const sent: object[] = []
  render(
    // Like the content of every page, which takes the focus of the skip link.
    <main tabIndex={-1}>
      <Ships onSubmit={(texts) => sent.push(texts)} />
    </main>,
  )
  return sent
}

const cargo = () => screen.getByRole('button', { name: /^Cargo/ })
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('a filter with many values in a bar', () => {
  it('discloses its boxes, stays open while they are checked, and counts them', async () => {
    show()
    expect(cargo()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(cargo())
    expect(cargo()).toHaveAttribute('aria-expanded', 'true')
    const group = screen.getByRole('group', { name: 'Cargo' })
    expect(cargo()).toHaveAttribute('aria-controls', group.id)
    await userEvent.click(box('Grain'))
    await userEvent.click(box('نفط'))
    expect(within(group).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(cargo()).toHaveAccessibleName('Cargo (2)')
    await userEvent.click(box('Grain'))
    expect(cargo()).toHaveAccessibleName('Cargo (1)')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(cargo()).toHaveAccessibleName('Cargo')
  })

  it('stays open when the name of a value is pressed, which checks its box', async () => {
    show()
    await userEvent.click(cargo())
    await userEvent.click(screen.getByText('Steel'))
    expect(box('Steel')).toBeChecked()
    await userEvent.click(screen.getByText('Grain'))
    expect(cargo()).toHaveTextContent('Cargo (2)')
    await userEvent.click(screen.getByText('Steel'))
    expect(box('Steel')).not.toBeChecked()
    await userEvent.click(screen.getByRole('group', { name: 'Cargo' }))
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(cargo()).toHaveAttribute('aria-expanded', 'false')
    expect(cargo()).toHaveFocus()
  })

  it('is opened by the arrow key, which goes through its boxes', async () => {
    show()
    cargo().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(box('Grain')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    expect(box('نفط')).toHaveFocus()
    expect(box('نفط')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(box('Steel')).toHaveFocus()
  })

  it('is closed by Escape, which gives the focus back', async () => {
    show()
    await userEvent.click(cargo())
    box('Grain').focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(cargo()).toHaveFocus()
  })

  it('is closed by a press outside and when the focus leaves it', async () => {
    show()
    await userEvent.click(cargo())
    await userEvent.click(document.body)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(cargo())
    screen.getByRole('button', { name: 'After' }).focus()
    expect(await screen.findByRole('button', { name: 'Cargo', expanded: false })).toBeVisible()
  })
})

describe('the other filters in a bar', () => {
  it('are a search field by its name and a choice among single values', async () => {
    const sent = show()
    const search = screen.getByRole('searchbox', { name: 'Search' })
    expect(search).toHaveAttribute('placeholder', 'A name')
    await userEvent.type(search, 'red{Enter}')
    expect(sent).toEqual([{ q: 'red' }])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Port' }), 'Aqaba')
    expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue('aqaba')
  })
})
