import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Glyph } from './glyph'
import { Icon, iconNames, isIconName } from './icon'
import { chevronForward, close } from './paths'

describe('Icon', () => {
  it('is decoration unless it has a label', () => {
    const { container } = render(<Icon name="search" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="error" label="Error" />)
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument()
  })

  it('is the same drawing whether it is named or imported alone', () => {
    expect(renderToStaticMarkup(<Icon name="close" />)).toBe(
      renderToStaticMarkup(<Glyph drawing={close} />),
    )
  })

  it('turns with the direction of the page only where its drawing points along it', () => {
    const classOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ').length
    expect(classOf(renderToStaticMarkup(<Icon name="chevron-forward" />))).toBe(2)
    expect(classOf(renderToStaticMarkup(<Icon name="close" />))).toBe(1)
    expect(classOf(renderToStaticMarkup(<Glyph drawing={chevronForward} mirrored={false} />))).toBe(
      1,
    )
  })

  it('has a drawing of its own for every name', () => {
    const drawn = iconNames.map((name) => renderToStaticMarkup(<Icon name={name} />))
    expect(new Set(drawn).size).toBe(iconNames.length)
    expect(iconNames.length).toBeGreaterThan(45)
  })

  it('knows its names from other words', () => {
    expect(isIconName('ticket')).toBe(true)
    expect(isIconName('toString')).toBe(false)
  })
})
