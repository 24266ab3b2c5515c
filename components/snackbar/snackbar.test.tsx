import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, messageMs, notify } from './messages'
import { Snackbar } from './snackbar'

const show = (...message: Parameters<typeof notify>) => act(() => notify(...message))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Snackbar closeText="Close" />)
})

afterEach(() => {
  act(() => dismiss())
  vi.useRealTimers()
})

describe('a message at the foot of the window', () => {
  it('is announced politely, and at once when it contains the word Error', () => {
    show('Link copied')
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
    show('Error: Failed to log out')
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Failed to log out')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('is a failure in Arabic too, by its word or because the caller says so', () => {
    show('خطأ: تعذّر تسجيل الخروج')
    expect(screen.getByRole('alert')).toHaveTextContent('تعذّر تسجيل الخروج')
    show('كلمة المرور غير صحيحة', 'error')
    expect(screen.getByRole('alert')).toHaveTextContent('كلمة المرور غير صحيحة')
  })

  it('is shown for five seconds', () => {
    show('Link copied')
    pass(messageMs - 1)
    expect(screen.getByText('Link copied')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  })

  it('waits while a pointer rests on it, and can be closed', () => {
    show('Link copied')
    fireEvent.pointerEnter(
      screen.getByRole('button', { name: 'Close' }).parentElement ?? document.body,
    )
    pass(messageMs * 2)
    expect(screen.getByText('Link copied')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  })
})
