import { pages } from '@/lib/routing/table'
import { it } from 'vitest'
import { expectGolden } from './golden-file'

it('every page has the address, access, filters and caching that it had', async () => {
  await expectGolden('addresses.jsonl', pages.map((page) => JSON.stringify(page)).join('\n'))
})
