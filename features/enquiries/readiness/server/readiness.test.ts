import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { bandOf } from '../rules'
import { listBands } from './readiness'

useTestDatabase(loadedTemplate)

it('every average from 1 to 5 has a band with a title and advice in both languages', async () => {
  const bands = await listBands()
  for (let hundredths = 100; hundredths <= 500; hundredths += 1) {
    const average = hundredths / 100
    const band = bandOf(bands, average)
    expect(band?.max_average).toBeGreaterThanOrEqual(average)
    expect(Object.values(band ?? {}).every((value) => value !== '')).toBe(true)
  }
})
