import { renderIn } from '@/tests/support/in-language'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentManager } from './consent-manager'
import { ConsentLink } from './consent-link'

const texts = {
  title: 'Can we count your visit?',
  text: 'With your consent.',
  privacy: 'Privacy',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'You have accepted visit counting.',
  declined: 'You have declined visit counting.',
  objected: 'Your browser declines.',
}

const tags = () => Array.from(document.querySelectorAll('script'), (script) => script.src)
const bar = () => screen.queryByRole('region', { name: texts.title })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function show(path = '/') {
  let reloads = 0
  renderIn(
    <>
      <ConsentManager
        container="GTM-TEST12"
        texts={texts}
        privacyHref="/privacy"
        reload={() => {
          reloads += 1
        }}
      />
      <ConsentLink>Cookie settings</ConsentLink>
    </>,
    { path },
  )
  return { reloads: () => reloads }
}

beforeEach(() => {
  window.localStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.unstubAllGlobals()
})

describe('the consent bar', () => {
  it('asks with two answers of the same weight and says where to read more', () => {
    show()
    const [accept, decline] = within(bar() ?? document.body).getAllByRole('button')
    expect(accept).toHaveTextContent('Accept')
    expect(decline).toHaveTextContent('Decline')
    expect(accept?.className).toBe(decline?.className)
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  })

  it('loads nothing before the answer and nothing after a refusal', async () => {
    show()
    expect(tags()).toEqual([])
    await press('Decline')
    expect(tags()).toEqual([])
    expect(bar()).not.toBeInTheDocument()
  })

  it('loads the tag manager once after a yes and tells it that it starts', async () => {
    show()
    await press('Accept')
    expect(tags()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'])
    expect(Reflect.get(window, 'dataLayer')).toContainEqual(
      expect.objectContaining({ event: 'gtm.js' }),
    )
    expect(bar()).not.toBeInTheDocument()
  })

  it('asks once: the answer is kept in the browser', async () => {
    show()
    await press('Accept')
    expect(window.localStorage.getItem('consent')).toBe('accepted')
  })

  it('hears of an answer given in another tab', () => {
    show()
    window.localStorage.setItem('consent', 'accepted')
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(bar()).not.toBeInTheDocument()
    expect(tags()).toHaveLength(1)
  })

  it('is opened again from the footer, says what was chosen and gives the focus back', async () => {
    window.localStorage.setItem('consent', 'declined')
    show()
    expect(bar()).not.toBeInTheDocument()
    await press('Cookie settings')
    expect(bar()).toHaveFocus()
    expect(screen.getByText('You have declined visit counting.')).toBeInTheDocument()
    await press('Decline')
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus()
  })

  it('loads the page again when a yes is taken back, and forgets what was counted', async () => {
    window.localStorage.setItem('consent', 'accepted')
    document.cookie = '_ga=GA1.1.1; Path=/'
    document.cookie = 'locale=en; Path=/'
    const { reloads } = show()
    expect(reloads()).toBe(0)
    await press('Cookie settings')
    await press('Decline')
    expect(reloads()).toBe(1)
    expect(document.cookie).toBe('locale=en')
  })

  it('takes Global Privacy Control for a refusal and does not ask', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    show()
    expect(bar()).not.toBeInTheDocument()
    expect(tags()).toEqual([])
    await press('Cookie settings')
    expect(screen.getByText('Your browser declines.')).toBeInTheDocument()
    await press('Decline')
  })

  it('neither asks nor loads anything on pages of a person', () => {
    show('/profile')
    expect(bar()).not.toBeInTheDocument()
    window.localStorage.setItem('consent', 'accepted')
    show('/ar/auth/login')
    expect(tags()).toEqual([])
  })
})
