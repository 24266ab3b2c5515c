import { describe, expect, it } from 'vitest'
import { tellsPerson } from './tells-person'

const person = {
  name: 'Hanna Weber',
  company: 'Weber Fruchtimport',
  email: 'h.weber@fruit.example',
}

describe('a public text that tells who somebody is', () => {
  it.each([
    ['the name', 'Ask for Hanna Weber'],
    ['the company, with other marks between', 'For WEBER-Fruchtimport only'],
    ['the address', 'Write to h.weber@fruit.example'],
    ['another address', 'Write to office@other.example'],
    ['a web address', 'See https://fruit.example'],
    ['a web address without its scheme', 'See www.fruit.example'],
  ])('has %s', (_name, text) => {
    expect(tellsPerson(text, person)).toBe(true)
  })

  it.each(['', 'Large dates @ 2 °C', 'Webers and other looms', 'Cartons of 5 kg. Fresh'])(
    'is not: %s',
    (text) => {
      expect(tellsPerson(text, person)).toBe(false)
    },
  )

  it('does not read short names as parts of words', () => {
    const short = { name: 'Ali', company: 'Al', email: 'a@b.example' }
    expect(tellsPerson('Ali al Shami dates', short)).toBe(false)
  })
})
