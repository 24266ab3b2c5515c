import { describe, expect, it } from 'vitest'
import { firstWords } from '@/lib/i18n/first-words'
import { inSubject } from './in-subject'

describe('a name in the subject of a mail', () => {
  it('that is long is cut after a word', () => {
    const long =
      'Extra virgin olive oil of the first harvest, cold pressed in stone mills of Ajloun'
    expect(inSubject(long, 'en')).toBe('Extra virgin olive oil of the first harvest, cold pressed…')
  })

  it('that is one long word is cut anywhere, but never inside a character', () => {
    expect(firstWords('🫒'.repeat(70), 60)).toBe(`${'🫒'.repeat(60)}…`)
  })

  it('that is short stays, in one line and isolated where its script differs', () => {
    expect(inSubject('Medjool\ndates', 'en')).toBe('Medjool dates')
    expect(inSubject('Medjool dates', 'ar')).toBe('\u2068Medjool dates\u2069')
  })
})
