import { describe, expect, it } from 'vitest'
import { changedFields, officerIn, spokenChange } from './rules'

const people = new Map([[9, 'Salma Officer']])
const spoken = (subject: string, action: string, change: Record<string, unknown>) =>
  spokenChange({ subject, action, change }, people)

describe('what an audit entry says', () => {
  it('is the status of an enquiry before and after', () => {
    expect(changedFields(spoken('enquiry', 'status', { from: 10, to: 60 }))).toEqual([
      { name: 'enquiry_status', before: 10, after: 60 },
    ])
  })

  it('is who wrote a message, and from which enquiry another one was merged', () => {
    const message = { message_id: 3, from: 'person', files: 0 }
    expect(spoken('enquiry', 'message', message)).toMatchObject({ sender: 'person', files: 0 })
    expect(spoken('enquiry', 'merge', { from: 7 })).toEqual({ from: 7 })
  })

  it('is the officer by name, by number where nobody has it, and none for an enquiry without one', () => {
    expect(spoken('enquiry', 'assign', { owner_id: 9 })).toEqual({ owner: 'Salma Officer' })
    expect(spoken('enquiry', 'assign', { owner_id: 8 })).toEqual({ owner: 8 })
    expect(spoken('enquiry', 'assign', { owner_id: null })).toEqual({ owner: null })
    expect(officerIn({ subject: 'user', action: 'assign', change: { owner_id: 9 } })).toBeNull()
  })

  it('is the status of an approval for records of companies alone', () => {
    expect(spoken('company', 'refuse', { status: 30, reason: 'No' })).toEqual({
      approval_status: 30,
      reason: 'No',
    })
    expect(spoken('content/news', 'update', { status: 1 })).toEqual({ status: 1 })
  })
})
