import { openDialogs } from '@/tests/support/dialogs'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Drawer } from './drawer'

beforeAll(openDialogs)

function opened() {
  const dialog = createRef<HTMLDialogElement>()
  const closed: string[] = []
  render(
    <Drawer
      dialog={dialog}
      title="Menu"
      closeText="Close menu"
      onClose={() => closed.push('closed')}
    >
      <a href="#news">News</a>
      <p>Text</p>
    </Drawer>,
  )
  act(() => dialog.current?.showModal())
  return { dialog, closed }
}

describe('a drawer', () => {
  it('is a dialog named by its title', () => {
    opened()
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  })

  it('closes by its button', () => {
    const { closed } = opened()
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(closed).toEqual(['closed'])
  })

  it('closes when a link inside is followed', async () => {
    const { closed } = opened()
    fireEvent.click(screen.getByRole('link', { name: 'News' }))
    expect(closed).toEqual(['closed'])
    await waitFor(() => expect(window.location.hash).toBe('#news'))
    window.history.replaceState(null, '', '/')
  })

  it('closes by a press next to it, and stays when its text is pressed', () => {
    const { closed } = opened()
    fireEvent.click(screen.getByText('Text'))
    expect(closed).toEqual([])
    fireEvent.click(screen.getByRole('dialog'))
    expect(closed).toEqual(['closed'])
  })
})
