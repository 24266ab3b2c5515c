import { expect, it } from 'vitest'
import { colleaguesFor, mentionAt, mentionedIn, textParts } from './rules'

const hala = { id: 1, name: 'Hala Odeh' }
const ahmad = { id: 2, name: 'أحمد المصري' }
const halaAgain = { id: 3, name: 'Hala Odeh Nasser' }

it.each([
  ['@', 1, { at: 0, query: '' }],
  ['Ask @hal', 8, { at: 4, query: 'hal' }],
  ['Ask @Hala Od', 12, { at: 4, query: 'Hala Od' }],
  ['Ask @hal and go', 8, { at: 4, query: 'hal' }],
  ['اسأل @أحم', 9, { at: 5, query: 'أحم' }],
  ['Write to rana@buyer', 19, undefined],
  ['@hala\nnext', 10, undefined],
  ['Nobody', 6, undefined],
] as const)('a name is typed after an @ up to the caret: %j', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected)
})

it('colleagues are offered by the beginning of any of their names, in any spelling', () => {
  const all = [hala, ahmad]
  expect(colleaguesFor(all, '')).toEqual(all)
  const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `Officer ${id}` }))
  expect(colleaguesFor(many, 'off')).toHaveLength(6)
  expect(colleaguesFor(all, 'od')).toEqual([hala])
  expect(colleaguesFor(all, 'احم')).toEqual([ahmad])
  expect(colleaguesFor(all, 'ala')).toEqual([])
})

it('a note mentions those whom its text still names, each once', () => {
  const text = 'Please see this, @Hala Odeh and @Hala Odeh.'
  expect(mentionedIn(text, [hala, hala, ahmad])).toEqual([1])
  expect(mentionedIn('Ask @Hala Odeh Nasser', [hala, halaAgain])).toEqual([3])
})

it('a text is parted at the names it mentions, the longer one of two that begin alike', () => {
  expect(textParts('@Hala Odeh Nasser and @Hala Odeh', [hala.name, halaAgain.name])).toEqual([
    { text: '@Hala Odeh Nasser', isName: true },
    { text: ' and ', isName: false },
    { text: '@Hala Odeh', isName: true },
  ])
  expect(textParts('', [hala.name])).toEqual([])
})
