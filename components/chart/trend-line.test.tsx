import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TrendLine } from './trend-line'

const lineOf = (values: readonly number[]) => {
  const { container } = render(<TrendLine values={values} />)
  return container.querySelector('path')?.getAttribute('d')
}

it('draws the lowest value at the bottom, the highest at the top, and time from the start', () => {
  expect(lineOf([5, 1, 9])).toBe('M3 16L50 29L97 3')
})

it('draws values that never change as a level line', () => {
  expect(lineOf([4, 4])).toBe('M3 29L97 29')
})

it('is hidden from people who listen', () => {
  const { container } = render(<TrendLine values={[1, 2]} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
