import { render } from '@testing-library/react'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MotifLines } from './motif-lines'

const seeds = ['news', 'about', 'events', 'faq', 'not-found', 'home', 'search', 'الرئيسية']
const compressed = (markup: string) => gzipSync(markup).length

describe('MotifLines', () => {
  it('costs a page less than 1.5 KB compressed, in either form', () => {
    for (const seed of seeds) {
      for (const form of ['strip', 'medallion'] as const) {
        const markup = renderToStaticMarkup(<MotifLines seed={seed} form={form} />)
        expect(compressed(markup), seed).toBeLessThan(1400)
        expect(markup).not.toMatch(/NaN|undefined/)
      }
    }
  })

  it('is the same for the same seed and has names of its own for another', () => {
    const [one, again, other] = ['news', 'news', 'faq'].map((seed) =>
      renderToStaticMarkup(<MotifLines seed={seed} />),
    )
    expect(one).toBe(again)
    const name = (markup = '') => /id="([^"]+)"/.exec(markup)?.[1]
    expect(name(one)).not.toBe(name(other))
  })

  it('is hidden from people who listen', () => {
    const { container } = render(<MotifLines seed="news" mirrored tone="petrol" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })
})
