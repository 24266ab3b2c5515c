import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { markPaths } from '@/components/motif/portal-mark'

const files = {
  'app/apple-icon.png': [180, 180],
  'public/icons/icon-192.png': [192, 192],
  'public/icons/icon-512.png': [512, 512],
  'public/icons/icon-maskable-512.png': [512, 512],
  'public/og/default-en.png': [1200, 630],
  'public/og/default-ar.png': [1200, 630],
} as const

describe('the icons and pictures the portal is known by', () => {
  it.each(Object.entries(files))('%s has its size and weighs under 60 KB', async (path, size) => {
    const bytes = await readFile(path)
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['png', ...size])
    expect(bytes.length).toBeLessThan(60 * 1024)
  })

  it('app/icon.svg shows the mark of the header', async () => {
    const svg = await readFile('app/icon.svg', 'utf8')
    expect(svg).toContain(markPaths.star)
    expect(svg).toContain(markPaths.tip)
  })

  it('app/favicon.ico holds 16, 32 and 48 pixels', async () => {
    const bytes = await readFile('app/favicon.ico')
    expect(bytes.readUInt16LE(4)).toBe(3)
    expect([6, 22, 38].map((entry) => bytes[entry])).toEqual([16, 32, 48])
  })
})
