'use client'

import type { IconName } from '@/components/icon/names'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import styles from './rich-text-editor.module.css'
import { LinkFields } from './link-fields'
import { Tool } from './tool'

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
  | 'linkText'
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
  direction: 'ltr' | 'rtl'
  texts: EditorTexts
  onPicture: (put: (picture: { src: string; alt: string }) => void) => void
}

/** What can be done with the text at the cursor. */
export function EditorTools({ editor, direction, texts, onPicture }: EditorToolsProps) {
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
  const run = () => editor.chain().focus(undefined, { scrollIntoView: false })
  const toggle = (name: keyof typeof is & IconName, does: () => unknown) => (
    <Tool text={texts[name]} icon={name} isOn={is[name]} onUse={does} />
  )
  const putPicture = ({ src, alt }: { src: string; alt: string }) => {
    run().setImage({ src, alt }).run()
  }
  const bar = useRef<HTMLDivElement>(null)
  /** One stop of the Tab key; the arrow keys lead from tool to tool. */
  const lead = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const tools = Array.from(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])
    const at = tools.findIndex((tool) => tool === document.activeElement)
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    tools.at(next % tools.length)?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      dir={direction}
      aria-label={texts.tools}
      className={styles.tools}
      onKeyDown={lead}
    >
      <Tool
        isStop
        text={texts.bold}
        icon="bold"
        isOn={is.bold}
        onUse={() => run().toggleBold().run()}
      />
      {toggle('italic', () => run().toggleItalic().run())}
      {toggle('heading2', () => run().toggleHeading({ level: 2 }).run())}
      {toggle('heading3', () => run().toggleHeading({ level: 3 }).run())}
      {toggle('bullets', () => run().toggleBulletList().run())}
      {toggle('numbers', () => run().toggleOrderedList().run())}
      {toggle('quote', () => run().toggleBlockquote().run())}
      {toggle('link', () => setLink(String(editor.getAttributes('link').href ?? '')))}
      <Tool text={texts.picture} icon="picture" onUse={() => onPicture(putPicture)} />
      {!is.table && (
        <Tool
          text={texts.table}
          icon="table"
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
      <Tool text={texts.undo} icon="undo" isOff={!is.mayUndo} onUse={() => run().undo().run()} />
      <Tool text={texts.redo} icon="redo" isOff={!is.mayRedo} onUse={() => run().redo().run()} />
      {link !== null && (
        <LinkFields
          address={link}
          asksText={editor.state.selection.empty && !is.link}
          texts={texts}
          onSet={(address, text) => {
            const chain = run().extendMarkRange('link')
            if (address === '') chain.unsetLink().run()
            else if (text === null) chain.setLink({ href: address }).run()
            else chain.insertContent(linked(address, text)).run()
            setLink(null)
          }}
          onLeave={() => {
            setLink(null)
            run().run()
          }}
        />
      )}
    </div>
  )
}

/** A text with a link: its address where no text was typed. */
function linked(address: string, text: string) {
  return {
    type: 'text',
    text: text || address,
    marks: [{ type: 'link', attrs: { href: address } }],
  }
}
