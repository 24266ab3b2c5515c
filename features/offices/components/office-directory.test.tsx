import { defaultSite } from '@/features/site/contract'
import { renderIn } from '@/tests/support/in-language'
import { officeWith } from '@/tests/support/offices'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OfficeDirectory } from './office-directory'

describe('the offices of the Contact Us page', () => {
  it('link to their maps, and are in the structured data', () => {
    const offices = [officeWith({ id: 1, link: 'https://maps.example/1' })]
    const { container } = renderIn(
      <OfficeDirectory locale="en" offices={offices} site={defaultSite} />,
    )
    expect(screen.getByRole('region', { name: 'Our offices' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      'https://maps.example/1',
    )
    const data = container.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)['@graph']).toMatchObject([
      {
        '@type': 'GovernmentOffice',
        name: 'Northern office',
        hasMap: 'https://maps.example/1',
        parentOrganization: { name: 'National Export Portal' },
      },
    ])
  })

  it('show a text and an alternative when there are none', () => {
    const { container } = renderIn(
      <OfficeDirectory locale="ar" offices={[]} site={defaultSite} />,
      {
        locale: 'ar',
      },
    )
    expect(screen.getByRole('status')).toHaveTextContent('لا تتوافر بيانات!')
    expect(screen.getByRole('status')).toHaveTextContent('مراسلتنا')
    expect(container.querySelector('script')).toBe(null)
  })
})
