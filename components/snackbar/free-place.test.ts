import { describe, expect, it } from 'vitest'
import { liftOf } from './free-place'

const message = { left: 400, right: 1040, top: 820, bottom: 890 }
const box = (left: number, top: number, width = 120, height = 44) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})

describe('the place of a message', () => {
  it('is the foot of the window where nothing is there', () => {
    expect(liftOf(message, [box(0, 840), box(500, 100)])).toBe(0)
  })

  it('is above the buttons at the foot', () => {
    const lift = liftOf(message, [box(420, 840), box(560, 840)])
    expect(message.bottom - lift).toBeLessThanOrEqual(840)
    expect(lift).toBeLessThan(80)
  })

  it('is between two rows of buttons', () => {
    const rows = [box(420, 840), box(420, 700), box(420, 560)]
    const lift = liftOf(message, rows)
    for (const { top, bottom } of rows) {
      expect(message.bottom - lift <= top || message.top - lift >= bottom).toBe(true)
    }
  })

  it('covers as few as possible where nothing is free', () => {
    const full = Array.from({ length: 30 }, (_, row) => box(420, row * 30, 200, 30))
    const twice = full.filter(({ top }) => top > 600).map((one) => ({ ...one }))
    const lift = liftOf(message, [...full, ...twice])
    expect(message.bottom - lift).toBeLessThan(640)
  })
})
