import { describe, expect, it } from 'vitest'
import { firstSentence, paragraphsOf } from './paragraphs'

describe('the paragraphs of a text', () => {
  it('are separated by blank lines', () => {
    expect(paragraphsOf('One.\nStill one.\n\nTwo.\n \n\nThree.\n')).toEqual([
      'One.\nStill one.',
      'Two.',
      'Three.',
    ])
    expect(paragraphsOf(' ')).toEqual([])
  })
})

describe('the first sentence of a text', () => {
  it.each([
    ['in English', 'We press olives. We also bottle.\n\nCall us.', 'We press olives.'],
    ['in Arabic', 'نعصر الزيتون. ونعبئ الزيت.\n\nاتصل بنا.', 'نعصر الزيتون.'],
    ['a question in Arabic', 'أي تمور يشتريها العالم؟ تجيب الدراسة.', 'أي تمور يشتريها العالم؟'],
    ['with a decimal number', 'It has 0.5% acid. It is mild.', 'It has 0.5% acid.'],
    ['with a decimal number, in Arabic', 'حموضته 0.5%. وطعمه خفيف.', 'حموضته 0.5%.'],
    [
      'with abbreviations',
      'Rimal Co. Ltd. of Irbid sews, e.g. tops. It irons.',
      'Rimal Co. Ltd. of Irbid sews, e.g. tops.',
    ],
    ['that ends in a quotation', 'They say “Try it.” Then they pour.', 'They say “Try it.”'],
    ['that ends its paragraph without a sign', 'Olive oil\n\nCold pressed.', 'Olive oil'],
    ['of a single one', 'Olive oil', 'Olive oil'],
    ['of an empty text', '', ''],
  ])('%s', (_case, text, sentence) => {
    expect(firstSentence(text)).toBe(sentence)
  })
})
