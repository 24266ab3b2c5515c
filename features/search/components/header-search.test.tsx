import { arrivedIn, recordingRouter } from '@/tests/support/in-language'
import { followedLinks } from '@/tests/support/search'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SiteSearch } from './site-search'

async function showSearch(locale: 'en' | 'ar' = 'en') {
  const { router, opened } = recordingRouter()
  await arrivedIn(<SiteSearch locale={locale} />, { locale, router })
  return opened
}

const magnifier = () => screen.getByRole('button', { name: 'Open search' })
const dialog = () => screen.findByRole('dialog', { name: 'Search' })

describe('the search button', () => {
  it('links to the search page without script', async () => {
    await showSearch('ar')
    expect(screen.getByRole('button', { name: 'فتح البحث' })).toHaveAttribute('href', '/ar/search')
  })

  it('opens the dialog titled Search, with the focus in its field', async () => {
    await showSearch()
    await userEvent.click(magnifier())
    expect(await dialog()).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Search the portal' })).toHaveFocus()
  })

  it('opens the dialog with the space key, and Escape returns the focus', async () => {
    await showSearch()
    magnifier().focus()
    await userEvent.keyboard(' ')
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(magnifier()).toHaveFocus()
  })

  it('lets the browser handle a click with a key that opens another tab', async () => {
    const followed = followedLinks()
    await showSearch()
    fireEvent.click(magnifier(), { ctrlKey: true })
    expect(followed).toEqual(['/search'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('copies the text of the box into the dialog', async () => {
    await showSearch()
    await userEvent.type(screen.getByRole('combobox'), '  ')
    await userEvent.click(magnifier())
    await dialog()
    expect(screen.getByRole('combobox')).toHaveValue('  ')
  })
})

describe('the keyboard shortcut', () => {
  it('Ctrl+K opens the dialog from anywhere, in any keyboard layout', async () => {
    await showSearch()
    fireEvent.keyDown(document.body, { ctrlKey: true, key: 'ن', code: 'KeyK' })
    expect(await dialog()).toBeInTheDocument()
  })

  it('a key without Ctrl opens nothing', async () => {
    await showSearch()
    for (const key of ['/', 'k']) fireEvent.keyDown(document.body, { key, code: 'KeyK' })
    fireEvent.keyDown(document.body, { ctrlKey: true, key: 'j', code: 'KeyJ' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
