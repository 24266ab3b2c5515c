import { FixedWidth } from '@/tests/support/fixed-width'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChartFigure } from './chart-figure'

const texts = {
  label: 'Trade',
  values: 'Values',
  unit: 'Unit',
  source: 'Source',
  showTable: 'Table',
  category: 'Category',
  noValue: 'none',
  downloadCsv: 'CSV',
  downloadPicture: 'PNG',
  pictureFailed: 'failed',
}

const chart = {
  kind: 'line',
  unit: 'million',
  categories: ['2022', '2023', '2024'],
  series: [
    { name: 'Exports', data: [1, 2, 3] },
    { name: 'Imports', data: [4, null, 6] },
  ],
} as const

const figure = (locale: 'en' | 'ar') => (
  <ChartFigure
    locale={locale}
    chart={chart}
    texts={texts}
    title="Trade"
    source="Customs"
    notes={['Newest period: 2024']}
    fileName={null}
  />
)

beforeEach(() => vi.stubGlobal('ResizeObserver', FixedWidth))
afterEach(() => vi.unstubAllGlobals())

const value = () => screen.getByRole('slider', { name: 'Values' }).getAttribute('aria-valuetext')

describe('the values of a chart', () => {
  it.each([
    ['en', '{ArrowLeft}', '{ArrowRight}'],
    ['ar', '{ArrowRight}', '{ArrowLeft}'],
  ] as const)('are read with the arrow keys, the newest first (%s)', async (locale, back, on) => {
    const user = userEvent.setup()
    render(figure(locale))
    await user.tab()
    expect(screen.getByRole('slider')).toHaveFocus()
    expect(value()).toMatch(/^2024: Exports 3[,،] Imports 6 \(million\)$/)
    await user.keyboard(back)
    expect(value()).toMatch(/^2023: Exports 2[,،] Imports none/)
    await user.keyboard(`{Home}${back}`)
    expect(value()).toMatch(/^2022:/)
    await user.keyboard(on)
    expect(value()).toMatch(/^2023:/)
    await user.keyboard('{End}')
    expect(value()).toMatch(/^2024:/)
  })

  it('are shown while they are read, until Escape or the focus leaves', async () => {
    const user = userEvent.setup()
    render(figure('en'))
    const shown = () => screen.queryAllByText('Exports', { selector: 'dt' })
    expect(shown()).toHaveLength(0)
    await user.tab()
    expect(shown()).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(shown()).toHaveLength(0)
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toHaveLength(1)
    await user.tab()
    expect(shown()).toHaveLength(0)
  })

  it('open what they count by Enter, by a click, and by a second touch', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn()
    render(
      <ChartFigure
        locale="en"
        chart={chart}
        texts={texts}
        onOpen={onOpen}
        title=""
        source=""
        fileName={null}
      />,
    )
    const slider = screen.getByRole('slider')
    await user.tab()
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(1)
    const press = (pointerType: string) => {
      fireEvent.pointerDown(slider, { clientX: 600, clientY: 100, pointerType })
      fireEvent.click(slider)
    }
    press('touch')
    expect(onOpen).toHaveBeenCalledTimes(1)
    press('touch')
    expect(onOpen).toHaveBeenLastCalledWith(2)
    fireEvent.pointerMove(slider, { clientX: 60, clientY: 100, pointerType: 'mouse' })
    fireEvent.pointerDown(slider, { clientX: 60, clientY: 100, pointerType: 'mouse' })
    fireEvent.click(slider)
    expect(onOpen).toHaveBeenLastCalledWith(0)
  })

  it('are those under the pointer or the finger', () => {
    render(figure('en'))
    const slider = screen.getByRole('slider')
    fireEvent.pointerDown(slider, { clientX: 60, clientY: 100, pointerType: 'touch' })
    expect(value()).toMatch(/^2022:/)
    fireEvent.pointerMove(slider, { clientX: 600, clientY: 100, pointerType: 'mouse' })
    expect(value()).toMatch(/^2024:/)
  })
})

describe('a chart', () => {
  it('names its lines at their ends, without a key', () => {
    const { container } = render(figure('en'))
    const written = [...container.querySelectorAll('svg text')].map((text) => text.textContent)
    expect(written).toEqual(expect.arrayContaining(['Exports', 'Imports']))
    expect(container.querySelector('figure > div ul')).toBeNull()
  })

  it('has its newest period next to the source', () => {
    render(figure('en'))
    const caption = screen.getByText('Source: Customs').closest('figcaption')
    expect(caption).toHaveTextContent('Newest period: 2024')
  })

  it('is complete in the HTML of the server, for phones and wider screens', () => {
    const html = renderToString(figure('en'))
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html).toContain('2024')
  })
})
