import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Row } from './row'
import rows from './row.module.css'

it('a row without a gap is still a row, and may have no space between its lines', () => {
  render(<Row lineGap={0} align="center" justify="between" title="Ways" />)
  expect(screen.getByTitle('Ways')).toHaveClass(
    `${rows.gap0} ${rows.line0} ${rows.center} ${rows.between}`,
    { exact: true },
  )
})
