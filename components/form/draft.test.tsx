import { afterEach, describe, expect, it } from 'vitest'
import { draftLifeMs, forgetDraft, keepDraft, takeDraft } from './draft'

afterEach(() => window.localStorage.clear())

describe('drafts in localStorage (RELIABILITY.md 2.4)', () => {
  it('are found again by the person who wrote them', () => {
    keepDraft('company', 7, { name: 'Petra' })
    expect(takeDraft('company', 7)).toEqual({ name: 'Petra' })
    expect(takeDraft('other', 7)).toBeNull()
  })

  it('are cleared when another person comes', () => {
    keepDraft('company', 7, { name: 'Petra' })
    expect(takeDraft('company', 8)).toBeNull()
    expect(takeDraft('company', 7)).toBeNull()
  })

  it('are cleared after 7 days', () => {
    expect(draftLifeMs).toBe(7 * 24 * 60 * 60 * 1000)
    keepDraft('company', 7, { name: 'Petra' }, 0)
    expect(takeDraft('company', 7, draftLifeMs)).toEqual({ name: 'Petra' })
    expect(takeDraft('company', 7, draftLifeMs + 1)).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('are cleared on success, each by its name', () => {
    keepDraft('company', 7, {})
    keepDraft('other', 7, {})
    forgetDraft('company')
    expect([takeDraft('company', 7), takeDraft('other', 7)]).toEqual([null, {}])
  })

  it('that nobody can read are none', () => {
    window.localStorage.setItem('draft:company', '{"at":1}')
    expect(takeDraft('company', 7)).toBeNull()
    window.localStorage.setItem('draft:company', 'x')
    expect(takeDraft('company', 7)).toBeNull()
  })
})
