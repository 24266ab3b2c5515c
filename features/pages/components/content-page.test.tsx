import { arrivedIn } from '@/tests/support/in-language'
import { menuEntryWith, navigationPageWith } from '@/tests/support/menu-entries'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContentPage } from './content-page'
import { SiteMapPage } from './site-map-page'

const page = menuEntryWith({
  id: 100,
  title_eng: 'Exporters',
  title_ara: 'المصدّرون',
  sub_subtitle_eng: 'Where to begin',
  subtitle_eng: 'Selling abroad is a series of decisions.',
  content_eng: '<p>Text</p><h2>One</h2><h2>Two</h2><h2>Three</h2>',
})

describe('a content page', () => {
  it('shows breadcrumb, title, lead, text and last change', async () => {
    await arrivedIn(<ContentPage locale="en" page={page} related={[menuEntryWith({ id: 7 })]} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Exporters' })).toBeInTheDocument()
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(
      within(way)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Home', 'For exporters', 'Exporters'])
    expect(screen.getByText('Where to begin')).toBeInTheDocument()
    expect(screen.getByText('Selling abroad is a series of decisions.')).toBeInTheDocument()
    expect(screen.getByText('Mar 2, 2026').closest('p')).toHaveTextContent(
      'Last updated: Mar 2, 2026',
    )
  })

  it('has a table of contents when it is long, and related entries', async () => {
    await arrivedIn(<ContentPage locale="en" page={page} related={[menuEntryWith({ id: 7 })]} />)
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    expect(within(contents).getAllByRole('link')).toHaveLength(3)
    expect(document.getElementById('section-2')).toHaveTextContent('Two')
    const related = screen.getByRole('region', { name: 'Related pages' })
    expect(within(related).getByRole('link')).toHaveAttribute('href', '/menu-1/7-entry-7')
  })

  it('begins with its tool, and has its text below in a section about the page', async () => {
    await arrivedIn(
      <ContentPage locale="en" page={page} related={[]}>
        <p>A list of the page</p>
      </ContentPage>,
    )
    const about = screen.getByRole('region', { name: 'About this page' })
    expect(within(about).getByText('Selling abroad is a series of decisions.')).toBeInTheDocument()
    expect(within(about).getByRole('navigation', { name: 'On this page' })).toBeInTheDocument()
    expect(about).toContainElement(document.getElementById('section-2'))
    const following = screen.getByText('A list of the page').compareDocumentPosition(about)
    expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has no section about the page without a tool, or without a text', async () => {
    const silent = menuEntryWith({ id: 100 })
    const { rerender } = await arrivedIn(<ContentPage locale="en" page={page} related={[]} />)
    expect(screen.queryByRole('heading', { name: 'About this page' })).not.toBeInTheDocument()
    rerender(
      <ContentPage locale="en" page={silent} related={[]}>
        <p>A list of the page</p>
      </ContentPage>,
    )
    expect(screen.queryByRole('heading', { name: 'About this page' })).not.toBeInTheDocument()
  })

  it('shows the feedback form after its content', async () => {
    await arrivedIn(
      <ContentPage locale="en" page={page} related={[]} feedback={<p>Was it useful?</p>}>
        <p>A list of the page</p>
      </ContentPage>,
    )
    const list = screen.getByText('A list of the page')
    const following = list.compareDocumentPosition(screen.getByText('Was it useful?'))
    expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeInTheDocument()
  })

  it('sets the language of a text in the other language', async () => {
    await arrivedIn(<ContentPage locale="ar" page={page} related={[]} />, { locale: 'ar' })
    const text = screen.getByText('Selling abroad is a series of decisions.')
    expect(text).toHaveAttribute('lang', 'en')
    expect(text).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('heading', { level: 1, name: 'المصدّرون' })).toBeInTheDocument()
  })
})

describe('the site map', () => {
  it('shows every entry under its navigation page, children under their parent', async () => {
    const group = navigationPageWith({
      id: 5,
      title_eng: 'Jordan',
      childs: [
        menuEntryWith({ id: 110, title_eng: 'Jordan Exports' }),
        menuEntryWith({ id: 111, parent_id: 110, title_eng: 'About Jordan Exports' }),
      ],
    })
    await arrivedIn(<SiteMapPage locale="en" page={page} groups={[group]} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Jordan' })).toBeInTheDocument()
    const child = screen.getByRole('link', { name: 'About Jordan Exports' })
    expect(child.closest('ul')?.closest('li')).toHaveTextContent(/^Jordan Exports/)
  })
})
