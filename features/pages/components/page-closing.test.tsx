import { arrivedIn } from '@/tests/support/in-language'
import { menuEntryWith } from '@/tests/support/menu-entries'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageClosing } from './page-closing'

const page = menuEntryWith({ id: 7, url_ara: 'دليل', a_id: 120 })

describe('the end of a content page', () => {
  it('shows the date of the last change', async () => {
    await arrivedIn(<PageClosing locale="ar" page={page} printable={false} />, { locale: 'ar' })
    const date = screen.getByText(/2026/)
    expect(date).toHaveAttribute('datetime', page.updated_at)
    expect(date.closest('p')).toHaveTextContent(/^آخر تحديث:/)
  })

  it('prints the readable address of the page, left to right', async () => {
    await arrivedIn(<PageClosing locale="ar" page={page} printable={false} />, { locale: 'ar' })
    expect(screen.getByText('http://localhost:3000/ar/pages/120-دليل')).toHaveAttribute('data-ltr')
  })

  it('has a print button for a long page', async () => {
    const { rerender } = await arrivedIn(<PageClosing locale="en" page={page} printable={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<PageClosing locale="en" page={page} printable />)
    expect(await screen.findByRole('button', { name: 'Print this page' })).toBeInTheDocument()
  })

  it('renders the feedback form', async () => {
    await arrivedIn(
      <PageClosing locale="en" page={page} printable={false} feedback={<p>Useful?</p>} />,
    )
    expect(screen.getByText('Useful?')).toBeInTheDocument()
  })
})
