import { inflateSync } from 'node:zlib'

/** The words of a PDF as a reader copies them: glyphs of each font turned back by the map the file carries. */
export function wordsOf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const maps = new Map<string, Map<string, string>>()
  for (const { text } of objects.values())
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '')?.[1]
      if (map) maps.set(name, readMap(objects.get(map)?.stream ?? ''))
    }
  return [...objects.values()].map(({ stream }) => readPage(stream, maps)).join('\n')
}

/** What is drawn on its pages, in the language of PDF: lines, colours, places. */
export const strokesOf = (pdf: Buffer): string => [...objectsOf(pdf).values()].map(({ stream }) => stream).join('\n')

type Entry = { text: string; stream: string }

function objectsOf(pdf: Buffer) {
  const objects = new Map<string, Entry>()
  const source = pdf.toString('latin1')
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [text = '', packed] = body.split('stream\n')
    const isText = packed !== undefined && text.includes('/FlateDecode') && !text.includes('/Length1')
    objects.set(id, { text, stream: isText ? unpack(packed) : '' })
  }
  return objects
}

function unpack(packed: string) {
  const bytes = Buffer.from(packed.slice(0, packed.lastIndexOf('\nendstream')), 'latin1')
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return '' // a font, not text
  }
}

/** Each line of a map says the first glyph of a run and the letters of all of it. */
function readMap(map: string) {
  const letters = new Map<string, string>()
  for (const [, first = '', all = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...all.matchAll(/<([\w ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      letters.set(glyph, lettersOf(hex.replaceAll(' ', '')))
    }
  return letters
}

const lettersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function readPage(stream: string, maps: Map<string, Map<string, string>>) {
  let map = new Map<string, string>()
  const texts: string[] = []
  for (const [, font, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) map = maps.get(font) ?? map
    const glyphs = [...(drawn ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? [])
    if (drawn) texts.push(glyphs.map((glyph) => map.get(glyph) ?? '\uFFFD').join(''))
  }
  return texts.join('\n')
}
