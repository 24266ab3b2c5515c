import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Link } from './link'

describe('a link', () => {
  it('is plain markup that works without script', () => {
    render(<Link href="/news">News</Link>)
    const link = screen.getByRole('link', { name: 'News' })
    expect(link).toHaveAttribute('href', '/news')
    expect(link).not.toHaveAttribute('target')
  })

  it('says so when it opens a new tab, and keeps the other page away from this one', () => {
    render(
      <Link href="https://a.example" newTab="opens in a new tab">
        Customs
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'Customs (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('leaves the word on the new tab to a label of its own', () => {
    render(
      <Link
        href="https://a.example"
        newTab="opens in a new tab"
        aria-label="X (opens in a new tab)"
      >
        x
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'X (opens in a new tab)' })
    expect(link).toHaveTextContent(/^x$/)
  })
})
