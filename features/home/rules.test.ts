import { routePartners } from '@/components/route-map/partners'
import { describe, expect, it } from 'vitest'
import type { Block, Slide } from './contract'
import { routeOf, servicesLayout, slideAction, slideEveryMs, slideView } from './rules'

const slide = (given: Partial<Slide>): Slide => ({
  id: 1,
  heading_eng: '',
  heading_ara: '',
  title_eng: 'Title',
  title_ara: 'عنوان',
  description_eng: '',
  description_ara: '',
  is_hide_button: 0,
  button_type_id: 2,
  btn_text_eng: 'Open',
  btn_text_ara: 'افتح',
  btn_link: '/fta-map',
  btn_link_ara: '/ar/fta-map',
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
  sort: 1,
  status: 1,
  ...given,
})

describe('the main slider', () => {
  it('changes automatically each 12000 ms', () => {
    expect(slideEveryMs).toBe(12_000)
  })

  it('shows one slide at a time', () => {
    expect(slideView).toMatchObject({ shown: 1, scroll: 1 })
  })
})

describe('the route of a slide', () => {
  const routes = [
    { partner: 'US', figure: 'most' },
    { partner: 'SA', figure: 'less' },
  ] as const

  it('is that of the partner with the same place, and begins again after the last one', () => {
    const lit = [0, 1, 2].map((at) => routeOf(at, routes).figure)
    expect(lit).toEqual(['most', 'less', 'most'])
  })

  it('is one of the map without a figure where no figure is known', () => {
    const lit = routePartners.map((_, at) => routeOf(at, []))
    expect(lit).toEqual(routePartners.map((partner) => ({ partner, figure: null })))
  })
})

describe('the button of a slide', () => {
  it('opens a link when its type is 2, in the language of the page', () => {
    expect(slideAction(slide({}), 'en')).toEqual({ kind: 'link', href: '/fta-map' })
    expect(slideAction(slide({}), 'ar')).toEqual({ kind: 'link', href: '/ar/fta-map' })
    const external = slide({ btn_link: 'https://a.example', btn_link_ara: '' })
    expect(slideAction(external, 'ar')).toEqual({ kind: 'link', href: 'https://a.example' })
  })

  it('opens the enquiry-type dialog when its type is 1', () => {
    expect(slideAction(slide({ button_type_id: 1, btn_link: null }), 'en').kind).toBe('dialog')
  })

  it('is absent unless is_hide_button is 0', () => {
    expect(slideAction(slide({ is_hide_button: 1 }), 'en').kind).toBe('none')
    expect(slideAction(slide({ is_hide_button: 1, button_type_id: 1 }), 'en').kind).toBe('none')
  })

  it.each([null, '', 'vbscript:msgbox(1)', '//a.example'])(
    'is absent when its link is invalid: %s',
    (btn_link) => {
      expect(slideAction(slide({ btn_link, btn_link_ara: null }), 'en').kind).toBe('none')
    },
  )
})

it.each([
  { count: 1, layout: 'one' },
  { count: 2, layout: 'two' },
  { count: 3, layout: 'many' },
  { count: 8, layout: 'many' },
])('$count services have the layout $layout', ({ count, layout }) => {
  const block: Block = {
    id: 1,
    icon: 'star',
    title_eng: '',
    title_ara: '',
    description_eng: '',
    description_ara: '',
    link: '',
    link_ara: '',
    sort: 1,
    status: 1,
  }
  expect(servicesLayout(Array.from({ length: count }, () => block))).toBe(layout)
})
