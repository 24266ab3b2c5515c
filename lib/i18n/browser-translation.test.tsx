import { runConstantScript } from '@/tests/support/constant-script'
import { translateTexts as translate } from '@/tests/support/translate-page'
import { act, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endHydration, pauseTranslation, shareWithTranslation } from './browser-translation'

const observed = () => act(async () => {})

let endOfFirstScript: () => void
let early: HTMLElement
let field: HTMLElement
let root: Root
const errors = vi.fn()

function Greeting() {
  const [name, setName] = useState('you')
  return (
    <p>
      Hello {name}, welcome
      <input onChange={(event) => setName(event.target.value)} />
    </p>
  )
}

/** A page that is translated before its scripts run, and taken over by React afterwards. */
beforeAll(async () => {
  endOfFirstScript = runConstantScript()
  early = document.createElement('div')
  const html = new DOMParser().parseFromString(renderToString(<Greeting />), 'text/html')
  early.append(...html.body.childNodes)
  document.body.append(early)
  translate()
  field = screen.getByRole('textbox')
  await observed()
  shareWithTranslation()
  translate()
  await act(async () => {
    root = hydrateRoot(early, <Greeting />, { onRecoverableError: errors })
  })
  endHydration()
  endOfFirstScript()
})

describe('a page that is translated before React takes it over', () => {
  it('is taken over as the server wrote it, and stays translated', () => {
    expect(errors).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox')).toBe(field)
    expect(early.textContent).toBe('~Hello ~you~, welcome')
    act(() => root.unmount())
    early.remove()
  })
})

describe('a page that is translated when it is used', () => {
  let show: (content: ReactNode) => void
  let main: HTMLElement
  beforeEach(() => {
    const { container, rerender } = render(<main />)
    main = container
    show = (content) => rerender(<main>{content}</main>)
  })

  it('shows a changed text', async () => {
    show(<p>{12} results</p>)
    translate()
    await observed()
    show(<p>{2} results</p>)
    expect(main.textContent).toBe('2~ results')
  })

  it('shows a changed text that was translated, changed and translated again', async () => {
    for (const count of [1, 2, 3]) {
      show(<p>{count} results</p>)
      expect(main.textContent).toContain(String(count))
      translate()
      await observed()
    }
    expect(main.textContent).toBe('~3~ results')
  })

  it('removes a text', async () => {
    show(<p>before {'gone'} after</p>)
    translate()
    await observed()
    show(<p>before {null} after</p>)
    expect(main.textContent).toBe('~before ~ after')
  })

  it('puts what is new before a text', async () => {
    const content = (isNew: boolean) => (
      <p>
        {isNew && <b>new</b>}
        {isNew && 'and '}
        text
      </p>
    )
    show(content(false))
    translate()
    await observed()
    show(content(true))
    expect(main.textContent).toBe('newand text')
  })

  it('moves texts with their records', async () => {
    const list = (names: readonly string[]) => names.map((name) => <span key={name}>{name}</span>)
    show(list(['a', 'b', 'c']))
    translate()
    await observed()
    show(list(['c', 'a']))
    expect(main.textContent).toBe('~c~a')
  })

  it('is not broken by a translation that wraps elements', () => {
    const content = (...names: string[]) => names.map((name) => <b key={name}>{name}</b>)
    show(content('a', 'b'))
    for (const element of main.querySelectorAll('b')) {
      const wrapper = document.createElement('span')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
    show(content('new', 'b'))
    expect(main.textContent).toBe('newb')
    show(content())
    expect(main.textContent).toBe('')
  })

  it('is put back while a part is taken over, and translated again afterwards', async () => {
    show(
      <p className="part">
        {'one'}
        {'two'}
      </p>,
    )
    translate()
    await observed()
    const end = pauseTranslation('.part')
    expect(main.textContent).toBe('onetwo')
    translate()
    await observed()
    expect(main.textContent).toBe('onetwo')
    end()
    expect(main.textContent).toBe('~one~two')
  })
})
