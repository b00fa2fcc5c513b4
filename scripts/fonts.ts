import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { collectCharacters } from './collect-characters.ts'

// npm run fonts -- <address of a running shop>: cuts the two fonts to the characters of the shop's pages. Two files hold the
// most used characters and are loaded by every visitor; small files hold the others, the more common ones first.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/ui/fonts')
const require = createRequire(join(root, 'packages/ui/package.json'))

const latin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const punctuation = '·×÷±°©®%‘’“”…–—−→←₩€£¥'
/** Copyright, licence and its address: the Open Font License asks that they stay in every copy. */
const legalNames = [0, 13, 14]
/**
 * What browsers apply by themselves, and the figures that our styles ask for (`tabular-nums lining-nums`). The other
 * features of Pretendard bring half as many glyphs again.
 */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']
/** How many characters the file has that everyone loads: with a few small ones, a page stays within 200 kB. */
const coreOf = { sans: 560, serif: 300 }
const sliceSize = { sans: 24, serif: 14 }

const [address = ''] = process.argv.slice(2)
if (!URL.canParse(address)) throw new Error('Say where the shop runs: npm run fonts -- http://127.0.0.1:3000')

type Face = { name: string; source: string; family: string; weight: string; options: object; characters: string[] }

const used = await collectCharacters(address)
const phrases = [...(await readPhrases())]
/** Weight and style are as in the files by range: a browser looks for a character only in faces that agree in these. */
const sans = {
  source: 'pretendard/dist/public/variable/PretendardVariable.ttf',
  family: 'Pretendard Variable',
  weight: '45 920',
  // The shop writes in 400 to 600 (tokens.css).
  options: { variationAxes: { wght: { min: 400, max: 600, default: 400 } } },
}
const serif = {
  source: '@fontsource/nanum-myeongjo/files/nanum-myeongjo-korean-400-normal.woff2',
  family: 'Nanum Myeongjo',
  weight: '400',
  // Hints are for small letters on coarse screens. This font is used for headings, and its hints were a third of it.
  options: { noHinting: true },
}
const faces: Face[] = [
  ...cut('sans', [...used.sans, ...phrases]).map((piece) => ({ ...sans, ...piece })),
  // Names of products and reviews are drawn in the serif font too.
  ...cut('serif', [...used.serif, ...used.sans]).map((piece) => ({ ...serif, ...piece })),
]

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const { name, source, options, characters } of faces) {
  const font = await subsetFont(await readFile(require.resolve(source)), characters.join(''), {
    targetFormat: 'woff2',
    preserveNameIds: legalNames,
    keepFeatures,
    ...options,
  })
  await writeFile(join(folder, `${name}.woff2`), font)
  console.log(`${name}: ${characters.length} characters, ${(font.length / 1024).toFixed(0)} kB`)
}
await writeFile(join(folder, 'core.css'), `/* Written by npm run fonts. */\n${faces.map(faceOf).join('')}`)

/** The most used characters in one file, those after them in small ones. */
function cut(name: 'sans' | 'serif', ordered: string[]) {
  const basic = [...latin, ...punctuation]
  const others = [...new Set(ordered)].filter((character) => character > '~' && !basic.includes(character))
  const size = coreOf[name]
  const pieces = [{ name: `${name}-core`, characters: [...basic, ...others.slice(0, size)].toSorted() }]
  for (let from = size; from < others.length; from += sliceSize[name])
    pieces.push({ name: `${name}-${pieces.length}`, characters: others.slice(from, from + sliceSize[name]).toSorted() })
  return pieces
}

function faceOf({ name, family, weight, characters }: Face) {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${rangesOf(characters)};
}
`
}

/** The Korean phrases are the keys of every english.json; the console fetches by range what only it says. */
async function readPhrases() {
  const texts: string[] = []
  for await (const file of glob('{apps/storefront,domains/*,packages/{kit,server-kit,web-kit}}/english.json', {
    cwd: root,
  }))
    texts.push(...Object.keys(JSON.parse(await readFile(join(root, file), 'utf8'))))
  return texts.join('')
}

/** U+20-7E, U+AC00, …: neighbours as one. */
function rangesOf(characters: string[]) {
  const ranges: [from: number, to: number][] = []
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
