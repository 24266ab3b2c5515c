import { packedObjects, pdfWith } from '@/tests/support/uploads'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectPdf } from './pdf'

const action = '5 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const usual = '/Type /ObjStm /Filter /FlateDecode'

/** A stream object with this dictionary and this content, deflated. */
const stream = (dictionary: string, content = action, keyword = 'stream\n') =>
  `<< ${dictionary} >>\n${keyword}${deflateSync(Buffer.from(content, 'latin1')).toString('latin1')}\nendstream`

/** Each row of a predictor that adds the row above (PNG, 'up'). */
function predicted(content: string, columns: number): string {
  const rows: string[] = []
  let above = '\0'.repeat(columns)
  for (let at = 0; at < content.length; at += columns) {
    const row = content.slice(at, at + columns).padEnd(columns)
    const bytes = Array.from(
      row,
      (one, index) => (one.charCodeAt(0) - above.charCodeAt(index)) & 255,
    )
    rows.push(String.fromCharCode(2, ...bytes))
    above = row
  }
  return rows.join('')
}

const judged = (...objects: string[]) =>
  inspectPdf(pdfWith({ objects })).then(
    () => 'taken',
    (error: Error) => error.message,
  )

describe('T9 a script in packed objects is found, or its packing is refused:', () => {
  it.each([
    ['as every program packs', packedObjects(action)],
    ['in a list of one filter', packedObjects(action, '/Type /ObjStm /Filter [ /FlateDecode ]')],
    ['with a comment', packedObjects(action, '/Type %x\n/ObjStm /Filter %y\r\n/FlateDecode')],
    ['with names in codes', packedObjects(action, '/T#79pe /ObjSt#6d /F#69lter /Flate#44ecode')],
    ['without spaces', packedObjects(action, '/Type/ObjStm/Filter/FlateDecode')],
    ['with a string that looks like an end', packedObjects(action, `/DL (>> endobj) ${usual}`)],
    ['with a filter that stands elsewhere', packedObjects(action, '/Type /ObjStm /Filter 9 0 R')],
    ['with a list of filters elsewhere', packedObjects(action, '/Type /ObjStm /Filter [9 0 R]')],
    ['with a type that stands elsewhere', packedObjects(action, '/Type 8 0 R /Filter 9 0 R')],
    ['without a type', packedObjects(action, '/Filter 9 0 R')],
    ['with another type', packedObjects(action, '/Type /XObject /Filter 9 0 R')],
    ['with two filters', packedObjects(action, `/Type /ObjStm /Filter [/FlateDecode /Crypt]`)],
    ['with a filter by its short name', packedObjects(action, '/Type /ObjStm /Filter /Fl')],
    ['with another filter', packedObjects(action, '/Type /ObjStm /Filter /LZWDecode')],
    ['with a filter for files', packedObjects(action, `${usual} /FFilter /LZWDecode`)],
    ['in a file of its own', packedObjects(action, `${usual} /F (other.bin)`)],
    ['with a number that stands elsewhere', stream(`${usual} /N 7 0 R /First 4 /Length 9`)],
    ['with a first place elsewhere', stream(`${usual} /N 1 /First 7 0 R /Length 9`)],
    ['with a length that stands elsewhere', stream(`${usual} /N 1 /First 4 /Length 7 0 R`)],
    [
      'with differences to the row above',
      packedObjects(predicted(action, 8), `${usual} /DecodeParms << /Predictor 12 /Columns 8 >>`),
    ],
    [
      'with differences, by the short name',
      packedObjects(predicted(action, 8), `${usual} /DP << /Predictor 12 /Columns 8 >>`),
    ],
    ['that start after a carriage return', stream(usual, action, 'stream\r')],
    ['that start after a space', stream(usual, action, 'stream \n')],
    ['that start after a word', stream(usual, action, 'streams\n')],
    ['that start after a comment', stream(usual, action, 'stream%\n')],
    ['with a filter that stands twice', stream(`${usual} /First 4 /Filter /ASCIIHexDecode`)],
    ['with a filter twice, in codes', stream(`${usual} /First 4 /Filte#72 /ASCIIHexDecode`)],
    ['with a key that is none', stream(`${usual} 5 /First 4`)],
    ['with a key without value', stream(`${usual} /First`)],
    ['in a dictionary without end', `<< ${usual} /First 4 [`],
    ['within a string', `(a string 9 0 obj\n${stream('/First 4 /Filter 9 0 R')})`],
    ['within a comment', `5 % 9 0 obj ${stream('/First 4 /Filter 9 0 R').slice(0, 60)}`],
    ['within another stream', `<< >>\nstream\n9 0 obj${packedObjects(action)}\nendstream`],
    ['in an object without space', `1 endobj 9 0 obj${packedObjects(action)}`],
    ['whose end is cut off', packedObjects(action).replace(/.{6}\nendstream$/s, '\nendstream')],
    ['that are not deflated', `<< /Type /ObjStm /First 4 /N 1 >>\nstream\n${action}\nendstream`],
    ['after the end of a deflated part', stream('/Type /ObjStm /Filter [/FlateDecode 9 0 R]')],
  ])('%s', async (_how, ...objects) => {
    expect(await judged('/FlateDecode', ...objects)).toMatch(/^(?:active|damaged)$/)
  })

  it('encryption in the dictionary of a stream is found', async () => {
    expect(await judged(stream('/Type /XRef /Encrypt 9 0 R /W [1 2 1]', 'x'))).toBe('active')
  })

  it('an XFA form is found, also with comments or spaces between its name and its parts', async () => {
    for (const part of ['5 0 R', '[(a) 5 0 R]', '%c\n[5 0 R]']) {
      expect(await judged(`<< /XFA ${part} >>`)).toBe('active')
    }
  })
})

describe('T9 a document that keeps an inspector or a reader busy is refused:', () => {
  it.each([
    ['a comment without an end after each object', 'obj%'.repeat(400_000)],
    [
      'strings that each object begins and none ends before',
      `${'obj<</A('.repeat(60_000)}${')'.repeat(60_000)}`,
    ],
  ])('%s', async (_what, object) => {
    expect(await judged(object)).toBe('damaged')
  })

  // Each key in a comment is followed by the rest of it, and by all comments below.
  it.each(['/S%', '/S%\n%', '/Ref%', '/F%\r%', '/AA%', '/OpenAction[]/EF%\n%'])(
    'but not comments that hold thousands of keys: %j',
    async (text) => {
      expect(await judged(text.repeat(100_000))).toBe('taken')
      expect(await judged(`${text.repeat(30_000)}\n/Thread /Movie %c\n<< >>`)).toBe('active')
    },
  )

  it('but not one whose object has thousands of versions, each of which is named as often', async () => {
    const versions = '5 0 obj[3 0 R] /Ref 5 0 R /OpenAction 5 0 R '
    expect(await judged(versions.repeat(30_000))).toBe('taken')
    expect(await judged(`${versions.repeat(30_000)} 5 0 obj<< /S /URI >>`)).toBe('active')
  })

  it.each(['[/FlateDecode /FlateDecode]', '[/Fl /LZW]', '[/RunLengthDecode /Fl#61teDecode]'])(
    'a stream that is packed twice: %s',
    async (filters) => {
      expect(await judged(stream(`/Filter ${filters} /Length 9`, 'x'))).toBe('damaged')
    },
  )

  it('but not a picture that is packed once more, nor a stream in letters', async () => {
    expect(await judged(stream('/Filter [/FlateDecode /DCTDecode] /Length 9', 'x'))).toBe('taken')
    expect(await judged(stream('/Filter [/ASCII85Decode /FlateDecode] /Length 9', 'x'))).toBe(
      'taken',
    )
  })
})

/** A packed object with its number, as programs write it. */
const numbered = (number: number, object: string) => {
  const header = `${number} 0 `
  const packed = deflateSync(Buffer.from(header + object, 'latin1')).toString('latin1')
  return `<< ${usual} /N 1 /First ${header.length} /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

/** A document whose catalog has these entries. */
const opened = (catalog: string, ...objects: string[]) =>
  inspectPdf(pdfWith({ catalog, objects })).then(
    () => 'taken',
    (error: Error) => error.message,
  )

const link = (address: string) => `<< /Subtype /Link /A << /S /URI /URI ${address} >> >>`

describe('T9 a document that acts when it is opened or clicked is refused:', () => {
  it.each([
    ['a form that is sent', '/OpenAction << /S /SubmitForm /F (https://evil.example) >>'],
    ['data that is loaded', '/OpenAction << /S /ImportData /F (data.fdf) >>'],
    [
      'a page of another file',
      '/OpenAction << /S /GoToR /F (\\\\\\\\host\\\\share) /D [0 /Fit] >>',
    ],
    ['an address', '/OpenAction << /S /URI /URI (https://evil.example) >>'],
    ['a command of the reader', '/OpenAction << /S /Named /N /Print >>'],
    ['another action after a page', '/OpenAction << /S /GoTo /D [3 0 R] /Next 9 0 R >>'],
    ['a comment within the action', '/OpenAction << /S %c\n/GoTo /D [3 0 R] >>'],
    ['another action after a page and a comment', '/OpenAction << /S /GoTo /Next %c\n9 0 R >>'],
    ['an action that is missing', '/OpenAction 99 0 R'],
    ['nothing that can be read', '/OpenAction true'],
    ['an action of an event', '/AA << /WC << /S /Named /N /Print >> >>'],
    ['an action of an event elsewhere', '/AA %c\n 9 0 R'],
    ['a thread of another file', '/Threads [<< /A << /S /Thread /F (x.pdf) >> >>]'],
    ['a file by address', '/Dests << /FS /URL /F (http://evil.example) >>'],
    ['a file of a share', '/Dests << /Type /Filespec /F (\\\\\\\\host\\\\share\\\\a) >>'],
    ['a file of a share by its Unicode name', '/Dests << /UF <FEFF005C005C0068> >>'],
    ['addresses below a share', '/URI << /Base (file://host/share/) >>'],
  ])('%s', async (_what, catalog) => {
    expect(await opened(catalog)).toBe('active')
    const coded = catalog.replace(
      /\/([A-Z])/g,
      (_, letter: string) => `/#${letter.charCodeAt(0).toString(16)}`,
    )
    expect(await opened(coded)).toBe('active')
    expect(await judged(packedObjects(`5 0 << ${catalog} >>`))).toBe('active')
  })

  it('an action that is defined elsewhere, packed, or in one of two versions', async () => {
    const action = '<< /S /URI /URI (https://evil.example) >>'
    expect(await opened('/OpenAction 4 0 R', action)).toBe('active')
    expect(await opened('/OpenAction 40 0 R', numbered(40, action))).toBe('active')
    expect(await opened('/OpenAction 4 0 R', '[3 0 R /Fit]', `() 4 0 obj ${action}`)).toBe('active')
  })

  it.each([
    ['a share', String.raw`(\\host\share)`],
    ['a share in octal codes', String.raw`(\\host\share)`],
    ['a share in hexadecimal', '<5C5C686F7374>'],
    ['a share in Unicode', '<FEFF005C005C0068>'],
    ['a share with slashes', '(//host/share)'],
    ['a file', '(file:///c:/windows)'],
    ['a file behind a space', '( FILE:/etc/passwd)'],
    ['a file over two lines', '(fi\\\nle:/etc/passwd)'],
    ['a script', '(javascript:alert\\(1\\))'],
    ['a program of the system', '(ms-msdt:/id)'],
    ['a drive', '(c:/windows)'],
    ['a comment before it', '%c\n(file:///c:)'],
  ])('a link to %s', async (_what, address) => {
    expect(await judged(link(address))).toBe('active')
    expect(await judged(packedObjects(`5 0 ${link(address)}`))).toBe('active')
    expect(await judged(link('5 0 R'), address)).toBe('active')
  })
})

/** The same with each name in codes, for readers that undo them. */
const inCodes = (object: string) =>
  object.replace(
    /\/(\w)/g,
    (_, letter: string) => `/#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )

describe('T9 a document that plays, shows or prints what is in another file is refused:', () => {
  it.each([
    ['3D art with a script', '<< /Type /3D /Subtype /U3D /OnInstantiate 9 0 R >>'],
    ['an annotation of 3D art', '<< /Subtype /3D /3DV (Top) >>'],
    ['3D art that something else holds', '<< /3DD 9 0 R >>'],
    ['a film in another file', '<< /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (x.avi) >> >>'],
    ['a film that stands elsewhere', '<< /A true /Movie %c\n9 0 R >>'],
    ['an action that plays a film', '<< /S /Movie /Operation /Play >>'],
    ['a sound', '<< /Subtype /Sound /Rect [0 0 9 9] /Sound 9 0 R >>'],
    ['an action that plays a sound', '<< /S\n/Sound /Volume 1 >>'],
    ['renditions by name', '<< /Names << /Renditions << /Names [(a) 9 0 R] >> >> >>'],
    ['an action on rich media', '<< /S /RichMediaExecute /TA 9 0 R >>'],
    ['a page of another file', '<< /Subtype /Form /Ref << /F (other.pdf) /Page 0 >> >>'],
    ['a page of another file, elsewhere', '<< /Subtype /Form /Ref 9 0 R >>'],
    ['a picture of another file, when printed', '<< /OPI << /2.0 << /F (a.tif) >> >> >>'],
    ['a program for printers', '<< /Subtype /Form /Subtype2 /PS >>'],
    ['a program for printers, of its own', '<< /Type /XObject /Subtype /PS >>'],
    ['an attached file', '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>'],
    ['an attached file, elsewhere', '<< /F (a.exe) /EF%c\r9 0 R >>'],
    ['a file beside the document', '<< /Subtype /FileAttachment /FS (a.exe) >>'],
    ['a thread of another file', '<< /S /Thread /F (x.pdf) >>'],
    ['a share whose name stands elsewhere', '<< /Type /Filespec /F 4 0 R >>'],
  ])('%s', async (_what, object) => {
    const name = String.raw`(\\\\host\\share)`
    expect(await judged(name, object)).toBe('active')
    expect(await judged(name, inCodes(object))).toBe('active')
    expect(await judged(name, numbered(50, object))).toBe('active')
    expect(await judged(name, numbered(50, inCodes(object)))).toBe('active')
  })

  it.each(['3D', 'Movie', 'Sound', 'PS', 'Thread', 'FileAttachment', 'RichMedia', 'Rendition'])(
    'a kind that is defined elsewhere: %s',
    async (kind) => {
      expect(await judged('<< /Subtype 5 0 R >>', `/${kind}`)).toBe('active')
      expect(await judged('<< /S 50 0 R >>', numbered(50, `/${kind}`))).toBe('active')
      expect(await judged('<< /S 50 0 R >>', numbered(50, inCodes(`/${kind}`)))).toBe('active')
    },
  )

  it('a picture or drawing whose content is another file', async () => {
    for (const entry of ['/F (a.jpg)', '/F << /FS /URL /F (http://host/a) >>', '/#46 9 0 R']) {
      expect(await judged(stream(`/Subtype /Image ${entry} /Length 9`, 'x'))).not.toBe('taken')
    }
  })

  it('but not a tagged document whose parts name related ones', async () => {
    const parts = '[4 0 R]'
    expect(await judged('<< /Type /StructElem /S /P /Ref [3 0 R] >>')).toBe('taken')
    expect(await judged('<< /Type /StructElem /S /P /Ref 5 0 R >>', parts)).toBe('taken')
    expect(await judged('<< /S /P /Ref 50 0 R >>', numbered(50, parts))).toBe('taken')
  })

  it('but not words, fonts and fields that are named alike', async () => {
    for (const object of [
      '<< /Title (Movie, Sound and 3D) /F1 9 0 R /Font /PSMT /Flags 4 >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /3DFont /Reference 9 0 R >>',
      '<< /Type /Annot /Subtype /Link /F 4 /Dest [3 0 R /Fit] >>',
      '<< /Type /Thread /I << /Title (Story) >> >>',
    ]) {
      expect(await judged(object)).toBe('taken')
    }
  })
})

describe('a document that only shows a page or links to the web is accepted:', () => {
  it.each([
    ['a destination', '/OpenAction [3 0 R /FitH null]'],
    ['an action that goes to a page', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'],
    ['a destination elsewhere', '/OpenAction 4 0 R'],
    ['a packed action', '/OpenAction 40 0 R'],
    ['a base of the web', '/URI << /Base (https://portal.example/) >>'],
  ])('%s', async (_what, catalog) => {
    const action = '<< /Type /Action /S /GoTo /D [3 0 R /Fit] >>'
    expect(await opened(catalog, '[3 0 R /Fit]', numbered(40, action))).toBe('taken')
  })

  it.each([
    '(https://portal.example/a)',
    '(http://portal.example)',
    '(mailto:office@portal.example)',
    '(tel:+96265629030)',
    '(www.portal.example)',
    '<68747470733A2F2F61>',
    '()',
  ])('a link to %s', async (address) => {
    expect(await judged(link(address))).toBe('taken')
    expect(await judged(link('5 0 R'), address)).toBe('taken')
  })
})

describe('a document of a common program is accepted:', () => {
  it.each([
    ['packed objects', packedObjects('5 0 << /Title (Report) >>')],
    [
      'packed objects with all that they may have',
      packedObjects('5 0 1', `${usual} /DL 5 /Extends 9 0 R`),
    ],
    ['a length that stands elsewhere', stream('/Filter /FlateDecode /Length 9 0 R', 'q Q')],
    [
      'a picture with a predictor',
      stream('/Subtype /Image /Filter /FlateDecode /DecodeParms << /Predictor 15 >>', 'x'),
    ],
    [
      'a picture as JPEG',
      '<< /Type /XObject /Filter /DCTDecode >>\nstream\r\n\xff\xd8\xff\nendstream',
    ],
    [
      'a content in two packings',
      '<< /Filter [/ASCII85Decode /FlateDecode] >>\nstream\nGar8O~>\nendstream',
    ],
    ['an outline', '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>'],
    [
      'strings of all kinds',
      '<< /Title (a \\( b (c) \\) d) /Id <AF 01> /On true /No null /At -1.5 >>',
    ],
    ['lists in lists', '<< /Kids [[1 0 R 2 0 R] [] << /A [] >>] /W [1 2 1] >>'],
    ['words about objects', '(the obj and the stream of an object)'],
  ])('%s', async (_what, object) => {
    expect(await judged(object)).toBe('taken')
  })
})

describe('T9 a document that unpacks to too much is refused:', () => {
  it.each([
    ['packed objects of more than 16 MiB', packedObjects(' '.repeat(16 * 1024 * 1024 + 1))],
    [
      'a stream of more than 128 MiB',
      stream('/Filter /FlateDecode', '\0'.repeat(128 * 1024 * 1024 + 1)),
    ],
    ['a stream that hides what it is', stream('/Filter 9 0 R', '\0'.repeat(128 * 1024 * 1024 + 1))],
    ['lists without bottom', `<< /A ${'['.repeat(10_000)}${']'.repeat(10_000)} >>`],
  ])('%s', async (_what, object) => {
    expect(await judged(object)).toBe('damaged')
  })
})

describe('the pages of a document', () => {
  const pages = (...objects: string[]) => inspectPdf(pdfWith({ objects }))

  it('are those that the root of their tree counts, packed or not', async () => {
    expect(await pages()).toBe(1)
    expect(await pages('<< /Count 12 /Kids [3 0 R] /Type /Pages >>')).toBe(12)
    expect(await pages(packedObjects('5 0 << /Type /Pages /Kids [3 0 R] /Count 7 >>'))).toBe(7)
  })

  it('are counted one by one where no tree counts them within the limit', async () => {
    const page = '<< /Type /Page /Parent 2 0 R >>'
    expect(await pages('<< /Type /Pages /Kids [3 0 R] /Count 99999 >>', page, page)).toBe(3)
  })
})
