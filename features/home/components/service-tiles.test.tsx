import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Block } from '../contract'
import { ServiceTiles } from './service-tiles'

const block = (id: number, given: Partial<Block> = {}): Block => ({
  id,
  icon: 'compass',
  title_eng: `Service ${id}`,
  title_ara: `خدمة ${id}`,
  description_eng: `What service ${id} does.`,
  description_ara: `ما تقدمه الخدمة ${id}.`,
  link: '/fta-map',
  link_ara: '/ar/fta-map',
  sort: id,
  status: 1,
  ...given,
})

const blocks = (count: number) => Array.from({ length: count }, (_, at) => block(at + 1))

describe('the services', () => {
  it.each([
    { count: 1, layout: 'one' },
    { count: 2, layout: 'two' },
    { count: 3, layout: 'many' },
    { count: 4, layout: 'many' },
  ])('have a layout for $count services', ({ count, layout }) => {
    renderIn(<ServiceTiles locale="en" blocks={blocks(count)} />)
    expect(screen.getByRole('list').className).toContain(layout)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
  })

  it('have icon, title, description and one link, in the language of the page', () => {
    const { container } = renderIn(<ServiceTiles locale="ar" blocks={[block(1)]} />, {
      locale: 'ar',
    })
    expect(screen.getByRole('link', { name: 'خدمة 1' })).toHaveAttribute('href', '/ar/fta-map')
    expect(screen.getByText('ما تقدمه الخدمة 1.')).toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('open another site in a new tab, and have no link when it is invalid', () => {
    const wrong = block(2, { link: 'vbscript:msgbox(1)', icon: 'no such icon' })
    renderIn(<ServiceTiles locale="en" blocks={[block(1, { link: 'https://a.example' }), wrong]} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('Service 1 (opens in a new tab)')
    expect(screen.getByText('Service 2')).toBeInTheDocument()
  })

  it('show a text of the other language with its lang attribute, and HTML as plain text', () => {
    const one = block(1, { title_ara: '', description_ara: '<b>1</b>' })
    renderIn(<ServiceTiles locale="ar" blocks={[one]} />, { locale: 'ar' })
    expect(screen.getByText('Service 1')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('<b>1</b>')).toBeInTheDocument()
  })

  it('are omitted when there are none', () => {
    const { container } = renderIn(<ServiceTiles locale="en" blocks={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
