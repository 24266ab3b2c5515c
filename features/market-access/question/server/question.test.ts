import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './question'

useTestDatabase(loadedTemplate)

const ask = (q: string, market = '', locale: 'en' | 'ar' = 'en') =>
  answerQuestion({ q, market, locale }, 'en')

/** A question as it is understood: 'DE 080410', 'DE' or '080410'. */
async function understood(q: string, market = '') {
  const { market: found, products, pair } = await ask(q, market)
  const product = products[0]?.code
  if (pair) return `${pair.market.iso2} ${pair.product.code}`
  return found ? found.iso2 : (product ?? 'nothing')
}

describe('the question for a product in a market', () => {
  it.each([
    ['dates germany', 'DE 080410'],
    ['dates to germany', 'DE 080410'],
    ['Germany dates', 'DE 080410'],
    ['medjool dates in the UK', 'GB 080410'],
    ['تمور ألمانيا', 'DE 080410'],
    ['تمور إلى المانيا', 'DE 080410'],
    ['تمر للسعودية', 'SA 080410'],
    ['التمور في الإمارات', 'AE 080410'],
    ['080410 egypt', 'EG 080410'],
    ['0804.10 DE', 'DE 080410'],
    ['0804.10 Egypt', 'EG 080410'],
    ['08 04 10 مصر', 'EG 080410'],
    ['٠٨٠٤١٠ مصر', 'EG 080410'],
    ['0804100090 iraq', 'IQ 080410'],
    ['olive oil to the uk', 'GB 150920'],
    ['زيت زيتون إلى بريطانيا', 'GB 150920'],
    ['زيت الزيتون لأمريكا', 'US 150920'],
    ['بندورة للسعودية', 'SA 070200'],
    ['بندورة للعراق', 'IQ 070200'],
    ['طماطم الكويت', 'KW 070200'],
    ['tomatoes iraq', 'IQ 070200'],
    ['T-shirts to the USA', 'US 610910'],
    ['tshirt america', 'US 610910'],
    ['تي شيرت أمريكا', 'US 610910'],
    ['potash india', 'IN 310420'],
    ['بوتاس الهند', 'IN 310420'],
    ['phosphates indonesia', 'ID 251010'],
    ['فوسفات اندونيسيا', 'ID 251010'],
    ['medicines saudi', 'SA 300490'],
    ['أدوية السعودية', 'SA 300490'],
    ['ادوية لليبيا', 'LY 300490'],
    ['marble europe', 'EU 680291'],
    ['رخام قطر', 'QA 680291'],
    ['jewellery emirates', 'AE 711319'],
    ['jewelry switzerland', 'CH 711319'],
    ['مجوهرات دبي', 'AE 711319'],
    ['refrigerators iraq', 'IQ 841810'],
    ['ثلاجات العراق', 'IQ 841810'],
    ['turkey meat germany', 'DE 0207'],
    ['brazil nuts to holland', 'NL 0801'],
    ['cheese ivory coast', 'CI 0406'],
    ['soap for the german market', 'DE 340111'],
    ['صابون السوق الألمانية', 'DE 340111'],
    ['exporting jordanian dates to Türkiye', 'TR 080410'],
    ['duty on dates in south korea', 'KR 080410'],
    ['رسوم التمور الأردنية في كوريا الجنوبية', 'KR 080410'],
    ['dates south sudan', 'SS 080410'],
    ['dates EU', 'EU 080410'],
    ['dates germny', 'DE 080410'],
    ['tomatos canada', 'CA 070200'],
    ['refrigeratars iraq', 'IQ 841810'],
    ['تمور ألمنيا', 'DE 080410'],
  ])('understands %s as %s', async (text, expected) => {
    expect((await understood(text)).slice(0, expected.length)).toBe(expected)
  })

  it.each([
    ['germany', 'DE'],
    ['jordan us trade deal', 'US'],
    ['Exports to Germany', 'DE'],
    ['ألمانيا', 'DE'],
    ['U.S.A.', 'US'],
    ['European Union', 'EU'],
    ['الاتحاد الأوروبي', 'EU'],
    ['turkey', 'TR'],
    ['سلطنة عمان', 'OM'],
    ['Cote d’Ivoire', 'CI'],
    ['germny', 'DE'],
    ['dates', '080410'],
    ['تمور', '080410'],
    ['figs', '080420'],
    ['olive oil', '150920'],
    ['turkey meat', '0207'],
    ['medicaments', '3004'],
    ['1509.20', '150920'],
    ['7113', '711311'],
    ['US', 'US'],
    ['us market', 'US'],
    ['hummus in cans', '2005'],
  ])('understands %s as %s alone', async (text, expected) => {
    expect((await understood(text)).slice(0, expected.length)).toBe(expected)
  })

  it.each([
    '',
    '   ',
    '?',
    'xyzzy',
    'xyzzy germany',
    'deal',
    'التشبيك التجاري',
    'how to export',
    'الأردن',
    'مشترين',
    '7',
    '(',
    "' or ''",
  ])('finds nothing in %j', async (text) => {
    expect(await understood(text)).toBe('nothing')
    expect((await ask(text)).path).toBeNull()
  })

  it.each(['صادرات الأردن حسب الدولة', 'can you help us export'])(
    'names no market in %s',
    async (text) => {
      expect(await ask(text)).toMatchObject({ market: null, usual: false })
    },
  )

  it('reads a market that is typed on its own, by name, code or beginning', async () => {
    for (const market of ['germany', 'DE', 'Germ', 'germany market', 'ألمانيا', 'germny']) {
      expect(await understood('dates', market)).toBe('DE 080410')
    }
    expect(await understood('', 'uk')).toBe('GB')
    expect(await understood('turkey', 'uk')).toMatch(/^GB 0[12]/)
    expect(await ask('dates', 'nowhere')).toMatchObject({ market: null, pair: null, path: null })
    expect(await ask('xyzzy', 'uk')).toMatchObject({ pair: null, products: [] })
  })

  it('does not take Jordan or the world for a market', async () => {
    expect(await understood('dates jordan')).toBe('080410')
    expect(await understood('dates', 'Jordan')).toBe('080410')
    expect((await ask('', 'Global market')).market).toBeNull()
  })

  it('has the address of the answer in each language', async () => {
    const [english, arabic] = [await ask('dates germany'), await ask('dates germany', '', 'ar')]
    expect(english.path).toMatch(/^\/markets\/de\/080410-[a-z-]+$/)
    expect(arabic.path).toMatch(/^\/markets\/de\/080410-[\u0621-\u064a-]+$/)
    expect((await ask('germany')).path).toBe('/markets/de')
    expect((await ask('dates')).path).toBe('/markets/products/080410')
  })

  it('has the heading where it is open which of its products is meant', async () => {
    expect((await ask('halawa')).heading).toMatchObject({ code: '1704' })
    expect((await ask('leather shoes')).heading).toMatchObject({ code: '6403' })
    expect((await ask('dates')).heading).toBeNull()
  })

  it('has the chapter where its products are under several headings', async () => {
    for (const [text, code] of [
      ['chapter 61', '61'],
      ['الفصل 61', '61'],
      ['61', '61'],
      ['33', '33'],
    ]) {
      expect(await ask(text ?? ''), text).toMatchObject({
        heading: { code },
        path: `/markets/products/${code}`,
      })
    }
  })

  it('offers markets by their beginning, and those most asked for before', async () => {
    const offered = async (market: string) =>
      (await ask('', market)).markets.map(({ iso2 }) => iso2)
    expect(await offered('unit')).toEqual(expect.arrayContaining(['GB', 'US', 'AE']))
    expect(await offered('أمر')).toContain('US')
    expect(await offered('السعو')).toEqual(['SA'])
    expect(await offered('')).toContain('SA')
    expect(await offered('zz')).toEqual([])
  })

  it('is certain of the usual product of a name, and not of one among equals', async () => {
    for (const text of ['dates', 'medicines', 'مجوهرات', '080410', 'رخام']) {
      expect(await ask(text), text).toMatchObject({ certain: true, named: true })
    }
    for (const text of ['cheese', '0804']) expect((await ask(text)).certain, text).toBe(false)
  })
})
