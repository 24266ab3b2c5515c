import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { contentKinds } from '../contract'
import { fieldsEditedAs, fieldsOf } from '../kinds/rules'
import { altFields, emptyRecord, fromForm, inputsOf, newInputsOf, numberOf, toForm } from './rules'

const kinds = Object.entries(contentKinds)

function kindOf(name: string) {
  const kind = contentKinds[name]
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}

const inputs = (name: string) => inputsOf(kindOf(name))
const editors = (name: string) =>
  Object.fromEntries(inputs(name).map(({ field, editor }) => [field, editor.as]))

describe('the form of a kind of content', () => {
  it.each(kinds)('shows every field of %s but its position and those without editor', (_, kind) => {
    const shown = inputsOf(kind).flatMap(({ field, pair }) => (pair ? [pair.en, pair.ar] : [field]))
    const hidden = fieldsOf(kind).filter((field) => !shown.includes(field))
    expect(hidden).toEqual(fieldsEditedAs(kind, 'position', 'none'))
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('shows the position too where no order screen changes it', () => {
    const shown = inputsOf(kindOf('faqs'), true)
    expect(shown.find(({ field }) => field === 'sort')?.editor.as).toBe('position')
  })

  it('edits each field as its schema declares', () => {
    expect(editors('news')).toMatchObject({
      DESCRIPTION: 'line',
      TARIFF: 'html',
      meta_description: 'text',
      image: 'picture',
      image_alt: 'line',
      industries: 'references',
      news_date: 'date',
      status: 'flag',
    })
    expect(editors('events')).toMatchObject({
      country_id: 'reference',
      location_type: 'choice',
      status: 'reference',
      gov_id: 'reference',
    })
    expect(editors('sectors')).toMatchObject({ for_products: 'switch', hs_chapters: 'lines' })
    expect(editors('faqs')).toMatchObject({ audience: 'choice', file: 'document' })
    expect(editors('home-blocks')).toMatchObject({ icon: 'icon', link: 'address' })
    expect(editors('offices')).toMatchObject({ email: 'email', phone: 'phone', address: 'text' })
  })

  it('asks for the list of a new lookup, which is part of its key afterwards', () => {
    const lookups = kindOf('lookups')
    expect(newInputsOf(lookups)[0]).toMatchObject({ field: 'list', editor: { as: 'choice' } })
    expect(inputsOf(lookups).map(({ field }) => field)).toEqual(['name'])
    expect(emptyRecord(lookups, '2026-11-21')).toMatchObject({
      name_eng: '',
      extra: {},
      sort: 10_000,
    })
  })

  it('holds the values of the record it was opened with', () => {
    const record = {
      name_eng: 'Fair',
      name_ara: 'معرض',
      country_id: 400,
      gov_id: null,
      industry_id: [1, 2],
      location_type: 'Local event',
      status: 4,
      image: null,
      sort: 3,
    }
    const form = toForm(inputs('events'), record)
    expect(form).toMatchObject({
      country_id: '400',
      gov_id: '',
      industry_id: ['1', '2'],
      image: '',
    })
    expect(fromForm(inputs('events'), form, record)).toMatchObject(record)
  })

  it('reads a number in the digits of either script', () => {
    const sort = inputsOf(kindOf('faqs'), true).filter(({ field }) => field === 'sort')
    expect(fromForm(sort, { sort: '١۲' }, {})).toEqual({ sort: 12 })
  })

  it('keeps a state that is neither on nor off', () => {
    const form = toForm(inputs('news'), { status: 3 })
    expect(form.status).toBe(false)
    expect(fromForm(inputs('news'), form, { status: 3 }).status).toBe(3)
    expect(fromForm(inputs('news'), { ...form, status: true }, { status: 3 }).status).toBe(1)
  })

  it('leaves out empty lines of a list', () => {
    const said = fromForm(inputs('sectors'), { hs_chapters: '07\n\n 08 ' }, {})
    expect(said.hs_chapters).toEqual(['07', '08'])
  })

  it('begins a new record that is shown and comes last', () => {
    expect(emptyRecord(kindOf('faqs'), '2026-11-21')).toMatchObject({
      question_eng: '',
      status: 1,
      add_to_home: 0,
      audience: null,
      file_eng: null,
      sort: 10_000,
    })
  })

  it('dates a new record today', () => {
    const [news, publication] = ['news', 'publications'].map((name) =>
      emptyRecord(kindOf(name), '2026-11-21'),
    )
    expect([news?.['news_date'], publication?.['date_start']]).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('takes the alternative texts of a picture of the library in both languages', () => {
    const medium = bilingualPair('alt', { en: 'Olive harvest', ar: 'قطاف الزيتون' })
    const form = toForm(inputs('news'), {})
    expect(altFields('image', form, medium)).toEqual([
      ['image_alt_eng', 'Olive harvest'],
      ['image_alt_ara', 'قطاف الزيتون'],
    ])
    expect(altFields('logo', form, medium)).toEqual([])
  })
})

it('records of a list are referred to by their number', () => {
  expect([numberOf('12'), numberOf('positions.3'), numberOf('1.4')]).toEqual(['12', '3', '4'])
})
