import { vi } from 'vitest'

const registry = Symbol.for('portal.process')

/** Drops what `processWide` keeps (settings, logger, storage), as if the process had just started. */
export function clearProcessRegistry(): void {
  Reflect.deleteProperty(globalThis, registry)
}

/** Drops some of what `processWide` keeps: it is made again when it is needed. */
export function dropFromProcess(...names: readonly string[]): void {
  const values: unknown = Reflect.get(globalThis, registry)
  if (values instanceof Map) names.forEach((name) => values.delete(name))
}

/**
 * Gives this process other settings. What the file before left running may have read the settings
 * since this file began, so they are dropped.
 */
export function setSettings(given: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  dropFromProcess('settings')
}
