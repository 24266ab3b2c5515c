import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newIdempotencyKey } from './idempotency-key'

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
