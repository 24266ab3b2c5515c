import { hues, type Hue, type MotifPalette } from '@/components/motif/palette'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { CoverUse, Name, Subject } from './contract'

const hueNames: readonly [Hue, Name][] = [
  [hues.petrol, { en: 'petrol', ar: 'البترولي' }],
  [hues.sage, { en: 'sage', ar: 'الأخضر الرمادي' }],
  [hues.olive, { en: 'olive', ar: 'الزيتوني' }],
  [hues.sand, { en: 'sand', ar: 'الرملي' }],
  [hues.clay, { en: 'clay', ar: 'الطيني' }],
  [hues.rose, { en: 'rose', ar: 'الوردي' }],
]

/** The alternative text of a cover in both languages: its subject, and that it is a pattern. */
export function coverAlt(use: CoverUse, { name }: Subject, { main, second }: MotifPalette) {
  if (use === 'logo') {
    return bilingualPair('image_alt', { en: `Mark of ${name.en}`, ar: `شعار ${name.ar}` })
  }
  const [first, other] = [hueName(main), hueName(second)]
  return bilingualPair('image_alt', {
    en: `${name.en}: geometric pattern in ${first.en} and ${other.en}`,
    ar: `${name.ar}: نقش هندسي باللونين ${first.ar} و${other.ar}`,
  })
}

function hueName(hue: Hue): Name {
  const found = hueNames.find(([known]) => known === hue)
  if (!found) throw new Error('A hue has no name.')
  return found[1]
}
