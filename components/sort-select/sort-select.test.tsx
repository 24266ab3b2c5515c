import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { SortSelect } from './sort-select'

function select() {
  return (
    <SortSelect
      action="/news"
      name="sort"
      value="new"
      label="Sort by"
      apply="Sort"
      options={[
        { value: 'new', text: 'Newest first', href: '/news' },
        { value: 'old', text: 'Oldest first', href: '/news?sort=old' },
      ]}
    />
  )
}

describe('the order of a list', () => {
  it('changes the address as soon as it is chosen', async () => {
    const { router, opened } = recordingRouter()
    renderIn(select(), { router })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
    expect(opened).toEqual(['/news?sort=old'])
  })

  it('is a form that asks the list itself without script', () => {
    const { container } = renderIn(select())
    expect(container.querySelector('form')).toHaveAttribute('action', '/news')
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'sort')
    expect(container.querySelector('button')).toHaveAttribute('type', 'submit')
  })
})
