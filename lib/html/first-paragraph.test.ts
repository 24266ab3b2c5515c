import { expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph'

it.each([
  ['<p>One, <b>two</b>.</p><p>Three.</p><ul><li>Four</li></ul>', '<p>One, <b>two</b>.</p>'],
  ['<h2>Title</h2><p></p><p dir="rtl">أولى.</p><p>ثانية.</p>', '<p dir="rtl">أولى.</p>'],
  ['<pre>Code</pre>', '<pre>Code</pre>'],
  ['Plain text', 'Plain text'],
  ['', ''],
])('the first paragraph of %j', (html, first) => {
  expect(firstParagraph(html)).toBe(first)
})
