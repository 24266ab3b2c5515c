import { render } from '@testing-library/react'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MotifHero } from './motif-hero'

describe('MotifHero', () => {
  it('costs the first screen less than 4 KB compressed', () => {
    for (const seed of ['home', 'about', 'الرئيسية', '1', '2', '3', '4', '5']) {
      const markup = renderToStaticMarkup(<MotifHero seed={seed} />)
      expect(gzipSync(markup).length, seed).toBeLessThan(3500)
      expect(markup).not.toMatch(/NaN|undefined/)
    }
  })

  it('is hidden from people who listen', () => {
    const { container } = render(<MotifHero seed="home" tone="paper" mirrored />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })
})
