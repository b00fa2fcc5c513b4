import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { errors: Record<string, readonly string[]>; of: RegExp }

/** What is wrong with a part of the sheet as a whole, each sentence once. */
export function SheetErrors({ errors, of }: Props) {
  const t = usePhrases()
  const texts = new Set(Object.entries(errors).flatMap(([name, all]) => (of.test(name) ? all : [])))
  return [...texts].map((text) => (
    <p key={text} className="error">
      {t(text)}
    </p>
  ))
}
