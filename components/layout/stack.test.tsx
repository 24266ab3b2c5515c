import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stack } from './stack'
import stacks from './stack.module.css'

it('a stack is the element that it is named, with its attributes', () => {
  render(
    <Stack as="ul" gap={3} bounded panel={4} aria-label="Papers">
      <li>One</li>
    </Stack>,
  )
  const list = screen.getByRole('list', { name: 'Papers' })
  expect(list).toHaveClass(`${stacks.gap3} ${stacks.bounded} ${stacks.panel4}`, { exact: true })
  expect(list).not.toHaveAttribute('gap')
})
