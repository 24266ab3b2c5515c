import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gatewayDrawing } from './gateway-drawing'
import { GatewayList } from './gateway-list'
import { GatewayMap } from './gateway-map'
import { gateways, modes, names, sheet } from './places'

const file = readFileSync('components/gateway-map/gateway-map.svg', 'utf8')
const books = { en: english, ar: arabic }

describe('the file of the map', () => {
  it('is what the code draws; otherwise run `npm run drawings`', () => {
    expect(file).toBe(gatewayDrawing())
  })

  it('is well-formed and light, with the colours of the page alone and no text to translate', () => {
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml')
    expect(drawing.querySelector('parsererror')).toBeNull()
    expect(gzipSync(file).length).toBeLessThan(8_000)
    expect(file).not.toMatch(/NaN|undefined|<text|class=|style/)
    for (const [, colour] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(colour).toMatch(/^(?:none|var\(--[a-z]+(?:-[a-z0-9]+)?\))$/)
    }
  })

  it('has every place on its sheet', () => {
    for (const { name, at } of [...gateways, ...names]) {
      expect(at[0], name).toBeGreaterThan(0)
      expect(at[0], name).toBeLessThan(sheet.width)
      expect(at[1], name).toBeGreaterThan(0)
      expect(at[1], name).toBeLessThan(sheet.height)
    }
  })
})

describe.each(['en', 'ar'] as const)('the map of gateways (%s)', (locale) => {
  const texts = books[locale].gatewayMap

  it('is one picture with a name, referenced by its address, and is not mirrored', () => {
    const { container } = renderIn(<GatewayMap />, { locale })
    const map = screen.getByRole('img', { name: texts.label })
    expect(map).toHaveAttribute('dir', 'ltr')
    expect(map.querySelector('use')?.getAttribute('href')).toMatch(/gateway-map\.svg#map$/)
    expect(container.querySelector('path')).toBeNull()
  })

  it('has the names of its gateways and countries as text', () => {
    renderIn(<GatewayMap />, { locale })
    const map = within(screen.getByRole('img'))
    for (const name of Object.values(texts.names)) expect(map.getByText(name)).toBeInTheDocument()
    for (const { name } of Object.values(texts.gateways)) {
      expect(map.getByText(name)).toBeInTheDocument()
    }
  })

  it('has a list of all gateways by how goods leave, with their numbers on the map', () => {
    renderIn(<GatewayList />, { locale })
    const list = screen.getByRole('list', { name: texts.list })
    const headings = within(list).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      modes.map((mode) => texts.modes[mode]),
    )
    gateways.forEach(({ name }, index) => {
      const row = within(list).getByText(texts.gateways[name].name).closest('li')
      expect(row).toHaveTextContent(String(index + 1))
      expect(row).toHaveTextContent(texts.gateways[name].text)
    })
  })
})
