import { languageOf } from '@sillage/kit/text-language.ts'

/** A sentence with a member's name in it; a name of another language than the sentence says so to who has it read out. */
export function WithName({ text, name }: { text: string; name: string }) {
  const [before = '', ...after] = text.split(name)
  const rest = after.join(name)
  if (name === '' || after.length === 0 || languageOf(before + rest) === languageOf(name)) return text
  return (
    <>
      {before}
      <span lang={languageOf(name)}>{name}</span>
      {rest}
    </>
  )
}
