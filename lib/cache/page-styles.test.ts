import { describe, expect, it } from 'vitest'
import { sheetsAt, withOneSheet } from './page-styles'

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

describe('the style sheet of a page', () => {
  it('stands for those of its parts, in their order, and only it is loaded', () => {
    const html = withOneSheet(`<head>${link('a-1')}${link('b_2')}</head>`)
    const [sheet, ...parts] = html.match(/<link [^>]*>/g) ?? []
    expect(sheet).toBe('<link rel="stylesheet" href="/_next/static/styles/a-1.b_2.css"/>')
    expect(parts.map((part) => part.replace(' disabled=""', ''))).toEqual([
      link('a-1'),
      link('b_2'),
    ])
    expect(parts.every((part) => part.includes(' disabled=""'))).toBe(true)
    expect(sheetsAt('/_next/static/styles/a-1.b_2.css')).toEqual([
      'chunks/a-1.css',
      'chunks/b_2.css',
    ])
  })

  it('is the one of the build where a page has one or none', () => {
    for (const html of ['<head></head>', `<head>${link('a')}</head>`]) {
      expect(withOneSheet(html)).toBe(html)
    }
  })

  it('has no other address', () => {
    const folder = '/_next/static/styles/'
    for (const url of [
      `${folder}a.js`,
      `${folder}../chunks/a.css`,
      `${folder}a/b.css`,
      '/a.css',
      folder,
    ]) {
      expect(sheetsAt(url)).toBeNull()
    }
  })
})
