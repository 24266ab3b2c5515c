import { describe, expect, it } from 'vitest'
import { limitedActions, parseLimits, trafficLimits } from './limited-actions'

const defaults = { ...limitedActions, ...trafficLimits }

describe('the setting of limits', () => {
  it('has the defaults where it is empty', () => {
    expect(parseLimits('')).toEqual(defaults)
  })

  it('lets a person join 20 events a minute (RELIABILITY.md 2.2)', () => {
    expect(parseLimits('')?.join).toEqual({ times: 20, seconds: 60 })
  })

  it('lets an address make 300 calls, 300 pages and 60 searches a minute (RELIABILITY.md 2.2)', () => {
    const minute = { call: { times: 300, seconds: 60 }, page: { times: 300, seconds: 60 } }
    expect(parseLimits('')).toMatchObject({ ...minute, search: { times: 60, seconds: 60 } })
  })

  it('sets the number of times and the seconds of an action', () => {
    expect(parseLimits('consultation=10/60, feedback=1/2,not-found=9/8')).toEqual({
      ...defaults,
      consultation: { times: 10, seconds: 60 },
      feedback: { times: 1, seconds: 2 },
      'not-found': { times: 9, seconds: 8 },
    })
  })

  it.each([
    'nothing=1/2',
    'toString=1/2',
    'consultation=0/60',
    'consultation=5',
    'consultation',
    '5/60',
  ])('is refused when it names no action or no limit: %s', (text) => {
    expect(parseLimits(text)).toBeNull()
  })
})
