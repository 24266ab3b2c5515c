import { inHomeCountry } from '@/lib/country/home-texts'
import type { GeneralCriterion } from '../contract'
import type { Words } from './goods'

/** What an agreement asks for in general, in words; nothing for criteria that say too little. */
export function wordedCriteria(criteria: readonly GeneralCriterion[]): Words[] {
  return criteria.flatMap((criterion) => criterionInWords(criterion) ?? [])
}

export function criterionInWords(criterion: GeneralCriterion): Words | null {
  switch (criterion.type) {
    case 'WO':
      return {
        en: inHomeCountry(
          'en',
          'The product is wholly obtained in [[country]]: grown, harvested, mined or made from such goods alone.',
        ),
        ar: inHomeCountry(
          'ar',
          'أن يكون المنتج متحصلًا عليه بالكامل في [[country]]، كأن يكون مزروعًا أو محصودًا أو مستخرجًا [[فيه|فيها]]، أو مصنوعًا من هذه السلع وحدها.',
        ),
      }
    case 'CTH':
      return {
        en: 'Materials that are not originating are of another heading than the product.',
        ar: 'أن تكون المواد غير ذات المنشأ من بند غير بند المنتج.',
      }
    case 'LIST':
      return criterion.file
        ? {
            en: 'The product meets its rule in the list of rules of origin.',
            ar: 'أن يستوفي المنتج قاعدته في قائمة قواعد المنشأ.',
          }
        : {
            en: 'The product meets its rule in the list of the agreement. The list is not on file here.',
            ar: 'أن يستوفي المنتج قاعدته في قائمة الاتفاقية. والقائمة غير متوفرة هنا.',
          }
    case 'VALUE_ADDED':
      return valueAdded(criterion)
  }
}

function valueAdded({ percent, ...criterion }: GeneralCriterion): Words | null {
  if (percent === undefined) return null
  const base = known(bases, criterion.of) ?? price
  const parts = [
    criterion.area === 'Arab' ? arabValue(percent, base) : ownValue(percent, base),
    known(remarks, criterion.includes),
    criterion.us_materials_max_percent === undefined
      ? null
      : unitedStates(criterion.us_materials_max_percent),
    known(remarks, criterion.also),
    known(remarks, criterion.split),
  ].filter((part) => part !== null)
  return { en: parts.map(({ en }) => en).join(' '), ar: parts.map(({ ar }) => ar).join(' ') }
}

function ownValue(percent: number, base: Words): Words {
  return {
    en: `At least ${percent}% of ${base.en} is value added in the area of the agreement.`,
    ar: `أن تبلغ القيمة المضافة في نطاق الاتفاقية ${percent}% على الأقل من ${base.ar}.`,
  }
}

function arabValue(percent: number, base: Words): Words {
  return {
    en: `At least ${percent}% of ${base.en} is value added in the Arab member states.`,
    ar: `أن تبلغ القيمة المضافة في الدول العربية الأعضاء ${percent}% على الأقل من ${base.ar}.`,
  }
}

function unitedStates(percent: number): Words {
  return {
    en: `Materials of the United States count for up to ${percent} percentage points of it.`,
    ar: `وتُحتسب ضمنها مواد الولايات المتحدة بما لا يزيد على ${percent} نقطة مئوية.`,
  }
}

const price = { en: 'the price of the product', ar: 'سعر المنتج' }

/** Phrases of the records, which have them in English only. */
const bases: Readonly<Record<string, Words>> = {
  'appraised value': {
    en: 'the value that customs appraise',
    ar: 'القيمة التي تقدّرها الجمارك',
  },
  'ex-works value': { en: 'the ex-works price', ar: 'سعر تسليم المصنع' },
}

const remarks: Readonly<Record<string, Words>> = {
  'direct processing costs in Jordan and Jordanian materials': {
    en: 'Direct costs of processing in Jordan and materials of Jordan count.',
    ar: 'وتُحتسب فيها كلف التصنيع المباشرة في الأردن والمواد الأردنية.',
  },
  'new and different article of commerce': {
    en: 'The product is a new and different article of commerce.',
    ar: 'وأن يكون المنتج سلعة تجارية جديدة ومختلفة.',
  },
  'Jordanian zone manufacturer at least 11.7, Israeli manufacturer at least 8 (7 for high technology), rest from the zone, Israel, United States, West Bank or Gaza':
    {
      en: 'Of it, the manufacturer in the Jordanian zone adds at least 11.7 percentage points and the Israeli manufacturer at least 8 (7 for high technology); the rest is from the zone, Israel, the United States, the West Bank or Gaza.',
      ar: 'يضيف منها المصنّع في المنطقة الأردنية 11.7 نقطة مئوية على الأقل، والمصنّع الإسرائيلي 8 نقاط على الأقل (7 للتقنية العالية)، والباقي من المنطقة أو إسرائيل أو الولايات المتحدة أو الضفة الغربية أو غزة.',
    },
}

function known(phrases: Readonly<Record<string, Words>>, phrase: string | undefined): Words | null {
  return phrase === undefined ? null : (phrases[phrase] ?? null)
}
