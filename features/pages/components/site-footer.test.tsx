import { defaultSite, withoutExamples } from '@/features/site/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { arrivedIn } from '@/tests/support/in-language'
import { menuEntryWith } from '@/tests/support/menu-entries'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteFooter } from './site-footer'

const column = (id: number, title: string) => [
  menuEntryWith({
    id,
    page_id: id,
    menu_id: 3,
    nav_title_eng: `Line ${id}`,
    path: `/line-${id}`,
    page_belongs: { title_eng: title, title_ara: `عمود ${id}` },
  }),
]

const unnamed = { title_eng: '', title_ara: '' }

const footerOf = (props: Partial<Parameters<typeof SiteFooter>[0]>) =>
  arrivedIn(
    <SiteFooter locale="en" site={defaultSite} columns={[]} social={[]} year={2026} {...props} />,
  )

const account = {
  id: 1,
  name_eng: 'LinkedIn',
  name_ara: 'لينكدإن',
  image: 'linkedin',
  link: 'https://linkedin.example/portal',
  link_ara: 'https://linkedin.example/portal',
  sort: 1,
  sample: true,
}

async function footer(consent?: string) {
  await arrivedIn(
    <SiteFooter
      locale="en"
      site={withoutExamples(defaultSite)}
      columns={[column(1, 'The portal'), column(2, 'Services'), column(3, 'Help')]}
      social={[account]}
      year={2026}
      consent={consent}
    />,
  )
}

describe('the footer', () => {
  it('has a column for each page of menu 3, named after it', async () => {
    await footer()
    for (const [at, name] of ['The portal', 'Services', 'Help'].entries()) {
      const links = within(screen.getByRole('list', { name })).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([`/line-${at + 1}`])
    }
  })

  it('shows no contact details before anyone has set them', async () => {
    await footer()
    expect(screen.queryByRole('link', { name: defaultSite.contact_email })).toBeNull()
    expect(screen.queryByRole('link', { name: defaultSite.contact_phone })).toBeNull()
    expect(screen.queryByText(textsOf(defaultSite, 'contact_address').en)).toBeNull()
  })

  it('shows contact details, owner and year', async () => {
    await footerOf({
      site: { ...defaultSite, contact_email: 'office@trade.example', contact_phone: '+962 6 1' },
      social: [account],
    })
    expect(screen.getByRole('link', { name: 'office@trade.example' })).toHaveAttribute(
      'href',
      'mailto:office@trade.example',
    )
    expect(screen.getByRole('link', { name: '+962 6 1' })).toHaveAttribute('href', 'tel:+96261')
    expect(
      screen.getByText('© 2026 National Export Portal. All rights reserved.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })).toHaveAttribute(
      'href',
      account.link,
    )
  })

  it('shows an account with its host and picture where the provider has no name', async () => {
    await footerOf({
      social: [
        { ...account, name_eng: '', name_ara: '', image: '/media/provider/x.png' },
        { ...account, id: 2, link: '', link_ara: '' },
      ],
    })
    const [link, ...others] = screen.getAllByRole('link', { name: /opens in a new tab/ })
    expect(link).toHaveAccessibleName('linkedin.example (opens in a new tab)')
    expect(link?.querySelector('img')).toHaveAttribute('src', '/media/provider/x.png')
    expect(others).toEqual([])
  })

  it('shows a column whose page has no name', async () => {
    await footerOf({
      columns: [column(1, '').map((entry) => ({ ...entry, page_belongs: unnamed }))],
    })
    expect(screen.getByRole('link', { name: 'Line 1' })).toBeInTheDocument()
  })

  it('shows the consent button only where consent is needed', async () => {
    await footer()
    expect(screen.queryByText('Cookie settings')).not.toBeInTheDocument()
    await footer('Cookie settings')
    expect(screen.getByText('Cookie settings')).toBeInTheDocument()
  })
})
