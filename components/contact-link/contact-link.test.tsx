import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contactHref } from './contact-href'
import { ContactLink } from './contact-link'

describe('a way to reach somebody', () => {
  it('writes a mail', () => {
    render(<ContactLink kind="mail" value="amman@portal.example" />)
    const link = screen.getByRole('link', { name: 'amman@portal.example' })
    expect(link).toHaveAttribute('href', 'mailto:amman@portal.example')
    expect(link).toHaveAttribute('data-ltr')
  })

  it('calls the number without the signs that make it readable', () => {
    render(<ContactLink kind="phone" value="+962 (6) 000-0000" />)
    const link = screen.getByRole('link', { name: '+962 (6) 000-0000' })
    expect(link).toHaveAttribute('href', 'tel:+96260000000')
    expect(link).toHaveAttribute('data-ltr')
  })

  it('is plain text where it is no address', () => {
    render(<ContactLink kind="phone" value="by appointment" />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('by appointment')).toHaveAttribute('data-ltr')
  })

  it.each([
    ['mail', 'a@b.example?bcc=c@d.example'],
    ['mail', 'vbscript:msgbox(1)'],
    ['mail', '<b>a@b.example</b>'],
    ['phone', '12'],
    ['phone', '0600000101;ext=1'],
    ['phone', ''],
  ] as const)('never leads where a %s must not: %s', (kind, value) => {
    expect(contactHref(kind, value)).toBe(null)
  })
})
