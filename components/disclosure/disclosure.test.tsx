import { render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Disclosure } from './disclosure'

const styles = readFileSync('components/disclosure/disclosure.module.css', 'utf8')

describe('a disclosure', () => {
  it('is closed at first, and its title is a heading that opens it without script', () => {
    render(
      <Disclosure id="origin" title="Who issues the certificate?">
        The chambers.
      </Disclosure>,
    )
    const details = screen.getByRole('group')
    expect(details).toHaveAttribute('id', 'origin')
    expect(details).not.toHaveAttribute('open')
    const summary = details.querySelector('summary')
    expect(summary).toBe(details.firstElementChild)
    expect(
      within(details).getByRole('heading', { level: 3, name: 'Who issues the certificate?' })
        .parentElement,
    ).toBe(summary)
    summary?.click()
    expect(details).toHaveAttribute('open')
    expect(screen.getByText('The chambers.')).toBeVisible()
  })

  it('can stand open at first, and its title can have another level', () => {
    render(
      <Disclosure title="Step 1" level={2} open>
        Begin here.
      </Disclosure>,
    )
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(screen.getByRole('heading', { level: 2, name: 'Step 1' })).toBeInTheDocument()
  })

  it('says nothing of its mark to people who listen', () => {
    const { container } = render(<Disclosure title="Title">Text</Disclosure>)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('is printed open, and opens without motion for those who asked for none', () => {
    const rulesOf = (query: string) => styles.split(`@media ${query}`)[1]?.split('\n}\n')[0] ?? ''
    expect(rulesOf('print')).toMatch(/details-content \{[^}]*block-size: auto;/)
    expect(rulesOf('print')).toMatch(/content-visibility: visible;/)
    expect(rulesOf('(prefers-reduced-motion: reduce)')).toMatch(/transition: none;/)
  })
})
