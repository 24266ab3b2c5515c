import { vi } from 'vitest'

/** The portal reads its settings again, and these are its `SECRET_KEYS`, the newest first. */
export function useSecretKeys(...keys: readonly (string | undefined)[]) {
  vi.stubEnv('SECRET_KEYS', keys.join())
  const registry: unknown = Reflect.get(globalThis, Symbol.for('portal.process'))
  if (!(registry instanceof Map)) return
  registry.delete('settings')
  registry.delete('secret-keys')
}
