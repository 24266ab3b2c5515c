const registry = Symbol.for('portal.process')

/**
 * One value per process, created at first use. Next evaluates a module several times in one
 * process (pages, route handlers, cache handler); a value that must exist once is stored here.
 */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as { [registry]?: Map<string, unknown> }
  const values = (holder[registry] ??= new Map())
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}
