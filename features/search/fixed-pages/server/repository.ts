import 'server-only'
import { sql } from 'drizzle-orm'
import { fixedPages } from '../rules'

/** Rows of the columns of a source (`SourceRow`). */
export const fixedPageRows = sql.join(
  fixedPages.map(
    ({ id, path, names, en, ar }) => sql`select ${id}::int, ${en.title}::text, ${ar.title}::text,
      '{}'::text[], ${sql.param([...names])}::text[], ${en.text}::text, ${ar.text}::text,
      '{}'::text[], null::date, jsonb_build_object('menu_id', 0, 'a_id', null,
        'path', ${path}::text, 'url', '', 'url_ara', ''), '{}'::jsonb`,
  ),
  sql` union all `,
)
