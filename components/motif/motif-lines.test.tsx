import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MotifLines } from './motif-lines'

function drawnFor(seed: string, form: 'strip' | 'medallion' = 'strip') {
  const { container } = render(<MotifLines seed={seed} form={form} />)
  return container.querySelector('use')?.getAttribute('href')
}

describe('MotifLines', () => {
  it('references the same drawing for the same seed, and another one for its neighbour', () => {
    expect(drawnFor('news-4')).toMatch(/strip-[1-8]\.svg#d$/)
    expect(drawnFor('news-4')).toBe(drawnFor('news-4'))
    expect(drawnFor('news-4')).not.toBe(drawnFor('news-5'))
    expect(drawnFor('sponsor-1', 'medallion')).toMatch(/medallion-[1-4]\.svg#d$/)
  })

  it('is hidden from people who listen', () => {
    const { container } = render(<MotifLines seed="news" mirrored tone="petrol" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  })
})
