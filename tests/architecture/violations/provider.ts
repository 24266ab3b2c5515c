import { file, type ViolatingImports } from './modules'

/** Ways to a provider that go past its adapters. */
export const throughNoAdapter: ViolatingImports = {
  files: [
    file('app/api/upstream.ts', [
      '@/features/news/server/news.provider',
      '@/lib/api/upstream/adapter',
    ]),
    file('features/news/server/news.provider.ts', ['@/lib/api/upstream/adapter']),
    file('features/news/feature.ts', ['./server/news.provider']),
    file('features/news/server/news.ts', ['./news.provider']),
    file('features/news/queries.ts', ['@/lib/files/provider-files']),
    file('app/api/api-server.ts', ['@/lib/api/upstream/adapter']),
    file('lib/api/upstream/adapter.ts'),
    file('lib/files/provider-files.ts'),
  ],
  broken: [
    'features/news/server/news.ts → features/news/server/news.provider.ts',
    'features/news/queries.ts → lib/files/provider-files.ts',
    'app/api/api-server.ts → lib/api/upstream/adapter.ts',
  ],
}
