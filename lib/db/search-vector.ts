import { constantText } from './checks'
import { foldedSigns, searchTokens } from '@/lib/i18n/fold'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The Arabic article, joined with a preposition or not. */
const articles = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'] as const

/**
 * The search vector of texts for a generated column: lower case, normalised Arabic, each token with
 * and without its article.
 */
export function searchVector(columns: readonly (PgColumn | SQL)[]): SQL {
  const texts = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )
  const { from, to } = foldedSigns
  const folded = sql`' ' || translate(lower(${texts}), ${constantText(from)}, ${constantText(to)})`
  const bare = articles.reduce(
    (text, article) => sql`replace(${text}, ${constantText(` ${article}`)}, ' ')`,
    folded,
  )
  return sql`to_tsvector('simple', ${folded} || ' ' || ${bare})`
}

/**
 * A condition that a search vector has every token of a search text, also as a prefix; true for a
 * text without tokens, which limits nothing. An index on the column, or on the same expression,
 * serves it.
 */
export function matchesTokens(column: PgColumn | SQL, search: string): SQL {
  const tokens = searchTokens(search)
    .flatMap((token) => token.split(/[^\p{L}\p{N}]+/u))
    .filter((token) => token !== '')
    .map(withoutArticle)
  if (tokens.length === 0) return sql`true`
  return sql`${column} @@ to_tsquery('simple', ${tokens.map((token) => `${token}:*`).join(' & ')})`
}

const minimumLength = 2

function withoutArticle(token: string): string {
  const article = articles.find((one) => token.startsWith(one))
  const rest = article === undefined ? token : token.slice(article.length)
  return rest.length < minimumLength ? token : rest
}
