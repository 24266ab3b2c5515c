import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptStart } from './script-start'

interface Element {
  name: string
  src?: string
  href?: string
  async?: boolean
  onload?: () => void
}

/** A page as far as the script needs one. */
function openPage({ hidden = false } = {}) {
  const listeners = new Map<string, (event: { type: string }) => void>()
  const started: Element[] = []
  const self: { earlyUses?: Record<string, object> } = {}
  const frames: (() => void)[] = []
  const document = {
    hidden,
    createElement: (name: string) => ({ name, setAttribute: () => {} }),
    head: { append: (element: Element) => started.push(element) },
  }
  runInNewContext(scriptStart(['/payload.js?page=%2F', '/a.js', '/b.js']), {
    self,
    document,
    setTimeout,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  })
  const send = (type: string, more: object = {}) => listeners.get(type)?.({ type, ...more })
  return { self, started, frames, send }
}

beforeEach(() => void vi.useFakeTimers())

describe('the start of the scripts of a page', () => {
  it('comes after the frame that shows the loaded page, in order', () => {
    const { started, frames, send } = openPage()
    send('load')
    expect([started.length, frames.length]).toEqual([0, 1])
    frames[0]?.()
    expect(started).toHaveLength(0)
    vi.advanceTimersByTime(0)
    expect(started.map(({ name, src, href }) => [name, src ?? href])).toEqual([
      ['script', '/payload.js?page=%2F'],
      ['link', '/a.js'],
      ['link', '/b.js'],
    ])
    vi.advanceTimersByTime(10_000)
    expect(started).toHaveLength(3)
  })

  it('keeps the scripts that read the payload until it has arrived', () => {
    const { started, send } = openPage({ hidden: true })
    send('load')
    started[0]?.onload?.()
    expect(started.slice(3).map(({ name, src, async }) => [name, src, async])).toEqual([
      ['script', '/a.js', false],
      ['script', '/b.js', false],
    ])
  })

  it('comes at once where no frame is shown', () => {
    const { started, send } = openPage({ hidden: true })
    send('load')
    expect(started).toHaveLength(3)
  })

  it('does not wait for a file that does not arrive', () => {
    const { started } = openPage()
    vi.advanceTimersByTime(4_000)
    expect(started).toHaveLength(3)
  })

  it('comes with the first use of the page, which the page keeps', () => {
    const { self, started, send } = openPage()
    for (const type of ['pointermove', 'keydown', 'input']) send(type)
    expect(started).toHaveLength(3)
    expect(self.earlyUses).toEqual({
      pointermove: { type: 'pointermove' },
      keydown: { type: 'keydown' },
      input: { type: 'input' },
    })
  })

  it('holds a plain press of a link that needs its script, until a script fails', () => {
    const { self, send } = openPage()
    const link = { closest: (selector: string) => (selector === 'a[data-with-script]' ? {} : null) }
    const press = (more: object = {}) => {
      const preventDefault = vi.fn()
      send('click', { target: link, button: 0, preventDefault, ...more })
      return preventDefault.mock.calls.length
    }
    expect(press()).toBe(1)
    expect(press({ ctrlKey: true })).toBe(0)
    expect(press({ target: { closest: () => null } })).toBe(0)
    delete self.earlyUses
    expect(press()).toBe(0)
  })

  it('leaves later uses to the parts of the page', () => {
    const { self, send } = openPage()
    delete self.earlyUses
    send('keydown')
    expect(self.earlyUses).toBeUndefined()
  })

  it('cannot be ended by an address', () => {
    expect(scriptStart(['/a</script>'])).not.toContain('</script>')
  })
})
