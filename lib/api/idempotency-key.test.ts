import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attemptsAfter, newIdempotencyKey } from './idempotency-key'

describe('an idempotency key', () => {
  it('is a UUID of version 4, as the contract takes it', () => {
    for (let time = 0; time < 200; time += 1) {
      expect(z.uuidv4().safeParse(newIdempotencyKey()).success).toBe(true)
    }
  })

  it('is a new one each time', () => {
    const keys = Array.from({ length: 200 }, newIdempotencyKey)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the attempts to send a form', () => {
  it('have one key for the same content, and a new one for other content, also for an earlier one', () => {
    const { keyOf } = attemptsAfter(null)
    const first = keyOf('A')
    expect(keyOf('A')).toBe(first)
    expect(new Set([first, keyOf('B'), keyOf('A')]).size).toBe(3)
  })

  it('go on with the last one, and after a success with none', () => {
    const { keyOf, last } = attemptsAfter(null)
    keyOf('A')
    const later = attemptsAfter(last())
    expect(later.keyOf('A')).toBe(last()?.key)
    later.end()
    expect(later.last()).toBeNull()
    expect(later.keyOf('A')).not.toBe(last()?.key)
  })
})
