import { recordingRouter, renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SoftNavigation } from './soft-navigation'
import { softTarget } from './soft-target'

function target(attributes: Record<string, string>, at = 'https://portal.example/news?page=2') {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const { origin, pathname, search } = new URL(at)
  return softTarget(link, { origin, pathname, search, href: at })
}

describe('a link that opens without reloading', () => {
  it('is one to a page of the portal in the same language', () => {
    expect(target({ href: 'https://portal.example/about-jordan?a=1#b' })).toBe(
      '/about-jordan?a=1#b',
    )
    expect(target({ href: 'https://portal.example/ar/news' }, 'https://portal.example/ar')).toBe(
      '/ar/news',
    )
  })

  it('is not one to another site, tab, language, file, call or place on the same page', () => {
    expect(target({ href: 'https://elsewhere.example/' })).toBeNull()
    expect(target({ href: 'https://portal.example/news', target: '_blank' })).toBeNull()
    expect(target({ href: 'https://portal.example/ar/news' })).toBeNull()
    expect(target({ href: 'https://portal.example/news/rss.xml' })).toBeNull()
    expect(target({ href: 'https://portal.example/api/docs' })).toBeNull()
    expect(target({ href: 'https://portal.example/media/a/640.webp' })).toBeNull()
    expect(target({ href: 'https://portal.example/news?page=2#top' })).toBeNull()
    expect(target({ href: 'https://portal.example/guide', download: '' })).toBeNull()
    expect(target({ href: 'https://portal.example/', 'data-reload': '' })).toBeNull()
    expect(target({ href: 'mailto:info@portal.example' })).toBeNull()
    expect(target({})).toBeNull()
  })
})

describe('a page on which the tag manager may not run', () => {
  const login = { href: 'https://portal.example/auth/login' }

  it('is a step like any other as long as no tag manager runs', () => {
    expect(target(login)).toBe('/auth/login')
  })

  it('begins with a document of its own when one runs', () => {
    const script = document.createElement('script')
    script.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'
    document.head.append(script)
    expect(target(login)).toBeNull()
    expect(target({ href: 'https://portal.example/news' })).toBe('/news')
    script.remove()
  })
})

it('a link between the views of a list that shows them itself is left to the list', () => {
  const list = document.createElement('section')
  list.setAttribute('data-own-views', '')
  const [view, record] = ['/news?page=3', '/news/1-x'].map((path) => {
    const link = document.createElement('a')
    link.href = `https://portal.example${path}`
    list.append(link)
    return link
  })
  const { origin, pathname, search, href } = new URL('https://portal.example/news?page=2')
  const from = (link?: Element) => softTarget(link ?? null, { origin, pathname, search, href })
  expect(from(view)).toBeNull()
  expect(from(record)).toBe('/news/1-x')
})

describe('the document', () => {
  it('fetches a page ahead when somebody touches or focuses its link, and opens it on a plain click', () => {
    const { router, opened, prefetched } = recordingRouter()
    renderIn(
      <>
        <SoftNavigation />
        <a href="/news">
          <span>News</span>
        </a>
      </>,
      { router },
    )
    fireEvent.touchStart(screen.getByText('News'))
    expect(prefetched).toEqual(['/news'])
    fireEvent.click(screen.getByText('News'))
    expect(opened).toEqual(['/news'])
  })

  it('fetches ahead when a pointer rests on a link, not when it passes over', () => {
    vi.useFakeTimers()
    const { router, prefetched } = recordingRouter()
    renderIn(
      <>
        <SoftNavigation />
        <a href="/news">News</a>
        <a href="/faq">FAQ</a>
      </>,
      { router },
    )
    fireEvent.pointerOver(screen.getByText('News'))
    fireEvent.pointerOver(screen.getByText('FAQ'))
    vi.runAllTimers()
    vi.useRealTimers()
    expect(prefetched).toEqual(['/faq'])
  })

  it.each([
    '/profile/user-enquiries/12',
    '/ar/profile?a=1',
    '/auth/login#x',
    '/search/olive?page=2',
  ])('does not fetch ahead what is rendered for one request: %s', (href) => {
    const { router, prefetched } = recordingRouter()
    window.history.replaceState(null, '', href.startsWith('/ar') ? '/ar' : '/')
    renderIn(
      <>
        <SoftNavigation />
        <a href={href}>Mine</a>
      </>,
      { router },
    )
    fireEvent.touchStart(screen.getByText('Mine'))
    expect(prefetched).toEqual([])
  })

  it('leaves the click to the browser when a key asks for another tab, or someone else took it', () => {
    const { router, opened } = recordingRouter()
    renderIn(
      <>
        <SoftNavigation />
        <a href="/news">News</a>
        <a href="/faq" onClick={(event) => event.preventDefault()}>
          FAQ
        </a>
      </>,
      { router },
    )
    fireEvent.click(screen.getByText('News'), { ctrlKey: true })
    fireEvent.click(screen.getByText('FAQ'))
    expect(opened).toEqual([])
  })
})

it('a change of tab keeps the place in the page, and the focus on the tab that is shown', async () => {
  const steps: unknown[][] = []
  const { router } = recordingRouter()
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  renderIn(
    <>
      <SoftNavigation />
      <nav data-tabs>
        <a href="/market" aria-current="page">
          Publications
        </a>
        <a href="/market?tab=5">Data</a>
      </nav>
      <a href="/news">News</a>
    </>,
    { router: { ...router, push: (...step) => void steps.push(step) } },
  )
  fireEvent.click(screen.getByRole('link', { name: 'Data' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Publications' })).toHaveFocus())
  fireEvent.click(screen.getByRole('link', { name: 'News' }))
  expect(steps).toEqual([
    ['/market?tab=5', { scroll: false }],
    ['/news', { scroll: true }],
  ])
  expect(scrolled.mock.calls).toEqual([[{ top: window.scrollY, behavior: 'instant' }]])
  scrolled.mockRestore()
})
