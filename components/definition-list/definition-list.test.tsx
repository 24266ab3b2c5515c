import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DefinitionList } from './definition-list'

it('facts stand under their terms, and unknown ones are left out', () => {
  render(
    <DefinitionList
      facts={[
        { term: 'Sector', value: 'Food' },
        { term: 'Website', value: '' },
        { term: 'Fax', value: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Sector'])
  expect(screen.getByRole('definition')).toHaveTextContent('Food')
})
