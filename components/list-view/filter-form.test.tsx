import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FilterForm } from './filter-form'

function show(given: { options: number; chosen?: string[] }) {
  const options = Array.from({ length: given.options }, (_, index) => ({
    value: String(index + 1),
    text: `Port ${index + 1}`,
  }))
  render(
    <FilterForm
      action="/ships"
      label="Filters"
      apply="Apply"
      more={(count) => `Show more (${count})`}
      fields={[{ kind: 'checks', key: 'port', label: 'Port', options }]}
      valuesOf={() => given.chosen ?? []}
      texts={{}}
      onType={() => {}}
      onChoose={() => {}}
      onSubmit={() => {}}
    />,
  )
}

const folded = () => screen.getByText(/^Show more/).closest('details')

describe('a filter with many values', () => {
  it('shows the first eight, and unfolds the others', () => {
    show({ options: 12 })
    expect(folded()).toHaveTextContent('Show more (4)Port 9Port 10Port 11Port 12')
    expect(folded()).not.toHaveAttribute('open')
  })

  it('is unfolded where one of the others is chosen', () => {
    show({ options: 12, chosen: ['11'] })
    expect(folded()).toHaveAttribute('open')
  })

  it('folds nothing for the sake of a single value', () => {
    show({ options: 9 })
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
    expect(screen.queryByText(/^Show more/)).toBeNull()
  })
})
