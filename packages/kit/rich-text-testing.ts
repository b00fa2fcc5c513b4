import { richTextLimits } from './rich-text.ts'

const words = (text: string, marks?: unknown[]) => ({ type: 'text', text, ...(marks && { marks }) })
const said = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => said(words('누르세요', [{ type: 'link', attrs: { href, onclick: 'alert(1)' } }]))
const picture = (attrs: object) =>
  doc({ type: 'picture', attrs: { width: 10, height: 10, widths: [160], tone: '', also: [], alt: '', ...attrs } })
const media = '/media/board-0123456789abcdef-{width}.webp'
const plain = said(words('누르세요'))

/** Quotes within quotes, from the outside in. */
function nested(depth: number) {
  let inner: object = { type: 'paragraph', content: [words('바닥')] }
  for (let level = 0; level < depth; level += 1) inner = { type: 'blockquote', content: [inner] }
  return doc(inner)
}

export type Hostile = { what: string; tree: unknown; becomes: object | 'refused' }

/** Trees made to harm, or broken, each with what is left of it. */
export const hostileTrees: readonly Hostile[] = [
  { what: 'no tree', tree: 'script', becomes: 'refused' },
  { what: 'null', tree: null, becomes: 'refused' },
  { what: 'a list', tree: [said(words('글'))], becomes: 'refused' },
  { what: 'another root', tree: { type: 'paragraph', content: [words('글')] }, becomes: 'refused' },
  { what: 'a script node', tree: doc({ type: 'script', content: [words('alert(1)')] }), becomes: doc() },
  { what: 'an iframe node', tree: doc({ type: 'iframe', attrs: { src: 'https://evil.example' } }), becomes: doc() },
  { what: 'a node whose type is no word', tree: doc({ type: { toString: 'x' } }, null, 7, 'text'), becomes: doc() },
  {
    what: 'a prototype for a type',
    tree: doc({ type: '[object Object]' }, { type: 'packages/kit/rich-text-testing.ts' }),
    becomes: doc(),
  },
  { what: 'raw HTML', tree: doc({ type: 'html', html: '<img src=x onerror=alert(1)>' }), becomes: doc() },
  {
    what: 'attributes that run',
    tree: doc({ type: 'paragraph', attrs: { onclick: 'alert(1)', style: 'x' }, content: [words('글')] }),
    becomes: said(words('글')),
  },
  {
    what: 'HTML as words stays words',
    tree: said(words('<script>alert(1)</script>')),
    becomes: said(words('<script>alert(1)</script>')),
  },
  { what: 'a mark with a style', tree: said(words('누르세요', [{ type: 'textStyle', attrs: {} }])), becomes: plain },
  { what: 'marks that are no list', tree: said({ ...words('누르세요'), marks: { type: 'bold' } }), becomes: plain },
  { what: 'javascript:', tree: link('javascript:alert(1)'), becomes: plain },
  { what: 'JavaScript: with a tab in it', tree: link('Java\tScript:alert(1)'), becomes: plain },
  { what: 'javascript: behind a control sign', tree: link('\u0001javascript:alert(1)'), becomes: plain },
  { what: 'data:', tree: link('data:text/html,<script>alert(1)</script>'), becomes: plain },
  { what: 'vbscript:', tree: link('vbscript:msgbox'), becomes: plain },
  { what: 'blob:', tree: link('blob:https://shop.example/1'), becomes: plain },
  { what: 'another site without a protocol', tree: link('//evil.example'), becomes: plain },
  { what: 'another site behind a backslash', tree: link('/\\evil.example'), becomes: plain },
  { what: 'another site behind a tab', tree: link('/\t/evil.example'), becomes: plain },
  { what: 'an endless address', tree: link(`https://a.example/${'a'.repeat(3_000)}`), becomes: plain },
  { what: 'an address that is an object', tree: link({ toString: 'javascript:alert(1)' }), becomes: plain },
  { what: 'a picture from elsewhere', tree: picture({ src: 'https://evil.example/a.png' }), becomes: doc() },
  { what: 'a drawing as data', tree: picture({ src: 'data:image/svg+xml,<svg onload=alert(1)>' }), becomes: doc() },
  { what: 'a picture out of its folder', tree: picture({ src: '/media/../api/v1/logout' }), becomes: doc() },
  { what: 'a private file as a picture', tree: picture({ src: '/api/v1/files/1' }), becomes: doc() },
  { what: 'a picture without a size', tree: picture({ src: media, width: 0 }), becomes: doc() },
  { what: 'a picture of endless size', tree: picture({ src: media, height: 1e9 }), becomes: doc() },
  {
    what: 'a picture whose colour is a style',
    tree: picture({ src: media, tone: 'url(https://evil.example)', onerror: 'alert(1)', blur: '"><script>' }),
    becomes: picture({ src: media }),
  },
  {
    what: 'a list of paragraphs',
    tree: doc({ type: 'bulletList', content: [{ type: 'paragraph', content: [words('글')] }] }),
    becomes: doc(),
  },
  {
    what: 'an item without words before its list',
    tree: doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }] }),
    becomes: doc({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }, { type: 'horizontalRule' }] }],
    }),
  },
  {
    what: 'a table with scripts for cells, and attributes that run',
    tree: table([
      { type: 'script' },
      cell({ onclick: 'alert(1)', style: 'position:fixed', colwidth: [9e9] }, words('글')),
      { type: 'paragraph', content: [words('밖')] },
    ]),
    becomes: table([cell(undefined, words('글'))]),
  },
  {
    what: 'a table of anything but rows',
    tree: doc({ type: 'table', content: [{ type: 'iframe' }, { type: 'paragraph' }, null, { type: 'tableRow' }] }),
    becomes: doc(),
  },
  {
    what: 'cells that reach over everything',
    tree: table([cell({ colspan: 1e9, rowspan: -1 }, words('글')), cell({ colspan: '2', rowspan: 2.5 }, words('글'))]),
    becomes: table([cell(undefined, words('글')), cell(undefined, words('글'))]),
  },
  {
    what: 'a table in a table, and a quote with a script',
    tree: doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: table([cell(undefined)]).content }] }],
    }),
    becomes: doc({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [{ type: 'paragraph' }] }] }],
    }),
  },
  {
    what: 'a link that runs, in a cell',
    tree: table([cell(undefined, words('글', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]))]),
    becomes: table([cell(undefined, words('글'))]),
  },
  {
    what: 'a table of too many cells in a row',
    tree: table(Array(richTextLimits.columns + 1).fill(cell(undefined))),
    becomes: 'refused',
  },
  {
    what: 'a table made wide by spans',
    tree: table(Array(richTextLimits.columns).fill(cell({ colspan: 2 }))),
    becomes: 'refused',
  },
  {
    what: 'a table of too many rows',
    tree: doc({
      type: 'table',
      content: Array(richTextLimits.rows + 1).fill({ type: 'tableRow', content: [cell(undefined)] }),
    }),
    becomes: 'refused',
  },
  { what: 'zero bytes and half pairs', tree: said(words('글\u0000\ud800')), becomes: said(words('글\ufffd')) },
  { what: 'a heading of level 1', tree: doc({ type: 'heading', attrs: { level: 1 } }), becomes: doc(headingTwo()) },
  { what: 'ten thousand nodes', tree: doc(...Array(10_000).fill({ type: 'paragraph' })), becomes: 'refused' },
  { what: 'ten thousand unknown nodes', tree: doc(...Array(10_000).fill({ type: 'script' })), becomes: 'refused' },
  { what: 'five hundred quotes within quotes', tree: nested(500), becomes: 'refused' },
  { what: 'a hundred thousand quotes within quotes', tree: nested(100_000), becomes: 'refused' },
  { what: 'more letters than fit', tree: said(words('가'.repeat(richTextLimits.letters + 1))), becomes: 'refused' },
  {
    what: 'more pictures than fit',
    tree: doc(...Array(richTextLimits.pictures + 1).fill(picture({ src: media }).content[0])),
    becomes: 'refused',
  },
]

function table(cells: unknown[]) {
  return doc({ type: 'table', content: [{ type: 'tableRow', content: cells }] })
}

function cell(attrs: object | undefined, ...content: unknown[]) {
  const line = { type: 'paragraph', ...(content.length > 0 && { content }) }
  return { type: 'tableCell', ...(attrs && { attrs }), content: [line] }
}

function headingTwo() {
  return { type: 'heading', attrs: { level: 2 } }
}
