import { expect, it } from 'vitest'
import { countWords, sentencesIn } from './text-segments'

it('sentences end at the marks of their language', () => {
  expect(sentencesIn('First. Is it? Yes!', 'en')).toEqual(['First.', 'Is it?', 'Yes!'])
  expect(sentencesIn('أولًا. هل كذلك؟ نعم!', 'ar')).toEqual(['أولًا.', 'هل كذلك؟', 'نعم!'])
})

it('words are counted without marks', () => {
  expect(countWords('Olive oil – 12 tins, “fresh”.', 'en')).toBe(5)
  expect(countWords('زيت الزيتون، طازج.', 'ar')).toBe(3)
})
