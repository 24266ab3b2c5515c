import { describe, expect, it } from 'vitest'
import { hasLocale, inLocale, localized } from './in-locale'

describe('a bilingual field', () => {
  const record = {
    title_eng: 'Guide',
    title_ara: 'الدليل',
    DESCRIPTION_ENG: 'Only English',
    DESCRIPTION_ARA: '',
    meta_description_en: null,
    meta_description_ar: 'وصف',
    link: 'https://a.example',
    link_ara: 'https://b.example',
    TARIFF_FILE: '/a.pdf',
    TARIFF_FILE_AR: null,
    url: 'guide',
    url_ara: ' ',
  }

  it('returns the text of the language for every style of suffixes', () => {
    expect(inLocale(record, 'title', 'ar')).toBe('الدليل')
    expect(inLocale(record, 'meta_description', 'ar')).toBe('وصف')
    expect(inLocale(record, 'link', 'ar')).toBe('https://b.example')
  })

  it('shows the other language where its own is missing, and says which it is', () => {
    expect(localized(record, 'DESCRIPTION', 'ar')).toEqual({ text: 'Only English', lang: 'en' })
    expect(localized(record, 'meta_description', 'en')).toEqual({ text: 'وصف', lang: 'ar' })
    expect(localized(record, 'TARIFF_FILE', 'ar')).toEqual({ text: '/a.pdf', lang: 'en' })
  })

  it('counts a text of spaces as missing', () => {
    expect(hasLocale(record, 'url', 'ar')).toBe(false)
    expect(inLocale(record, 'url', 'ar')).toBe('guide')
  })

  it('is empty when neither language has it', () => {
    expect(localized({ title_eng: '', title_ara: '' }, 'title', 'ar')).toEqual({
      text: '',
      lang: 'ar',
    })
  })

  it('treats undefined and a missing field as empty', () => {
    const sparse: { title_eng?: string | undefined; title_ara?: string | undefined } = {
      title_eng: undefined,
      title_ara: 'عنوان',
    }
    expect(inLocale(sparse, 'title', 'ar')).toBe('عنوان')
    expect(localized(sparse, 'title', 'en')).toEqual({ text: 'عنوان', lang: 'ar' })
    const bare: typeof sparse = {}
    expect(inLocale(bare, 'title', 'en')).toBe('')
    expect(hasLocale(bare, 'title', 'ar')).toBe(false)
  })
})
