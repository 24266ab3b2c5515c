import { describe, expect, it } from 'vitest'
import { foldWord, formsOf, isEmptyWord, nameOf, tokensIn } from './tokens'

describe('a folded word', () => {
  it.each([
    ['OLIVE', 'olive'],
    ['Türkiye', 'turkiye'],
    ['café', 'cafe'],
    ['Jordan’s', 'jordan'],
    ["Jordan's", 'jordan'],
    ['أردن', 'اردن'],
    ['إربد', 'اربد'],
    ['آب', 'اب'],
    ['مؤاب', 'مواب'],
    ['بيئي', 'بييي'],
    ['غذاء', 'غذا'],
    ['هيئة', 'هييه'],
    ['مربى', 'مربي'],
    ['عمّان', 'عمان'],
    ['تــصدير', 'تصدير'],
    ['٢٠٢٦', '2026'],
    ['۲۰۲۶', '2026'],
    ['ﻻ', 'لا'],
    ['کتاب', 'كتاب'],
    ['ＡＢＣ', 'abc'],
  ])('%s is %s', (written, folded) => {
    expect(foldWord(written)).toBe(folded)
  })

  it('has at most forty letters', () => {
    expect(foldWord('x'.repeat(60))).toHaveLength(40)
  })
})

it('a stem that is a stop word is no form of a word', () => {
  expect(formsOf('cans')).toEqual(['cans'])
  expect(formsOf('tins')).toContain('tin')
})

it('sports have no form of Riyadh', () => {
  expect(formsOf(foldWord('رياضية'))).not.toContain(foldWord('رياض'))
  expect(formsOf(foldWord('تجارية'))).toContain(foldWord('تجار'))
})

describe('the words of a text', () => {
  it('have their positions in it', () => {
    const text = '«الزَّيت» & Olive-oil, 500 ml'
    expect(tokensIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'الزَّيت',
      'Olive',
      'oil',
      '500',
      'ml',
    ])
  })

  it('are none where there is only punctuation', () => {
    expect(tokensIn('… !? () \u200f\u202b 🌿 \u0651 ـ')).toEqual([])
  })
})

/** Whether two words share a form. */
const finds = (one: string, other: string) => {
  const forms = formsOf(foldWord(other))
  return formsOf(foldWord(one)).some((form) => forms.includes(form))
}

describe('the forms of a word', () => {
  it.each([
    ['الزيت', 'زيت'],
    ['والزيت', 'زيت'],
    ['بالزيت', 'زيت'],
    ['كالزيت', 'زيت'],
    ['فالزيت', 'زيت'],
    ['للزيت', 'زيت'],
    ['وزيت', 'زيت'],
    ['شركات', 'شركة'],
    ['اتفاقيات', 'اتفاقية'],
    ['مصدرون', 'مصدر'],
    ['المصدّرين', 'مصدّر'],
    ['تجارية', 'تجاري'],
    ['أسواق', 'سوق'],
    ['معارض', 'معرض'],
    ['خبراء', 'خبير'],
    ['أسمدة', 'سماد'],
    ['companies', 'company'],
    ['boxes', 'box'],
    ['dates', 'date'],
    ['services', 'service'],
    ['shipping', 'ship'],
    ['exported', 'exports'],
    ['making', 'make'],
    ['pricing', 'prices'],
  ])('%s finds %s', (one, other) => {
    expect(finds(one, other)).toBe(true)
    expect(finds(other, one)).toBe(true)
  })

  it.each([
    ['زيتون', 'زيت'],
    ['لبنان', 'لبن'],
    ['ليمون', 'ليم'],
    ['glass', 'glas'],
    ['virus', 'viru'],
    ['care', 'cars'],
    ['wine', 'win'],
    ['عربيات', 'عربي'],
    ['مركبات', 'مركب'],
  ])('%s is another word than %s', (one, other) => {
    expect(finds(one, other)).toBe(false)
  })

  it('are the number alone for a number', () => {
    expect(formsOf('150920')).toEqual(['150920'])
  })
})

it('the name of a record is its words without articles', () => {
  expect(nameOf('دليل  التصدير!')).toBe('دليل تصدير')
  expect(nameOf('Export Guide')).toBe('export guide')
  expect(nameOf('word '.repeat(100))).toHaveLength(200)
})

it('stop words are recognised in both languages', () => {
  expect(['the', 'of', 'في', 'الي'].every(isEmptyWord)).toBe(true)
  expect(['oil', 'تصدير'].some(isEmptyWord)).toBe(false)
})
