import { renderIn } from '@/tests/support/in-language'
import { useTranslations } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { countForms, countText, fillText } from './count-forms'
import type { Locale } from './locale'

/** The text of an island for a number, next to that of the message itself. */
function Both({ locale, count }: { locale: Locale; count: number }) {
  const t = useTranslations('agreements')
  const textFor = (n: number) => t('count', { count: n })
  return `${countText(countForms(textFor, locale), count, locale)} = ${textFor(count)}`
}

describe('a number counted in an island', () => {
  it.each([0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 1_234])(
    'has the text of the message, in both languages: %i',
    (count) => {
      for (const locale of ['en', 'ar'] as const) {
        const { container, unmount } = renderIn(<Both locale={locale} count={count} />, { locale })
        const [island, message] = container.textContent.split(' = ')
        expect(island).toBe(message)
        unmount()
      }
    },
  )
})

describe('a message filled in by an island', () => {
  it('has its numbers in the digits of the language', () => {
    expect(
      fillText('Page {page, number} of {count, number}', { page: 2, count: 1_234 }, 'en'),
    ).toBe('Page 2 of 1,234')
    expect(fillText('الصفحة {page, number}', { page: 2 }, 'ar')).toBe('الصفحة 2')
  })

  it('isolates texts in the other script', () => {
    const message = 'نتائج «{text}»'
    expect(fillText(message, { text: 'olive' }, 'ar')).toBe('نتائج «\u2068olive\u2069»')
    expect(fillText(message, { text: 'زيت' }, 'ar')).toBe('نتائج «زيت»')
  })

  it('keeps placeholders without a value', () => {
    expect(fillText('{names} and {n} more', { names: 'Egypt' }, 'en')).toBe('Egypt and {n} more')
  })
})
