'use client'

import { LanguageHint } from '@/components/form/language-hint'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { plainText } from '@/lib/html/plain-text'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId } from 'react'
import { EditorTools, type EditorTexts } from './editor-tools'
import { extensions } from './extensions'
import { cleanPasted, pictureIn } from './pasted-html'
import styles from './rich-text-editor.module.css'

interface RichTextEditorProps {
  /** Sanitised HTML. */
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  label: string
  error: string | undefined
  isReadOnly: boolean
  writtenIn: Locale
  texts: EditorTexts
  /** Asks for a picture, or takes one that was pasted; what it is given puts the picture at the cursor. */
  onPicture: (put: (picture: { src: string; alt: string }) => void, pasted?: File) => void
}

/** An empty document is an empty text. */
const said = (html: string) => (html === '<p></p>' ? '' : html)

/** Puts a picture at the cursor. */
function insertPicture(view: EditorView, picture: { src: string; alt: string }): void {
  const node = view.state.schema.nodes['image']?.create(picture)
  if (node) view.dispatch(view.state.tr.replaceSelectionWith(node).scrollIntoView())
}

/** Rich text in one language, in its direction, with what the portal's pages may hold and no more. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, label, error, isReadOnly, writtenIn, texts, onPicture } = props
  const id = useId()
  /** Asks for the texts of a picture that is pasted or dropped by itself; whether there is one. */
  const requestPicture = (view: EditorView, data: DataTransfer | null) => {
    const picture = pictureIn(data)
    if (picture) onPicture((given) => insertPicture(view, given), picture)
    return picture !== null
  }
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      handlePaste: (view, { clipboardData }) => requestPicture(view, clipboardData),
      handleDrop: (view, { dataTransfer }, _slice, isMoved) =>
        !isMoved && requestPicture(view, dataTransfer),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-script ${id}-error`,
        lang: writtenIn,
        dir: directionOf(writtenIn),
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: current }) => onChange(said(current.getHTML())),
    onBlur,
  })
  useEffect(() => {
    // What was saved, taken back or merged comes from outside; one's own typing does not.
    if (editor && said(editor.getHTML()) !== value && !editor.isFocused) {
      editor.commands.setContent(value, { emitUpdate: false })
    }
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  return (
    <Stack gap={1} bounded>
      <Text id={`${id}-label`} as="span" weight="heading">
        {label}
      </Text>
      <div className={error ? `${styles.frame} ${styles.wrong}` : styles.frame}>
        {editor && !isReadOnly && (
          <EditorTools
            editor={editor}
            texts={texts}
            onPicture={onPicture}
            direction={directionOf(writtenIn)}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <LanguageHint id={`${id}-script`} language={writtenIn} text={plainText(value)} />
      <Note id={`${id}-error`} tone="danger" className={styles.error}>
        {error}
      </Note>
    </Stack>
  )
}
