import { fireEvent, screen } from '@testing-library/react'
import { renderIn } from '@/tests/support/in-language'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageSwitch } from './language-switch'

function alternate(locale: string, href: string) {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.hreflang = locale
  link.href = href
  document.head.append(link)
}

const arabic = () => screen.getByRole('link', { name: 'العربية (switch language)' })

afterEach(() => {
  // The head also has the styles of other components.
  for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove()
  document.cookie = 'locale=; Max-Age=0; Path=/'
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('the language switch', () => {
  it('is a full-page link, labelled in the other language', () => {
    renderIn(<LanguageSwitch locale="en" label="switch language" />)
    expect(arabic()).toHaveAttribute('href', '/ar')
    expect(arabic()).toHaveAttribute('lang', 'ar')
    expect(arabic()).toHaveAttribute('data-reload')
  })

  it('keeps the record, the query and the fragment, with the slug of the other language', () => {
    window.history.replaceState(null, '', '/pages/120-export-guide?tab=2#section-1')
    alternate('ar', 'https://portal.example/ar/pages/120-guide')
    renderIn(<LanguageSwitch locale="en" label="switch language" />)
    fireEvent.pointerEnter(arabic())
    expect(arabic()).toHaveAttribute('href', '/ar/pages/120-guide?tab=2#section-1')
  })

  it('stores the choice in a cookie and in local storage', () => {
    renderIn(<LanguageSwitch locale="en" label="switch language" place="footer" />)
    const link = arabic()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(document.cookie).toContain('locale=ar')
    expect(window.localStorage.getItem('locale')).toBe('ar')
  })
})
