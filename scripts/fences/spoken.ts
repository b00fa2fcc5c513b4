import { syntaxOf, type Text } from './syntax.ts'
import { type Fence, type File, isCode, isTest } from './tree.ts'

/** Korean to translate. The name of a language is none: it stands in that language, whichever is shown. */
export const isKorean = (text: string) => /[가-힣]/.test(text.replaceAll('한국어', ''))

/** Code whose texts visitors read. */
export const isScreen = (path: string) =>
  /^(domains\/[^/]+\/(shop|admin)|apps\/(storefront|admin)|packages\/admin-kit)\//.test(path)
const isWidget = (path: string) => path.startsWith('packages/ui/')

/** Screens speak through t(), and widgets not at all: their texts are props. */
export const spoken: Fence = (tree) =>
  tree.filter(isShown).flatMap((file) =>
    syntaxOf(file)
      .texts.filter((text) => isKorean(text.value) && (isWidget(file.path) || isSpokenRaw(text)))
      .map(({ value, line }) => {
        const why = isWidget(file.path) ? 'a widget has no words of its own' : 'visitors read this: say it with t(…)'
        return { path: file.path, line, message: `${why}: "${value.trim()}"` }
      }),
  )

const isShown = (file: File) =>
  isCode(file) && !isTest(file) && !/\.gallery\.tsx$/.test(file.path) && (isScreen(file.path) || isWidget(file.path))

/** Written straight into the markup, as text or attribute. */
export function isSpokenRaw({ frames }: Text) {
  const innermost = frames.at(-1)
  return innermost !== undefined && 'markup' in innermost
}
