import { bilingualPair } from '@/lib/bilingual/pair'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CodeTable, FileFormat, ImportFormat, ReadingContext } from '../contract'
import { formats, readFile } from './market-files'

const known = [
  '080410',
  '080420',
  '070200',
  '610910',
  '610990',
  '300490',
  '300349',
  '310420',
  '680221',
  '620990',
  '090111',
]
const moved = new Map([
  ['300320', '300349'],
  ['610930', 'divided'],
])
const countries: Readonly<Record<string, string>> = {
  '400': 'JO',
  JOR: 'JO',
  '682': 'SA',
  SAU: 'SA',
  '036': 'AU',
  AUS: 'AU',
}

const codes: CodeTable = {
  today: (hs6, edition) => {
    if (edition === null) return 'no_table'
    if (edition === 2022) return known.includes(hs6) ? { hs6 } : 'unknown_code'
    const now = moved.get(hs6) ?? hs6
    if (now === 'divided') return now
    return known.includes(now) ? { hs6: now } : 'unknown_code'
  },
  below: (digits) => known.filter((hs6) => hs6.startsWith(digits)),
  country: (code) => countries[code] ?? null,
  isMarket: (code_2) => ['IQ', 'SA'].includes(code_2),
  isInstitution: (id) => id === 7,
}

const context: ReadingContext = {
  codes,
  market: 'EG',
  agreement: 'gafta',
  today: '2026-11-23',
  edition: 2022,
  isWorded: () => true,
}

async function* bytesOf(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50)
}

const example = (name: string) => readFileSync(`tests/support/market-files/${name}.csv`, 'utf8')

async function read(name: ImportFormat, text: string | Uint8Array, changes = {}) {
  const format: FileFormat<object> = formats[name].format
  const rows: object[] = []
  const refused: [number, string][] = []
  let skipped = 0
  for await (const event of readFile(bytesOf(text), format, { ...context, ...changes })) {
    if ('rows' in event) rows.push(...event.rows)
    else if ('refused' in event) refused.push([event.line, event.refused])
    else skipped += 1
  }
  return { rows, refused, skipped }
}

const rate = {
  lines: 1,
  mfn_other: [],
  preference_rate: null,
  preference_text: '',
  preference_lines: null,
  via_codes: [],
  entry_price: false,
  quotas: [],
}
const plain = (percent: string) => ({ mfn_min: percent, mfn_max: percent })

describe('the examples of the files that staff may bring', () => {
  it('national-tariff.csv has a rate a code, and that of the agreement', async () => {
    const { rows, refused } = await read('national-tariff', example('national-tariff'))
    expect(refused).toEqual([])
    expect(rows).toEqual([
      { ...rate, hs6: '080410', ...plain('5'), preference: 'free' },
      { ...rate, hs6: '610910', ...plain('5'), preference: 'free' },
    ])
  })

  it('us-hts.csv has rates by indent, specific ones as printed, and those of Jordan', async () => {
    const { rows, refused } = await read('us-hts', example('us-hts'), { market: 'US' })
    expect(refused).toEqual([])
    const dates = { ...rate, ...plain('29.8'), lines: 2, mfn_other: ['13.2¢/kg'] }
    expect(rows).toEqual([
      { ...dates, hs6: '080410', preference: 'free' },
      { ...rate, hs6: '610910', ...plain('16.5'), preference: 'free' },
    ])
  })

  it('uk-measures-on-declarable-commodities.csv joins the measures of a code', async () => {
    const text = example('uk-measures-on-declarable-commodities')
    const { rows, refused } = await read('uk-measures', text, { market: 'GB' })
    expect(refused).toEqual([])
    expect(rows).toEqual([
      { ...rate, hs6: '080410', ...plain('6'), preference: 'free' },
      { ...rate, hs6: '610910', ...plain('12'), preference: 'free' },
    ])
  })

  it('eu-taric-duties-import.csv has no preference where none is listed', async () => {
    const { rows } = await read('eu-taric', example('eu-taric-duties-import'), { market: 'EU' })
    expect(rows).toEqual([
      { ...rate, hs6: '080410', ...plain('7.7'), preference: 'none' },
      { ...rate, hs6: '610910', ...plain('12'), preference: 'free' },
    ])
  })

  it('ca-customs-tariff.csv has the column of Jordan', async () => {
    const { rows } = await read('ca-tphs', example('ca-customs-tariff'), { market: 'CA' })
    expect(rows).toEqual([
      { ...rate, hs6: '080410', ...plain('0'), preference: 'free' },
      { ...rate, hs6: '610910', ...plain('18'), preference: 'free' },
    ])
  })

  it('wits-trains-*.csv have ranges of general duties and of preferences', async () => {
    const eu = { market: 'EU' }
    const general = await read('wits-mfn', example('wits-trains-mfn'), eu)
    expect(general.rows).toContainEqual({
      ...rate,
      hs6: '080410',
      ...plain('7.7'),
      preference: 'unknown',
    })
    const given = await read('wits-preferential', example('wits-trains-preferential'), eu)
    expect(given.rows).toContainEqual({
      ...rate,
      hs6: '610910',
      mfn_min: null,
      mfn_max: null,
      preference: 'free',
    })
  })

  it('wto-*.csv give an average as an average, and zero as free', async () => {
    const australia = { market: 'AU' }
    const { rows } = await read('wto-ttd', example('wto-ttd-mfn'), australia)
    const average = { ...rate, mfn_min: null, mfn_max: null, preference: 'unknown' }
    expect(rows).toEqual([
      { ...average, hs6: '680221', mfn_other: ['Ø 5%'] },
      { ...average, hs6: '300349', ...plain('0') },
      { ...average, hs6: '620990', mfn_other: ['Ø 3.3333%'] },
    ])
    const stats = await read('wto-stats', example('wto-stats'), australia)
    expect(stats.rows).toEqual([{ ...average, hs6: '680221', mfn_other: ['Ø 5%'] }])
  })

  it('un-comtrade.csv has flows by subheading, without totals of chapters', async () => {
    const { rows, refused, skipped } = await read('un-comtrade', example('un-comtrade'))
    expect([rows.length, refused, skipped]).toEqual([3, [], 1])
    expect(rows).toContainEqual({
      year: 2023,
      flow: 'export',
      reporter: 'JO',
      partner: 'US',
      hs6: '610910',
      value: '1000000',
      weight: '50000',
    })
  })

  it('un-comtrade.csv in ISO-8859-1, with semicolons and a byte order mark, is the same', async () => {
    const text = example('un-comtrade').replace('Saudi Arabia', 'Türkiye')
    const latin = Buffer.from(text, 'latin1')
    expect((await read('un-comtrade', latin)).rows).toHaveLength(3)
    const other = `\ufeff${text.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(/[,;]/g, '')).replaceAll(',', ';')}`
    expect((await read('un-comtrade', other)).rows).toHaveLength(3)
  })
})

const national = (...lines: string[]) => ['hs_code,mfn_duty,valid_from', ...lines].join('\n')

describe('lines of a tariff that are wrong', () => {
  it.each([
    ['code', '08O410,5%,'],
    ['code', '8,5%,'],
    ['unknown_code', '080499,5%,'],
    ['rate', '080410,,'],
    ['rate', '080410,5,'],
    ['rate', `080410,${'5% or '.repeat(40)},`],
    ['negative', '080410,-5%,'],
    ['absurd', '080410,12000%,'],
    ['date', '080410,5%,1 May 2026'],
    ['date', '080410,5%,01/31/2026'],
    ['columns', '080410,5%'],
    ['columns', '080410,5%,,7'],
    ['quotes', '"080410,5%,'],
    ['quotes', '"080410"5,5%,'],
    ['characters', '080410,5%\0,'],
    ['long_line', `080410,${'x'.repeat(70_000)},`],
  ])('are reported as %s, and the line after them is read', async (reason, line) => {
    const { rows, refused } = await read('national-tariff', national(line, '610910,7%,'))
    expect(refused).toEqual([[2, reason]])
    expect(rows).toMatchObject([{ hs6: '610910', mfn_max: '7' }])
  })

  it('twice with one code are reported as duplicates', async () => {
    const text = national('080410,5%,', '080410,6%,')
    const { rows, refused } = await read('national-tariff', text)
    expect([rows.length, refused]).toEqual([1, [[3, 'duplicate']]])
  })

  it('of codes that were divided since their edition are reported', async () => {
    const text = national('300320,5%,', '610930,6%,', '080410,0,')
    const { rows, refused } = await read('national-tariff', text, { edition: 2017 })
    expect(refused).toEqual([[3, 'divided']])
    expect(rows).toMatchObject([{ hs6: '080410' }, { hs6: '300349', via_codes: ['300320'] }])
  })

  it('that start later or belong to chapters of their own are not needed', async () => {
    const text = national('080410,5%,2027-01-01', '9903.01,5%,', '610910,5%,')
    expect(await read('national-tariff', text)).toMatchObject({ skipped: 2, refused: [] })
  })
})

describe('figures that are wrong', () => {
  const [head = '', line = ''] = example('un-comtrade').split('\n')
  it.each([
    ['negative', [',1000000,1000000,', ',1000000,-1,']],
    ['number', [',1000000,1000000,', ',1000000,1e6,']],
    ['absurd', [',1000000,1000000,', `,1000000,1${'0'.repeat(15)},`]],
    ['year', [',2023,52,2023', ',1900,52,2023']],
    ['country', [',842,USA,', ',899,_X,']],
    ['no_table', [',H6,', ',H4,']],
    ['unknown_code', [',610910,', ',610911,']],
    ['code', [',610910,', ',80410,']],
  ] as const)('are reported as %s', async (reason, [from, to]) => {
    const wrong = line
      .replace(from, to)
      .replace(',20230101,2023,', `,20230101,${reason === 'year' ? 1900 : 2023},`)
    const { rows, refused } = await read('un-comtrade', [head, wrong].join('\n'))
    expect([rows, refused]).toEqual([[], [[2, reason]]])
  })

  it('of a flow that has no name are not needed', async () => {
    const file = [head, line.replace(/,[XM],/, ',constructor,')].join('\n')
    expect(await read('un-comtrade', file)).toMatchObject({ rows: [], refused: [], skipped: 1 })
  })

  it('of another market are reported', async () => {
    const { refused } = await read('wits-mfn', example('wits-trains-mfn'))
    expect(refused.map(([, reason]) => reason)).toEqual(Array(3).fill('other_market'))
  })
})

describe('a tariff with groups and national lines', () => {
  const measures = (...lines: string[]) =>
    [
      'Goods code,Add code,Order No.,Start date,End date,Duty,Origin code,Meas. type code',
      ...lines,
    ].join('\n')
  const eu = { market: 'EU' }

  it('inherits duties of the group, and lists the lines that differ', async () => {
    const { rows } = await read(
      'eu-taric',
      measures(
        '6109000000,,,01-01-1997,,12.000 %,1011,103',
        '6109100010,,,01-01-1997,,12.000 %,1011,103',
        '6109100090,,,01-01-1997,,8.000 % + 5 EUR/kg,1011,103',
        '6109100010,,,01-05-2002,,0.000 %,JO,142',
        '6109100090,,,01-05-2002,31-12-2003,0.000 %,JO,142',
        '6109900000,,,01-05-2002,,4.000 %,JO,142',
        '6109900000,,090123,01-05-2002,,0.000 %,JO,143',
        '6109900000,2500,,01-05-2002,,1.000 %,1011,103',
      ),
      eu,
    )
    expect(rows).toEqual([
      {
        ...rate,
        hs6: '610910',
        ...plain('12'),
        lines: 2,
        mfn_other: ['8.000 % + 5 EUR/kg'],
        preference: 'part',
        preference_lines: { '6109100010': '0.000 %' },
      },
      {
        ...rate,
        hs6: '610990',
        ...plain('12'),
        quotas: ['090123'],
        preference: 'rate',
        preference_rate: '4',
      },
    ])
  })

  it.each([
    ['8-digit line', '0804100000'],
    ['heading', '0804000000'],
  ])('gives no preference of one line to the other lines of its %s', async (_, group) => {
    const { rows } = await read(
      'eu-taric',
      measures(
        `${group},,,01-01-1997,,7.700 %,1011,103`,
        '0804100030,,,01-05-2002,,0.000 %,JO,142',
      ),
      eu,
    )
    expect(rows).toContainEqual({
      ...rate,
      hs6: '080410',
      ...plain('7.7'),
      lines: 2,
      preference: 'part',
      preference_lines: { '0804100030': '0.000 %' },
    })
  })

  it.each([null, 'gafta'])(
    'says nothing of a preference that no line has: %s',
    async (agreement) => {
      const text = national('080410,5%,')
      const { rows } = await read('national-tariff', text, { agreement })
      expect(rows).toMatchObject([{ preference: 'unknown' }])
    },
  )
})

describe('a list of rules of origin', () => {
  const head = 'number,hs_from,hs_to,list_heading,partial,scope,scope_en,criteria'
  it('has its criteria as JSON in a cell', async () => {
    const { rows, refused } = await read(
      'origin-rules',
      [
        head,
        '1,080100,081499,Chapter 8,,,,"[{""all"":[{""type"":""WO"",""of"":""all""}]}]"',
        '2,080100,081499,Chapter 8,,,,[{',
        '3,0801,0814,Chapter 8,,,,[]',
        '1,080100,081499,Chapter 8,,,,[]',
      ].join('\n'),
    )
    expect(rows).toMatchObject([{ number: 1, criteria: [{ all: [{ type: 'WO', of: 'all' }] }] }])
    expect(refused).toEqual([
      [3, 'criteria'],
      [4, 'code'],
      [5, 'duplicate'],
    ])
  })
})

describe('the documents of the portal template', () => {
  const head =
    'code,name_eng,name_ara,stage,need,hs,hs_except,countries,issuer_eng,issuer_ara,institution_id,occasion_eng,occasion_ara,confidence,source,checked_at'
  const line = (changes: Record<string, string> = {}) => {
    const cells: Record<string, string> = {
      code: 'halal',
      name_eng: 'Halal certificate',
      name_ara: 'شهادة حلال',
      stage: 'import',
      need: 'by_market',
      hs: '08 0702',
      countries: 'iq;SA',
      institution_id: '7',
      confidence: 'known',
      source: '',
      checked_at: '2026-11-01',
      ...changes,
    }
    return head
      .split(',')
      .map((name) => cells[name] ?? '')
      .join(',')
  }
  const file = (...lines: string[]) => [head, ...lines].join('\n')

  it('have lists with blanks or semicolons, in one order', async () => {
    const text = file(line({ hs: '0702;08', hs_except: '080410' }), line({ countries: '' }))
    const { rows, refused } = await read('documents', text, { market: null })
    expect(refused).toEqual([])
    const data = {
      code: 'halal',
      stage: 'import',
      need: 'by_market',
      hs: ['0702', '08'],
      hs_except: ['080410'],
      countries: ['IQ', 'SA'],
      institution_id: 7,
      confidence: 'known',
      source: '',
      checked_at: '2026-11-01',
      ...bilingualPair('name', { en: 'Halal certificate', ar: 'شهادة حلال' }),
      ...bilingualPair('issuer', { en: '', ar: '' }),
      ...bilingualPair('occasion', { en: '', ar: '' }),
    }
    expect(rows).toMatchObject([
      { number: 1, key: 'halal import 0702,08 IQ,SA', data },
      { number: 2, key: 'halal import 0702,08' },
    ])
  })

  it.each<[string, Record<string, string>]>([
    ['missing', { code: '' }],
    ['missing', { name_eng: '', name_ara: '' }],
    ['missing', { hs: '' }],
    ['missing', { confidence: 'sourced' }],
    ['choice', { stage: 'transit' }],
    ['choice', { need: 'sometimes' }],
    ['choice', { confidence: '' }],
    ['code', { hs: '080' }],
    ['code', { hs: '09-08' }],
    ['code', { hs: '08-0804' }],
    ['code', { hs_except: 'fruit' }],
    ['unknown_code', { hs: '98' }],
    ['country', { countries: 'IQ XX' }],
    ['country', { countries: 'EU' }],
    ['number', { institution_id: 'seven' }],
    ['institution', { institution_id: '8' }],
    ['date', { checked_at: '' }],
    ['date', { checked_at: '2026-02-31' }],
    ['date', { checked_at: '2027-01-01' }],
    ['duplicate', { hs: '0702 08', countries: 'SA IQ' }],
    ['columns', { name_eng: 'one, two' }],
  ])('refuse a line as %s: %o', async (reason, changes) => {
    const { rows, refused } = await read('documents', file(line(), line(changes)))
    expect([rows.length, refused]).toEqual([1, [[3, reason]]])
  })

  it('are refused as a whole where there are more than one person can review', async () => {
    const lines = Array.from({ length: 501 }, (_, at) => line({ code: `paper_${at}` }))
    await expect(read('documents', file(...lines))).rejects.toMatchObject({
      reason: 'too_many_documents',
    })
  })
})

describe('a file that is no table', () => {
  const bytes = (...start: number[]) => new Uint8Array([...start, ...Array<number>(60).fill(32)])
  it.each([
    ['empty', ''],
    ['empty', '\n \n'],
    ['packed', bytes(0x50, 0x4b, 3, 4)],
    ['packed', bytes(0x1f, 0x8b, 8, 0)],
    ['packed', bytes(0xd0, 0xcf, 0x11, 0xe0)],
    ['encoding', bytes(0xff, 0xfe, 65, 0)],
    ['html', '<!DOCTYPE html><title>Log in</title>'],
    ['not_csv', '{"error":"quota exceeded"}'],
    ['not_csv', '%PDF-1.7'],
    ['missing_columns', 'name,price\na,1\n'],
    ['long_line', new Uint8Array(2_000_000).fill(65)],
    ['broken', national(...Array<string>(150).fill('"080410"x,5%,'))],
  ])('is refused as %s', async (reason, text) => {
    await expect(read('national-tariff', text)).rejects.toMatchObject({ reason })
  })

  it('with too many national codes is refused', async () => {
    const lines = Array.from({ length: 2_100 }, (_, at) => `080410${1000 + at},5%,`)
    await expect(read('national-tariff', national(...lines))).rejects.toMatchObject({
      reason: 'too_many_codes',
    })
  })
})
