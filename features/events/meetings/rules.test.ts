import { describe, expect, it } from 'vitest'
import { instantIn } from '@/lib/i18n/zones'
import { formatSlot, slotsOf } from './rules'

const fair = {
  date_start: '2026-10-24',
  date_end: '2026-10-25',
  time_zone: 'Europe/Berlin',
  meeting_minutes: 60,
  meeting_from: '09:00',
  meeting_until: '11:30',
}

describe('the times of meetings', () => {
  it('follow the clocks of the place, also on the day on which they are changed', () => {
    expect(slotsOf(fair).map(({ starts_at }) => starts_at)).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
    ])
  })

  it('are none for an event without meetings', () => {
    expect(slotsOf({ ...fair, meeting_minutes: null })).toEqual([])
    expect(slotsOf({ ...fair, meeting_until: null })).toEqual([])
  })

  it('are those of Amman where no zone is named', () => {
    const [first] = slotsOf({ ...fair, time_zone: null })
    expect(first?.starts_at).toBe('2026-10-24T06:00:00.000Z')
    expect(new Date(instantIn('Asia/Kolkata', '2026-01-01', '05:30')).toISOString()).toBe(
      '2026-01-01T00:00:00.000Z',
    )
  })

  it('are shown as the clocks of the place show them, with Latin digits', () => {
    expect(formatSlot('2026-10-24T07:00:00.000Z', fair, 'en')).toMatch(/Oct 24.*9:00/)
    expect(formatSlot('2026-10-24T07:00:00.000Z', fair, 'ar')).toMatch(/9:00/)
  })
})
