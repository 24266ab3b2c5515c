import { violatingEngineImports } from './engine-imports'
import { file, types, type ViolatingImports } from './modules'
import { throughNoAdapter } from './provider'

const client = "'use client'\n"
const page = 'app/[locale]/page.tsx'
const [news, sites] = ['features/news', 'features/site'] as const

/** At least one violating fixture, for each rule of modules. */
export const violatingImports: Readonly<Record<string, ViolatingImports>> = {
  'down-only': {
    files: [
      file(page, ['@/features/news/components/card', '@/lib/api/call']),
      file(`${news}/components/card.tsx`, ['@/components/chip/chip']),
      file('components/chip/chip.tsx', ['@/features/news/rules']),
      file('lib/api/call.ts', ['../../components/chip/chip', '@/app/api/api-server']),
      file('app/api/api-server.ts'),
      types(`${news}/rules.ts`, '@/app/api/api-server'),
    ],
    broken: [
      'components/chip/chip.tsx → features/news/rules.ts',
      'lib/api/call.ts → components/chip/chip.tsx',
      'lib/api/call.ts → app/api/api-server.ts',
      'features/news/rules.ts → app/api/api-server.ts',
    ],
  },
  'between-features': {
    files: [
      file(`${news}/components/card.tsx`, [
        '@/features/site/contract',
        '@/features/site/components/mark',
        '@/features/site/queries',
      ]),
      file(`${news}/rules.ts`, ['@/features/site/rules', '@/features/site/rules/clock']),
      file(`${news}/server/news.ts`, [
        '@/features/site/server/site',
        '@/features/site/server/site.sql',
      ]),
      file(`${news}/queries.ts`, ['@/features/site/server/site']),
      file(`${sites}/contract.ts`),
      file(`${sites}/rules.ts`),
      file(`${sites}/rules/clock.ts`),
      file(`${sites}/queries.ts`),
      file(`${sites}/components/mark.tsx`),
      file(`${sites}/server/site.ts`),
      file(`${sites}/server/site.sql.ts`),
    ],
    broken: [
      'features/news/components/card.tsx → features/site/components/mark.tsx',
      'features/news/components/card.tsx → features/site/queries.ts',
      'features/news/rules.ts → features/site/rules/clock.ts',
      'features/news/server/news.ts → features/site/server/site.sql.ts',
      'features/news/queries.ts → features/site/server/site.ts',
    ],
  },
  'feature-order': {
    files: [
      file(`${news}/contract.ts`, ['@/features/site/contract']),
      types(`${sites}/contract.ts`, '@/features/news/server/news'),
      file(`${news}/server/news.ts`),
    ],
    broken: ['features/site/contract.ts → features/news/server/news.ts'],
  },
  'pages-call-the-contract': {
    files: [
      file(page, ['@/features/news/server/news', '@/lib/db/database', '@/features/news/queries']),
      file('app/commands/seed.ts', ['@/features/news/server/news', '@/lib/db/database']),
      file('app/features.ts', ['@/features/news/server/news']),
      file(`${news}/server/news.ts`),
      file(`${news}/queries.ts`),
      file('lib/db/database.ts'),
    ],
    broken: [`${page} → features/news/server/news.ts`, `${page} → lib/db/database.ts`],
  },
  'one-list-of-features': {
    files: [
      file('app/features.ts', ['@/features/news/feature']),
      file('app/api/api-server.ts', ['@/app/features']),
      file('app/media/route.ts', ['@/app/features', '@/features/news/feature']),
      file(`${news}/feature.ts`),
    ],
    broken: [
      'app/media/route.ts → app/features.ts',
      'app/media/route.ts → features/news/feature.ts',
    ],
  },
  'mails-are-templates': {
    files: [
      file('lib/mail/template.ts', ['@/lib/mail/post']),
      file(`${news}/server/news.ts`, ['@/lib/mail/post']),
      file('lib/mail/post.ts'),
    ],
    broken: ['features/news/server/news.ts → lib/mail/post.ts'],
  },
  'provider-behind-adapters': throughNoAdapter,
  'contract-is-pure': {
    files: [
      file(`${news}/contract.ts`, [
        './rules',
        '@/features/site/contract',
        '@/components/chip/chip',
        '@/lib/api/endpoint',
      ]),
      file(`${news}/rules.ts`),
      file(`${sites}/contract.ts`),
      file('components/chip/chip.tsx'),
      file('lib/api/endpoint.ts'),
    ],
    broken: [
      'features/news/contract.ts → features/news/rules.ts',
      'features/news/contract.ts → components/chip/chip.tsx',
    ],
  },
  'rules-are-pure': {
    files: [
      file(`${news}/rules.ts`, ['./contract', './queries', './components/card']),
      file(`${news}/search-params.ts`, ['./rules', './server/news']),
      file(`${news}/contract.ts`),
      file(`${news}/queries.ts`),
      file(`${news}/components/card.tsx`),
      file(`${news}/server/news.ts`),
    ],
    broken: [
      'features/news/rules.ts → features/news/queries.ts',
      'features/news/rules.ts → features/news/components/card.tsx',
      'features/news/search-params.ts → features/news/server/news.ts',
    ],
  },
  'interface-asks-by-calls': {
    files: [
      file(`${news}/queries.ts`, ['./server/news', './components/card']),
      file(`${news}/components/card.tsx`, ['../queries', '../server/news.mapper']),
      file(`${news}/admin/news-list.tsx`, ['../server/news.sql']),
      ...['news', 'news.mapper', 'news.sql'].map((name) => file(`${news}/server/${name}.ts`)),
    ],
    broken: [
      'features/news/queries.ts → features/news/server/news.ts',
      'features/news/queries.ts → features/news/components/card.tsx',
      'features/news/components/card.tsx → features/news/server/news.mapper.ts',
      'features/news/admin/news-list.tsx → features/news/server/news.sql.ts',
    ],
  },
  'server-shows-nothing': {
    files: [
      file(`${news}/server/news.ts`, [
        '@/components/motif/cover',
        '@/components/chip/chip',
        '../queries',
        'react',
      ]),
      file(`${news}/queries.ts`),
      file('components/motif/cover.ts'),
      file('components/chip/chip.tsx'),
    ],
    broken: [
      'features/news/server/news.ts → components/chip/chip.tsx',
      'features/news/server/news.ts → features/news/queries.ts',
      'features/news/server/news.ts → npm:react',
    ],
  },
  'one-way-down': {
    files: [
      file(`${news}/feature.ts`, ['./server/news', './server/news.sql']),
      file(`${news}/server/news.ts`, ['./news.sql', './news.mapper']),
      file(`${news}/server/news.sql.ts`, ['./news.mapper']),
      types(`${news}/server/news.mapper.ts`, './news'),
    ],
    broken: [
      'features/news/feature.ts → features/news/server/news.sql.ts',
      'features/news/server/news.mapper.ts → features/news/server/news.ts',
    ],
  },
  'sql-address': {
    files: [
      file(`${news}/server/news.sql.ts`, ['drizzle-orm', '@/lib/db/schema/news']),
      file(`${news}/server/news.ts`, ['drizzle-orm']),
      types(`${news}/server/news.mapper.ts`, '@/lib/db/schema/news'),
      file('lib/db/schema/news.ts', ['drizzle-orm/pg-core']),
      file('lib/mail/queue.ts', ['pg', '@electric-sql/pglite']),
      file('lib/bilingual/columns.ts', ['drizzle-orm/pg-core']),
    ],
    broken: [
      'features/news/server/news.ts → npm:drizzle-orm',
      'features/news/server/news.mapper.ts → lib/db/schema/news.ts',
      'lib/mail/queue.ts → npm:pg',
      'lib/mail/queue.ts → npm:@electric-sql/pglite',
    ],
  },
  'database-behind-verbs': {
    files: [
      types(`${news}/contract.ts`, '@/lib/db/database'),
      file(`${news}/rules.ts`, ['@/lib/db/codes/lookup-lists']),
      file(`${news}/server/news.ts`, ['@/lib/db/database']),
      file('lib/db/database.ts'),
      file('lib/db/codes/lookup-lists.ts'),
    ],
    broken: ['features/news/contract.ts → lib/db/database.ts'],
  },
  ...violatingEngineImports,
  'pages-follow-the-commit': {
    files: [
      file(`${news}/server/news.ts`, ['@/lib/cache/publication', '@/lib/cache/store-entries']),
      file('app/commands/server-start.ts', ['@/lib/cache/store-entries']),
      file('lib/cache/publication.ts', ['./store-entries']),
      file('lib/cache/store-entries.ts'),
      file('lib/metrics/exposition.ts', ['../cache/store-entries']),
    ],
    broken: [
      'features/news/server/news.ts → lib/cache/store-entries.ts',
      'app/commands/server-start.ts → lib/cache/store-entries.ts',
    ],
  },
  'components-have-no-server': {
    files: [
      file('components/chip/chip.tsx', ['@/lib/mail/send', '@/lib/i18n/format']),
      file('lib/mail/send.ts'),
      file('lib/i18n/format.ts'),
    ],
    broken: ['components/chip/chip.tsx → lib/mail/send.ts'],
  },
  'tests-stay-outside': {
    files: [
      file(`${news}/rules.ts`, ['./rules.test', '@/tests/support/servers']),
      file(`${news}/rules.test.ts`, ['@/tests/support/servers']),
      file('tests/support/servers.ts'),
    ],
    broken: [
      'features/news/rules.ts → features/news/rules.test.ts',
      'features/news/rules.ts → tests/support/servers.ts',
    ],
  },
  'one-http-client': {
    files: [file('lib/api/http-transport.ts', ['axios']), file(`${news}/queries.ts`, ['axios'])],
    broken: ['features/news/queries.ts → npm:axios'],
  },
  'kit-in-islands': {
    files: [
      file('components/dialog/dialog.tsx', ['@mui/material/Dialog'], client),
      file('lib/theme/cache.ts', ['@emotion/cache']),
      file('components/chip/chip.tsx', ['@mui/material/Chip']),
    ],
    broken: ['components/chip/chip.tsx → npm:@mui/material'],
  },
  'no-cycles': {
    files: [
      file(`${news}/server/news.ts`, ['@/features/site/server/site']),
      file(`${sites}/server/site.ts`, ['@/features/news/server/news']),
      file('lib/files/storage.ts', ['./local-storage']),
      types('lib/files/local-storage.ts', './storage'),
    ],
    broken: [
      'features/news/server/news.ts → features/site/server/site.ts → features/news/server/news.ts',
      'lib/files/local-storage.ts → lib/files/storage.ts → lib/files/local-storage.ts',
    ],
  },
  'browser-safe': {
    files: [
      file('components/chip/chip.tsx', ['./chip-text'], client),
      file('components/chip/chip-text.ts', ['@/lib/seo/metadata']),
      file('lib/seo/metadata.ts', [], "import 'server-only'\n"),
      file('components/card/card.tsx', ['@/lib/seo/metadata']),
      file(`${news}/contract.ts`, ['@/lib/api/id']),
      file('lib/api/id.ts', ['node:crypto']),
      types(`${news}/rules.ts`, '@/lib/seo/metadata'),
    ],
    broken: [
      'components/chip/chip.tsx → components/chip/chip-text.ts → lib/seo/metadata.ts → npm:server-only',
      'features/news/contract.ts → lib/api/id.ts → node:crypto',
    ],
  },
}
