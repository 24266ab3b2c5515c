import { describe, expect, it } from 'vitest'
import { checksByDay, factsChangedBy, lastCheck } from './rules'

describe('checked facts', () => {
  it.each([
    [['registration_number'], ['registration', 'export']],
    [
      ['company_registered_name_ara', 'founded'],
      ['registration', 'export'],
    ],
    [['governorates'], ['address']],
    [['e_mail'], ['contacts']],
    [['certificates'], ['certificates']],
    [['description_eng', 'logo', 'languages'], []],
  ])('are in doubt when what they are about changes: %o', (fields, facts) => {
    expect(factsChangedBy(fields)).toEqual(facts)
  })

  it('stand by day, the newest first', () => {
    const checks = [
      { fact: 'contacts', on: '2026-11-01' },
      { fact: 'export', on: '2026-11-10' },
      { fact: 'registration', on: '2026-11-01' },
    ] as const
    expect(checksByDay(checks)).toEqual([
      { on: '2026-11-10', facts: ['export'] },
      { on: '2026-11-01', facts: ['registration', 'contacts'] },
    ])
    expect(lastCheck(checks)).toBe('2026-11-10')
    expect(lastCheck([])).toBeUndefined()
  })
})
