import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QualityMeter } from './quality-meter'

const texts = { missing: 'Buyers also look for:', complete: 'Nothing is missing' }
const season = { name: 'season', way: <a href="#season">Season</a> }

it('a record that lacks something has its measure, and what is missing with the way to it', () => {
  render(
    <QualityMeter
      title="Your profile"
      filled={1}
      total={4}
      value="1 of 4 details"
      texts={texts}
      missing={[season, { name: 'port', way: 'Port' }]}
      more="and more: 1"
    />,
  )
  const meter = screen.getByRole('meter', { name: 'Your profile' })
  expect(meter).toHaveAttribute('aria-valuenow', '1')
  expect(meter).toHaveAttribute('aria-valuemax', '4')
  expect(meter).toHaveAttribute('aria-valuetext', '1 of 4 details')
  expect(screen.getByText('1 of 4 details')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Season' })).toHaveAttribute('href', '#season')
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['Season', 'Port', 'and more: 1'])
  expect(screen.queryByText(texts.complete)).not.toBeInTheDocument()
})

it('a complete record says so in place of its measure, without a list', () => {
  render(<QualityMeter title="4 of 4 details" filled={4} total={4} texts={texts} missing={[]} />)
  const meter = screen.getByRole('meter', { name: texts.complete })
  expect(meter).toHaveAttribute('aria-valuenow', '4')
  expect(screen.queryByText('4 of 4 details')).not.toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
