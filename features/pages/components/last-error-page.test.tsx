import { recordingRouter } from '@/tests/support/in-language'
import { TestNavigation } from '@/tests/support/next-navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LastErrorPage } from './last-error-page'

function documentAt(path: string) {
  const html = renderToStaticMarkup(
    <TestNavigation router={recordingRouter().router} path={path}>
      <LastErrorPage error={new Error('broken')} />
    </TestNavigation>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

describe('the page for a failure of the layout', () => {
  it('is a whole document in the language of the address', () => {
    expect(documentAt('/ar/news').documentElement.lang).toBe('ar')
    expect(documentAt('/ar/news').documentElement.dir).toBe('rtl')
    expect(documentAt('/news').querySelector('h1')?.textContent).toBe('An error occurred')
    expect(documentAt('/news').querySelector('main a')?.getAttribute('href')).toBe('/')
  })
})
