import { bilingualPair } from '@/lib/bilingual/pair'
import { ownOffer } from '@/tests/support/own-offers'
import { describe, expect, it } from 'vitest'
import { newPicture, withMoved } from '../rules/chosen-pictures'
import {
  differences,
  draftName,
  draftOf,
  emptyOffer,
  fieldOf,
  offerForm,
  valuesOf,
  withDraft,
} from './rules'
import { noTradeFacts } from '../trade-facts/contract'

const wrongIn = (subject: Parameters<typeof offerForm>[0], values = emptyOffer) => {
  const parsed = offerForm(subject).safeParse(values)
  return [...new Set(parsed.error?.issues.map(({ path }) => path.join()))]
}

describe('the required fields of a form', () => {
  it('a new product: everything except the certificate’s file and the second specification', () => {
    const free = Object.keys(emptyOffer).filter(
      (name) => !wrongIn({ type: 'products', item: null }).includes(name),
    )
    const facts = Object.keys(noTradeFacts)
    expect(free).toEqual(expect.arrayContaining(facts))
    expect(free.filter((name) => !facts.includes(name))).toEqual([
      'features_ara',
      'certificate_image',
    ])
  })

  it('a new service: no codes, the certificate’s file, not its name', () => {
    const wrong = wrongIn({ type: 'services', item: null })
    expect(wrong).not.toContain('gs1_code')
    expect(wrong).not.toContain('hs_code')
    expect(wrong).not.toContain('cert')
    expect(wrong).toContain('certificate_image')
  })

  it('an edit of either: no stored file, and no certificate', () => {
    for (const type of ['products', 'services'] as const) {
      const item = ownOffer(1)
      expect(wrongIn({ type, item }, { ...valuesOf(item), cert: '' })).toEqual([])
      const pictures = { type, item: ownOffer(1, { image: null }) }
      expect(wrongIn(pictures, valuesOf(pictures.item))).toEqual(['pictures'])
    }
  })
})

it('an item fills the form with its texts, ids and pictures', () => {
  expect(valuesOf(ownOffer(1))).toMatchObject({
    industry: '2',
    sub_ind: '201',
    hs_code: '150920',
    cert: 'ISO 22000',
    certificate_image: null,
  })
  expect(valuesOf(ownOffer(1, { cert: null, hs_code: null }))).toMatchObject({
    cert: '',
    hs_code: '',
  })
})

it('two versions differ in their unequal texts', () => {
  const mine = { ...valuesOf(ownOffer(1)), cert: ' ISO 22000 ', contacts: 'https://mine.example' }
  expect(differences(mine, ownOffer(1, { industry: 1 }))).toEqual([
    ['industry', '1'],
    ['contacts', 'https://oil.example/contact'],
  ])
})

it('each form has a draft of its own', () => {
  expect(draftName({ type: 'products', item: null })).toBe('add-products')
  expect(draftName({ type: 'services', item: ownOffer(3) })).toBe('edit-services-3')
})

describe('the pictures of a form', () => {
  const stored = (name: string) => ({
    image: `/media/${name}/640.webp`,
    ...bilingualPair('image_alt', { en: name, ar: null }),
    image_focus_x: 20,
    image_focus_y: 30,
  })
  const item = ownOffer(1, { ...stored('one'), pictures: [stored('two'), stored('three')] })
  const saved = valuesOf(item)
  const alts = (values: typeof saved) => values.pictures.map(({ image_alt_eng: alt }) => alt)

  it('are those of the item in their order, with empty texts where there are none', () => {
    expect(alts(saved)).toEqual(['one', 'two', 'three'])
    expect(saved.pictures[1]).toMatchObject({ image_focus_x: 20, file: null })
    expect(saved.pictures[1]).toMatchObject(bilingualPair('image_alt', { en: 'two', ar: '' }))
  })

  it('change places with their neighbours, and not beyond the ends', () => {
    const keys = saved.pictures.map(({ key }) => key)
    const [first = '', second = '', third = ''] = keys
    const moved = (key: string, step: 1 | -1) =>
      withMoved(saved.pictures, key, step).map((one) => one.key)
    expect(moved(first, 1)).toEqual([second, first, third])
    expect(moved(third, -1)).toEqual([first, third, second])
    for (const same of [moved(first, -1), moved(third, 1), moved('unknown', 1)]) {
      expect(same).toEqual(keys)
    }
  })

  it('are drafted without new files, and restored as far as they are still stored', () => {
    const [one, two, three] = saved.pictures
    if (!one || !two || !three) throw new Error('The form has too few pictures.')
    const file = new File(['x'], 'new.png')
    const changed = { ...two, ...bilingualPair('image_alt', { en: 'better', ar: 'أفضل' }) }
    const draft = draftOf({ ...saved, pictures: [three, newPicture(file, 3), changed] })
    const restored = JSON.parse(JSON.stringify(draft))
    expect(alts(withDraft(saved, restored))).toEqual(['three', 'better'])
    const fewer = valuesOf({ ...item, pictures: [] })
    expect(alts(withDraft(fewer, restored))).toEqual(['one'])
    expect(alts(withDraft(saved, { pictures: 'none' }))).toEqual(['one', 'two', 'three'])
  })

  it('show what the server says of any of them', () => {
    for (const name of ['image', 'images', 'pictures', 'pictures.2.image_alt_ara']) {
      expect(fieldOf(name)).toBe('pictures')
    }
    expect(fieldOf('pictures_of_others')).toBeUndefined()
  })
})
