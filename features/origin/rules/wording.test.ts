import { describe, expect, it } from 'vitest'
import { originRule, type OriginElement, type OriginRule } from '../contract'
import { materials } from './materials'
import { processes } from './processes'
import { conditionInWords, conditionsOf, wordedRule } from './wording'

const rule = (given: Partial<OriginRule>): OriginRule =>
  originRule.parse({
    number: 1,
    hs_from: '080000',
    hs_to: '089999',
    list_heading: 'Chapter 8',
    partial: false,
    scope: null,
    scope_text_eng: '',
    scope_text_ara: '',
    note_eng: '',
    note_ara: '',
    criteria: [{ all: [{ type: 'CTH' }] }],
    ...given,
  })

const inWords = (element: OriginElement) => conditionInWords([element])

describe('an element in words', () => {
  it.each<[OriginElement, string, string]>([
    [
      { type: 'WO', of: ['01', '02'] },
      'All materials of chapters 1 and 2 used must be wholly obtained in Jordan or in a partner country of the agreement.',
      'يجب أن تكون المواد الآتية متحصلًا عليها بالكامل في الأردن أو في دولة شريكة في الاتفاقية: مواد من الفصلين 1 و2.',
    ],
    [
      { type: 'WO', of: 'all' },
      'All materials used must be wholly obtained in Jordan or in a partner country of the agreement.',
      'يجب أن تكون المواد الآتية متحصلًا عليها بالكامل في الأردن أو في دولة شريكة في الاتفاقية: جميع المواد.',
    ],
    [
      { type: 'ORIGINATING', of: 'all' },
      'All materials used must be originating.',
      'يجب أن تكون جميع المواد المستعملة ذات منشأ.',
    ],
    [
      { type: 'CTH' },
      'Non-originating materials may be of any heading except the heading of the product.',
      'يجوز استعمال مواد غير ذات منشأ من أي بند عدا بند المنتج.',
    ],
    [
      { type: 'ANY', except: ['1108'], only: 'potato_starch' },
      'Materials of any heading may be used, except potato starch (heading 1108).',
      'يجوز استعمال مواد من أي بند عدا نشا البطاطا (البند 1108).',
    ],
    [
      { type: 'ANY', including: ['1504'] },
      'Materials of any heading may be used, including other materials of heading 1504.',
      'يجوز استعمال مواد من أي بند، بما فيها مواد أخرى من البند 1504.',
    ],
    [
      { type: 'ANY', including: 'other_group' },
      'Materials of any heading may be used, including materials of another group of the same heading.',
      'يجوز استعمال مواد من أي بند، بما فيها مواد من مجموعة أخرى في البند نفسه.',
    ],
    [
      { type: 'ANY', including: ['yarn'] },
      'Materials of any heading may be used, including yarn.',
      'يجوز استعمال مواد من أي بند، بما فيها خيوط.',
    ],
    [
      { type: 'MAXNOM', percent: 47.5, of: ['unprinted_fabric'] },
      'The value of the non-originating unprinted fabric must not exceed 47.5% of the ex-works price.',
      'ألّا تتجاوز قيمة المواد غير ذات المنشأ الآتية 47.5% من سعر تسليم المصنع: قماش غير مطبوع.',
    ],
    [
      { type: 'MAXNOM', percent: 20, of: 'same_heading', within: true },
      'Within that limit, the value of the non-originating materials of the same heading as the product must not exceed 20% of the ex-works price.',
      'وضمن ذلك الحد، ألّا تتجاوز قيمة المواد غير ذات المنشأ الآتية 20% من سعر تسليم المصنع: مواد من بند المنتج نفسه.',
    ],
    [
      { type: 'NONORIG_LE_ORIG', of: 'all' },
      'Of all materials used, the non-originating ones must not be worth more than the originating ones.',
      'ألّا تتجاوز قيمة المواد غير ذات المنشأ قيمة المواد ذات المنشأ (جميع المواد المستعملة).',
    ],
    [
      { type: 'ALLOWED', of: ['8202-8205'], percent: 15, base: 'set' },
      'Non-originating materials of headings 8202 to 8205 may be used all the same up to 15% of the ex-works price of the set.',
      'يجوز مع ذلك استعمال المواد الآتية وإن كانت غير ذات منشأ بما لا يزيد على 15% من سعر المجموعة تسليم المصنع: مواد من البنود 8202 إلى 8205.',
    ],
    [
      { type: 'NOT_ALLOWED', of: ['7802'], only: 'waste_scrap' },
      'Non-originating waste and scrap (heading 7802) may not be used.',
      'لا يجوز استعمال المواد الآتية إن كانت غير ذات منشأ: الفضلات والخردة (البند 7802).',
    ],
    [
      { type: 'FROM', of: ['natural_fibres', 'chemical_materials', 'textile_pulp'] },
      'Made from natural fibres, chemical materials or textile pulp.',
      'الصنع من ألياف طبيعية أو مواد كيميائية أو عجينة نسجية.',
    ],
    [
      { type: 'PROCESS', key: 'pulse_drying_milling', of: ['0708'] },
      'This operation is carried out: drying and milling of pulses (materials of heading 0708).',
      'تُجرى العملية الآتية: تجفيف البقوليات وطحنها (مواد من البند 0708).',
    ],
    [
      { type: 'MIN_ORIGINATING', percent: 70, by: 'weight', of: ['2401'] },
      'At least 70% by weight of the materials of heading 2401 must be originating.',
      'أن يكون ما لا يقل عن 70% من وزن المواد الآتية ذا منشأ: مواد من البند 2401.',
    ],
    [
      { type: 'SET', percent: 15 },
      'Every item of the set meets its own rule. Non-originating items may be included up to 15% of the ex-works price of the set.',
      'يستوفي كل صنف في المجموعة قاعدته. ويجوز إدخال أصناف غير ذات منشأ بما لا يزيد على 15% من سعر المجموعة تسليم المصنع.',
    ],
    [
      { type: 'ORIGIN_RETAINED' },
      'The product keeps the origin that it had in its earlier classification.',
      'يحتفظ المنتج بالمنشأ الذي كان له وفق تصنيفه الأصلي.',
    ],
  ])('is a sentence in both languages: %o', (element, en, ar) => {
    expect(inWords(element)).toEqual({ en, ar })
  })

  it('of every material and every operation is without gaps', () => {
    const elements: OriginElement[] = [
      ...Object.keys(materials).map((name) => ({ type: 'FROM' as const, of: [name] })),
      ...Object.keys(processes).map((key) => ({ type: 'PROCESS' as const, key })),
    ]
    for (const element of elements) {
      const { en, ar } = inWords(element)
      expect(en).not.toMatch(/undefined|[{}_]|\s{2}/)
      expect(ar).not.toMatch(/undefined|[{}_]|\s{2}/)
      expect(ar).toMatch(/[\u0600-\u06ff]/)
    }
  })
})

describe('a rule in words', () => {
  it('joins conditions of which one is enough, and leaves out the note on the mark', () => {
    const result = wordedRule(
      rule({
        note_eng: 'In this rule the element marked or_with_previous may be met.',
        criteria: [
          {
            all: [
              { type: 'FROM', of: ['01'], only: 'animals' },
              { type: 'WO', of: ['03'], or_with_previous: true },
            ],
          },
        ],
      }),
    )
    expect(result.note_eng).toBe('')
    expect(result.alternatives[0]?.conditions).toHaveLength(1)
    expect(result.alternatives[0]?.conditions[0]?.text_eng).toBe(
      'One of these, or both: (1) Made from animals (chapter 1); (2) All materials of chapter 3 used must be wholly obtained in Jordan or in a partner country of the agreement.',
    )
  })

  it('says of the remainder that no other rule names it, in both languages', () => {
    expect(wordedRule(rule({ scope: 'other' }))).toMatchObject({
      scope_text_eng: 'all products of the range that no other rule names',
      scope_text_ara: 'سائر المنتجات التي لا تسميها قاعدة أخرى',
    })
  })

  it('keeps conditions that must hold together apart', () => {
    expect(conditionsOf([{ type: 'CTH' }, { type: 'ORIGIN_RETAINED' }])).toHaveLength(2)
  })
})
