import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { menuEntryWith } from '@/tests/support/menu-entries'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarrierAudiences } from './barrier-audiences'
import { BarrierPage } from './barrier-page'

const above = menuEntryWith({
  id: 81,
  title_eng: 'Reporting trade barriers',
  title_ara: 'الإبلاغ عن العوائق التجارية',
})
const languages = [
  { locale: 'en', prefix: '', texts: english, title: 'Reporting trade barriers' },
  { locale: 'ar', prefix: '/ar', texts: arabic, title: 'الإبلاغ عن العوائق التجارية' },
] as const

describe.each(languages)(
  'reporting a trade barrier ($locale)',
  ({ locale, prefix, texts, title }) => {
    const { audiences } = texts.enquiryForms

    it('starts with the choice of the audience', () => {
      renderIn(<BarrierAudiences locale={locale} />, { locale })
      const choices = screen.getByRole('navigation', { name: audiences.label })
      const links = within(choices).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        `${prefix}/reporting-trade-barriers/for-exporters`,
        `${prefix}/reporting-trade-barriers/for-international-buyers`,
      ])
      expect(links[0]).toHaveTextContent(audiences['for-exporters'].choice)
    })

    it('has a page for each audience, with a link back in its banner', () => {
      renderIn(
        <BarrierPage locale={locale} audience="for-international-buyers" above={above}>
          <p>Form</p>
        </BarrierPage>,
        { locale },
      )
      const heading = audiences['for-international-buyers'].title
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${prefix}/reporting-trade-barriers`,
      )
      expect(screen.getByText('Form')).toBeInTheDocument()
    })
  },
)
