import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChartDrawing } from './chart-drawing'
import { chartPicture } from './chart-picture'
import { markupOf } from './markup'

const chart = {
  kind: 'stacked-column',
  unit: 'per cent',
  categories: ['2023', '2024'],
  series: [
    { name: 'Food & drink', data: [60, 55] },
    { name: 'Other', data: [40, 45] },
  ],
} as const

describe('a chart as a file', () => {
  it('has its title, its series and its source, and colours that need no page', () => {
    const svg = chartPicture({
      locale: 'en',
      chart,
      title: 'What we <sell>',
      label: 'Chart',
      width: 720,
      notes: ['Source: Customs'],
    })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    for (const text of ['What we &lt;sell&gt;', 'Food &amp; drink', 'Source: Customs']) {
      expect(svg).toContain(text)
    }
    expect(svg).not.toContain('var(')
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBe(
      null,
    )
  })

  it('begins at the right in Arabic', () => {
    const svg = chartPicture({
      locale: 'ar',
      chart,
      title: 'ما نبيعه',
      label: 'رسم',
      width: 720,
      notes: [],
    })
    expect(svg).toContain('direction="rtl"')
  })

  it('has the same elements as the drawing on the page', () => {
    const drawing = <ChartDrawing locale="en" chart={chart} width={600} id="x" label="Chart" />
    const { container } = render(drawing)
    const file = new DOMParser().parseFromString(markupOf(drawing), 'text/html')
    const namesIn = (root: ParentNode) =>
      [...root.querySelectorAll('svg *')].map(({ tagName, attributes }) => [
        tagName,
        [...attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
      ])
    expect(namesIn(file)).toEqual(namesIn(container))
  })
})
