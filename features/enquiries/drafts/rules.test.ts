import { describe, expect, it } from 'vitest'
import { emptyValues } from '../rules/form-values'
import {
  draftLifeMs,
  isEmptyDraft,
  readStore,
  withAttempt,
  withDraft,
  withMovedDraft,
  withoutDraft,
} from './rules'

const now = 1_800_000_000_000
const draft = { values: { ...emptyValues, name: 'Lina' }, answers: {} }
const empty = { values: emptyValues, answers: {} }
const store = withDraft(null, 'en', draft, now)
const newKey = (key: string) => () => key

describe('the stored drafts of a form', () => {
  it('are read again as they were saved', () => {
    expect(readStore(JSON.stringify(store), now)?.drafts.en).toEqual(draft)
  })

  it('are dropped after thirty days', () => {
    expect(draftLifeMs).toBe(30 * 24 * 60 * 60 * 1000)
    expect(readStore(JSON.stringify(store), now + draftLifeMs)).not.toBeNull()
    expect(readStore(JSON.stringify(store), now + draftLifeMs + 1)).toBeNull()
  })

  it.each([null, '', '{', '[]', '{"at":1}', '"text"'])(
    'are empty when the stored value is %j',
    (text) => {
      expect(readStore(text, now)).toBeNull()
    },
  )

  it('keep the valid fields when others are invalid, and those a newer form has', () => {
    const values = { name: 'Lina', phone: 7, agreements: 'yes', gone: 'x' }
    const text = JSON.stringify({ at: now, drafts: { en: { values, answers: 'none' } } })
    expect(readStore(text, now)?.drafts.en).toEqual(draft)
  })

  it('have a draft of each language', () => {
    const both = withDraft(store, 'ar', { ...draft, answers: { 1: 5 } }, now)
    expect(Object.keys(both?.drafts ?? {})).toEqual(['en', 'ar'])
    expect(withDraft(both, 'ar', empty, now)?.drafts).toEqual({ en: draft })
  })

  it('are empty when every field is empty again', () => {
    expect(withDraft(store, 'en', empty, now)).toBeNull()
    expect(isEmptyDraft(empty)).toBe(true)
    expect(isEmptyDraft({ ...empty, answers: { 1: 3 } })).toBe(false)
  })
})

describe('a draft of one language', () => {
  const both = withDraft(store, 'ar', { ...draft, answers: { 1: 5 } }, now)

  it('is deleted without the other one', () => {
    expect(withoutDraft(both, 'ar', now)).toEqual({ at: now, drafts: { en: draft } })
    expect(withoutDraft(store, 'en', now)).toBeNull()
  })

  it('moves to the other one with the key of its last try', () => {
    const tried = withAttempt(store, 'a', now, newKey('one'))
    const moved = withMovedDraft(tried, 'ar', draft, now)
    expect(moved?.drafts).toEqual({ ar: draft })
    expect(moved?.attempt?.key).toBe('one')
  })
})

describe('a try to send', () => {
  const first = withAttempt(store, 'a', now, newKey('one'))

  it('keeps its key while the content is the same, so that it counts once', () => {
    expect(withAttempt(first, 'a', now, newKey('two')).attempt.key).toBe('one')
  })

  it('gets a new key when the content is changed', () => {
    expect(withAttempt(first, 'b', now, newKey('two')).attempt.key).toBe('two')
  })

  it('keeps the drafts, and is stored with them', () => {
    expect(first.drafts.en).toEqual(draft)
    expect(withDraft(first, 'en', draft, now)?.attempt).toEqual({ content: 'a', key: 'one' })
    expect(readStore(JSON.stringify(first), now)?.attempt?.key).toBe('one')
  })
})
