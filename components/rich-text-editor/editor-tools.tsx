'use client'

import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import styles from './rich-text-editor.module.css'

/** What the tools of the editor are called. */
export type EditorTexts = Record<
  | 'tools'
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'linkAddress'
  | 'apply'
  | 'unlink'
  | 'picture'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'removeRow'
  | 'removeColumn'
  | 'removeTable'
  | 'start'
  | 'centre'
  | 'end'
  | 'undo'
  | 'redo',
  string
>

interface EditorToolsProps {
  editor: Editor
  texts: EditorTexts
  onPicture: (put: (picture: { src: string; alt: string }) => void) => void
}

/** What can be done with the text where the cursor stands. */
export function EditorTools({ editor, texts, onPicture }: EditorToolsProps) {
  const [link, setLink] = useState<string | null>(null)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      start: now.isActive({ textAlign: 'start' }),
      centre: now.isActive({ textAlign: 'center' }),
      end: now.isActive({ textAlign: 'end' }),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  const toggle = (name: keyof EditorTexts & keyof typeof is, does: () => unknown) => (
    <Tool text={texts[name]} isOn={is[name]} onUse={does} />
  )
  const putPicture = ({ src, alt }: { src: string; alt: string }) => {
    run().setImage({ src, alt }).run()
  }
  return (
    <div role="group" aria-label={texts.tools} className={styles.tools}>
      {toggle('bold', () => run().toggleBold().run())}
      {toggle('italic', () => run().toggleItalic().run())}
      {toggle('heading2', () => run().toggleHeading({ level: 2 }).run())}
      {toggle('heading3', () => run().toggleHeading({ level: 3 }).run())}
      {toggle('bullets', () => run().toggleBulletList().run())}
      {toggle('numbers', () => run().toggleOrderedList().run())}
      {toggle('quote', () => run().toggleBlockquote().run())}
      {toggle('link', () => setLink(String(editor.getAttributes('link').href ?? '')))}
      <Tool text={texts.picture} onUse={() => onPicture(putPicture)} />
      {!is.table && (
        <Tool
          text={texts.table}
          onUse={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        />
      )}
      {is.table && (
        <>
          <Tool text={texts.addRow} onUse={() => run().addRowAfter().run()} />
          <Tool text={texts.addColumn} onUse={() => run().addColumnAfter().run()} />
          <Tool text={texts.removeRow} onUse={() => run().deleteRow().run()} />
          <Tool text={texts.removeColumn} onUse={() => run().deleteColumn().run()} />
          <Tool text={texts.removeTable} onUse={() => run().deleteTable().run()} />
        </>
      )}
      {toggle('start', () => run().toggleTextAlign('start').run())}
      {toggle('centre', () => run().toggleTextAlign('center').run())}
      {toggle('end', () => run().toggleTextAlign('end').run())}
      <Tool text={texts.undo} isOff={!is.mayUndo} onUse={() => run().undo().run()} />
      <Tool text={texts.redo} isOff={!is.mayRedo} onUse={() => run().redo().run()} />
      {link !== null && (
        <div className={styles.link}>
          <label>
            {texts.linkAddress}
            <input
              type="text"
              dir="ltr"
              value={link}
              onChange={({ target }) => setLink(target.value)}
            />
          </label>
          <Tool
            text={texts.apply}
            onUse={() => {
              const chain = run().extendMarkRange('link')
              if (link.trim() === '') chain.unsetLink().run()
              else chain.setLink({ href: link.trim() }).run()
              setLink(null)
            }}
          />
          <Tool
            text={texts.unlink}
            onUse={() => {
              run().extendMarkRange('link').unsetLink().run()
              setLink(null)
            }}
          />
        </div>
      )}
    </div>
  )
}

function Tool({
  text,
  isOn,
  isOff = false,
  onUse,
}: {
  text: string
  isOn?: boolean
  isOff?: boolean
  onUse: () => unknown
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void onUse()}
    >
      {text}
    </button>
  )
}
