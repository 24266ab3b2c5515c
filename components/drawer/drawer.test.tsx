import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { Drawer } from './drawer'

function opened() {
  const dialog = createRef<HTMLDialogElement>()
  const closed: string[] = []
  render(
    <Drawer dialog={dialog} title="Menu" closeText="Close menu" onClose={() => closed.push('closed')}>
      <a href="/news">News</a>
      <p>Text</p>
    </Drawer>,
  )
  act(() => dialog.current?.setAttribute('open', ''))
  return { dialog, closed }
}

describe('a drawer', () => {
  it('is a dialog named by its title', () => {
    opened()
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  })

  it('closes by its button, by a press beside it, and when a link inside is followed', () => {
    for (const way of ['Close menu', 'News', '']) {
      const { dialog } = opened()
      const inside = way === '' ? dialog.current : screen.getByRole(way === 'News' ? 'link' : 'button', { name: way })
      if (inside) fireEvent.click(inside)
      expect(dialog.current).not.toHaveAttribute('open')
      document.body.replaceChildren()
    }
  })

  it('stays when its text is pressed', () => {
    const { dialog } = opened()
    fireEvent.click(screen.getByText('Text'))
    expect(dialog.current).toHaveAttribute('open')
  })
})
