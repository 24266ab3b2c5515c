import { runConstantScript } from '@/tests/support/constant-script'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SchemeSwitch } from './scheme-switch'

const texts = { label: 'Appearance', system: 'As on this device', light: 'Light', dark: 'Dark' }

const { documentElement } = document

afterEach(() => {
  localStorage.clear()
  delete documentElement.dataset.scheme
})

it('shows a choice at once and remembers it in this browser', async () => {
  render(<SchemeSwitch texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  expect(documentElement.dataset.scheme).toBe('dark')
  expect(localStorage.getItem('scheme')).toBe('dark')
  expect(screen.getByRole('button', { name: 'Dark', pressed: true })).toBeInTheDocument()
})

it('follows the device again', async () => {
  localStorage.setItem('scheme', 'light')
  documentElement.dataset.scheme = 'light'
  render(<SchemeSwitch texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'As on this device' }))
  expect(documentElement.dataset.scheme).toBeUndefined()
  expect(localStorage.getItem('scheme')).toBeNull()
})

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
])('is set before the first paint: %s', (stored, shown) => {
  localStorage.setItem('scheme', stored)
  runConstantScript()()
  expect(documentElement.dataset.scheme).toBe(shown)
})
