import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { JsdTile } from '../contract'
import { ExportTiles } from './export-tiles'

const tile = (id: number, given: Partial<JsdTile> = {}): JsdTile => ({
  id,
  title_eng: `Group ${id}`,
  title_ara: `مجموعة ${id}`,
  text_eng: `About group ${id}.`,
  text_ara: `عن المجموعة ${id}.`,
  link: `/local-buyers/products/${id}`,
  link_ara: `/ar/local-buyers/products/${id}`,
  image: `/media/tiles/${id}/640.webp`,
  image_alt_eng: null,
  image_alt_ara: null,
  sort: id,
  status: 1,
  ...given,
})

describe('the tiles about the country’s exports', () => {
  it('each have a picture, a text and one link in the language of the page', () => {
    const { container } = renderIn(<ExportTiles locale="ar" tiles={[tile(1), tile(2)]} />, {
      locale: 'ar',
    })
    const section = screen.getByRole('region', { name: 'ما يصدّره الأردن' })
    expect(within(section).getAllByRole('listitem')).toHaveLength(2)
    expect(within(section).getAllByRole('link')).toHaveLength(2)
    expect(within(section).getByRole('link', { name: 'مجموعة 2' })).toHaveAttribute(
      'href',
      '/ar/local-buyers/products/2',
    )
    expect(within(section).getByText('عن المجموعة 1.')).toBeInTheDocument()
    expect(container.querySelectorAll('img')).toHaveLength(2)
  })

  it('open another site in a new tab, and have no link when it is invalid', () => {
    const tiles = [
      tile(1, { link: 'https://statistics.example' }),
      tile(2, { link: 'vbscript:msgbox(1)', image: null }),
    ]
    renderIn(<ExportTiles locale="en" tiles={tiles} />)
    const [link, ...others] = screen.getAllByRole('link')
    expect(others).toEqual([])
    expect(link).toHaveAccessibleName('Group 1 (opens in a new tab)')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(screen.getByRole('heading', { level: 3, name: 'Group 2' })).toBeInTheDocument()
  })

  it('show a text of the other language with its lang attribute, and HTML as plain text', () => {
    const tiles = [tile(1, { title_ara: '', text_ara: '<script>1</script>' })]
    renderIn(<ExportTiles locale="ar" tiles={tiles} />, { locale: 'ar' })
    expect(screen.getByText('Group 1')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('<script>1</script>')).toBeInTheDocument()
  })

  it('are omitted when there are none', () => {
    const { container } = renderIn(<ExportTiles locale="en" tiles={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
