import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BilingualName } from './bilingual-name'
import { NameNote } from './name-note'
import { otherName } from './other-name'

const show = (en: string, ar: string, locale: 'en' | 'ar' = 'en') => {
  const name = { of: bilingualPair('name', { en, ar }), field: 'name', locale } as const
  return renderIn(
    <>
      <h1>
        <BilingualName {...name} />
      </h1>
      <NameNote {...name} note="In one language" />
      <p data-testid="other">{otherName(name)}</p>
    </>,
    { locale },
  )
}

const note = () => screen.queryByText('In one language')

describe('a name in both languages', () => {
  it('is shown in the language of the page without a note, and offers the other one', () => {
    show('Rimal', 'رمال')
    expect(screen.getByRole('heading')).toHaveTextContent('Rimal')
    expect(note()).toBeNull()
    expect(screen.getByText('رمال')).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('رمال')).toHaveAttribute('dir', 'rtl')
  })
})

describe('a name in one script only', () => {
  it.each([
    ['the English one is missing', '', 'رمال', 'en', 'رمال', 'ar', 'rtl'],
    ['Arabic letters are in the English field', 'رمال', '', 'en', 'رمال', 'ar', 'rtl'],
    ['both fields have the Arabic name', 'رمال', 'رمال', 'en', 'رمال', 'ar', 'rtl'],
    ['the Arabic one is missing', 'Rimal', '', 'ar', 'Rimal', 'en', 'ltr'],
    ['Latin letters are in the Arabic field', '', 'Rimal', 'ar', 'Rimal', 'en', 'ltr'],
  ] as const)('is marked and noted: %s', (_case, en, ar, locale, text, lang, dir) => {
    show(en, ar, locale)
    const name = screen.getByText(text)
    expect(name).toHaveAttribute('lang', lang)
    expect(name).toHaveAttribute('dir', dir)
    expect(note()).not.toBeNull()
    expect(screen.getByTestId('other')).toBeEmptyDOMElement()
  })

  it('has no note on a page of its language', () => {
    show('رمال', 'رمال', 'ar')
    expect(note()).toBeNull()
  })
})
