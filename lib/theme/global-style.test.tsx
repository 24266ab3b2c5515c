import { cleanup, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GlobalStyle, tokenStyle } from './global-style'
import { MuiProvider } from './mui-provider'
import { muiTheme } from './mui-theme'
import { colors, colorsOf, darkColors, typeSize, typeSteps } from './tokens'

describe('the tokens in a page', () => {
  it('are custom properties, with the line heights of the language', () => {
    expect(tokenStyle('en')).toContain(`--ink:${colors.ink};`)
    expect(tokenStyle('en')).toContain('--leading-text:1.6;')
    expect(tokenStyle('ar')).toContain('--leading-text:1.8;')
    expect(tokenStyle('ar')).toContain('--toward-end:-1')
  })

  it('follow the choice of the person, else the device, and are light on paper', () => {
    const style = tokenStyle('en')
    const [light = '', byDevice = '', byChoice = ''] = style.split('@media screen')
    expect(light).toContain(`:root,[data-ground]{color-scheme:light;--paper:${colors.paper};`)
    expect(byDevice).toContain('(prefers-color-scheme:dark){:root:not([data-scheme=light])')
    expect(byChoice).toContain(':root[data-scheme=dark]')
    for (const dark of [byDevice, byChoice]) expect(dark).toContain(`--paper:${darkColors.paper};`)
  })

  it('colour links, focus and strip of a page by the section that its banner names', () => {
    expect(tokenStyle('en')).toContain(
      'main:has([data-section=buyers]){--section:var(--rose);--section-strip:var(--rose-deep)}',
    )
  })

  it('have the colours of the palette that staff have chosen, in both schemes', () => {
    const { light, dark } = colorsOf('blue')
    const { container } = render(<GlobalStyle locale="en" palette="blue" />)
    const style = container.querySelector('style')?.textContent ?? ''
    expect(style).toContain(`--petrol-800:${light['petrol-800']};`)
    expect(style).toContain(`--petrol-800:${dark['petrol-800']};`)
    expect(style).not.toContain(`--petrol-800:${colors['petrol-800']};`)
    cleanup()
    const unset = render(<GlobalStyle locale="en" palette={null} />).container
    expect(unset.querySelector('style')).toHaveTextContent(`--petrol-800:${colors['petrol-800']};`)
  })

  it('are in one style element', () => {
    const { container } = render(<GlobalStyle locale="en" />)
    expect(container.querySelectorAll('style')).toHaveLength(1)
  })
})

describe('the type scale', () => {
  it('grows with the screen and never shrinks', () => {
    for (const step of typeSteps) {
      const [least, most] = [...typeSize(step).matchAll(/([\d.]+)rem[,)]/g)].map(([, size]) =>
        Number(size),
      )
      expect(most ?? 0).toBeGreaterThanOrEqual(least ?? 0)
      expect(least ?? 0).toBeGreaterThanOrEqual(14 / 16)
    }
  })
})

describe('the theme of islands', () => {
  it('runs with the language and takes its colours from the tokens', () => {
    expect(muiTheme('ar').direction).toBe('rtl')
    expect(muiTheme('en').direction).toBe('ltr')
    expect(muiTheme('en').palette.primary.main).toBe('var(--petrol-600)')
    expect(muiTheme('en').alpha('var(--ink)', 0.5)).toContain('var(--ink)')
  })

  it('has one style cache per direction', () => {
    render(
      <>
        <MuiProvider locale="en">left</MuiProvider>
        <MuiProvider locale="ar">right</MuiProvider>
      </>,
    )
    expect(document.body).toHaveTextContent('leftright')
  })
})
