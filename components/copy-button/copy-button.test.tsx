import { Snackbar } from '@/components/snackbar/snackbar'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CopyButton } from './copy-button'

const texts = { copy: 'Copy link', copied: 'Link copied', failed: 'Error: not copied' }

describe('a copy button', () => {
  it('puts the text on the clipboard and says so', async () => {
    const user = userEvent.setup()
    render(
      <>
        <CopyButton text="https://portal.example/news/1" texts={texts} />
        <Snackbar closeText="Close" />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe('https://portal.example/news/1')
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  })
})
