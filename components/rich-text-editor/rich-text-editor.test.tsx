import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { Editor } from '@tiptap/core'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { extensions } from './extensions'
import { RichTextEditor } from './rich-text-editor'

const texts = {
  tools: 'tools',
  bold: 'bold',
  italic: 'italic',
  heading2: 'heading2',
  heading3: 'heading3',
  bullets: 'bullets',
  numbers: 'numbers',
  quote: 'quote',
  link: 'link',
  linkAddress: 'linkAddress',
  linkText: 'linkText',
  apply: 'apply',
  unlink: 'unlink',
  picture: 'picture',
  table: 'table',
  addRow: 'addRow',
  addColumn: 'addColumn',
  removeRow: 'removeRow',
  removeColumn: 'removeColumn',
  removeTable: 'removeTable',
  start: 'start',
  centre: 'centre',
  end: 'end',
  undo: 'undo',
  redo: 'redo',
}

const show = (
  writtenIn: 'en' | 'ar',
  onChange: (html: string) => void = () => undefined,
  onPicture: Parameters<typeof RichTextEditor>[0]['onPicture'] = () => undefined,
) =>
  renderIn(
    <RichTextEditor
      value="<p>Text</p>"
      onChange={onChange}
      onBlur={() => undefined}
      label="Text"
      error={undefined}
      isReadOnly={false}
      writtenIn={writtenIn}
      texts={texts}
      onPicture={onPicture}
    />,
  )

it.each([
  '<figure><img src="/media/a/640.webp" alt="The port"><figcaption>Aqaba</figcaption></figure>',
  '<p dir="rtl" lang="ar">نص</p>',
  '<ul><li lang="ar" dir="rtl"><p>نص</p></li></ul>',
  '<p>The <em lang="la">lex mercatoria</em>.</p>',
])('what the portal’s pages may hold is kept: %s', (html) => {
  const editor = new Editor({ extensions, content: html })
  const kept = new DOMParser().parseFromString(editor.getHTML(), 'text/html').body
  const given = new DOMParser().parseFromString(html, 'text/html').body
  for (const element of given.querySelectorAll('[lang], [dir], figure, figcaption, img')) {
    const [found] = kept.getElementsByTagName(element.tagName)
    expect(found?.textContent).toBe(element.textContent)
    for (const name of ['lang', 'dir', 'alt']) {
      expect(found?.getAttribute(name)).toBe(element.getAttribute(name))
    }
  }
  editor.destroy()
})

it('the tools are one stop of the Tab key; arrow keys lead through them as the text is written', async () => {
  show('ar')
  const bold = await screen.findByRole('button', { name: 'bold' })
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toEqual([bold])
  bold.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'italic' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(bold).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('button', { name: 'end' })).toHaveFocus()
})

it('has a name and the language and direction of what is written', async () => {
  show('ar')
  const box = await screen.findByRole('textbox', { name: 'Text' })
  expect(box).toHaveAttribute('lang', 'ar')
  expect(box).toHaveAttribute('dir', 'rtl')
})

/** Asks for a link of the whole text, by keyboard alone; the answer is the field of its address. */
async function askForLink(): Promise<HTMLElement> {
  const text = await screen.findByRole('textbox', { name: 'Text' })
  text.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  screen.getByRole('button', { name: 'link' }).focus()
  await userEvent.keyboard('{Enter}')
  return screen.getByRole('textbox', { name: 'linkAddress' })
}

it('a link is set by keyboard alone', async () => {
  const written: string[] = []
  show('en', (html) => written.push(html))
  const address = await askForLink()
  expect(address).toHaveFocus()
  await userEvent.keyboard('/about-jordan')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'apply' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => written.at(-1)).toContain('<a href="/about-jordan"')
  expect(address).not.toBeInTheDocument()
})

it('a link with nothing chosen asks for its text', async () => {
  const written: string[] = []
  show('en', (html) => written.push(html))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  text.focus()
  screen.getByRole('button', { name: 'link' }).focus()
  await userEvent.keyboard('{Enter}/about-jordan')
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'linkText' })).toHaveFocus()
  await userEvent.keyboard('About{Enter}')
  await expect.poll(() => written.at(-1)).toMatch(/<a href="\/about-jordan"[^>]*>About<\/a>/)
})

it('a link that is left by Escape leaves the text as it was', async () => {
  const written: string[] = []
  show('en', (html) => written.push(html))
  const address = await askForLink()
  await userEvent.keyboard('/about-jordan{Escape}')
  expect(address).not.toBeInTheDocument()
  expect(written).toEqual([])
})

it('a pasted picture is handed over, and put at the cursor with its text', async () => {
  const written: string[] = []
  const pasted: (File | undefined)[] = []
  show(
    'en',
    (html) => written.push(html),
    (put, file) => {
      pasted.push(file)
      put({ src: '/media/0/640.webp', alt: 'Olive harvest' })
    },
  )
  const text = await screen.findByRole('textbox', { name: 'Text' })
  const picture = new File(['x'], 'harvest.png', { type: 'image/png' })
  fireEvent.paste(text, { clipboardData: { files: [picture], getData: () => '' } })
  await expect.poll(() => written.at(-1)).toContain('alt="Olive harvest"')
  expect(pasted).toEqual([picture])
})

it('says below an Arabic text in English letters that it looks like English, and of no other', async () => {
  const { unmount } = show('ar')
  const hint = english.script.ar
  expect(await screen.findByText(hint)).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(hint))
  unmount()
  show('en')
  await screen.findByRole('textbox')
  expect(screen.queryByText(/This looks like/)).not.toBeInTheDocument()
})
