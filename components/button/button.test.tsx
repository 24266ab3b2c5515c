import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Button } from './button'
import { ButtonLink } from './button-link'

describe('a button', () => {
  it('sends no form by itself', () => {
    render(<Button>Show</Button>)
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('type', 'button')
  })

  it('does what it is for, by keyboard too', async () => {
    const pressed: string[] = []
    render(<Button onClick={() => pressed.push('pressed')}>Show</Button>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(pressed).toEqual(['pressed'])
  })

  it('is a link where it leads to a page', () => {
    render(
      <ButtonLink href="/news" variant="accent">
        News
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news')
  })
})
