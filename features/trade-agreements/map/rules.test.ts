import { describe, expect, it } from 'vitest'
import {
  boxOf,
  fitsName,
  groupsOf,
  isSmall,
  isTarget,
  lookOf,
  mainBoxOf,
  mapLooks,
  smallArea,
  smallCountries,
  steppedZoom,
  withoutOverlaps,
  zoom,
  type MapCountry,
} from './rules'

const country = (code: string, agreements: string): MapCountry => ({
  id: 1,
  code,
  number: '',
  name: code,
  title: `Agreement ${agreements}`,
  agreements,
  href: '/',
})

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
    const groups = groupsOf([country('US', '1'), country('CA', '8'), country('DZ', '5')])
    const looks = groups.flatMap((group) => group.countries.map((one) => lookOf(one, group)))
    expect(looks).toEqual(['black', 'red', 'plain'])
    const [shared] = groupsOf([country('DZ', '5'), country('US', '5'), country('CA', '5')])
    expect(shared?.countries.map((one) => lookOf(one, shared))).toEqual(['plain', 'black', 'red'])
  })

  it('groups countries by their agreements, the largest group first, each in a look of its own', () => {
    const groups = groupsOf([
      country('SG', '7'),
      country('DZ', '5'),
      country('US', '1'),
      country('EG', '5 6'),
      country('SA', '5'),
    ])
    expect(groups.map(({ key }) => key)).toEqual(['5', '7', '1', '5 6'])
    expect(groups.map(({ name }) => name)[0]).toBe('Agreement 5')
    expect(groups[0]?.countries.map(({ code }) => code)).toEqual(['DZ', 'SA'])
    expect(new Set(groups.map(({ look }) => look)).size).toBe(4)
    for (const { look } of groups) expect(mapLooks).toContain(look)
  })

  it('finds the largest part of a shape', () => {
    expect(mainBoxOf('M0,0L2,2ZM10,10L30,20Z')).toEqual({ x: 10, y: 10, width: 20, height: 10 })
    expect(mainBoxOf('')).toBeNull()
  })

  it('is a picture where it is narrow: only countries of at least 24 px are links there', () => {
    const box = { x: 0, y: 0, width: 30, height: 30 }
    expect(isTarget(box, 900, 1)).toBe(true)
    expect(isTarget(box, 360, 1)).toBe(false)
    expect(isTarget(box, 360, 2)).toBe(true)
  })

  it('shows a name that fits into its country', () => {
    const box = { x: 0, y: 0, width: 40, height: 12 }
    expect(fitsName('Algeria', box, 1)).toBe(false)
    expect(fitsName('Algeria', box, 2)).toBe(true)
    expect(fitsName('Iraq', { ...box, height: 5 }, 2)).toBe(false)
  })

  it('leaves out a name that would cover a more important one, until the map is zoomed', () => {
    const names = [
      { key: 1, name: 'Jordan', at: [0, 0] },
      { key: 2, name: 'Syria', at: [10, 5] },
      { key: 3, name: 'Libya', at: [200, 0] },
    ] as const
    const shown = (pixels: number) => withoutOverlaps(names, pixels).map(({ key }) => key)
    expect(shown(1)).toEqual([1, 3])
    expect(shown(4)).toEqual([1, 2, 3])
  })
})
