import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithoutScript } from './without-script'

it('holds what is said without script', () => {
  render(
    <WithoutScript>
      <p>Write to the office.</p>
    </WithoutScript>,
  )
  expect(screen.getByText('Write to the office.').closest('noscript')).toBeNull()
})
