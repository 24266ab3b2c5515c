import { describe, expect, it } from 'vitest'
import { limitedActions, parseLimits } from './limited-actions'

describe('the setting of limits', () => {
  it('has the defaults where it is empty', () => {
    expect(parseLimits('')).toEqual(limitedActions)
  })

  it('lets a person join 20 events a minute (RELIABILITY.md 2.2)', () => {
    expect(parseLimits('')?.join).toEqual({ times: 20, seconds: 60 })
  })

  it('sets the number of times and the seconds of an action', () => {
    expect(parseLimits('consultation=10/60, feedback=1/2')).toEqual({
      ...limitedActions,
      consultation: { times: 10, seconds: 60 },
      feedback: { times: 1, seconds: 2 },
    })
  })

  it.each(['nothing=1/2', 'consultation=0/60', 'consultation=5', 'consultation', '5/60'])(
    'is refused when it names no action or no limit: %s',
    (text) => {
      expect(parseLimits(text)).toBeNull()
    },
  )
})
