import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LastErrorPage } from './last-error-page'

function documentAt(path: string) {
  const html = renderToStaticMarkup(
    <PathnameContext value={path}>
      <LastErrorPage error={new Error('broken')} />
    </PathnameContext>,
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
