import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it('is without tags and with decoded entities', () => {
  expect(plainText('<p>R&amp;D for &lt;small&gt; firms</p><p>5&nbsp;m<sup>2</sup></p>')).toBe(
    'R&D for <small> firms 5 m2',
  )
})

it('decodes a double-encoded entity only once', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})
