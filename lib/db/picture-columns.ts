import { bilingualNullableColumns } from '@/lib/bilingual/columns'
import { sql } from 'drizzle-orm'
import { check, smallint, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** What a picture shows, and the point that a crop keeps, in percent from its upper left corner. */
export const pictureColumns = () => ({
  ...bilingualNullableColumns('image_alt'),
  image_focus_x: smallint().notNull().default(50),
  image_focus_y: smallint().notNull().default(50),
})

/** The focal point lies in the picture. */
export const hasFocus = (
  table: string,
  { image_focus_x: x, image_focus_y: y }: Record<'image_focus_x' | 'image_focus_y', AnyPgColumn>,
) => check(`${table}_focus`, sql`${x} between 0 and 100 and ${y} between 0 and 100`)
