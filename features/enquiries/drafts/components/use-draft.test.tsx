import { english } from '@/messages/en'
import { books, fill, named, showForm, type, mockEnquiryCalls } from '@/tests/support/enquiry-form'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pauseMs } from './use-draft'

mockEnquiryCalls()

describe('a draft', () => {
  const { enquiryForms: texts } = english

  it('is saved a moment after typing, and at once when the page is left', () => {
    vi.useFakeTimers()
    showForm()
    type('name', 'Lina')
    expect(window.localStorage.getItem('enquiry-general')).toBeNull()
    act(() => vi.advanceTimersByTime(pauseMs))
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
    expect(screen.getByText(texts.draft.saved)).toBeInTheDocument()
    type('company', 'Olive House')
    fireEvent(window, new Event('pagehide'))
    expect(window.localStorage.getItem('enquiry-general')).toContain('Olive House')
    vi.useRealTimers()
  })

  it('is restored when the form is shown again, with a note', () => {
    const { unmount } = showForm()
    fill()
    unmount()
    showForm()
    expect(named('name')).toHaveValue('Lina')
    expect(named('country')).toHaveValue('1')
    expect(named('agreements')).toBeChecked()
    expect(screen.getByText(texts.draft.restored)).toBeInTheDocument()
  })

  it('for matchmaking is separate from the one for market studies', () => {
    const { unmount } = showForm('matchmaking')
    fill()
    unmount()
    showForm('general')
    expect(named('name')).toHaveValue('')
  })

  it('does not follow into the other language by itself, and is not lost there', () => {
    const { unmount } = showForm('general', 'en')
    fill()
    unmount()
    showForm('general', 'ar')
    expect(named('name')).toHaveValue('')
    fireEvent.click(screen.getByRole('button', { name: books.ar.enquiryForms.draft.bring }))
    expect(named('name')).toHaveValue('Lina')
  })

  it('follows what is typed in another tab', () => {
    showForm()
    const place = 'enquiry-general'
    const at = Date.now()
    const dispatchStorage = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place, newValue })))
    dispatchStorage(
      JSON.stringify({ at, drafts: { en: { values: { name: 'Sami' }, answers: {} } } }),
    )
    expect(named('name')).toHaveValue('Sami')
  })

  it('that was sent in another tab is deleted here as well', () => {
    window.localStorage.setItem(
      'enquiry-general',
      JSON.stringify({ at: Date.now(), drafts: { en: { values: { name: 'Sami' }, answers: {} } } }),
    )
    showForm()
    expect(named('name')).toHaveValue('Sami')
    const oldValue = window.localStorage.getItem('enquiry-general')
    const gone = new StorageEvent('storage', { key: 'enquiry-general', oldValue, newValue: null })
    act(() => void window.dispatchEvent(gone))
    expect(named('name')).toHaveValue('')
  })

  it('is cleared by its button', () => {
    showForm()
    fill()
    fireEvent.click(screen.getByRole('button', { name: texts.clear }))
    expect(named('name')).toHaveValue('')
    expect(named('agreements')).not.toBeChecked()
    expect(window.localStorage).toHaveLength(0)
  })

  it.each(['en', 'ar'] as const)('that was cleared can be restored (%s)', (locale) => {
    const { clear, draft } = books[locale].enquiryForms
    showForm('general', locale)
    fill()
    fireEvent.click(screen.getByRole('button', { name: clear }))
    fireEvent.click(screen.getByRole('button', { name: draft.back }))
    expect(named('name')).toHaveValue('Lina')
    expect(named('agreements')).toBeChecked()
    expect(window.localStorage.getItem('enquiry-general')).toContain('Lina')
    expect(screen.queryByText(draft.cleared)).toBeNull()
  })

  it('moves to the other language when it is restored there, and stays one draft', () => {
    const { unmount } = showForm('general', 'en')
    fill()
    unmount()
    const arabic = showForm('general', 'ar')
    fireEvent.click(screen.getByRole('button', { name: books.ar.enquiryForms.draft.bring }))
    fireEvent.click(screen.getByRole('button', { name: books.ar.enquiryForms.clear }))
    expect(window.localStorage).toHaveLength(0)
    arabic.unmount()
  })

  it('in the other language stays when this one is cleared or sent', () => {
    const { unmount } = showForm('general', 'en')
    fill()
    unmount()
    const arabic = showForm('general', 'ar')
    type('name', 'لينا')
    fireEvent.click(screen.getByRole('button', { name: books.ar.enquiryForms.clear }))
    arabic.unmount()
    showForm('general', 'en')
    expect(named('name')).toHaveValue('Lina')
  })
})
