import { latinDigits } from '@/lib/i18n/fold'
import { z } from 'zod'
import { idValue, searchLength, valueLimit } from './list-state'
import { pageLimit } from './paging'

/** `page` and `per_page` of a list that can grow. */
export const pagingQuery = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(pageLimit).optional(),
}

function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  })
}

/** The answer of a list that can grow: the whole array without paging parameters, else a page. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.union([z.array(item), pageSchema(item)])
}

/**
 * `q` of a list call: at most 200 characters, none of them a null, which no database stores. Its
 * digits are Latin ones, so that a number of a record is found as it is typed in either script.
 */
export const searchQuery = z
  .string()
  .max(searchLength)
  .refine((text) => !text.includes('\u0000') && text.isWellFormed())
  .transform(latinDigits)
  .optional()

/** A filter of a list call with one or more values, between commas: `status=signed,in_force`. */
export function valueList(values: readonly string[] | RegExp) {
  return z
    .string()
    .refine((text) => {
      const given = text.split(',')
      const known = (value: string) =>
        values instanceof RegExp ? values.test(value) : values.includes(value)
      return given.length <= valueLimit && given.every(known)
    })
    .optional()
}

/** A filter by ids, between commas. */
export const idList = valueList(idValue)

/** The ids by which a list can be filtered with a result. */
export const usedIds = z.array(z.int().positive())

/** The values of a filter; undefined where it is not set. */
export function valuesOf(list: string | undefined): string[] | undefined {
  return list?.split(',')
}

/** The ids of a filter; undefined where it is not set. */
export function idsOf(list: string | undefined): number[] | undefined {
  return valuesOf(list)?.map(Number)
}

/** The number of a record that was typed as a search text; null for any other text. */
export function numberIn(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null
}
