import { barrierStatuses } from '@/lib/db/codes/barriers'
import { describe, expect, it } from 'vitest'
import { needsReason, nextStatuses } from './rules'

describe('the next step of a barrier', () => {
  it('leads from the report over screening and talks to an end', () => {
    for (const [from, to] of [
      ['reported', 'screened'],
      ['screened', 'assigned'],
      ['assigned', 'in_talks'],
      ['in_talks', 'resolved'],
      ['in_talks', 'partly_resolved'],
      ['partly_resolved', 'resolved'],
    ] as const) {
      expect(nextStatuses(from)).toContain(to)
    }
  })

  it('never leads back to the report, and never from a report to a solution', () => {
    expect(barrierStatuses.flatMap(nextStatuses)).not.toContain('reported')
    expect(nextStatuses('reported')).not.toContain('resolved')
  })

  it('can be a further step of the same work, but not of its end', () => {
    const repeated = barrierStatuses.filter((status) => nextStatuses(status).includes(status))
    expect(repeated).toEqual(['assigned', 'in_talks'])
  })

  it('takes up again what has ended', () => {
    expect(nextStatuses('resolved')).toEqual(['in_talks'])
    expect(nextStatuses('unresolvable')).toEqual(['in_talks'])
  })

  it('says why only where nothing can be done', () => {
    expect(barrierStatuses.filter(needsReason)).toEqual(['unresolvable'])
  })
})
