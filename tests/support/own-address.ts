import type { test } from '@playwright/test'
import { randomInt } from 'node:crypto'

const part = () => randomInt(1, 255)

/** Limits count by address: with these headers a browser comes from its own, as behind a proxy. */
export const ownAddress = () => ({ 'x-forwarded-for': `203.${part()}.${part()}.${part()}` })

/** Every test from an address of its own. */
export const fromOwnAddress: Parameters<typeof test.use>[0] = {
  extraHTTPHeaders: async ({}, use) => {
    await use(ownAddress())
  },
}
