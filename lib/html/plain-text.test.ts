import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it('is what people read: no tags, and signs for their names', () => {
  expect(plainText('<p>R&amp;D for &lt;small&gt; firms</p><p>5&nbsp;m<sup>2</sup></p>')).toBe(
    'R&D for <small> firms 5 m2',
  )
})

it('reads a name that names a name once only', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})
