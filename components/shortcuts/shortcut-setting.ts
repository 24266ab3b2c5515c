/** Whether single keys act, for people whose voice control or tremor presses them (WCAG 2.1.4). */
const name = 'shortcuts'
const event = 'portal:shortcuts'

export function areShortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(name)
    else window.localStorage.setItem(name, 'off')
  } catch {
    // A browser that stores nothing keeps them on.
  }
  window.dispatchEvent(new Event(event))
}

export function onShortcutSetting(listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
