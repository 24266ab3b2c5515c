import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MotifHero } from './motif-hero'

describe('MotifHero', () => {
  it('references its drawing and is hidden from people who listen', () => {
    const { container } = render(<MotifHero seed="home" tone="paper" mirrored />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/hero-[12]\.svg#d$/)
  })
})
