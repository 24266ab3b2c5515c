import { constantText } from './checks'
import { foldedSigns, searchTokens } from '@/lib/i18n/fold'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What Arabic writes at the beginning of a word that is none of its own: the article, joined. */
const articles = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'] as const

/**
 * The words of some texts for a generated column: in lower case, in one spelling of Arabic, each
 * with and without the article before it.
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
 * Whether the words of a row have every word of a search text, or begin with it; undefined for a
 * text without words. An index on the column, or on the same expression, serves it.
 */
export function hasWords(column: PgColumn | SQL, search: string): SQL | undefined {
  const words = searchTokens(search)
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '')
    .map(withoutArticle)
  if (words.length === 0) return undefined
  return sql`${column} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}

const leastLetters = 2

function withoutArticle(word: string): string {
  const article = articles.find((one) => word.startsWith(one))
  const rest = article === undefined ? word : word.slice(article.length)
  return rest.length < leastLetters ? word : rest
}
