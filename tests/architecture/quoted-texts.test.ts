import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readMessageBook } from './rules/message-book'
import { readTree } from './rules/project'
import { quotedAnswers, quotedMessages, quotedTitles } from './rules/quoted-texts'

const tree = readTree()
const book = readMessageBook(tree)
const textOf = (path: string) => tree.find((file) => file.path === path)?.text ?? ''
const menus = z
  .object({
    entries: z.array(
      z.object({
        id: z.number(),
        a_id: z.number().nullable(),
        title_eng: z.string(),
        title_ara: z.string(),
      }),
    ),
  })
  .parse(JSON.parse(textOf('lib/db/seed/data/menus.json')))

/** The sentences of a message; a full stop is no part of a quoted text. */
const holds = (message: string, text: string) =>
  [message, message.replace(/\.$/, '')].includes(text) ||
  message.startsWith(`${text} `) ||
  message.startsWith(`${text}. `) ||
  message.replace(/\.$/, '').endsWith(`. ${text}`)

/** A text as a literal of the code, alone or between what a template fills in. */
const literalOf = (text: string) => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`['\`]${escaped}['\`]|%s${escaped}\\$\\{`)
}

describe('the texts that the specification quotes', () => {
  it.each(quotedMessages)('“$text” is word for word in $key ($part, $screen)', (quote) => {
    const { key, text, file } = quote
    expect(holds(book.en.get(key) ?? '', text), book.en.get(key)).toBe(true)
    expect(book.ar.get(key)).toMatch(/\p{Script=Arabic}/u)
    expect(
      book.uses.some(({ at, names }) => at.startsWith(`${file}:`) && names(key)),
      `${file} names ${key}`,
    ).toBe(true)
  })

  it.each(quotedTitles)('“$text” is a title ($part, page $page, entry $entry)', (quote) => {
    const { text, page, entry } = quote
    const found = menus.entries.find(({ id, a_id }) =>
      page === undefined ? id === entry : a_id === page,
    )
    expect(found?.title_eng).toBe(text)
    expect(found?.title_ara).toMatch(/\p{Script=Arabic}/u)
  })

  it.each(quotedAnswers)('“$text” is in $file ($part)', ({ text, file }) => {
    expect(textOf(file)).toMatch(literalOf(text))
  })

  it('differ from the screen only in spelling, punctuation and capitals', () => {
    const letters = (text: string) =>
      text
        .toLowerCase()
        .replace(/\{[^{}]*\}/g, '')
        .replace(/[^a-z]/g, '')
    const corrected = new Map([
      ['successfuly', 'successfully'],
      ['sended', 'sent'],
    ])
    const withoutSlips = (quoted: string) =>
      [...corrected].reduce((text, [slip, right]) => text.replace(slip, right), quoted)
    const others = [...quotedMessages, ...quotedTitles].filter(
      ({ quoted, text }) => letters(withoutSlips(quoted)) !== letters(text),
    )
    expect(others.map(({ quoted, text }) => [quoted, text])).toEqual([
      ['get consultation', 'Get a consultation'],
      ['articles', '{count, plural, =0 {No articles} one {# article} other {# articles}}'],
      [
        'try again after N seconds',
        '{seconds, plural, one {Try again after # second.} other {Try again after # seconds.}}',
      ],
    ])
  })
})
