import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PrintButton } from './print-button'

const print = vi.fn()

beforeEach(() => vi.stubGlobal('print', print))
afterEach(() => vi.unstubAllGlobals())

it('a print button asks the browser to print the page', async () => {
  render(<PrintButton>Print this page</PrintButton>)
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledOnce()
})
