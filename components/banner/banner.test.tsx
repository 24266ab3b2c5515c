import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderIn } from '@/tests/support/in-language'
import { Banner } from './banner'
import { PageBanner } from './page-banner'

describe('a banner', () => {
  it('holds the heading of the page, and its drawing is for the eye only', () => {
    const { container } = render(<Banner title="News" lead="What is new" motif={<svg />} />)
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeInTheDocument()
    expect(container.querySelector('svg')?.parentElement).toHaveAttribute('aria-hidden', 'true')
  })

  it('begins the way at the home page of the language', () => {
    renderIn(<PageBanner locale="ar" title="الأخبار" seed={1} steps={[{ title: 'الأخبار' }]} />, {
      locale: 'ar',
    })
    expect(screen.getByRole('link', { name: 'الرئيسية' })).toHaveAttribute('href', '/ar')
  })
})
