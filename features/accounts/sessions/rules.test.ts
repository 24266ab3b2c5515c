import { describe, expect, it } from 'vitest'
import { browserLifetime, deviceOf, programLifetime } from './rules'

const [hour, day] = [3600, 86_400]

describe('T4 how long a session lives', () => {
  it('is two hours without use and twelve in total for a member', () => {
    expect(browserLifetime(false, false)).toEqual({ idle: 2 * hour, absolute: 12 * hour })
  })

  it('is three days without use and fourteen in total for a remembered member', () => {
    expect(browserLifetime(false, true)).toEqual({ idle: 3 * day, absolute: 14 * day })
  })

  it('is half an hour without use and eight hours in total for staff, remembered or not', () => {
    expect(browserLifetime(true, true)).toEqual({ idle: hour / 2, absolute: 8 * hour })
  })

  it('is twelve hours for a program, and for a program of staff as long as for their browser', () => {
    expect(programLifetime(false)).toEqual({ idle: 12 * hour, absolute: 12 * hour })
    expect(programLifetime(true)).toEqual({ idle: hour / 2, absolute: 8 * hour })
  })
})

describe('the device of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      { browser: 'Safari', system: 'iPhone' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux' },
    ],
    ['curl/8.14', null],
    ['', null],
  ])('of %s is detected', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device)
  })
})
