import { homeCountry } from '@/lib/country/home'
import { importFormats, type ImportFormat } from '@/features/market-files/contract'
import { importFromCommand } from '@/features/market-data/server/imports'
import { maxPeriodLength, maxSourceLength } from '@/features/market-data/versions/contract'
import { Problem } from '@/lib/api/problem'
import { typedLine } from '@/lib/api/typed-text'
import { withoutTimeout } from '@/lib/db/database'
import { thisYear } from '@/lib/i18n/today'
import { basename } from 'node:path'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { refuse, refuseOutdated } from './on-database'
import { print } from './outcome'

const usage = `Say what the file is: npm run import -- <${importFormats.join('|')}> <file> [--market EG] [--period 2026] [--edition 2022|2017] [--dataset rules-uk-jordan] [--source "Customs tariff book 2026"] [--licence "CC BY 4.0"]`

const options = {
  market: { type: 'string' },
  dataset: { type: 'string' },
  period: { type: 'string' },
  edition: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
} as const

const given = z.object({
  format: z.enum(importFormats),
  file: z.string().min(1),
  market: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .optional(),
  dataset: z.string().optional(),
  period: typedLine(maxPeriodLength).pipe(z.string().min(1)).optional(),
  source: typedLine(maxSourceLength).pipe(z.string().min(1)).optional(),
  licence: typedLine(maxSourceLength).optional(),
  edition: z.enum(['2022', '2017']).default('2022'),
})

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [format, file, ...more] = positionals
    if (more.length === 0) return given.parse({ ...values, format, file })
  } catch {
    // Every wrong argument gets the same answer.
  }
  return refuse(usage)
}

/** What `npm run import` does with its arguments; it prints what came of it. */
export function importWork(args: readonly string[]): () => Promise<void> {
  const { file, edition, ...parts } = readArguments(args)
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) refuse(`There is no file ${file}.`)
    try {
      await refuseOutdated({ withoutTimeout })
      await load({ ...parts, file, edition: Number(edition) })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refuse(reasonOf(error, parts.format))
    }
  }
}

async function load(given: {
  format: ImportFormat
  file: string
  edition: number
  market?: string | undefined
  dataset?: string | undefined
  period?: string | undefined
  source?: string | undefined
  licence?: string | undefined
}): Promise<void> {
  const { file, period = String(thisYear()) } = given
  const version = await importFromCommand({
    ...given,
    period,
    fileName: basename(file),
    bytes: createReadStream(file),
    onProgress: (lines) => print(`  ${lines} lines read`),
  })
  const { report, difference, rows_loaded, rows_refused } = version
  for (const { line, reason, text } of report.refused) print(`  line ${line}: ${reason}: ${text}`)
  if (report.file) refuse(`Nothing was loaded: ${report.file.reason} ${report.file.detail}`.trim())
  print(
    `${rows_loaded} rows are loaded, ${rows_refused} lines are refused, ${report.skipped} are not needed.`,
  )
  if (difference) {
    const { added, removed, changed } = difference
    print(`Against what is published: ${added} added, ${removed} removed, ${changed} changed.`)
  }
  print(
    `Version ${version.id} waits for somebody to publish it: /admin/datasets/${version.dataset_id}/${version.id}`,
  )
}

function reasonOf({ code, fields }: Problem, format: ImportFormat): string {
  if (code === 'conflict') return 'Another file of this dataset is being loaded.'
  if (code === 'not_found') return 'There is no dataset of this name.'
  const [field] = Object.keys(fields ?? {})
  const reason = fields?.market?.[0]
  if (field === 'format') return `The dataset holds no ${format}.`
  if (field === 'source') return 'Say where the file is from with --source "…".'
  if (reason === 'own_market')
    return `${homeCountry.name.en} is no market: a tariff is that of another country.`
  if (reason === 'member_state') return 'Its tariff is that of the European Union: --market EU.'
  return 'Say whose tariff it is with --market and an ISO code, such as EG.'
}
