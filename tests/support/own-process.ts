import { afterAll, vi } from 'vitest'
import { clearProcessRegistry } from './process-registry'

/**
 * For the test files of a project that share a process: each starts without what another one left in
 * the registry of `processWide` (settings, logger, storage), on the clock, in the environment or
 * in globals.
 */
clearProcessRegistry()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
