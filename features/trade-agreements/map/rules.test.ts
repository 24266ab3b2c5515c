import { describe, expect, it } from 'vitest'
import { boxOf, isSmall, smallArea, smallCountries, steppedZoom, toneOf, zoom } from './rules'

describe('the map of agreements', () => {
  it('zooms from 1 to 20 in steps of 0.5', () => {
    expect(zoom).toEqual({ min: 1, max: 20, step: 0.5 })
    expect(steppedZoom(0.2)).toBe(1)
    expect(steppedZoom(1.3)).toBe(1.5)
    expect(steppedZoom(7.74)).toBe(7.5)
    expect(steppedZoom(33)).toBe(20)
  })

  it('marks SG, MT, BH, MU, CY, LU, AD, MC, LI, SM and VA whatever their shape', () => {
    expect(smallCountries).toEqual('SG MT BH MU CY LU AD MC LI SM VA'.split(' '))
    const large = { x: 0, y: 0, width: 100, height: 100 }
    for (const code of smallCountries) expect(isSmall(code, large)).toBe(true)
    expect(isSmall('DZ', large)).toBe(false)
  })

  it('marks shapes whose bounding area is under 100', () => {
    expect(smallArea).toBe(100)
    expect(isSmall('LB', { x: 3, y: 3, width: 9.9, height: 10 })).toBe(true)
    expect(isSmall('LB', { x: 3, y: 3, width: 10, height: 10 })).toBe(false)
    expect(isSmall('LB', null)).toBe(false)
  })

  it('computes the bounding box of a drawn shape', () => {
    expect(boxOf('M10,20L30.5,-4Z M12,1L14,2Z')).toEqual({ x: 10, y: -4, width: 20.5, height: 24 })
    expect(boxOf(null)).toBeNull()
  })

  it('is dark green by default, black for the United States and red for Canada', () => {
    expect(['DZ', 'US', 'CA'].map(toneOf)).toEqual(['default', 'US', 'CA'])
  })
})
