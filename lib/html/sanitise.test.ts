import { describe, expect, it } from 'vitest'
import { sanitise, sanitiseFields } from './sanitise'

describe('HTML of editors', () => {
  it('keeps text, lists, tables and links', () => {
    const html = '<h2>A</h2><p>b <strong>c</strong> <a href="/ar/news">d</a></p><ul><li>e</li></ul>'
    expect(sanitise(html)).toBe(html)
  })

  it.each([
    '<script>steal()</script>',
    '<img src="x" onerror="steal()">',
    '<a href="javascript:steal()">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg><script>steal()</script></svg>',
    '<math><mi xlink:href="javascript:steal()"></mi></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="/login"><input name="password"></form>',
    '<p style="background:url(javascript:steal())" onclick="steal()">x</p>',
    '<style>body{display:none}</style>',
    '<p id="location" name="forms">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
    '<a href="//evil.example">x</a>',
  ])('drops active content and names that could clobber: %s', (html) => {
    const clean = sanitise(html)
    expect(clean).not.toMatch(
      /script|onerror|onclick|javascript:|data:|<svg|<iframe|<form|<input|<style| id=| name=|\/\/evil/i,
    )
  })

  it('marks links that leave the portal', () => {
    expect(sanitise('<a href="https://a.example">x</a>')).toContain('rel="noopener nofollow"')
  })

  it('is unchanged by a second pass', () => {
    const once = sanitise('<h1>x</h1><b>y</b><img src="https://a.example/x.png">')
    expect(sanitise(once)).toBe(once)
  })

  it('cleans the named fields of a record and leaves the others', () => {
    const record = { body_eng: '<b>x</b>', body_ara: null, title: '<b>x</b>' }
    expect(sanitiseFields(record, ['body_eng', 'body_ara'])).toEqual({
      body_eng: '<strong>x</strong>',
      body_ara: null,
      title: '<b>x</b>',
    })
  })
})

it('keeps the portal’s own pictures in each form that the library gives them', () => {
  const key = 'a'.repeat(32)
  for (const file of ['1280.webp', '600.jpg']) {
    expect(sanitise(`<img src="/media/${key}/${file}" alt="The port">`)).toContain(
      `src="/media/${key}/${file}"`,
    )
  }
  expect(sanitise(`<img src="/media/${key}/600.svg" alt="The port">`)).toBe('')
})
