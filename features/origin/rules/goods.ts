import { isMaterial, materials } from './materials'

/** A text in both languages, before it gets its wire names. */
export interface Words {
  en: string
  ar: string
}

/** Chapters, headings and ranges of them. */
const code = /^(?:\d{2}|\d{4})(?:-(?:\d{2}|\d{4}))?$/

/** Goods that an element names, one or several. */
export function goodsOf(goods: string | readonly string[] | undefined): readonly string[] {
  if (goods === undefined) return []
  return typeof goods === 'string' ? [goods] : goods
}

/** Goods that are neither a code nor a known material. */
export function unknownGoods(goods: readonly string[]): string[] {
  return goods.filter((one) => !code.test(one) && !isMaterial(one) && !isWhole(one))
}

/** Names for all materials, or those that are left. */
export function isWhole(name: string): name is 'all' | 'all_other' {
  return name === 'all' || name === 'all_other'
}

/** Whether a code of two, four or six digits is among goods; `maybe` where it is too short to tell. */
export function relationOf(goods: readonly string[], hs: string): 'in' | 'out' | 'maybe' {
  const relations = goods
    .filter((one) => code.test(one))
    .map((one) => {
      const [from = '', to = from] = one.split('-')
      const length = Math.min(from.length, hs.length)
      const given = hs.slice(0, length)
      if (given < from.slice(0, length) || given > to.slice(0, length)) return 'out'
      return hs.length >= from.length ? 'in' : 'maybe'
    })
  return relations.includes('in') ? 'in' : relations.includes('maybe') ? 'maybe' : 'out'
}

/** Whether goods are named by codes alone, so that a heading decides. */
export function areCodes(goods: readonly string[]): boolean {
  return goods.length > 0 && goods.every((one) => code.test(one))
}

/** 'chapter 8', 'headings 1507 to 1515 and 1520'. */
function codesInWords(codes: readonly string[], joint: Joint = 'and'): Words {
  const chapters = codes.filter((one) => one.split('-')[0]?.length === 2)
  const headings = codes.filter((one) => !chapters.includes(one))
  const parts = [
    ...(chapters.length > 0 ? [named(chapters, 'chapter', joint)] : []),
    ...(headings.length > 0 ? [named(headings, 'heading', joint)] : []),
  ]
  return joined(parts, joint)
}

/** What the range of a rule covers, from its first to its last subheading. */
export function rangeInWords(from: string, to: string): Words {
  const length = from.endsWith('0000') && to.endsWith('9999') ? 2 : 4
  const ends = [from, to].map((end) => end.slice(0, length))
  const { en, ar } = codesInWords([[...new Set(ends)].join('-')])
  return { en: `all products of ${en}`, ar: `جميع منتجات ${ar}` }
}

/** Goods in words: 'materials of chapter 8 and grapes'; `only` narrows the codes to some of them. */
export function goodsInWords(
  goods: string | readonly string[],
  { only, joint = 'and' }: { only?: string | undefined; joint?: Joint } = {},
): Words {
  const list = goodsOf(goods)
  const codes = list.filter((one) => code.test(one))
  if (only !== undefined && codes.length === list.length) {
    const narrowed = materialInWords(only)
    const places = codesInWords(codes, joint)
    return {
      en: `${narrowed.en} (${places.en})`,
      ar: `${narrowed.ar} (${places.ar})`,
    }
  }
  const named = list.filter((one) => !code.test(one)).map(materialInWords)
  if (codes.length === 0) return joined(named, joint)
  const places = codesInWords(codes, joint)
  const coded = { en: `materials of ${places.en}`, ar: `مواد من ${places.ar}` }
  return joined([...named, coded], joint)
}

/** What is left out, as the end of a sentence; nothing where nothing is. */
export function exceptInWords(
  except: string | readonly string[] | undefined,
  only?: string,
): Words {
  const list = goodsOf(except)
  if (list.length === 0) return { en: '', ar: '' }
  const { en, ar } = goodsInWords(list, { only })
  return { en: `, except ${en}`, ar: ` عدا ${ar}` }
}

/** What may be used as well, as the end of a sentence; nothing where nothing is named. */
export function includingInWords(including: string | readonly string[] | undefined): Words {
  const list = goodsOf(including)
  if (list.length === 0) return { en: '', ar: '' }
  // A code is that of the product: other materials of it are meant. Names say so themselves.
  const { en, ar } = areCodes(list) ? otherMaterials(list) : goodsInWords(list)
  return { en: `, including ${en}`, ar: `، بما فيها ${ar}` }
}

function otherMaterials(codes: readonly string[]): Words {
  const { en, ar } = codesInWords(codes)
  return { en: `other materials of ${en}`, ar: `مواد أخرى من ${ar}` }
}

/** Whether materials are joined so that all count, or any. */
export type Joint = 'and' | 'or'

/** A list in words of both languages. */
function joined(parts: readonly Words[], joint: Joint): Words {
  return {
    en: inEnglish(
      parts.map(({ en }) => en),
      joint,
    ),
    ar: inArabic(
      parts.map(({ ar }) => ar),
      joint,
    ),
  }
}

function inEnglish(parts: readonly string[], joint: Joint): string {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  if (before.length === 0) return last
  const hasComma = parts.some((part) => part.includes(','))
  return `${before.join(hasComma ? '; ' : ', ')}${hasComma ? ';' : ''} ${joint} ${last}`
}

function inArabic(parts: readonly string[], joint: Joint): string {
  return parts.join(joint === 'and' ? ' و' : ' أو ')
}

function materialInWords(name: string): Words {
  if (name === 'all') return { en: 'materials', ar: 'جميع المواد' }
  if (name === 'all_other') return { en: 'other materials', ar: 'المواد الأخرى' }
  if (!isMaterial(name)) return { en: name, ar: name }
  const [en, ar] = materials[name]
  return { en, ar }
}

const nouns = {
  chapter: { en: ['chapter', 'chapters'], ar: ['الفصل', 'الفصلين', 'الفصول'] },
  heading: { en: ['heading', 'headings'], ar: ['البند', 'البندين', 'البنود'] },
} as const

function named(codes: readonly string[], noun: keyof typeof nouns, joint: Joint): Words {
  const { en, ar } = nouns[noun]
  const isOne = codes.length === 1 && !codes[0]?.includes('-')
  const isTwo = codes.length === 2 && codes.every((one) => !one.includes('-'))
  const texts = codes.map((one) => one.split('-').map(shown))
  const english = texts.map((ends) => ends.join(' to '))
  const arabic = texts.map((ends) => ends.join(' إلى '))
  return {
    en: `${isOne ? en[0] : en[1]} ${inEnglish(english, joint)}`,
    ar: `${isOne ? ar[0] : isTwo ? ar[1] : ar[2]} ${inArabic(arabic, joint)}`,
  }
}

/** Chapters are written without a leading zero, headings with it. */
function shown(code: string): string {
  return code.length === 2 ? String(Number(code)) : code
}
