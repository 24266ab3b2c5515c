import { lazy, type ComponentType } from 'react'

/**
 * A component whose script is loaded when it renders for the first time. Who is offline then gets it
 * with the connection; any other failure is for the error boundary.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await onceConnected(load) }))
}

/**
 * Loads, and loads again where the connection was lost in the meantime. Loaders try twice within a
 * second, so the connection can be back when they report its loss.
 */
export async function onceConnected<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load()
  let wasOffline = !navigator.onLine
  const onOffline = () => (wasOffline = true)
  window.addEventListener('offline', onOffline)
  try {
    return await load()
  } catch (error) {
    if (!wasOffline) throw error
  } finally {
    window.removeEventListener('offline', onOffline)
  }
  if (!navigator.onLine) {
    await new Promise((online) => window.addEventListener('online', online, { once: true }))
  }
  return onceConnected(load)
}
