import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChunkReload } from './chunk-reload'
import { isChunkFailure, reloadOnce, reloadPauseMs } from '@/lib/cache/reload-once'

function chunkError() {
  const error = new Error('Loading chunk 12 failed.')
  error.name = 'ChunkLoadError'
  return error
}

function page() {
  const stored = new Map<string, string>()
  let reloads = 0
  return {
    reloads: () => reloads,
    at: (now: number, isOnline = true) => ({
      now,
      isOnline,
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      reload: () => {
        reloads += 1
      },
    }),
  }
}

describe('a script file that is gone', () => {
  it('is told from other errors', () => {
    expect(isChunkFailure(chunkError())).toBe(true)
    expect(isChunkFailure(new Error('Failed to fetch dynamically imported module: /a.js'))).toBe(
      true,
    )
    expect(isChunkFailure(new Error('x is not a function'))).toBe(false)
    expect(isChunkFailure('Loading chunk')).toBe(false)
  })

  it('reloads the page once in sixty seconds', () => {
    const { at, reloads } = page()
    expect(reloadOnce(chunkError(), at(1_000))).toBe(true)
    expect(reloadOnce(chunkError(), at(1_000 + reloadPauseMs - 1))).toBe(false)
    expect(reloadOnce(chunkError(), at(1_000 + reloadPauseMs))).toBe(true)
    expect(reloads()).toBe(2)
  })

  it('does not take the page from somebody who is offline', () => {
    const { at, reloads } = page()
    expect(reloadOnce(chunkError(), at(1_000, false))).toBe(false)
    expect(reloadOnce(chunkError(), at(2_000))).toBe(true)
    expect(reloads()).toBe(1)
  })

  it('is watched for, and other errors pass by', () => {
    render(<ChunkReload />)
    window.sessionStorage.clear()
    fireEvent(window, new ErrorEvent('error', { error: new Error('another') }))
    expect(window.sessionStorage).toHaveLength(0)
  })
})
