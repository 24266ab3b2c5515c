import { textsOf } from '@/lib/bilingual/in-locale'
import industries from '@/lib/db/seed/data/industries.json'
import news from '@/lib/db/seed/data/news.json'
import nomenclature from '@/lib/db/seed/data/hs-codes.json'
import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sceneNames, type SceneName } from './names'
import { sceneOfHsCode } from './of-hs-code'
import { sceneOfSectors, sceneOfSubSector } from './of-sector'
import { sceneOfSubject } from './of-subject'
import { Scene } from './scene'
import { scenesDrawing } from './scene-drawing'

const file = readFileSync('components/scene/scenes.svg', 'utf8')

describe('the file of the scenes', () => {
  it('is what the code draws; otherwise run `npm run drawings`', () => {
    expect(file).toBe(scenesDrawing())
  })

  it('is well-formed, has a symbol for each name, and is light', () => {
    const drawings = new DOMParser().parseFromString(file, 'image/svg+xml')
    expect(drawings.querySelector('parsererror')).toBeNull()
    const symbols = Array.from(drawings.querySelectorAll('symbol'))
    expect(symbols.map(({ id }) => id)).toEqual([...sceneNames])
    for (const symbol of symbols) {
      expect(symbol.querySelectorAll('path').length, symbol.id).toBeGreaterThan(8)
    }
    expect(gzipSync(file).length).toBeLessThan(16_000)
  })

  it('has the colours of the page alone, and no text to mirror or translate', () => {
    expect(file).not.toMatch(/NaN|undefined|<text|class=|style|#[0-9a-f]{3,6}"/)
    for (const [, colour] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(colour).toMatch(
        /^(?:none|var\(--[a-z]+(?:-[a-z0-9]+)?\)|var\(--scene-ground,var\(--sand-tint\)\))$/,
      )
    }
  })

  it('has one accent: every scene shows rose, and nothing but petrol, sand and olive besides', () => {
    const drawings = new DOMParser().parseFromString(file, 'image/svg+xml')
    for (const symbol of drawings.querySelectorAll('symbol')) {
      expect(symbol.innerHTML, symbol.id).toContain('var(--rose)')
    }
    // The ground is the sand's, or another tint that a list gives its cards.
    const colours = file.replaceAll('var(--scene-ground,', '(')
    const hues = new Set(Array.from(colours.matchAll(/var\(--([a-z]+)/g), ([, hue]) => hue))
    expect([...hues].toSorted()).toEqual(['olive', 'paper', 'petrol', 'raised', 'rose', 'sand'])
  })
})

describe('a scene', () => {
  it('is referenced by its address, hidden from people who listen, and holds no paths', () => {
    const { container } = render(<Scene name="loom" />)
    const drawing = container.querySelector('svg')
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(/scenes\.svg#loom$/)
    expect(container.querySelector('path')).toBeNull()
  })
})

describe('the scene of a sector', () => {
  it('is another one for each sector of the portal', () => {
    const scenes = industries.industries.map(({ iid }) => sceneOfSectors([iid]))
    expect(new Set(scenes).size).toBe(industries.industries.length)
  })

  it('is that of the first sector that has one; without one, the port', () => {
    expect(sceneOfSectors([999, 14, 1])).toBe('servers')
    expect(sceneOfSectors([999])).toBe('port')
    expect(sceneOfSectors([])).toBe('port')
  })

  it('is that of the sub-sector where it has its own', () => {
    expect(sceneOfSubSector(603, 6)).toBe('dates')
    expect(sceneOfSubSector(601, 6)).toBe('vegetables')
    expect(sceneOfSubSector(2005, 20)).toBe('airport')
    expect(sceneOfSubSector(null, 6)).toBe('vegetables')
    expect(sceneOfSubSector(null, null)).toBe('port')
  })
})

describe('the scene of an HS code', () => {
  it('exists for every chapter of the Harmonized System', () => {
    for (const { code } of nomenclature.chapters) {
      expect(sceneOfHsCode(code), `chapter ${code}`).toBeDefined()
    }
  })

  it.each<[string, SceneName]>([
    ['610910', 'garments'],
    ['570242', 'loom'],
    ['150920', 'olive-press'],
    ['080410', 'dates'],
    ['070200', 'vegetables'],
    ['310420', 'phosphate'],
    ['251512', 'stone'],
    ['300490', 'pharmacy'],
    ['330499', 'dead-sea'],
    ['340290', 'chemicals'],
    ['711319', 'jewellery'],
    ['940350', 'furniture'],
    ['870790', 'vehicles'],
    ['040690', 'dairy'],
    ['170490', 'sweets'],
    ['200570', 'preserves'],
    ['841510', 'cooling'],
    ['841912', 'machinery'],
    ['8504', 'power'],
    ['760421', 'metals'],
    ['39', 'plastics'],
  ])('%s shows %s', (code, scene) => {
    expect(sceneOfHsCode(code)).toBe(scene)
  })

  it('is missing for what is no code', () => {
    for (const code of [null, '', '00', '98', 'service']) {
      expect(sceneOfHsCode(code)).toBeUndefined()
    }
  })
})

describe('the scene of a subject', () => {
  it.each<[string, SceneName]>([
    ['Partnership agreement with the United Arab Emirates takes effect', 'agreement'],
    ['National exports grow in the first five months', 'data'],
    ['Call for proposals: 2027 trade fair calendar', 'fair'],
    ['Short guide to road freight published', 'border'],
    ['Export guide updated: a new version of the finance step', 'finance'],
    ['Women exporters meet mentors in Amman', 'consulting'],
    ['Stone exporters compare test reports', 'stone'],
    ['Cooling manufacturers compare tests for hot climates', 'laboratory'],
    ['Medicine producers map registration steps in five countries', 'pharmacy'],
  ])('of “%s” is %s', (en, scene) => {
    expect(sceneOfSubject({ en, ar: '' })).toBe(scene)
  })

  it('is the same one whichever language a title has', () => {
    for (const item of news) {
      const { en, ar } = textsOf(item, 'DESCRIPTION')
      const scene = sceneOfSubject({ en, ar: '' })
      expect(scene, en).toBeDefined()
      expect(sceneOfSubject({ en: '', ar }), ar).toBe(scene)
    }
  })

  it('is not read from a part of another word', () => {
    expect(sceneOfSubject({ en: 'Updates from abroad', ar: '' })).toBeUndefined()
    expect(sceneOfSubject({ en: '', ar: 'الناتج المحلي' })).toBeUndefined()
    expect(sceneOfSubject({ en: '', ar: '' })).toBeUndefined()
  })
})
