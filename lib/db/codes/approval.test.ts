import { describe, expect, it } from 'vitest'
import { approvalStatuses, decided, mayDecide, savedStatus } from './approval'

const states = approvalStatuses.flatMap((status) =>
  [true, false].map((isPublic) => ({ status, isPublic })),
)

describe('what waits for approval (spec/decisions.md section 7)', () => {
  it('is changed (40) with an approved version, and in process (10) without one', () => {
    expect([savedStatus({ isPublic: true }), savedStatus({ isPublic: false })]).toEqual([40, 10])
  })

  it('is public once it is approved (20), from any state', () => {
    for (const state of states) {
      expect(decided('approve', state)).toEqual({ status: 20, isPublic: true })
    }
  })

  it('is refused (30) without taking the approved version from the public', () => {
    expect(decided('refuse', { status: 40, isPublic: true })).toEqual({
      status: 30,
      isPublic: true,
    })
    expect(decided('refuse', { status: 10, isPublic: false })).toEqual({
      status: 30,
      isPublic: false,
    })
  })

  it('keeps its code and its approved version when staff return it', () => {
    for (const state of states) expect(decided('return', state)).toEqual(state)
  })

  it('is no longer public once it is withdrawn', () => {
    for (const state of states) {
      expect(decided('withdraw', state)).toEqual({ status: 30, isPublic: false })
    }
  })
})

it.each([
  ['approve', [10, 30, 40]],
  ['refuse', [10, 40]],
  ['return', [10, 40]],
] as const)('staff may %s at %j alone', (decision, statuses) => {
  for (const state of states) {
    expect(mayDecide(decision, state)).toBe(statuses.some((one) => one === state.status))
  }
})

it('staff may withdraw what is public alone', () => {
  for (const state of states) {
    expect(mayDecide('withdraw', state)).toBe(state.isPublic)
  }
})
