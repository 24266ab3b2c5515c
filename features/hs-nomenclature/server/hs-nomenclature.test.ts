import { readSeed } from '@/lib/db/seed/read'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { goodsNames } from '../contract'
import { goodsRecogniser, searchNomenclature } from './hs-nomenclature'

useTestDatabase(loadedTemplate)

const codes = async (text: string) => (await searchNomenclature(text)).data.map(({ code }) => code)
const first = async (text: string) => (await codes(text))[0]?.slice(0, 4)

describe('the search of the HS nomenclature', () => {
  it('by digits returns the codes with that prefix', async () => {
    const found = await codes('1509')
    expect(found.length).toBeGreaterThan(2)
    expect(found.every((code) => code.startsWith('1509'))).toBe(true)
    expect(await codes('15.09 20')).toEqual(['150920'])
    expect(await codes('١٥٠٩٢٠')).toEqual(['150920'])
    expect(await codes('1509200010')).toEqual(['150920'])
  })

  it.each([
    ['olive oil', '1509'],
    ['oils olive', '1509'],
    ['T-shirts', '6109'],
    ['medicines', '3004'],
    ['potash', '3104'],
    ['dates', '0804'],
    ['phosphate rock', '2510'],
    ['electric water heaters', '8516'],
  ])('by English words finds %s under %s', async (text, heading) => {
    expect(await first(text)).toBe(heading)
  })

  it.each([
    ['زيت زيتون', '1509'],
    ['زيت الزيتون', '1509'],
    ['أدوية', '3004'],
    ['الادوية', '3004'],
    ['تمور', '0804'],
    ['صابون', '3401'],
    ['أملاح البحر الميت', '3307'],
    ['كابلات', '8544'],
    ['رخام', '6802'],
  ])('by Arabic words finds %s under %s', async (text, heading) => {
    const found = (await codes(text)).map((code) => code.slice(0, 4))
    expect(found).toContain(heading)
  })

  it('by the Arabic name of a chapter finds its subheadings', async () => {
    const found = (await codes('حيوانات حية')).slice(0, 5)
    expect(found.map((code) => code.slice(0, 2))).toEqual(['01', '01', '01', '01', '01'])
  })

  it('returns the heading and chapter of each match, in both languages', async () => {
    const [oil] = (await searchNomenclature('150920')).data
    expect(oil).toMatchObject({
      heading: { code: '1509', name_ara: expect.stringContaining('زيت زيتون') },
      chapter: { code: '15', name_ara: expect.stringMatching(/./) },
    })
  })

  it('returns nothing for an unknown text, and at most 30 matches', async () => {
    expect(await searchNomenclature('zzzz')).toEqual({ data: [], total: 0 })
    const all = await searchNomenclature('')
    expect([all.data.length, all.total]).toEqual([30, 5612])
    for (const text of ['(', '%', '\\', '.*', '؟', "' or 1=1"]) {
      expect((await searchNomenclature(text)).total).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('the recognition of goods', () => {
  it.each([
    ['dates', 'تمور', '080410'],
    ['olive oil', 'زيت الزيتون', '150920'],
    ['T-shirts', 'تي شيرت', '610910'],
    ['potash', 'بوتاس', '310420'],
    ['phosphates', 'فوسفات', '251010'],
    ['medicines', 'أدوية', '300490'],
    ['tomatoes', 'بندورة', '070200'],
    ['marble', 'رخام', '680291'],
    ['jewellery', 'مجوهرات', '711319'],
    ['refrigerators', 'ثلاجات', '841810'],
    ['figs', 'تين', '080420'],
  ])('has the usual subheading of %s and %s first', async (english, arabic, code) => {
    const recognise = await goodsRecogniser()
    for (const text of [english, arabic]) {
      const found = recognise(text)
      expect(found.data[0]?.code, text).toBe(code)
      expect(found, text).toMatchObject({ isNamed: true, isCertain: true, isCorrected: false })
    }
  })

  it.each([
    ['cucumbers', 'خيار', '0707'],
    ['trucks', 'شاحنة', '8704'],
    ['salt', 'ملح', '2501'],
    ['tiles', 'بلاط', '6907'],
    ['curtains', 'برادي', '6303'],
    ['mobile phones', 'خلويات', '8517'],
    ['wooden bedroom sets', 'موبيليا غرف نوم', '9403'],
    ['frozen vegetables', 'خضار مفرزة', '0710'],
    ['dead sea mud', 'طين البحر الميت', '3304'],
  ])('takes %s and %s for these goods, not for others with the word', async (en, ar, heading) => {
    const recognise = await goodsRecogniser()
    for (const text of [en, ar]) {
      expect(recognise(text).data[0]?.heading.code, text).toBe(heading)
      expect(recognise(text), text).toMatchObject({ isNamed: true, isUsual: true })
    }
  })

  it('corrects mistyped names, and tells equal matches from certain ones', async () => {
    const recognise = await goodsRecogniser()
    expect(recognise('refrigeratars')).toMatchObject({ isCorrected: true, isNamed: true })
    expect(recognise('refrigeratars').data[0]?.code).toBe('841810')
    expect(recognise('cheese')).toMatchObject({ isCertain: false, isNamed: true })
    expect(recognise('refriger')).toMatchObject({ isNamed: false })
    expect(recognise('deal')).toMatchObject({ total: 0, isCorrected: false })
    expect(recognise('وستائر').data[0]?.code.slice(0, 4)).toBe('6303')
    expect(recognise('xyzzyx')).toMatchObject({ total: 0, data: [], isNamed: false })
  })
})

describe('the names of goods', () => {
  it('are at least 300 in Arabic, each once, under headings that exist', async () => {
    const { goods } = await readSeed('hs-goods.json', z.object({ goods: z.array(goodsNames) }))
    const arabic = goods.flatMap((one) => one.names_ara)
    expect(new Set(arabic).size).toBe(arabic.length)
    expect(arabic.length).toBeGreaterThanOrEqual(300)
    for (const { heading, subheading } of goods) {
      expect((await codes(heading)).length).toBeGreaterThan(0)
      if (subheading === undefined) continue
      expect(await codes(subheading)).toEqual([subheading])
      expect(subheading.slice(0, 4)).toBe(heading)
    }
  })
})
