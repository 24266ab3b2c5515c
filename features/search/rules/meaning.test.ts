import { meaning } from '@/tests/support/search-meaning'
import { describe, expect, it } from 'vitest'

const read = (typed: string) =>
  meaning(typed).concepts.map(({ terms }) => terms.map(({ word }) => word).join(' '))

describe('the meaning of a search', () => {
  it('reads names of several words as one, with their other names', () => {
    expect(read('olive oil to the united arab emirates')).toEqual([
      'olive oil',
      'united arab emirates',
    ])
    expect(meaning('UAE olive oil').concepts.map(({ synonyms }) => synonyms.length)).toEqual([2, 1])
  })

  it('knows short names of places in both languages', () => {
    expect(meaning('أمريكا').concepts[0]?.synonyms).toContainEqual(['usa'])
  })

  it('takes us for a place, but not in contact us', () => {
    expect(meaning('dates to us').concepts.at(-1)?.synonyms).not.toEqual([])
    expect(meaning('contact us').concepts.at(-1)?.synonyms).toEqual([])
  })

  it('reads a place after an Arabic particle', () => {
    expect(meaning('زيت زيتون لأمريكا').concepts.map(({ isPlace }) => isPlace)).toEqual([
      false,
      true,
    ])
  })

  it('takes the home country and the market of a country for no matter of their own', () => {
    const roles = (typed: string) => meaning(typed).concepts.map(({ role }) => role)
    expect(roles('cables jordan')).toEqual(['subject', 'side'])
    expect(roles('jordan')).toEqual(['subject'])
    expect(roles('cables UAE market')).toEqual(['subject', 'subject', 'side'])
    expect(roles('market cables')).toEqual(['subject', 'subject'])
  })

  it.each([
    ['change my company logo', true],
    ['تسجيل شركتي', true],
    ['certificate for a company', false],
  ])('tells in %s whether it is about the company of the person', (typed, expected) => {
    expect(meaning(typed).isOwn).toBe(expected)
  })

  it.each([
    ['olive oil supplier', ['companies', 'products']],
    ['buying request for cables', ['requests']],
    ['trade barrier UAE', ['barriers']],
    ['report a trade barrier', []],
    ['barriers reported in UAE', ['barriers']],
    ['market report', ['publications']],
    ['مصنع زيت زيتون', ['companies', 'products']],
    ['trade shows in UAE', ['events']],
    ['which agreement gives duty free access to Egypt', ['trades', 'agreements']],
    ['olive oil', []],
    ['register my company', []],
    ['شكوى على شركة', []],
  ])('chooses the types of %s by its words for kinds', (typed, kinds) => {
    expect(meaning(typed).kinds).toEqual(kinds)
  })

  it.each([
    ['olive oil bulk price', ['bulk', 'price']],
    ['best olive oil', ['best']],
    ['أسعار زيت زيتون بالجملة', ['اسعار', 'بالجمله']],
    ['support for exporters', ['exporters']],
    ['دعم للمصدرين', ['للمصدرين']],
    ['hs 610910 cables', ['hs']],
    ['البند 6109 كوابل', ['البند']],
    ['hs cables', []],
  ])('reads in %s which words are not the matter itself', (typed, expected) => {
    const side = meaning(typed).concepts.filter(({ role }) => role === 'side')
    expect(side.flatMap(({ terms }) => terms.map(({ word }) => word))).toEqual(expected)
  })

  it.each([
    ['furniture exporters', ['companies', 'products']],
    ['شركات المعلومات المصدرة', ['companies', 'products']],
    ['support for exporters', []],
  ])('takes exporters for companies, but not as readers: %s', (typed, kinds) => {
    expect(meaning(typed).kinds).toEqual(kinds)
  })

  it.each([
    ['تصدير صابون من البيت', ['تصدير', 'صابون']],
    ['soap from home', ['soap']],
    ['بيت التصدير', ['بيت', 'التصدير']],
  ])('leaves out the home in which goods are made: %s', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  it('recognises questions of both languages', () => {
    expect(meaning('how do I export').isQuestion).toBe(true)
    expect(meaning('كيف أصدّر').isQuestion).toBe(true)
    expect(meaning('olive oil').isQuestion).toBe(false)
  })
})
