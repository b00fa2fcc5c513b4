import { type Fence, type File, type Finding, isCode, isTest } from './tree.ts'

/** Things of this business. A widget or sheet that shows one belongs to the domain that knows it. */
const things = [
  'bottle',
  'candle',
  'cart',
  'claim',
  'coupon',
  'course',
  'fragrance',
  'grade',
  'inquiry',
  'organ',
  'perfume',
  'product',
  'quotation',
  'recipe',
  'review',
  'scent',
  'school',
  'shipment',
  'wick',
  'wish',
]
const known = new Set(things.flatMap((thing) => [thing, `${thing}s`]))

/** packages/ui knows no business: neither a file nor a name in it is called after one of our things. */
export const neutralUi: Fence = (tree) => tree.filter(isWidget).flatMap((file) => [...inPath(file), ...inText(file)])

/** Galleries and tests show widgets with goods of a shop. The palette is the brand's, and names its colours. */
const isWidget = (file: File) =>
  /^packages\/ui\/.*\.(tsx?|css)$/.test(file.path) &&
  !isTest(file) &&
  !file.path.endsWith('.gallery.tsx') &&
  file.path !== 'packages/ui/tokens.css'

const say = (thing: string) => `packages/ui knows no ${thing}: what shows one belongs to its domain`
const thingsIn = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => known.has(word))

const inPath = ({ path }: File): Finding[] =>
  thingsIn(path.slice('packages/ui/'.length)).map((thing) => ({ path, message: say(thing) }))

function inText(file: File): Finding[] {
  return withoutComments(file)
    .split('\n')
    .flatMap((text, at) => thingsIn(text).map((thing) => ({ path: file.path, line: at + 1, message: say(thing) })))
}

const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
const withoutComments = (file: File) => {
  const text = file.text.replace(/\/\*[\s\S]*?\*\//g, blank)
  return isCode(file) ? text.replace(/(^|\s)\/\/.*/g, blank) : text
}
