import { describe, expect, it } from 'vitest'
import { contentKinds } from '../contract'
import { fieldsOf } from '../kinds/rules'
import { emptyRecord, fromForm, inputsOf, isContact, numberOf, toForm } from './rules'

const kinds = Object.entries(contentKinds)

function inputs(name: string) {
  const kind = contentKinds[name]
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return inputsOf(name, kind)
}

const controls = (name: string) =>
  Object.fromEntries(inputs(name).map(({ field, control }) => [field, control]))

describe('the form of a kind of content', () => {
  it.each(kinds)(
    'of %s shows every field but its place, and lists of texts it cannot',
    (name, kind) => {
      const shown = inputsOf(name, kind).flatMap(({ field, pair }) =>
        pair ? [pair.en, pair.ar] : [field],
      )
      const hidden = fieldsOf(kind).filter((field) => !shown.includes(field))
      expect(hidden.filter((field) => field !== 'sort' && field !== 'extra')).toEqual([])
      expect(new Set(shown).size).toBe(shown.length)
    },
  )

  it('shows the place too where no order screen changes it', () => {
    const kind = contentKinds.faqs
    const shown = kind ? inputsOf('faqs', kind, true) : []
    expect(shown.find(({ field }) => field === 'sort')).toMatchObject({ control: 'number' })
  })

  it('knows telephones and addresses of mail, which read left to right', () => {
    const fields = ['phone', 'email', 'support_email', 'contact_phone', 'address', 'telephones']
    expect(fields.map(isContact)).toEqual([true, true, true, true, false, false])
  })

  it('takes each field as what it is', () => {
    expect(controls('news')).toMatchObject({
      DESCRIPTION: 'line',
      TARIFF: 'html',
      meta_description: 'text',
      image: 'picture',
      image_alt: 'line',
      industries: 'references',
      news_date: 'day',
      status: 'flag',
    })
    expect(controls('events')).toMatchObject({
      country_id: 'reference',
      location_type: 'choice',
      status: 'reference',
      gov_id: 'reference',
    })
    expect(controls('sectors')).toMatchObject({ for_products: 'switch', hs_chapters: 'lines' })
    expect(controls('faqs')).toEqual(expect.not.objectContaining({ sort: expect.anything() }))
    expect(controls('faqs')).toMatchObject({
      audience: 'choice',
      file: 'document',
    })
    expect(controls('home-blocks')).toMatchObject({ icon: 'icon', link: 'address' })
  })

  it('says what it was told', () => {
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

  it('begins a record that is shown and stands last', () => {
    expect(emptyRecord(inputs('faqs'), true)).toMatchObject({
      question_eng: '',
      status: 1,
      add_to_home: 0,
      audience: null,
      file_eng: null,
      sort: 10_000,
    })
  })
})

it('records of a list are named by their number', () => {
  expect([numberOf('12'), numberOf('positions.3'), numberOf('1.4')]).toEqual(['12', '3', '4'])
})
