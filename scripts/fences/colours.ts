import { syntaxOf } from './syntax.ts'
import { type Fence, type File, isCode } from './tree.ts'

const palettes = [/^packages\/ui\/tokens\.css$/, /^packages\/art\//, /^apps\/server\/pictures\//, /^scripts\//]
const colour =
  /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.\s]/i

/** A colour has one home; everywhere else it is called by its token. */
export const colours: Fence = (tree) =>
  tree
    .filter(({ path }) => !palettes.some((pattern) => pattern.test(path)))
    .flatMap((file) =>
      writtenIn(file).flatMap(({ value, line }) => {
        const raw = colour.exec(value)?.[0]
        return raw
          ? [{ path: file.path, line, message: `raw colour ${raw}: use a token of packages/ui/tokens.css` }]
          : []
      }),
    )

/** Only what can become a colour: texts of code, values in style sheets, attributes in pages. */
function writtenIn(file: File): { value: string; line: number }[] {
  if (isCode(file)) return syntaxOf(file).texts
  if (/\.css$/.test(file.path)) return values(withoutComments(file.text), /:[^;{}]*[;}]/g)
  if (/\.html$/.test(file.path)) return values(file.text, /="[^"]*"/g)
  return []
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

function values(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
    value,
    line: text.slice(0, index).split('\n').length,
  }))
}
