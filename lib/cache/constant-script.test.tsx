import { constantScript } from './constant-script'
import { runConstantScript } from '@/tests/support/constant-script'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

it('keeps schemas from making code of text, which the policy refuses and reports', () => {
  runConstantScript()()
  expect(z.config()).toMatchObject({ jitless: true })
})

interface Rules {
  createHTML: (text: string, type?: string, sink?: string) => string | null
  createScriptURL: (text: string) => string | null
}

afterEach(() => void vi.unstubAllGlobals())

/** The rules of the default policy that the script makes in a browser with Trusted Types. */
function defaultRules(): Rules {
  let made: Rules | undefined
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      if (name === 'default') made = rules
    },
  })
  runConstantScript()()
  if (!made) throw new Error('The script made no default policy.')
  return made
}

it('holds nothing that ends a script element, or begins another one', () => {
  expect(constantScript).not.toMatch(/<\/?script|<!--/i)
})

it('lets texts become HTML unless they hold a script, a handler of an event or a page', () => {
  const { createHTML } = defaultRules()
  const shown = (html: string) => createHTML(html, 'TrustedHTML', 'Element innerHTML')
  for (const html of [
    '<p>only = <b>text</b></p>',
    '<svg><path d="M0 0"/></svg>',
    '<script></script>',
    `<a href="/a" title="it's">courses in JavaScript: one = "1"</a>`,
    '<p>what is online /once=1</p>',
  ]) {
    expect(shown(html)).toBe(html)
  }
  for (const html of [
    '<script>alert(1)</script>',
    '<SCRIPT src=//evil.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg\nonload = "alert(1)">',
    '<svg/onload=alert(1)>',
    '<img alt=">" onerror=alert(1)>',
    '<img alt=">"onerror=alert(1)>',
    `<img alt='a > b' title="<" src=x onerror=alert(1)>`,
    `<img alt=">'" src=x onerror=alert(1)>`,
    '<img src="x"onerror=alert(1)>',
    "<img src='x'onerror=alert(1)>",
    '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>',
    '<iframe SRCDOC = x></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href= JavaScript:alert(1)>a</a>',
  ]) {
    expect(shown(html)).toBeNull()
    // What is pasted is read first, and cleaned by the editor.
    expect(createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html)
  }
})

it('lets only addresses of the portal become scripts', () => {
  const { createScriptURL } = defaultRules()
  expect(createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
  ]) {
    expect(createScriptURL(url)).toBeNull()
  }
})
