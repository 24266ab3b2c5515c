import { sampleShare } from '@/features/search/rules/kind-weights'
import type { Executor } from '@/lib/db/database'
import { sql, type SQL } from 'drizzle-orm'

const vocabulary = 15_000
/** The skew of word frequencies: the most frequent word is every eleventh of a text. */
const skew = 4
const titleWords = 3
const textWords = 10

const syllables = {
  english:
    'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu zan ber cor den fal gor hel',
  arabic: 'با تي جو حا خي دو را زي سو شا صي ضو طا عي غو فا قي كو لا مي نو ها بر تم جل حس در',
}
const syllableCount = 27
/** Scatters words, so that frequent ones have different first letters. */
const step = 7_919

/** The words of a language, the most frequent first: three syllables each. */
function wordsOf(language: keyof typeof syllables): string[] {
  const known = syllables[language].split(' ')
  return Array.from({ length: vocabulary }, (_, place) => {
    const number = place * step
    return [number, number / syllableCount, number / syllableCount ** 2]
      .map((part) => known[Math.floor(part) % syllableCount] ?? '')
      .join('')
  })
}

export const englishWords = wordsOf('english')
export const arabicWords = wordsOf('arabic')

/** The same word by its place, as the database makes it. */
function wordAt(language: keyof typeof syllables, place: SQL): SQL {
  const known = sql.raw(`('{${syllables[language].split(' ').join(',')}}'::text[])`)
  const parts = [1, syllableCount, syllableCount ** 2].map(
    (part) =>
      sql`${known}[1 + (${place} * ${sql.raw(String(step))} / ${sql.raw(String(part))}) % ${sql.raw(String(syllableCount))}]`,
  )
  return sql.join(parts, sql` || `)
}

const indexes = ['words', 'english_name', 'arabic_name'] as const

/** Titles and texts that are made; records have one of each, whichever. */
const maxMade = 20_000

/**
 * Fills an empty index of searches with so many records, written by the database itself: one of a
 * hundred is an editor's, the rest are companies, products and services; titles of three words and
 * texts of ten in each language, frequent words and rare ones as in any language. Resolves with how
 * long the indexes took, in seconds.
 */
export async function writeDocuments(db: Executor, records: number): Promise<number> {
  const seconds = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '128MB', true),
      set_config('maintenance_work_mem', '512MB', true)`)
    const definitions = await readIndexes(tx)
    await insertDocuments(tx, records)
    const started = performance.now()
    for (const definition of definitions) await tx.execute(sql.raw(definition))
    return (performance.now() - started) / 1000
  })
  await db.execute(sql`insert into search_words (word)
    select distinct word from unnest(${sql.param([...englishWords, ...arabicWords])}::text[]) word
    on conflict do nothing`)
  await db.execute(sql`vacuum analyze`)
  return seconds
}

async function insertDocuments(db: Executor, records: number): Promise<void> {
  const made = Math.min(records, maxMade)
  const chance = (seed: string) => `(hashint8((n * 64 + ${seed})::bigint) & 1048575)`
  const share = (seed: string) => sql.raw(`${chance(seed)} / 1048576.0`)
  const anyMade = (seed: string) => sql.raw(`1 + ${chance(seed)} % ${made}`)
  const wordsSql = (language: 'english' | 'arabic', from: number, count: number) => sql`(
    select array_agg(${wordAt(language, sql`number`)}) from (
      select floor(${vocabulary}::int * power(${share('place')}, ${skew}::int))::int as number
      from generate_series(${from}::int, ${from + count - 1}::int) place) numbered)`
  const lexemes = (column: string, sign: string, weight: string) =>
    sql.raw(
      `(select string_agg('''${sign}' || word || ''':1${weight}', ' ') from unnest(${column}) word)`,
    )
  const vector = (parts: SQL[]) => sql`concat_ws(' ', ${sql.join(parts, sql`, `)})::tsvector`
  await db.execute(sql`
    with made as materialized (
      select n as number, array_to_string(en, ' ') as en, array_to_string(ar, ' ') as ar,
        array_to_string(more_en, ' ') as more_en, array_to_string(more_ar, ' ') as more_ar,
        ${vector([lexemes('en', '', 'A'), lexemes('en', '~', 'A'), lexemes('ar', '', 'A'), lexemes('ar', '~', 'A')])} as titles,
        ${vector([lexemes('more_en', '', 'D'), lexemes('more_ar', '', 'D')])} as texts
      from generate_series(1, ${made}::int) n
      cross join lateral (select
        ${wordsSql('english', 1, titleWords)} as en, ${wordsSql('arabic', 11, titleWords)} as ar,
        ${wordsSql('english', 21, textWords)} as more_en, ${wordsSql('arabic', 41, textWords)} as more_ar
      ) several
    ),
    records as (
      select n, case when n % 100 = 0 then 'news' when n % 100 < 20 then 'companies'
          when n % 100 < 75 then 'products' else 'services' end as kind,
        ${share('63')} as place, (100000 + n % 900000)::text as code,
        ${anyMade('61')} as title, ${anyMade('62')} as body
      from generate_series(1, ${records}::int) n
    )
    insert into search_documents (kind, record_id, audience, tier, weight,
      title_eng, title_ara, text_eng, text_ara, english_name, arabic_name, english_path, arabic_path,
      codes, facets, words)
    select kind, n, 'public',
      case when kind = 'news' then 0 when place < ${sampleShare}::real then 1 else 2 end,
      0.4, title.en, title.ar, body.more_en, body.more_ar, title.en, title.ar, '/', '/',
      array[code], '{}', title.titles || body.texts
        || format('''%s'':1A ''^%s'':1', code, kind)::tsvector
    from records join made title on title.number = records.title
      join made body on body.number = records.body`)
}

/** Drops the indexes until the records are written; resolves with the function that recreates them. */
async function readIndexes(db: Executor): Promise<string[]> {
  const definitions: string[] = []
  for (const index of indexes) {
    const name = `search_documents_${index}`
    const { rows } = await db.execute<{ definition: string }>(
      sql`select pg_get_indexdef(${name}::regclass) as definition`,
    )
    // Of a partitioned table the definition is that of the table alone, without its partitions.
    definitions.push(...rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')))
    await db.execute(sql`drop index ${sql.identifier(name)}`)
  }
  return definitions
}
