import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { followedLinks } from '@/tests/support/search'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SiteSearch } from './site-search'

function showSearch(locale: 'en' | 'ar' = 'en') {
  const { router, opened } = recordingRouter()
  renderIn(<SiteSearch locale={locale} />, { locale, router })
  return opened
}

const magnifier = () => screen.getByRole('button', { name: 'Open search' })
const dialog = () => screen.findByRole('dialog', { name: 'Search' })

describe('the magnifier', () => {
  it('leads to the search page where no script runs', () => {
    showSearch('ar')
    expect(screen.getByRole('button', { name: 'فتح البحث' })).toHaveAttribute('href', '/ar/search')
  })

  it('opens the dialog titled Search, with the focus in its field', async () => {
    showSearch()
    await userEvent.click(magnifier())
    expect(await dialog()).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Search the portal' })).toHaveFocus()
  })

  it('opens it by the keys of a button, and Escape gives the focus back', async () => {
    showSearch()
    magnifier().focus()
    await userEvent.keyboard(' ')
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(magnifier()).toHaveFocus()
  })

  it('leaves a press with a key that asks for another tab to the browser', () => {
    const followed = followedLinks()
    showSearch()
    fireEvent.click(magnifier(), { ctrlKey: true })
    expect(followed).toEqual(['/search'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('takes along what stands in the box', async () => {
    showSearch()
    await userEvent.type(screen.getByRole('combobox'), '  ')
    await userEvent.click(magnifier())
    await dialog()
    expect(screen.getByRole('combobox')).toHaveValue('  ')
  })
})

describe('the keyboard', () => {
  it('opens the dialog by Ctrl+K from anywhere, in any layout', async () => {
    showSearch()
    fireEvent.keyDown(document.body, { ctrlKey: true, key: 'ن', code: 'KeyK' })
    expect(await dialog()).toBeInTheDocument()
  })

  it('opens nothing by a key alone', () => {
    showSearch()
    for (const key of ['/', 'k']) fireEvent.keyDown(document.body, { key, code: 'KeyK' })
    fireEvent.keyDown(document.body, { ctrlKey: true, key: 'j', code: 'KeyJ' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
