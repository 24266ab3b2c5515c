import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import look from './look.module.css'
import { Note } from './note'

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
