import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import look from './look.module.css'
import { Text } from './text'

it('a heading has the tone and the step of its text', () => {
  render(
    <Text as="h2" tone="title" step={0} below={2}>
      Rules of origin
    </Text>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Rules of origin' })).toHaveClass(
    `${look.title} ${look.step0} ${look.below2}`,
    { exact: true },
  )
})
