import { expect, it } from 'vitest'
import { usualHours } from './contract'
import { clockOf, timeLeft } from './rules'

const enquiry = {
  status: 10,
  created_at: '2026-11-01T08:00:00.000Z',
  answered_at: null,
  awaits_reply_since: null,
  waits_since: null,
  clock_start: null,
  answer_hours: usualHours.answer,
  close_hours: usualHours.close,
}

it('allows two days to answer and ten to end an enquiry by default', () => {
  expect(clockOf(enquiry, '2026-11-01T09:00:00.000Z')).toEqual({
    answer_due_at: '2026-11-03T08:00:00.000Z',
    close_due_at: '2026-11-11T08:00:00.000Z',
    is_late: false,
  })
  expect(clockOf({ ...enquiry, answer_hours: 1 }, '2026-11-01T09:00:01.000Z').is_late).toBe(true)
})

it('is late when the enquiry is not answered in time', () => {
  expect(clockOf(enquiry, '2026-11-03T08:00:00.000Z').is_late).toBe(false)
  expect(clockOf(enquiry, '2026-11-03T08:00:00.001Z').is_late).toBe(true)
})

it('runs until the end of the enquiry once it is answered', () => {
  const answered = { ...enquiry, answered_at: '2026-11-02T08:00:00.000Z' }
  expect(clockOf(answered, '2026-11-10T08:00:00.000Z')).toMatchObject({
    answer_due_at: null,
    is_late: false,
  })
  expect(clockOf(answered, '2026-11-12T08:00:00.000Z').is_late).toBe(true)
})

it('starts the time to answer again with a reply of the person', () => {
  const replied = {
    ...enquiry,
    answered_at: '2026-11-02T08:00:00.000Z',
    awaits_reply_since: '2026-11-04T08:00:00.000Z',
  }
  expect(clockOf(replied, '2026-11-06T08:00:00.000Z')).toMatchObject({
    answer_due_at: '2026-11-06T08:00:00.000Z',
    is_late: false,
  })
  expect(clockOf(replied, '2026-11-06T08:00:00.001Z').is_late).toBe(true)
})

it('is stopped while the office waits for the person, and goes on with the rest of its time', () => {
  const pending = { ...enquiry, status: 30, waits_since: '2026-11-02T08:00:00.000Z' }
  expect(clockOf(pending, '2027-01-01T00:00:00.000Z')).toEqual({
    answer_due_at: null,
    close_due_at: null,
    is_late: false,
  })
  const resumed = { ...enquiry, clock_start: '2026-11-05T08:00:00.000Z' }
  expect(clockOf(resumed, '2026-11-06T08:00:00.000Z')).toEqual({
    answer_due_at: '2026-11-07T08:00:00.000Z',
    close_due_at: '2026-11-15T08:00:00.000Z',
    is_late: false,
  })
})

it.each([40, 50, 60])('stops at status %i', (status) => {
  expect(clockOf({ ...enquiry, status }, '2027-01-01T00:00:00.000Z')).toEqual({
    answer_due_at: null,
    close_due_at: null,
    is_late: false,
  })
})

it.each([
  ['2026-11-02T08:59:59.000Z', { unit: 'minute', count: 59, isPast: false }],
  ['2026-11-02T09:00:00.000Z', { unit: 'hour', count: 1, isPast: false }],
  ['2026-11-04T07:59:00.000Z', { unit: 'hour', count: 47, isPast: false }],
  ['2026-11-04T08:00:00.000Z', { unit: 'day', count: 2, isPast: false }],
  ['2026-11-02T05:30:00.000Z', { unit: 'hour', count: 2, isPast: true }],
] as const)('says the time left until %s in the unit in which people say it', (due, expected) => {
  expect(timeLeft(due, Date.parse('2026-11-02T08:00:00.000Z'))).toEqual(expected)
})
