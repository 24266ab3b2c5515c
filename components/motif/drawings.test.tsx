import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawingFiles } from './drawing-files'
import { drawingFor, type DrawingForm } from './drawings'

const files = [...drawingFiles()]
const forms: readonly DrawingForm[] = ['strip', 'medallion', 'hero']

describe('the files of the motif', () => {
  it('are what the code draws; otherwise run `npm run drawings`', async () => {
    const stored = await readdir('components/motif/drawings')
    expect(stored.toSorted()).toEqual(files.map(([name]) => name).toSorted())
    for (const [name, text] of files) {
      expect(await readFile(`components/motif/drawings/${name}`, 'utf8'), name).toBe(text)
    }
  })

  it('have an address each, and every address is found by some seed', () => {
    const found = forms.flatMap((form) =>
      Array.from({ length: 40 }, (_, at) => drawingFor(form, `page-${at}`)),
    )
    const names = found.map((address) => /([^/]+)#d$/.exec(address)?.[1])
    expect(new Set(names)).toEqual(new Set(files.map(([name]) => name)))
  })

  it.each(files)('%s is well-formed, coloured by the page alone, and light', (name, text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(file.querySelector('parsererror')).toBeNull()
    expect(file.getElementById('d')?.children.length).toBeGreaterThan(2)
    expect(text).not.toMatch(/NaN|undefined|class=|style|#[0-9a-f]{3,6}"/i)
    for (const colour of text.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(colour[1]).toMatch(/^var\(--motif-[a-z]+\)$/)
    }
    expect(gzipSync(text).length).toBeLessThan(name.startsWith('hero') ? 3500 : 1400)
  })
})
