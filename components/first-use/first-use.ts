/** What a person does first on a page. Scrolling is not among it: to read needs no script. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
  'change',
] as const

/** Marks a part of the page whose script has not arrived; its value is a key of its shortcut. */
export const waitingMark = 'data-waits'

declare global {
  interface Window {
    /** The last events of a page before its scripts ran, by type (`lib/cache/script-start.ts`). */
    earlyUses?: Partial<Record<string, Event>>
  }
}

let used: Promise<void> | undefined
let repeat: { place: Element; press: () => void } | undefined
let failed = false

/** Resolves when a person uses the page for the first time. In the browser only. */
export function firstUse(): Promise<void> {
  return (used ??= new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) {
      document.addEventListener(sign, begin, {
        capture: true,
        passive: true,
        signal: listening.signal,
      })
    }
    // Back and Forward in the browser's own bar: the router waits for every part that it changes.
    window.addEventListener('popstate', begin, { signal: listening.signal })
    holdEvents()
    const isUsed = holdEarlyUses()
    if (isUsed || wasUsed()) begin()
  }))
}

/** Whether somebody used the page before its first script ran. */
function wasUsed(): boolean {
  const { activeElement, body } = document
  if (navigator.userActivation?.hasBeenActive || (activeElement ?? body) !== body) return true
  // Back and Forward to another view of the page, while its scripts load.
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && withoutHash(opened.name) !== withoutHash(window.location.href)
}

const withoutHash = (address: string) => address.split('#')[0]

/** Whether a script of the page could not be loaded: then links and forms work as without it. */
export function hasFailed(): boolean {
  return failed
}

/** Gives the page back to the browser after a script did not arrive. */
export function giveUp(error: unknown): void {
  failed = true
  for (const place of document.querySelectorAll(`[${waitingMark}]`)) {
    place.removeAttribute(waitingMark)
  }
  repeat?.press()
  repeat = undefined
  reportError(error)
}

/** Repeats what somebody did to a part while its script was on its way. */
export function arrived(place: Element): void {
  place.removeAttribute(waitingMark)
  if (repeat?.place !== place) return
  const { press } = repeat
  repeat = undefined
  press()
}

/** What does nothing, or less, without its script; other links and forms are the browser's. */
const openers = 'button[type="button"], a[role="button"], a[aria-haspopup], a[data-with-script]'

/** Keeps the last press, input or shortcut of a part that waits. */
function holdEvents(): void {
  document.addEventListener('click', holdPress, true)
  document.addEventListener('input', holdInput, true)
  document.addEventListener('change', holdInput, true)
  document.addEventListener('keydown', holdKey, true)
}

/** Keeps what was done before the scripts of the page ran; links were left to the browser. */
function holdEarlyUses(): boolean {
  const events = Object.values(window.earlyUses ?? {}).filter((event) => event !== undefined)
  delete window.earlyUses
  for (const event of events.toSorted((a, b) => a.timeStamp - b.timeStamp)) {
    const isPress = event.type === 'click' && event instanceof MouseEvent
    const onLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isPress && (event.defaultPrevented || !onLink)) holdPress(event)
    if (event.type === 'input' || event.type === 'change') holdInput(event)
  }
  return events.length > 0
}

function holdPress(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  hold(event, target.closest<HTMLElement>(openers))
}

function hold(event: Event, opener: HTMLElement | null): void {
  const place = opener?.closest(`[${waitingMark}]`)
  if (!opener || !place) return
  stop(event)
  repeat = { place, press: () => opener.click() }
}

function holdInput({ type, target }: Event): void {
  const place = target instanceof Element ? target.closest(`[${waitingMark}]`) : null
  if (!target || !place) return
  repeat = { place, press: () => void target.dispatchEvent(new Event(type, { bubbles: true })) }
}

/** The browser presses a button with the space bar, but not a link that acts as one. */
function holdKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (key === ' ' && target instanceof Element) hold(event, target.closest('a[role="button"]'))
  else if (event.ctrlKey || event.metaKey) holdShortcut(event)
}

function holdShortcut(event: KeyboardEvent): void {
  const place = document.querySelector(`[${waitingMark}="${event.code}"]`)
  if (!place) return
  stop(event)
  repeat = {
    place,
    press: () => void document.dispatchEvent(new KeyboardEvent('keydown', event)),
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
