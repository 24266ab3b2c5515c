import { homeCountry } from '@/lib/country/home'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { OriginElement, OriginRule, WordedRule } from '../contract'
import {
  exceptInWords,
  goodsInWords,
  goodsOf,
  includingInWords,
  isWhole,
  type Words,
} from './goods'
import { isProcess, processes } from './processes'

type Of<Type extends OriginElement['type']> = Extract<OriginElement, { type: Type }>

/** Elements of an alternative in groups: one of a group is enough, every group must hold. */
export function conditionsOf(elements: readonly OriginElement[]): OriginElement[][] {
  const groups: OriginElement[][] = []
  for (const element of elements) {
    const last = groups.at(-1)
    if (last && isOrWithPrevious(element)) last.push(element)
    else groups.push([element])
  }
  return groups
}

/** A rule in plain words of both languages. */
export function wordedRule({ criteria, ...rule }: OriginRule): WordedRule {
  const hasOr = criteria.some(({ all }) => all.some(isOrWithPrevious))
  return {
    ...rule,
    ...(rule.scope === 'other' && bilingualPair('scope_text', others)),
    // Such a note explains a mark of the file, which the words of the condition already say.
    ...(hasOr && bilingualPair('note', { en: '', ar: '' })),
    alternatives: criteria.map(({ all }) => ({
      conditions: conditionsOf(all).map((group) => bilingualPair('text', conditionInWords(group))),
    })),
  }
}

/** A condition as a sentence in both languages. */
export function conditionInWords(group: readonly OriginElement[]): Words {
  const [first, ...more] = group.map(sentenceOf)
  if (!first || more.length === 0) return first ?? { en: '', ar: '' }
  const sentences = [first, ...more]
  const listed = (language: keyof Words) =>
    sentences
      .map((sentence, index) => `(${index + 1}) ${sentence[language].replace(/\.$/, '')}`)
      .join(language === 'en' ? '; ' : '؛ ')
  return {
    en: `One of these, or both: ${listed('en')}.`,
    ar: `أحد الشرطين الآتيين أو كلاهما: ${listed('ar')}.`,
  }
}

const others = {
  en: 'all products of the range that no other rule names',
  ar: 'سائر المنتجات التي لا تسميها قاعدة أخرى',
}

function isOrWithPrevious(element: OriginElement): boolean {
  return 'or_with_previous' in element && element.or_with_previous === true
}

function sentenceOf(element: OriginElement): Words {
  switch (element.type) {
    case 'WO': {
      const { en, ar } = goodsInWords(element.of)
      return {
        en: `All ${en} used must be wholly obtained in ${homeCountry.name.en} or in a partner country of the agreement.`,
        ar: `يجب أن تكون المواد الآتية متحصلًا عليها بالكامل في ${homeCountry.name.ar} أو في دولة شريكة في الاتفاقية: ${ar}.`,
      }
    }
    case 'ORIGINATING':
      return originating(element)
    case 'CTH':
      return changeOfHeading(element)
    case 'ANY':
      return anyHeading(element)
    case 'MAXNOM':
      return highestValue(element)
    case 'NONORIG_LE_ORIG': {
      const isAll = goodsOf(element.of).some(isWhole)
      const { en, ar } = isAll ? wholeMaterials : goodsInWords(element.of)
      return {
        en: `Of ${en}, the non-originating ones must not be worth more than the originating ones.`,
        ar: `ألّا تتجاوز قيمة المواد غير ذات المنشأ قيمة المواد ذات المنشأ (${ar}).`,
      }
    }
    case 'ALLOWED':
      return allowed(element)
    case 'NOT_ALLOWED': {
      const { en, ar } = goodsInWords(element.of, { only: element.only })
      return {
        en: `Non-originating ${en} may not be used.`,
        ar: `لا يجوز استعمال المواد الآتية إن كانت غير ذات منشأ: ${ar}.`,
      }
    }
    case 'FROM':
      return madeFrom(element)
    case 'PROCESS':
      return operation(element)
    case 'MIN_ORIGINATING':
      return lowestShare(element)
    case 'SET':
      return {
        en: `Every item of the set meets its own rule. Non-originating items may be included up to ${element.percent}% of the ex-works price of the set.`,
        ar: `يستوفي كل صنف في المجموعة قاعدته. ويجوز إدخال أصناف غير ذات منشأ بما لا يزيد على ${element.percent}% من سعر المجموعة تسليم المصنع.`,
      }
    case 'ORIGIN_RETAINED':
      return {
        en: 'The product keeps the origin that it had in its earlier classification.',
        ar: 'يحتفظ المنتج بالمنشأ الذي كان له وفق تصنيفه الأصلي.',
      }
  }
}

const wholeMaterials = { en: 'all materials used', ar: 'جميع المواد المستعملة' }

function originating({ of, except }: Of<'ORIGINATING'>): Words {
  const [name] = goodsOf(of)
  if (name === 'all') {
    return {
      en: 'All materials used must be originating.',
      ar: 'يجب أن تكون جميع المواد المستعملة ذات منشأ.',
    }
  }
  if (name === 'all_other') {
    return {
      en: 'All the other materials used must be originating.',
      ar: 'يجب أن تكون جميع المواد الأخرى المستعملة ذات منشأ.',
    }
  }
  const { en, ar } = goodsInWords(of)
  const without = exceptInWords(except)
  return {
    en: `All ${en} used must be originating${without.en}.`,
    ar: `يجب أن تكون المواد الآتية ذات منشأ: ${ar}${without.ar}.`,
  }
}

function changeOfHeading({ of, except }: Of<'CTH'>): Words {
  if (of === undefined) {
    return {
      en: 'Non-originating materials may be of any heading except the heading of the product.',
      ar: 'يجوز استعمال مواد غير ذات منشأ من أي بند عدا بند المنتج.',
    }
  }
  const { en, ar } = goodsInWords(except ?? [], { joint: 'or' })
  return {
    en: `The other materials used must not be ${en}.`,
    ar: `ألّا تكون المواد الأخرى المستعملة ${ar}.`,
  }
}

function anyHeading({ except, including, only }: Of<'ANY'>): Words {
  const without = exceptInWords(except, only)
  const more = includingInWords(including)
  return {
    en: `Materials of any heading may be used${without.en}${more.en}.`,
    ar: `يجوز استعمال مواد من أي بند${without.ar}${more.ar}.`,
  }
}

function highestValue({ of, percent, except, only, within }: Of<'MAXNOM'>): Words {
  const isAll = goodsOf(of).some(isWhole)
  const goods = isAll ? null : goodsInWords(of, { only })
  const without = exceptInWords(except)
  const english = goods
    ? `the value of the non-originating ${goods.en} must not exceed`
    : `the value of all non-originating materials${without.en} must not exceed`
  const sentence = `${english} ${percent}% of the ex-works price.`
  const arabic = goods
    ? `ألّا تتجاوز قيمة المواد غير ذات المنشأ الآتية ${percent}% من سعر تسليم المصنع: ${goods.ar}.`
    : `ألّا تتجاوز قيمة جميع المواد غير ذات المنشأ${without.ar} ${percent}% من سعر تسليم المصنع.`
  return within
    ? { en: `Within that limit, ${sentence}`, ar: `وضمن ذلك الحد، ${arabic}` }
    : { en: capital(sentence), ar: arabic }
}

function allowed(element: Of<'ALLOWED'>): Words {
  const { en, ar } = goodsInWords(element.of, { only: element.only })
  const { percent } = element
  const share = percent === undefined ? { en: '', ar: '' } : shareOf(element, percent)
  const condition =
    element.if === undefined
      ? { en: '', ar: '' }
      : {
          en: ', but only where all the other materials are originating',
          ar: '، على أن تكون جميع المواد الأخرى ذات منشأ',
        }
  return {
    en: `Non-originating ${en} may be used all the same${share.en}${condition.en}.`,
    ar: `يجوز مع ذلك استعمال المواد الآتية وإن كانت غير ذات منشأ${share.ar}${condition.ar}: ${ar}.`,
  }
}

function shareOf({ by, base }: Of<'ALLOWED'>, percent: number): Words {
  if (by === 'volume') {
    return { en: ` up to ${percent}% by volume`, ar: ` بما لا يزيد على ${percent}% من الحجم` }
  }
  return base === 'set'
    ? {
        en: ` up to ${percent}% of the ex-works price of the set`,
        ar: ` بما لا يزيد على ${percent}% من سعر المجموعة تسليم المصنع`,
      }
    : {
        en: ` up to ${percent}% of the ex-works price`,
        ar: ` بما لا يزيد على ${percent}% من سعر تسليم المصنع`,
      }
}

function madeFrom({ of, except, only, not }: Of<'FROM'>): Words {
  const hasException = except !== undefined
  const { en, ar } = goodsInWords(of, { only: hasException ? undefined : only, joint: 'or' })
  const without = exceptInWords(except, only)
  const but = not === undefined ? { en: '', ar: '' } : goodsInWords([not])
  return {
    en: `Made from ${en}${without.en}${but.en && ` (${but.en})`}.`,
    ar: `الصنع من ${ar}${without.ar}${but.ar && ` (${but.ar})`}.`,
  }
}

function operation({ key, of }: Of<'PROCESS'>): Words {
  const [en, ar] = isProcess(key) ? processes[key] : [key, key]
  const goods = of === undefined ? null : goodsInWords(of)
  return {
    en: `This operation is carried out: ${en}${goods ? ` (${goods.en})` : ''}.`,
    ar: `تُجرى العملية الآتية: ${ar}${goods ? ` (${goods.ar})` : ''}.`,
  }
}

function lowestShare({ of, percent, by, strictly_more: isMore }: Of<'MIN_ORIGINATING'>): Words {
  const { en, ar } = goodsInWords(of)
  if (by === 'value') {
    return {
      en: `The value of the originating ${en} must ${isMore ? 'exceed' : 'reach'} ${percent}% of the ex-works price.`,
      ar: `أن ${isMore ? 'تتجاوز' : 'تبلغ'} قيمة المواد ذات المنشأ الآتية ${percent}% من سعر تسليم المصنع: ${ar}.`,
    }
  }
  return {
    en: `${isMore ? 'More than' : 'At least'} ${percent}% by weight of the ${en} must be originating.`,
    ar: `أن يكون ${isMore ? 'أكثر من' : 'ما لا يقل عن'} ${percent}% من وزن المواد الآتية ذا منشأ: ${ar}.`,
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
