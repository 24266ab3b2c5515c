import 'server-only'
import { sql } from 'drizzle-orm'
import { pageNumbers } from '../kinds/contract'
import { ownPages } from '../rules/own-pages'
import { partPages } from '../rules/part-pages'
import { accountPages, type FixedPage } from '../rules/fixed-pages'

/** Pages that no menu holds, with the numbers of their documents: new ones are added last. */
const fixedPages: readonly FixedPage[] = [...accountPages, ...partPages, ...ownPages].map(
  (page, place) => ({ ...page, id: pageNumbers.fixed + place + 1 }),
)

/** What the address of a page is made of, as menu entries have it, or a part of a page. */
const addressOf = (path: FixedPage['path']) =>
  sql.param(
    JSON.stringify(
      typeof path === 'string'
        ? { menu_id: 0, a_id: null, path, url: '', url_ara: '' }
        : { page_id: path.pageId, query: path.query },
    ),
  )

/** Rows of the columns of a source (`SourceRow`). */
export const fixedPageRows = sql.join(
  fixedPages.map(
    ({ id, path, names, en, ar }) => sql`select ${id}::int, ${en.title}::text, ${ar.title}::text,
      '{}'::text[], ${sql.param([...names])}::text[], ${en.text}::text, ${ar.text}::text,
      '{}'::text[], null::date, ${addressOf(path)}::jsonb, '{}'::jsonb`,
  ),
  sql` union all `,
)
