import { arrivedIn } from '@/tests/support/in-language'
import { standInWindow } from '@/tests/support/stand-in-window'
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Slide } from '../contract'
import { MainSlider } from './main-slider'

const slide = (id: number, given: Partial<Slide> = {}): Slide => ({
  id,
  heading_eng: `Heading ${id}`,
  heading_ara: `عنوان أول ${id}`,
  title_eng: `Title ${id}`,
  title_ara: `عنوان ${id}`,
  description_eng: `Text ${id}`,
  description_ara: `نص ${id}`,
  is_hide_button: 0,
  button_type_id: 2,
  btn_text_eng: `Open ${id}`,
  btn_text_ara: `افتح ${id}`,
  btn_link: '/fta-map',
  btn_link_ara: '/ar/fta-map',
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
  sort: id,
  status: 1,
  ...given,
})

const dialogButton = ({ id }: Slide) => <button type="button">Ask {id}</button>

type Routes = ComponentProps<typeof MainSlider>['routes']

function slider(slides: Slide[], locale: 'en' | 'ar' = 'en', routes: Routes = []) {
  return arrivedIn(
    <MainSlider locale={locale} slides={slides} routes={routes} dialogButton={dialogButton} />,
    { locale },
  )
}

/** The drawings of the map that a part of the page refers to. */
const drawings = (part: Element) =>
  [...part.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])

beforeEach(() => {
  vi.useFakeTimers()
  standInWindow()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the main slider', () => {
  it('shows heading, title, description and button of each slide', async () => {
    await slider([slide(1), slide(2)])
    const second = within(screen.getByRole('group', { name: '2 of 2' }))
    expect(second.getByText('Heading 2')).toBeInTheDocument()
    expect(second.getByRole('heading', { level: 2, name: 'Title 2' })).toBeInTheDocument()
    expect(second.getByText('Text 2')).toBeInTheDocument()
    expect(second.getByRole('link', { name: 'Open 2 (opens in a new tab)' })).toBeInTheDocument()
  })

  it('leaves the heading of the page to the page, since each slide is hidden in its turn', async () => {
    await slider([slide(1), slide(2), slide(3)])
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Title 1' })).toBeInTheDocument()
  })

  it('opens a link of type 2 in a new tab', async () => {
    await slider([slide(1, { btn_link_ara: 'https://a.example' })], 'ar')
    const link = screen.getByRole('link', { name: /افتح 1/ })
    expect(link).toHaveAttribute('href', 'https://a.example')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('opens the dialog for type 1, and has no button when it is hidden', async () => {
    await slider([slide(1, { button_type_id: 1 }), slide(2, { is_hide_button: 1 })])
    expect(screen.getByRole('button', { name: 'Ask 1' })).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('uses the fallback label Learn more for a button without a text', async () => {
    await slider([slide(1, { btn_text_eng: '', btn_text_ara: '' })])
    expect(screen.getByRole('link', { name: /^Learn more/ })).toBeInTheDocument()
  })

  it('has one map, on which each slide lights another route with its figure', async () => {
    const { container } = await slider([slide(1), slide(2)], 'en', [
      { partner: 'US', figure: 'To America' },
      { partner: 'SA', figure: 'To Arabia' },
    ])
    expect(drawings(container).filter((name) => name === 'map')).toHaveLength(1)
    const [first, second] = screen.getAllByRole('group')
    expect(first && drawings(first)).toContain('way-US')
    expect(first).toHaveTextContent('To America')
    expect(second && drawings(second)).toContain('way-SA')
    expect(second).toHaveTextContent('To Arabia')
  })

  it('lights routes without figures where none are known', async () => {
    const { container } = await slider([slide(1), slide(2)])
    const ways = drawings(container).filter((name) => name?.startsWith('road-'))
    expect(new Set(ways).size).toBe(2)
  })

  it('does not mirror the map in Arabic, but its texts', async () => {
    const { container } = await slider([slide(1)], 'ar', [{ partner: 'US', figure: 'رقم' }])
    const boxes = [...container.querySelectorAll('svg')].map((map) => map.closest('[dir]'))
    expect(boxes.map((box) => box?.getAttribute('dir'))).toEqual(['ltr', 'ltr'])
    expect(screen.getByText('رقم')).toHaveAttribute('dir', 'rtl')
  })

  it('shows a text of the other language with its lang attribute, and HTML as plain text', async () => {
    await slider([slide(1, { title_ara: '', description_ara: '<img src=x onerror=1>' })], 'ar')
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en')
    expect(screen.getByText('<img src=x onerror=1>')).toBeInTheDocument()
  })

  it('shows a very long title in full', async () => {
    const title_eng = 'Export'.repeat(80)
    await slider([slide(1, { title_eng })])
    expect(screen.getByRole('heading', { level: 2, name: title_eng })).toBeInTheDocument()
  })

  it('shows nothing without slides', async () => {
    await slider([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
