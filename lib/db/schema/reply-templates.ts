import { bilingualColumns } from '@/lib/bilingual/columns'
import { oneOf } from '@/lib/db/checks'
import { instantNow } from '@/lib/db/columns'
import { templateUses, type TemplateUse } from '@/lib/db/codes/template-uses'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Texts that staff can start a reply or a reason from; kept by staff. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    use: text().$type<TemplateUse>().notNull(),
    ...bilingualColumns('title'),
    /** With fields in braces, such as `{person}`. */
    ...bilingualColumns('text'),
    active: boolean().notNull().default(true),
    /** Counts the writes: two people who edit a template at once do not overwrite each other. */
    version: integer().notNull().default(1),
    updated_at: instantNow(),
  },
  (table) => [oneOf('reply_templates_use', table.use, templateUses)],
)
