import { originRule, type OriginRule } from '@/features/origin/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type { FileFormat, LineResult } from '../contract'

const criteria = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('json')
    return z.NEVER
  }
})

/** The portal's own format for a list of rules of origin; the criteria are JSON in their cell. */
export const originRules: FileFormat<OriginRule> = {
  columns: ['number', 'hs_from', 'hs_to', 'criteria'],
  open: ({ codes, isWorded }) => {
    const seen = new Set<number>()
    return {
      line: (cells): LineResult<OriginRule> => {
        const number = Number(cells('number'))
        if (!/^\d{1,6}$/.test(cells('number'))) return { refused: 'number' }
        const [hs_from, hs_to] = [cells('hs_from'), cells('hs_to')]
        if (!/^\d{6}$/.test(hs_from) || !/^\d{6}$/.test(hs_to) || hs_from > hs_to) {
          return { refused: 'code' }
        }
        if (codes.below(hs_from.slice(0, 2)).length === 0) return { refused: 'unknown_code' }
        if (seen.has(number)) return { refused: 'duplicate' }
        const texts = (name: string) => ({ en: cells(`${name}_en`), ar: cells(`${name}_ar`) })
        const rule = originRule.safeParse({
          number,
          hs_from,
          hs_to,
          list_heading: cells('list_heading'),
          partial: ['1', 'true', 'yes'].includes(cells('partial').toLowerCase()),
          scope: cells('scope') || null,
          ...bilingualPair('scope_text', texts('scope')),
          ...bilingualPair('note', texts('note')),
          criteria: criteria.safeParse(cells('criteria')).data,
        })
        if (!rule.success || !isWorded(rule.data)) return { refused: 'criteria' }
        seen.add(number)
        return { rows: [rule.data] }
      },
    }
  },
}
