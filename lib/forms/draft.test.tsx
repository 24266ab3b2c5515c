import { afterEach, describe, expect, it } from 'vitest'
import { draftLifeMs, deleteDraft, saveDraft, readDraft } from './draft'

afterEach(() => window.localStorage.clear())

describe('drafts in localStorage (RELIABILITY.md 2.4)', () => {
  it('are found again by the person who wrote them', () => {
    saveDraft('company', 7, { name: 'Petra' })
    expect(readDraft('company', 7)).toEqual({ name: 'Petra' })
    expect(readDraft('other', 7)).toBeNull()
  })

  it('are cleared when another person comes', () => {
    saveDraft('company', 7, { name: 'Petra' })
    expect(readDraft('company', 8)).toBeNull()
    expect(readDraft('company', 7)).toBeNull()
  })

  it('are cleared after 7 days', () => {
    expect(draftLifeMs).toBe(7 * 24 * 60 * 60 * 1000)
    saveDraft('company', 7, { name: 'Petra' }, 0)
    expect(readDraft('company', 7, draftLifeMs)).toEqual({ name: 'Petra' })
    expect(readDraft('company', 7, draftLifeMs + 1)).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('are cleared on success, each by its name', () => {
    saveDraft('company', 7, {})
    saveDraft('other', 7, {})
    deleteDraft('company')
    expect([readDraft('company', 7), readDraft('other', 7)]).toEqual([null, {}])
  })

  it('that nobody can read are none', () => {
    window.localStorage.setItem('draft:company', '{"at":1}')
    expect(readDraft('company', 7)).toBeNull()
    window.localStorage.setItem('draft:company', 'x')
    expect(readDraft('company', 7)).toBeNull()
  })
})
