import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { Figcaption, Figure, Languages } from './portal-nodes'

/** What rich text of the portal may hold: the same as the cleaning on the server lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image,
  Figure,
  Figcaption,
  Languages,
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({
    types: ['heading', 'paragraph'],
    alignments: ['start', 'center', 'end'],
    defaultAlignment: null,
  }),
]
