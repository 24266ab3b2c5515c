import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import look from './look.module.css'
import { Note } from './note'
import { Row } from './row'
import rows from './row.module.css'
import { Stack } from './stack'
import stacks from './stack.module.css'
import { Text } from './text'

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

it('a row without a gap is still a row, and may have no space between its lines', () => {
  render(<Row lineGap={0} align="center" justify="between" title="Ways" />)
  expect(screen.getByTitle('Ways')).toHaveClass(
    `${rows.gap0} ${rows.line0} ${rows.center} ${rows.between}`,
    { exact: true },
  )
})

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

it('a note is small and soft, and has the tone of an error where it is one', () => {
  render(
    <>
      <Note>Soon</Note>
      <Note role="alert" tone="danger">
        Too long
      </Note>
    </>,
  )
  expect(screen.getByText('Soon').tagName).toBe('P')
  expect(screen.getByText('Soon')).toHaveClass(`${look.soft} ${look.small}`, { exact: true })
  expect(screen.getByRole('alert')).toHaveClass(`${look.danger} ${look.small}`, { exact: true })
})
