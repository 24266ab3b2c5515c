import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedPages } from './pages'
import { Pagination } from './pagination'

const texts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  current: 'Page {page, number} of {count, number}',
  page: 'Page {page, number}',
}

function pages(page: number, count: number) {
  return (
    <Pagination
      locale="en"
      page={page}
      count={count}
      texts={texts}
      hrefOf={(n) => `/news?page=${n}`}
    />
  )
}

describe('the pages that are named', () => {
  it('are the first, the last and the neighbours, with a sign for those between', () => {
    expect(namedPages(1, 1)).toEqual([1])
    expect(namedPages(2, 6)).toEqual([1, 2, 3, null, 6])
    expect(namedPages(6, 14)).toEqual([1, null, 5, 6, 7, null, 14])
    expect(namedPages(4, 14)).toEqual([1, 2, 3, 4, 5, null, 14])
  })

  it('always hold where one is, in order, and never leave out a single page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (one, other) => {
          const [page, count] = [Math.min(one, other), Math.max(one, other)]
          const named = namedPages(page, count)
          const numbers = named.filter((n) => n !== null)
          expect(numbers).toContain(page)
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
          named.forEach((n, at) => {
            if (n === null) expect((named[at + 1] ?? 0) - (named[at - 1] ?? 0)).toBeGreaterThan(2)
          })
        },
      ),
    )
  })
})

describe('a pagination', () => {
  it('says where one is and leads on without script', () => {
    render(pages(2, 3))
    const nav = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(nav).getByText('Page 2 of 3')).toBeInTheDocument()
    expect(within(nav).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(within(nav).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/news?page=3')
    expect(within(nav).getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev')
  })

  it('offers no way before the first page and after the last', () => {
    render(pages(1, 3))
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  })

  it('is not there where one page holds all', () => {
    const { container } = render(pages(1, 1))
    expect(container).toBeEmptyDOMElement()
  })
})
