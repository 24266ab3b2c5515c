import { describe, expect, it } from 'vitest'
import { fileKeyOf } from '../files/names'
import { focusIn, withFocus } from './focal-point'

const address = `/media/${'0'.repeat(32)}/640.webp`

describe('the address of a picture with its focal point', () => {
  it('names the point, and none in the centre', () => {
    expect(withFocus(address, { x: 30, y: 0 })).toBe(`${address}#focus=30,0`)
    expect(withFocus(`${address}#focus=30,0`, { x: 100, y: 7 })).toBe(`${address}#focus=100,7`)
    expect(withFocus(`${address}#focus=30,0`, { x: 50, y: 50 })).toBe(address)
  })

  it('is read again', () => {
    expect(focusIn(`${address}#focus=30,0`)).toEqual({ src: address, focus: { x: 30, y: 0 } })
    expect(focusIn(address)).toEqual({ src: address, focus: undefined })
  })

  it('is the address of a stored file, as long as the point is one', () => {
    expect(fileKeyOf(`${address}#focus=30,0`)).toBe('0'.repeat(32))
    expect(fileKeyOf(`${address}#focus=101,0`)).toBeNull()
    expect(fileKeyOf(`${address}#top`)).toBeNull()
  })
})
