import type { Guide } from '@/features/guide/contract'
import type { Locale } from '@/lib/i18n/locale'
import { guideWith } from '@/tests/support/guide'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ExportGuide } from './export-guide'
import { journeyDrawing } from './journey-drawing'

const path = '/pages/120-export-guide'

function show(guide: Guide | null = guideWith(), locale: Locale = 'en') {
  return renderIn(<ExportGuide locale={locale} guide={guide} path={path} />, { locale })
}

/** The chart, which wide windows show; on a phone the entries are the diagram. */
function chart(name = 'The 7 steps of the guide') {
  return screen.getByRole('navigation', { name })
}

const namesIn = (diagram: HTMLElement) =>
  within(diagram)
    .getAllByRole('link')
    .map((link) => link.textContent)

const stylesOf = (name: string) =>
  readFileSync(`features/guide/components/${name}.module.css`, 'utf8')

describe('the diagram of the guide', () => {
  it("is a list of seven links that have the names of the guide's steps", () => {
    show()
    expect(within(chart()).getAllByRole('listitem')).toHaveLength(7)
    expect(namesIn(chart())).toEqual([1, 2, 3, 4, 5, 6, 7].map((at) => `${at} Name ${at}`))
  })

  it('links to the seven entries without script', () => {
    show()
    const places = within(chart())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7].map((at) => `#step-${at}`))
    for (const place of places) {
      expect(document.querySelector(`details ${place}`)).toBeInTheDocument()
    }
  })

  it('is in Arabic for Arabic, numbers too', () => {
    show(guideWith(), 'ar')
    expect(namesIn(chart('خطوات الدليل السبع'))[2]).toBe('3 الاسم 3')
  })

  it('is the chart above 700 px; at 700 px and below the entries are on the way themselves', () => {
    expect(stylesOf('journey-diagram')).toMatch(
      /@media \(width <= 700px\) \{\s*\.diagram \{\s*display: none;/,
    )
    const [wide = '', phone = ''] = stylesOf('journey-way').split(
      '@media screen and (width <= 700px) {',
    )
    expect(wide).toMatch(/\.sea,\s*\.ship,\s*\.bend \{\s*display: none;/)
    expect(phone).toMatch(/\.sea,\s*\.ship,\s*\.bend \{[^}]*display: block;/)
  })

  it('hides its drawings from screen readers', () => {
    const { container } = show()
    const drawings = Array.from(container.querySelectorAll('svg'))
    expect(drawings.length).toBeGreaterThan(20)
    expect(drawings.filter((drawing) => !drawing.closest('[aria-hidden="true"]'))).toEqual([])
    expect(container.querySelector('svg text')).toBeNull()
  })

  it('references drawings that its file holds, which is what the code draws', () => {
    const { container } = show()
    const file = readFileSync('features/guide/components/journey.svg', 'utf8')
    expect(file, 'run `npm run drawings`').toBe(journeyDrawing())
    const drawings = new DOMParser().parseFromString(file, 'image/svg+xml')
    const used = Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href'))
    const named = new Set(used.map((address) => /journey\.svg#(.+)$/.exec(address ?? '')?.[1]))
    named.delete(undefined)
    expect(named.size).toBe(13)
    for (const name of named) expect(drawings.getElementById(name ?? '')).not.toBeNull()
    for (const scene of drawings.querySelectorAll('symbol')) {
      expect(scene.querySelectorAll('path').length, scene.id).toBeGreaterThan(3)
    }
  })

  it('is mirrored in Arabic, animates for less than five seconds, and does not move under reduced motion', () => {
    const drawn = stylesOf('journey-chart')
    for (const styles of [drawn, stylesOf('journey-way')]) {
      expect(styles).toContain('transform: scaleX(var(--toward-end))')
    }
    const [still = '', moving = ''] = drawn.split(
      '@media (prefers-reduced-motion: no-preference) {',
    )
    expect(still).not.toMatch(/animation|dasharray|offset/)
    const times = Array.from(moving.matchAll(/animation: \w+ ([\d.]+)s(?: ([\d.]+)s)?/g))
    expect(times).toHaveLength(2)
    for (const [, length, delay = '0'] of times) {
      expect(Number(length) + Number(delay)).toBeLessThan(5)
    }
    expect(moving).not.toContain('infinite')
  })
})

describe('the entries of the guide', () => {
  it('have the name, the text and the file of each step', () => {
    const { container } = show()
    const entries = Array.from(container.querySelectorAll('details'))
    expect(entries).toHaveLength(7)
    const third = entries[2]
    expect(third?.querySelector('summary')).toHaveTextContent('3 Name 3')
    expect(third).toHaveTextContent('Text of step 3')
    expect(third?.querySelector('a[download]')).toHaveAttribute('href', '/api/files/step-3-en')
    expect(third).not.toHaveAttribute('open')
  })

  it('are numbered, with a drawing each and one way less than steps between them', () => {
    const { container } = show()
    const entries = Array.from(container.querySelectorAll('details'))
    expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((at) => `${at} Name ${at}`),
    )
    for (const entry of entries) expect(entry.querySelectorAll('summary use')).toHaveLength(3)
    expect(
      container.querySelectorAll('svg:has(path[d^="M0 0C"], path[d^="M100 0C"])'),
    ).toHaveLength(6)
  })

  it('keep one outline: headings of a text are below that of its entry', () => {
    show(guideWith({ step_1: '<h2>Part</h2><p>Text</p>' }))
    expect(screen.getByText('Part').tagName).toBe('H4')
    expect(screen.getByText('Part').id).toBe('')
  })

  it('show a short text in full and have a button ready for a long one', () => {
    const { container } = show(guideWith({ step_2: `<p>${'word '.repeat(200)}</p>` }))
    const regions = container.querySelectorAll('details div[id]:not([id^="step-"])')
    expect(Array.from(regions, (region) => region.closest('details')?.textContent?.at(0))).toEqual([
      '2',
    ])
  })
})

describe('an incomplete guide', () => {
  it('renders nothing while there is no guide', () => {
    expect(show(null).container).toBeEmptyDOMElement()
  })

  it('shows texts of the other language with their lang attribute', () => {
    const guide = guideWith({ step_1_name_ara: '', step_1_ara: '', sub_subtitle_ara: '' })
    const { container } = show(guide, 'ar')
    for (const name of screen.getAllByText('Name 1')) {
      expect(name).toHaveAttribute('lang', 'en')
      expect(name).toHaveAttribute('dir', 'ltr')
    }
    expect(container.querySelector('#step-1 [lang="en"]')).toHaveTextContent('Text of step 1')
    expect(screen.getByText('From the idea to the order')).toHaveAttribute('dir', 'ltr')
  })

  it("has the portal's own name for a step without name, and notes that a text is missing", () => {
    const without = { step_4_name_eng: '', step_4_name_ara: '', step_4: '', step_4_ara: '' }
    const { container } = show(
      guideWith({ ...without, sub_subtitle_eng: '', sub_subtitle_ara: '' }),
    )
    expect(namesIn(chart())[3]).toBe('4 Financing export')
    expect(container.querySelector('#step-4')).toHaveTextContent(
      'We are still writing the guidance for this step.',
    )
    expect(
      screen.getByRole('heading', { level: 2, name: 'The 7 steps of the guide' }),
    ).toBeInTheDocument()
  })

  it('shows HTML in a name as plain text', () => {
    const { container } = show(guideWith({ step_1_name_eng: '<img src=x onerror=alert(1)>' }))
    expect(container.querySelector('img')).toBeNull()
    expect(namesIn(chart())[0]).toBe('1 <img src=x onerror=alert(1)>')
  })
})
