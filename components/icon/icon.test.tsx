import { render, screen } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './icon'
import { allIconNames, iconNames, isIconName, turningIcons } from './names'

describe('Icon', () => {
  it('is decoration unless it has a label', () => {
    const { container } = render(<Icon name="search" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="error" label="Error" />)
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument()
  })

  it('references its drawing and has a size of its own only where it is given one', () => {
    const { container } = render(<Icon name="close" size={18} />)
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg#close$/)
    expect(container.firstChild).toHaveAttribute('width', '18')
    expect(renderToStaticMarkup(<Icon name="close" />)).not.toContain('width')
  })

  it('turns with the direction of the page only where its drawing points along it', () => {
    const classOf = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(' ').length
    expect(classOf(renderToStaticMarkup(<Icon name="chevron-forward" />))).toBe(2)
    expect(classOf(renderToStaticMarkup(<Icon name="close" />))).toBe(1)
    expect(classOf(renderToStaticMarkup(<Icon name="chevron-forward" mirrored={false} />))).toBe(1)
  })
})

describe('the names of icons', () => {
  it('are those of the drawings in the file, each drawn once and in its own way', async () => {
    const file = new DOMParser().parseFromString(
      await readFile('components/icon/icons.svg', 'utf8'),
      'image/svg+xml',
    )
    const symbols = [...file.querySelectorAll('symbol:not(#portal-mark)')]
    expect(symbols.map(({ id }) => id)).toEqual(allIconNames)
    expect(new Set(symbols.map(({ innerHTML }) => innerHTML)).size).toBe(symbols.length)
    expect(symbols.every((symbol) => symbol.getAttribute('viewBox') === '0 0 24 24')).toBe(true)
  })

  it('hold those that turn, and are told from other words', () => {
    expect(allIconNames).toEqual(expect.arrayContaining([...turningIcons]))
    expect(iconNames.length).toBeGreaterThan(45)
    expect(isIconName('ticket')).toBe(true)
    expect(isIconName('toString')).toBe(false)
  })
})
