import { renderIn } from '@/tests/support/in-language'
import { menuEntryWith } from '@/tests/support/menu-entries'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageClosing } from './page-closing'

const page = menuEntryWith({ id: 7, url_ara: 'دليل', a_id: 120 })

describe('the end of a content page', () => {
  it('says when the page was last changed', () => {
    renderIn(<PageClosing locale="ar" page={page} printable={false} />, { locale: 'ar' })
    const date = screen.getByText(/٢٠٢٦/)
    expect(date).toHaveAttribute('datetime', page.updated_at)
    expect(date.closest('p')).toHaveTextContent(/^آخر تعديل:/)
  })

  it('names the address of the page for paper, left to right and readable', () => {
    renderIn(<PageClosing locale="ar" page={page} printable={false} />, { locale: 'ar' })
    expect(screen.getByText('http://localhost:3000/ar/pages/120-دليل')).toHaveAttribute('data-ltr')
  })

  it('offers to print what is long enough', () => {
    const { rerender } = renderIn(<PageClosing locale="en" page={page} printable={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    rerender(<PageClosing locale="en" page={page} printable />)
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument()
  })

  it('has room for what asks the reader', () => {
    renderIn(<PageClosing locale="en" page={page} printable={false} feedback={<p>Useful?</p>} />)
    expect(screen.getByText('Useful?')).toBeInTheDocument()
  })
})
