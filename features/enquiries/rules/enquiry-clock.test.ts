import { expect, it } from 'vitest'
import { clockOf, firstDue } from './enquiry-clock'

const enquiry = {
  status: 10,
  waits_since: null,
  answer_due_at: '2026-11-03T08:00:00.000Z',
  close_due_at: '2026-11-15T08:00:00.000Z',
}

it('is late when what is due first has passed', () => {
  expect(clockOf(enquiry, '2026-11-03T08:00:00.000Z').is_late).toBe(false)
  expect(clockOf(enquiry, '2026-11-03T08:00:00.001Z').is_late).toBe(true)
})

it('runs until the end of the enquiry once it is answered', () => {
  const answered = { ...enquiry, answer_due_at: null }
  expect(clockOf(answered, '2026-11-10T08:00:00.000Z').is_late).toBe(false)
  expect(clockOf(answered, '2026-11-16T08:00:00.000Z').is_late).toBe(true)
})

const nothing = { answer_due_at: null, close_due_at: null, is_late: false }

it('has nothing due while the office waits for the person', () => {
  const pending = { ...enquiry, status: 30, waits_since: '2026-11-02T08:00:00.000Z' }
  expect(clockOf(pending, '2027-01-01T00:00:00.000Z')).toEqual(nothing)
})

it.each([40, 50, 60])('stops at status %i', (status) => {
  expect(clockOf({ ...enquiry, status }, '2027-01-01T00:00:00.000Z')).toEqual(nothing)
})

it('names what is due first', () => {
  expect(firstDue(enquiry)).toEqual({ task: 'answer', at: enquiry.answer_due_at })
  expect(firstDue({ ...enquiry, answer_due_at: null })).toMatchObject({ task: 'close' })
  expect(firstDue({ ...enquiry, answer_due_at: '2026-12-01T08:00:00.000Z' })).toMatchObject({
    task: 'close',
  })
  expect(firstDue(nothing)).toBeUndefined()
})
