import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = globSync('{app,components,features,lib}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The writers of files for spreadsheets; both make each text harmless by the same rule. */
const writers = ['components/chart/csv.ts', 'lib/files/csv.ts']
const importsWriter = /from '(?:@\/lib\/files\/csv|@\/components\/chart\/csv|\.\/csv)'/

/** They name the type of what another file wrote: that one imports a writer. */
const passOn: Readonly<Record<string, string>> = {
  'components/chart/chart-files.tsx': 'components/chart/chart-data.ts',
  'features/market-access/comparison/components/comparison-view.tsx':
    'features/market-access/comparison/components/comparison-csv.tsx',
  'features/market-data/admin/current-documents.tsx':
    'features/market-files/server/market-files.ts',
  'features/search/judgements/admin/judgement-list.tsx':
    'features/search/judgements/server/judgements.ts',
  'lib/files/text-stream.ts': 'features/offers/exchange/server/exchange.ts',
}
/** The type of files that people upload. */
const takesIn = ['lib/api/upload-rules.ts']

const textOf = (file: string) => sources.find((one) => one.file === file)?.text ?? ''
const saying = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('a file for spreadsheets', () => {
  const exporters = saying(/text\/csv|csvAttachment\(|\.spreadsheetml\./).filter(
    (file) => !takesIn.includes(file),
  )

  it('is written by few files, which are found', () => {
    expect(exporters.length).toBeGreaterThan(10)
    expect(exporters).toContain('features/enquiries/case-desk/server/export.ts')
  })

  it.each(exporters)('comes from the writers that make formulas harmless: %s', (file) => {
    expect(textOf(passOn[file] ?? file)).toMatch(importsWriter)
  })

  it('is written by these writers alone, with one rule', () => {
    expect(saying(/from 'csv-stringify/)).toEqual(['lib/files/csv.ts'])
    for (const writer of writers) expect(textOf(writer)).toMatch(/harmlessCell\(/)
    expect(saying(/from 'write-excel-file/)).toEqual([
      'features/enquiries/case-desk/server/export.ts',
    ])
    expect(textOf('features/enquiries/case-desk/server/export.ts')).toMatch(/type: String,/)
  })
})
