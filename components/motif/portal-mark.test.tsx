import { render } from '@testing-library/react'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { markPaths } from '@/lib/theme/mark'
import { PortalMark } from './portal-mark'

const pictures = {
  'app/apple-icon.png': [180, 180],
  'public/icons/icon-192.png': [192, 192],
  'public/icons/icon-512.png': [512, 512],
  'public/icons/icon-maskable-512.png': [512, 512],
  'public/og/default-en.png': [1200, 630],
  'public/og/default-ar.png': [1200, 630],
} as const

describe('PortalMark', () => {
  it('takes the colour of the text', () => {
    const { container } = render(<PortalMark className="sized" />)
    expect(container.firstChild).toHaveAttribute('fill', 'currentColor')
    expect(container.firstChild).toHaveAttribute('class', 'sized')
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg#portal-mark$/)
  })

  it('is the same in the icon of the browser and on pages without files', async () => {
    const [sheet, icon] = await Promise.all(
      ['components/icon/icons.svg', 'app/icon.svg'].map(async (path) =>
        new DOMParser().parseFromString(await readFile(path, 'utf8'), 'image/svg+xml'),
      ),
    )
    const pathsOf = (drawing: Element | undefined | null) =>
      [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
    const mark = pathsOf(sheet?.getElementById('portal-mark'))
    expect(mark).toEqual(Object.values(markPaths))
    expect(pathsOf(icon?.documentElement)).toEqual(mark)
  })

  it.each(Object.entries(pictures))('is carried by %s, under 60 KB', async (path, size) => {
    const { format, width, height } = await sharp(path).metadata()
    expect([format, width, height]).toEqual(['png', ...size])
    expect((await stat(path)).size).toBeLessThan(60 * 1024)
  })

  it('is carried by app/favicon.ico in 16, 32 and 48 pixels', async () => {
    const bytes = await readFile('app/favicon.ico')
    expect(bytes.readUInt16LE(4)).toBe(3)
    expect([6, 22, 38].map((entry) => bytes[entry])).toEqual([16, 32, 48])
  })
})
