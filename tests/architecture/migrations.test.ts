import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakingStatements, lastClosedMigration } from './rules/migrations'

const folder = 'lib/db/migrations'
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
  readFileSync(`${folder}/meta/_journal.json`, 'utf8'),
)

describe('a migration', () => {
  it('lets the release before go on serving: it expands, and a later one contracts', () => {
    const later = journal.entries.filter(({ idx }) => idx > lastClosedMigration)
    const refused = later.flatMap(({ tag }) =>
      breakingStatements(readFileSync(`${folder}/${tag}.sql`, 'utf8')).map(
        (statement) => `${tag}: ${statement}`,
      ),
    )
    expect(refused).toEqual([])
  })

  it.each([
    'DROP TABLE "news";',
    'ALTER TABLE "news" DROP COLUMN "title";',
    'ALTER TABLE "news" ALTER COLUMN "title" DROP DEFAULT;',
    'ALTER TABLE "news" RENAME COLUMN "title" TO "headline";',
    'ALTER TABLE "news" ALTER COLUMN "title" SET NOT NULL;',
    'ALTER TABLE "news" ALTER COLUMN "title" SET DATA TYPE integer;',
    'ALTER TABLE "news" ADD COLUMN "title" text NOT NULL;',
  ])('is refused with %s, unless it is marked as a contract step', (statement) => {
    expect(breakingStatements(statement)).toEqual([statement])
    expect(breakingStatements(`-- contract: not read since 1.1.0\n${statement}`)).toEqual([])
  })

  it.each([
    'CREATE TABLE "renamed" ("drop table" text NOT NULL);',
    'ALTER TABLE "news" ADD COLUMN "title" text;',
    `ALTER TABLE "news" ADD COLUMN "title" text DEFAULT 'set not null' NOT NULL;`,
    'ALTER TABLE "news" ALTER COLUMN "title" DROP NOT NULL;',
    'ALTER TABLE "news" DROP CONSTRAINT "news_kind";',
    'DROP INDEX "news_title";',
  ])('may hold %s', (statement) => {
    expect(breakingStatements(statement)).toEqual([])
  })
})
