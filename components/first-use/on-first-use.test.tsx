import { endPageListeners } from '@/tests/support/page-listeners'
import { translateTexts } from '@/tests/support/translate-page'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { use as awaited, useEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import styles from './on-first-use.module.css'
import { useEarlyChange } from './use-early-change'

/** The HTML of the server: React marks an `Activity` by comments. */
function serverHtml(shortcut = '') {
  const part = document.createElement('div')
  part.setAttribute('data-waits', shortcut)
  part.className = styles.place ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.append('0')
  const input = document.createElement('input')
  part.append(document.createComment('&'), button, input, document.createComment('/&'))
  return part
}

endPageListeners()

let root: Root | undefined
let place: HTMLElement

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})

afterEach(() => {
  act(() => root?.unmount())
  place.remove()
  vi.resetModules()
  vi.useRealTimers()
})

/** A part that counts presses and K, and shows what is typed. */
function Part() {
  const [count, setCount] = useState(0)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const onKey = ({ code }: KeyboardEvent) => code === 'KeyK' && setCount((last) => last + 10)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {typed}
        {count}
      </button>
      <input onInput={(event) => setTyped(event.currentTarget.value)} />
    </>
  )
}

/** A part whose press follows from what was typed. */
function Choices() {
  const [choice, setChoice] = useState('none')
  const field = useRef<HTMLInputElement>(null)
  useEarlyChange(
    () => field.current,
    (control) => setChoice(control.value),
  )
  return (
    <>
      <button type="button" onClick={() => setChoice(`${choice} pressed`)}>
        {choice}
      </button>
      <input ref={field} />
    </>
  )
}

/** A part that shows a text when it has come. */
function Text({ text }: { text: Promise<string> }) {
  return <p>{awaited(text)}</p>
}

/** The part as the browser has it once the page is hydrated; `answer` lets its script arrive. */
async function hydrated({
  focused,
  before,
  ...options
}: {
  afterMs?: number
  atOnceIf?: () => boolean
  when?: () => Promise<void>
  shortcut?: string
  /** Whether somebody is in the field already. */
  focused?: boolean
  /** What is done with the HTML of the server. */
  before?: () => void
} = {}) {
  const { onFirstUse } = await import('./on-first-use')
  const script = Promise.withResolvers<typeof Part>()
  const load = vi.fn(() => script.promise)
  const Lazy = onFirstUse(load, options)
  place.replaceChildren(serverHtml(options.shortcut))
  before?.()
  const button = screen.getByRole('button')
  if (focused) screen.getByRole('textbox').focus()
  await act(async () => {
    root = hydrateRoot(place, <Lazy />)
  })
  return { load, button, answer: () => act(async () => script.resolve(Part)), script }
}

/** Does something to the HTML of the server; the script that starts those of the page keeps it. */
function sendEarly(target: Element, event: Event): void {
  const keep = (sent: Event) => (window.earlyUses = { [sent.type]: sent })
  target.addEventListener(event.type, keep, { once: true })
  fireEvent(target, event)
}

const use = () => act(async () => void fireEvent.pointerMove(document.body))

describe('a part that waits for the first use of the page', () => {
  it('is the HTML of the server, and its script is not loaded, while the page is only read', async () => {
    const { load, button } = await hydrated()
    fireEvent.scroll(window)
    await act(async () => {})
    expect(load).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toBe(button)
  })

  it('keeps its elements when its script arrives', async () => {
    const { load, button, answer } = await hydrated()
    await use()
    expect(load).toHaveBeenCalledOnce()
    await answer()
    fireEvent.click(button)
    expect(screen.getByRole('button')).toBe(button)
    expect(button).toHaveTextContent('1')
  })

  it('repeats a press that came before its script', async () => {
    const { button, answer } = await hydrated()
    fireEvent.click(button)
    await answer()
    await waitFor(() => expect(button).toHaveTextContent('1'))
  })

  it('repeats an input that came before its script', async () => {
    const { button, answer } = await hydrated()
    await act(async () => void fireEvent.focusIn(screen.getByRole('textbox')))
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'olive' } })
    await answer()
    await waitFor(() => expect(button).toHaveTextContent('olive0'))
  })

  it('repeats the space bar on a link that acts as a button', async () => {
    const { button, answer } = await hydrated()
    const link = document.createElement('a')
    link.setAttribute('role', 'button')
    const presses = vi.fn()
    link.addEventListener('click', presses)
    button.parentElement?.append(link)
    expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false)
    expect(presses).not.toHaveBeenCalled()
    await answer()
    await waitFor(() => expect(presses).toHaveBeenCalledOnce())
  })

  it('loads where somebody used the page before its first script', async () => {
    const { load } = await hydrated({ focused: true })
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads where Back or Forward came before its first script', async () => {
    const opened = vi.spyOn(performance, 'getEntriesByType')
    const at = (address: string) =>
      opened.mockReturnValue([
        { name: address, duration: 0, entryType: 'navigation', startTime: 0, toJSON: () => ({}) },
      ])
    at(`${window.location.origin}${window.location.pathname}#here`)
    expect((await hydrated()).load).not.toHaveBeenCalled()
    vi.resetModules()
    act(() => root?.unmount())
    at(`${window.location.origin}/another-view?page=2`)
    expect((await hydrated()).load).toHaveBeenCalledOnce()
    opened.mockRestore()
  })

  it('repeats a press that came before the scripts of the page', async () => {
    const press = new MouseEvent('click', { bubbles: true })
    const before = () => sendEarly(screen.getByRole('button'), press)
    const { load, button, answer } = await hydrated({ before })
    expect(load).toHaveBeenCalledOnce()
    await answer()
    await waitFor(() => expect(button).toHaveTextContent('1'))
  })

  it('repeats an input that came before the scripts of the page', async () => {
    const { button, answer } = await hydrated({
      before: () => {
        const field = screen.getByRole<HTMLInputElement>('textbox')
        field.value = 'olive'
        sendEarly(field, new InputEvent('input', { bubbles: true }))
      },
    })
    await answer()
    await waitFor(() => expect(button).toHaveTextContent('olive0'))
  })

  it('repeats a press after a choice that was made before it', async () => {
    const { onFirstUse } = await import('./on-first-use')
    const script = Promise.withResolvers<typeof Choices>()
    const Lazy = onFirstUse(() => script.promise)
    const part = serverHtml()
    part.querySelector('button')?.replaceChildren('none')
    place.replaceChildren(part)
    await act(async () => {
      root = hydrateRoot(place, <Lazy />)
    })
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await act(async () => void fireEvent.focusIn(field))
    field.value = 'olive'
    fireEvent.click(screen.getByRole('button'))
    await act(async () => script.resolve(Choices))
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('olive pressed'))
  })

  it('loads at once where the page was used before its scripts ran', async () => {
    const { load } = await hydrated({
      before: () => sendEarly(document.body, new PointerEvent('pointermove', { bubbles: true })),
    })
    expect(load).toHaveBeenCalledOnce()
  })

  it('repeats its shortcut, and no other', async () => {
    const { button, answer } = await hydrated({ shortcut: 'KeyK' })
    expect(fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true })).toBe(false)
    expect(fireEvent.keyDown(document.body, { code: 'KeyL', ctrlKey: true })).toBe(true)
    await answer()
    await waitFor(() => expect(button).toHaveTextContent('10'))
  })

  it('loads without a use of the page after its time', async () => {
    vi.useFakeTimers()
    const { load } = await hydrated({ afterMs: 5_000 })
    await act(() => vi.advanceTimersByTimeAsync(4_999))
    expect(load).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads without a use of the page where its condition holds', async () => {
    vi.useFakeTimers()
    const waiting = await hydrated({ atOnceIf: () => false })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(waiting.load).not.toHaveBeenCalled()
    act(() => root?.unmount())
    const urgent = await hydrated({ atOnceIf: () => true })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(urgent.load).toHaveBeenCalledOnce()
  })

  it('loads without a use of the page when it has something to show', async () => {
    const has = { message: false, listener: () => {} }
    const { until } = await import('./until')
    const subscribe = (listener: () => void) => {
      has.listener = listener
      return () => {}
    }
    const { load } = await hydrated({ when: () => until(subscribe, () => has.message) })
    await act(async () => has.listener())
    expect(load).not.toHaveBeenCalled()
    has.message = true
    await act(async () => has.listener())
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps a press until somebody who was offline is connected again', async () => {
    const { onFirstUse } = await import('./on-first-use')
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve<typeof Part>(Part))
    load.mockRejectedValueOnce(new Error('Failed to load chunk'))
    const Lazy = onFirstUse(load)
    place.replaceChildren(serverHtml())
    await act(async () => {
      root = hydrateRoot(place, <Lazy />)
    })
    const button = screen.getByRole('button')
    await act(async () => void fireEvent.click(button))
    expect(load).toHaveBeenCalledOnce()
    connection.mockReturnValue(true)
    await act(async () => void fireEvent(window, new Event('online')))
    await waitFor(() => expect(button).toHaveTextContent('1'))
    connection.mockRestore()
  })

  it('stays as it is without script when its script cannot be loaded', async () => {
    const failures = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', failures)
    const { button, script } = await hydrated()
    await use()
    await act(async () => script.reject(new Error('Failed to load chunk')))
    expect(screen.getByRole('button')).toBe(button)
    expect(fireEvent.click(button)).toBe(true)
    expect(failures).toHaveBeenCalledOnce()
    const { hasFailed } = await import('./first-use')
    expect(hasFailed()).toBe(true)
    window.removeEventListener('error', failures)
  })

  it('is taken over in each of its places as the server wrote it, while the page is translated', async () => {
    const { onFirstUse } = await import('./on-first-use')
    const { endHydration, shareWithTranslation } = await import('@/lib/i18n/browser-translation')
    const second = Promise.withResolvers<string>()
    const text = Promise.resolve('one')
    const script = Promise.withResolvers<typeof Text>()
    const Lazy = onFirstUse(() => script.promise)
    const errors = vi.fn()
    place.append(
      ...['one', 'two'].map((shown) => {
        const part = serverHtml()
        const paragraph = document.createElement('p')
        paragraph.append(shown)
        part.replaceChildren(document.createComment('&'), paragraph, document.createComment('/&'))
        return part
      }),
    )
    shareWithTranslation()
    await act(async () => {
      root = hydrateRoot(
        place,
        <>
          <Lazy text={text} />
          <Lazy text={second.promise} />
        </>,
        { onRecoverableError: errors },
      )
    })
    endHydration()
    translateTexts()
    await use()
    await act(async () => script.resolve(Text))
    translateTexts()
    await act(async () => {})
    expect(place.lastChild).toHaveTextContent(/^two$/)
    await act(async () => second.resolve('two'))
    expect(errors).not.toHaveBeenCalled()
    expect(place).toHaveTextContent('~one~two')
  })
})
