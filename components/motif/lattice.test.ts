import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from './geometry'
import { follow, starLattice } from './lattice'

const pitch = 100
const view = { width: 600, height: 400, margin: 0 }
const characters = fc.record({
  angle: fc.constantFrom(45, 50, 56, 62, 67.5, 72).map((degrees) => (degrees * Math.PI) / 180),
  turn: fc.constantFrom(0, Math.PI / 12, Math.PI / 8, Math.PI / 4),
  rings: fc.constantFrom<readonly [number, number]>([1, 1], [2, 2], [3, 1], [2, 1]),
  origin: fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 })),
})

function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

describe('starLattice', () => {
  it('leaves no gap and no overlap between its fields', () => {
    fc.assert(
      fc.property(characters, (character) => {
        const { cells } = starLattice(view, { ...character, rings: [2, 2], pitch })
        const all = (kind: string) => cells.filter((cell) => cell.kind === kind)
        const mean = (kind: string) => {
          const areas = all(kind).map(({ points }) => area(points))
          return areas.reduce((sum, one) => sum + one, 0) / Math.max(1, areas.length)
        }
        const petals = all('petal').length / all('heart').length
        const unit = mean('heart') + petals * mean('petal') + mean('square') + 4 * mean('link')
        expect(unit).toBeCloseTo(pitch * pitch, 3)
      }),
    )
  })
})

describe('follow', () => {
  it('goes along one line without a break', () => {
    fc.assert(
      fc.property(characters, (character) => {
        const { strands } = starLattice(view, { ...character, pitch })
        const way = follow(strands, [300, 200])
        expect(way.length).toBeGreaterThan(1)
        expect(new Set(way).size).toBe(way.length)
        way.slice(1).forEach((strand, at) => {
          const before = way[at]
          const ends = [before?.start ?? [0, 0], before?.end ?? [0, 0]] as const
          const gap = Math.min(
            ...ends.flatMap((end) => [distance(end, strand.start), distance(end, strand.end)]),
          )
          expect(gap).toBeLessThan(0.01)
        })
      }),
    )
  })
})
