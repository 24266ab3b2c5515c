import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OriginElement, OriginRule } from '../contract'
import {
  assessment,
  originAnswers,
  outcomes,
  replies,
  type Material,
  type OriginAnswers,
} from './contract'
import { assess, type Subject } from './rules'

const rule = (all: OriginElement[], ...others: OriginElement[][]): OriginRule => ({
  number: 7,
  hs_from: '200000',
  hs_to: '209999',
  list_heading: 'Chapter 20',
  partial: false,
  scope: null,
  scope_text_eng: '',
  scope_text_ara: '',
  note_eng: '',
  note_ara: '',
  criteria: [all, ...others].map((elements) => ({ all: elements })),
})

const subject = (given: Partial<Subject> = {}): Subject => ({
  agreement_key: 'uk',
  hs6: '200799',
  basis: 'list',
  isConfirmed: true,
  tolerance_percent: '10',
  cumulation_countries: ['GB', 'EU', 'EG'],
  criteria: [],
  union_members: ['DE', 'FR'],
  rules: [rule([{ type: 'CTH' }])],
  ...given,
})

const answers = (given: Partial<OriginAnswers> = {}): OriginAnswers =>
  originAnswers.parse({
    rule: null,
    wholly: 'no',
    beyond_simple: 'yes',
    price: '100',
    currency: 'JOD',
    materials: [],
    complete: 'yes',
    statements: {},
    ...given,
  })

const material = (given: Partial<Material> = {}): Material => ({
  name: 'Sugar',
  hs: '170199',
  value: '20',
  origin: 'elsewhere',
  country: null,
  ...given,
})

const of = (all: OriginElement[], given: Partial<OriginAnswers>, more: Partial<Subject> = {}) =>
  assess(subject({ rules: [rule(all)], ...more }), answers(given))

describe('a wholly obtained product', () => {
  it('is likely to have origin by the list of the United Kingdom, whatever its rule', () => {
    expect(of([{ type: 'ORIGIN_RETAINED' }], { wholly: 'yes' })).toMatchObject({
      outcome: 'likely',
      reasons: ['wholly_obtained'],
    })
  })

  it.each(['eu', 'efta', 'agadir'])('ends in a question by the original list: %s', (key) => {
    const given = { agreement_key: key, basis: 'original_list' } as const
    expect(of([{ type: 'CTH' }], { wholly: 'yes' }, given)).toMatchObject({
      outcome: 'ask',
      criteria: 'met',
      reasons: ['wholly_obtained', 'original_list'],
    })
  })
})

describe('a change of heading', () => {
  it('is met by materials of other headings', () => {
    expect(of([{ type: 'CTH' }], { materials: [material()] }).outcome).toBe('likely')
  })

  it('fails by a material of the heading of the product, which it names', () => {
    const materials = [material({ name: 'Jam', hs: '2007', value: '30' })]
    const result = of([{ type: 'CTH' }], { materials })
    expect(result).toMatchObject({ outcome: 'not_yet', reasons: ['conditions_failed'] })
    expect(result.alternatives[0]?.conditions[0]?.offending).toEqual(['Jam'])
  })

  it('tolerates such materials up to a tenth of the price, and not a cent more', () => {
    const at = (value: string) =>
      of([{ type: 'CTH' }], { materials: [material({ hs: '2007', value })] })
    expect(at('10')).toMatchObject({ outcome: 'likely' })
    expect(at('10').alternatives[0]?.conditions[0]?.tolerated).toBe(true)
    expect(at('10.01')).toMatchObject({ outcome: 'not_yet' })
  })

  it('of a textile is not decided by the tolerance', () => {
    const materials = [material({ hs: '6109', value: '1' })]
    expect(of([{ type: 'CTH' }], { materials }, { hs6: '610910' })).toMatchObject({
      outcome: 'ask',
      reasons: ['conditions_unknown', 'textile_tolerance'],
    })
  })

  it('allows what the rule allows all the same, up to its own limit', () => {
    const all: OriginElement[] = [
      { type: 'CTH' },
      { type: 'ALLOWED', of: 'same_heading', percent: 20 },
    ]
    const at = (value: string) => of(all, { materials: [material({ hs: '2007', value })] })
    expect(at('20').outcome).toBe('likely')
    expect(at('20.5').outcome).toBe('not_yet')
  })

  it('cannot be judged by a chapter alone', () => {
    expect(of([{ type: 'CTH' }], { materials: [material({ hs: '20' })] }).criteria).toBe('unknown')
  })

  it('stays open by a chapter next to a material that is tolerated or allowed', () => {
    const materials = [material({ hs: '2007', value: '5' }), material({ hs: '20', value: '50' })]
    const allowed: OriginElement = { type: 'ALLOWED', of: 'same_heading', percent: 20 }
    expect(of([{ type: 'CTH' }], { materials }).criteria).toBe('unknown')
    expect(of([{ type: 'CTH' }, allowed], { materials }).criteria).toBe('unknown')
  })

  it('covers every material where the rule allows all, up to its limit', () => {
    const all: OriginElement[] = [{ type: 'CTH' }, { type: 'ALLOWED', of: 'all', percent: 20 }]
    const at = (value: string) => of(all, { materials: [material({ hs: '2007', value })] })
    expect(at('20').outcome).toBe('likely')
    expect(at('20.5').outcome).toBe('not_yet')
  })
})

describe('the value of materials', () => {
  const half: OriginElement[] = [{ type: 'MAXNOM', percent: 40, of: 'all' }]

  it('is compared exactly, with a calculation', () => {
    const at = (value: string) => of(half, { materials: [material({ value })] })
    expect(at('40').outcome).toBe('likely')
    expect(at('40.0001')).toMatchObject({ outcome: 'not_yet' })
    expect(at('40.0001').alternatives[0]?.conditions[0]?.calculations).toEqual([
      {
        of: 'non_originating',
        value: '40.0001',
        base: '100',
        share: '40.01',
        limit: '40',
        compared: 'at_most',
      },
    ])
  })

  it('is not widened by the tolerance', () => {
    expect(of(half, { materials: [material({ value: '41' })] }).outcome).toBe('not_yet')
  })

  it('is unknown without a price, and says so', () => {
    expect(of(half, { price: null, materials: [material()] })).toMatchObject({
      outcome: 'not_yet',
      reasons: ['conditions_unknown', 'no_price'],
    })
  })

  it('counts materials of Jordan and its partners as originating', () => {
    const materials = [
      material({ value: '50', origin: 'jordan' }),
      material({ value: '45', origin: 'partner', country: 'GB' }),
    ]
    expect(of(half, { materials })).toMatchObject({
      outcome: 'likely',
      sums: { originating: '95', non_originating: '0', non_originating_share: '0' },
    })
  })

  it.each([
    ['EU', 'likely', '45'],
    ['DE', 'likely', '45'],
    ['US', 'not_yet', '0'],
  ])(
    'counts member states of the European Union where it is a partner: %s',
    (country, outcome, sum) => {
      const materials = [material({ value: '45', origin: 'partner', country })]
      const result = of([{ type: 'MAXNOM', percent: 40, of: 'all' }], { materials })
      expect(result).toMatchObject({ outcome, sums: { originating: sum } })
    },
  )

  it('counts no member state where the European Union is no partner', () => {
    const materials = [material({ value: '45', origin: 'partner', country: 'DE' })]
    const more = { cumulation_countries: ['GB'] }
    const result = of([{ type: 'MAXNOM', percent: 40, of: 'all' }], { materials }, more)
    expect(result).toMatchObject({ outcome: 'not_yet', sums: { originating: '0' } })
  })

  it('ends in a question where it depends on a partner with further conditions', () => {
    const materials = [material({ value: '45', origin: 'partner', country: 'EG' })]
    expect(of(half, { materials })).toMatchObject({
      outcome: 'ask',
      reasons: ['conditions_met', 'partner_conditions'],
    })
  })

  it('of originating materials is compared with the share that the rule asks for', () => {
    const all: OriginElement[] = [
      { type: 'MIN_ORIGINATING', percent: 60, by: 'value', of: ['0802'], strictly_more: true },
    ]
    const at = (value: string) =>
      of(all, { materials: [material({ hs: '080211', value, origin: 'jordan' })] })
    expect(at('60').outcome).toBe('not_yet')
    expect(at('60.01').outcome).toBe('likely')
  })

  it('of foreign materials is at most that of originating ones where the rule says so', () => {
    const all: OriginElement[] = [{ type: 'NONORIG_LE_ORIG', of: 'all' }]
    const at = (value: string) =>
      of(all, { materials: [material({ value }), material({ value: '20', origin: 'jordan' })] })
    expect(at('20').outcome).toBe('likely')
    expect(at('21').outcome).toBe('not_yet')
  })
})

describe('a condition that the person states', () => {
  const stated: readonly OriginElement[] = [
    { type: 'WO', of: ['fruit', 'nuts'] },
    { type: 'FROM', of: ['yarn'] },
    { type: 'PROCESS', key: 'retanning' },
    { type: 'SET', percent: 15 },
    { type: 'ORIGIN_RETAINED' },
    { type: 'ORIGINATING', of: ['cereals'] },
    { type: 'NOT_ALLOWED', of: ['7802'], only: 'waste_scrap' },
    { type: 'MIN_ORIGINATING', percent: 70, by: 'weight', of: ['2401'] },
    { type: 'ANY', except: ['1108'], only: 'potato_starch' },
  ]

  it.each(stated)('decides the result: $type', (element) => {
    const with_ = (reply: (typeof replies)[number]) =>
      of([element], { statements: { '7.0.0': reply } })
    expect(with_('yes').outcome).toBe('likely')
    expect(with_('no')).toMatchObject({ outcome: 'not_yet', reasons: ['conditions_failed'] })
    expect(with_('unsure')).toMatchObject({ outcome: 'not_yet', reasons: ['conditions_unknown'] })
  })

  it('does not outweigh a material that breaks it', () => {
    const materials = [material({ hs: '0805', value: '50' })]
    const given = { materials, statements: { '7.0.0': 'yes' as const } }
    expect(of([{ type: 'WO', of: ['08'] }], given).outcome).toBe('not_yet')
  })

  it('is not met by the tolerance alone where the person does not know', () => {
    const materials = [material({ hs: '0805', value: '5' })]
    const given = (reply: (typeof replies)[number]) =>
      of([{ type: 'WO', of: ['08'] }], { materials, statements: { '7.0.0': reply } }).outcome
    expect([given('yes'), given('no'), given('unsure')]).toEqual(['likely', 'likely', 'not_yet'])
  })
})

describe('a rule', () => {
  it('with alternatives is met by one of them', () => {
    const both = rule([{ type: 'CTH' }], [{ type: 'MAXNOM', percent: 50, of: 'all' }])
    const materials = [material({ hs: '2007', value: '45' })]
    expect(assess(subject({ rules: [both] }), answers({ materials })).outcome).toBe('likely')
  })

  it('among several is asked about where the person cannot choose', () => {
    const rules = [rule([{ type: 'CTH' }]), { ...rule([{ type: 'CTH' }]), number: 8 }]
    expect(assess(subject({ rules }), answers())).toMatchObject({
      outcome: 'ask',
      reasons: ['rule_unsure'],
    })
    expect(assess(subject({ rules }), answers({ rule: 8 })).outcome).toBe('likely')
  })

  it('is not met by packing and sorting, nor by materials of which some are not listed', () => {
    expect(of([{ type: 'CTH' }], { beyond_simple: 'no' })).toMatchObject({
      outcome: 'not_yet',
      reasons: ['conditions_met', 'simple_operations'],
    })
    expect(of([{ type: 'CTH' }], { complete: 'unsure' })).toMatchObject({
      outcome: 'not_yet',
      reasons: ['conditions_unknown', 'materials_incomplete'],
    })
  })

  it('says met of no condition while the list of materials may lack some', () => {
    const elements: OriginElement[] = [{ type: 'MAXNOM', percent: 30, of: ['17'] }, { type: 'CTH' }]
    for (const element of elements) {
      const open = of([element], { materials: [], price: null, complete: 'unsure' })
      expect(open.alternatives[0]?.conditions.map(({ state }) => state)).toEqual(['unknown'])
    }
  })

  it('that is not confirmed ends in a question', () => {
    expect(of([{ type: 'CTH' }], {}, { isConfirmed: false })).toMatchObject({
      outcome: 'ask',
      reasons: ['conditions_met', 'unconfirmed'],
    })
  })
})

describe('general criteria', () => {
  const general = (given: Partial<OriginAnswers>, criteria: Subject['criteria']) =>
    assess(
      subject({
        agreement_key: 'us',
        basis: 'general',
        rules: [],
        criteria,
        cumulation_countries: [],
      }),
      answers(given),
    )

  it('end in a question, with the calculation of the value added', () => {
    const result = general({ materials: [material({ value: '60' })] }, [
      { type: 'WO' },
      { type: 'VALUE_ADDED', percent: 40, of: 'ex-works value' },
    ])
    expect(result).toMatchObject({ outcome: 'ask', criteria: 'met' })
    expect(result.alternatives[1]?.conditions[0]?.calculations).toMatchObject([
      { value: '40', share: '40', limit: '40', compared: 'at_least' },
    ])
  })

  it('count materials of the United States up to their limit', () => {
    const materials = [
      material({ value: '66', origin: 'elsewhere' }),
      material({ value: '34', origin: 'partner', country: 'US' }),
    ]
    const criteria = [{ type: 'VALUE_ADDED', percent: 35, us_materials_max_percent: 15 } as const]
    expect(
      general({ materials }, criteria).alternatives[0]?.conditions[0]?.calculations,
    ).toMatchObject([{ value: '15', share: '15' }])
  })

  it('that are not on file end in a question', () => {
    const none = subject({ agreement_key: 'ae', basis: 'none', rules: [] })
    expect(assess(none, answers())).toMatchObject({ outcome: 'ask', reasons: ['no_rules'] })
  })
})

it.each<[string, Partial<Record<keyof OriginAnswers, unknown>>]>([
  ['a price of zero', { price: '0.00' }],
  ['a negative price', { price: '-1' }],
  [
    'more replies than any rule has conditions',
    {
      statements: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.0.0`, 'yes'])),
    },
  ],
])('answers with %s are refused', (_, given) => {
  expect(originAnswers.safeParse({ ...answers(), ...given }).success).toBe(false)
})

it('any answers get a result, and only the list of the United Kingdom is likely', () => {
  const reply = fc.constantFrom(...replies)
  const given = fc.record({
    wholly: reply,
    beyond_simple: reply,
    complete: reply,
    price: fc.option(fc.integer({ min: 1, max: 1000 }).map(String), { nil: null }),
    materials: fc.array(
      fc.record({
        name: fc.constant('x'),
        hs: fc.constantFrom('20', '2007', '170199', '520100'),
        value: fc.integer({ min: 0, max: 900 }).map(String),
        origin: fc.constantFrom('jordan' as const, 'partner' as const, 'elsewhere' as const),
        country: fc.constantFrom(null, 'GB', 'EG'),
      }),
      { maxLength: 4 },
    ),
  })
  const key = fc.constantFrom('uk', 'eu', 'us')
  fc.assert(
    fc.property(given, key, (some, agreement_key) => {
      const basis = agreement_key === 'eu' ? 'original_list' : 'list'
      const result = assess(subject({ agreement_key, basis }), answers(some))
      expect(assessment.parse(result).outcome).toBe(result.outcome)
      expect(outcomes).toContain(result.outcome)
      if (agreement_key !== 'uk') expect(result.outcome).toBe('ask')
    }),
  )
})
