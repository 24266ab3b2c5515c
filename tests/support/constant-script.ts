import { constantScript } from '@/lib/cache/constant-script'
import { runInThisContext } from 'node:vm'

/**
 * Runs the script of the layouts in the window that the tests share. Returns what removes its listeners
 * and its observer again: each run has its own, and those of another test would count what this one does.
 */
export function runConstantScript(): () => void {
  const added: Parameters<typeof addEventListener>[] = []
  const add = globalThis.addEventListener
  globalThis.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    added.push(given)
    add(...given)
  }
  try {
    runInThisContext(constantScript)
  } finally {
    globalThis.addEventListener = add
  }
  const observer = window.earlyReplacements?.observer
  return () => {
    observer?.disconnect()
    for (const given of added) removeEventListener(...given)
  }
}
