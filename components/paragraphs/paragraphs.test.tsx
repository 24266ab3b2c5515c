import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { expect, it } from 'vitest'
import { Paragraphs } from './paragraphs'

const show = (en: string, ar: string, locale: 'en' | 'ar') => {
  const { container } = renderIn(
    <Paragraphs of={bilingualPair('text', { en, ar })} field="text" locale={locale} />,
    { locale },
  )
  const shown = [...container.querySelectorAll('p')]
  return { texts: shown.map(({ textContent }) => textContent), frame: shown[0]?.parentElement }
}

it.each([
  ['en', ['Olives.', 'Oil.']],
  ['ar', ['زيتون.', 'زيت.']],
] as const)('shows each paragraph of a text in an element of its own (%s)', (locale, texts) => {
  const shown = show('Olives.\n\nOil.', 'زيتون.\n\nزيت.', locale)
  expect(shown.texts).toEqual(texts)
  expect(shown.frame).not.toHaveAttribute('lang')
})

it('marks a text that exists in the other language only', () => {
  const { texts, frame } = show('', 'زيتون.\n\nزيت.', 'en')
  expect(texts).toHaveLength(2)
  expect(frame).toHaveAttribute('lang', 'ar')
  expect(frame).toHaveAttribute('dir', 'rtl')
})

it('shows nothing for an empty text', () => {
  expect(show('', '', 'en').texts).toEqual([])
})
