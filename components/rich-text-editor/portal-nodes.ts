import { Extension, Node } from '@tiptap/core'

/** A picture or table with its caption, as the portal's pages show it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | paragraph | table | blockquote)+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
})

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
})

const carriers = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'tableCell',
  'tableHeader',
  'figure',
  'figcaption',
  'bold',
  'italic',
  'link',
]

const kept = (name: 'lang' | 'dir' | 'scope') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value ? { [name]: value } : {}),
})

/** The language and direction of words in another language, and what a table's head is of. */
export const Languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [
    { types: carriers, attributes: { lang: kept('lang'), dir: kept('dir') } },
    { types: ['tableHeader'], attributes: { scope: kept('scope') } },
  ],
})
