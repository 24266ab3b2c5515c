import type { test } from '@playwright/test'
import { randomInt } from 'node:crypto'

const part = () => randomInt(1, 255)

/** Rate limits count by address: these headers give a browser its own, as behind a proxy. */
export const ownAddress = () => ({ 'x-forwarded-for': `203.${part()}.${part()}.${part()}` })

/** Gives every test its own address. */
export const fromOwnAddress: Parameters<typeof test.use>[0] = {
  extraHTTPHeaders: async ({}, use) => {
    await use(ownAddress())
  },
}
