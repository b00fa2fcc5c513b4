import { isBlank, type RichText as Text } from '@sillage/kit/rich-text.ts'
import { RichText } from '@sillage/ui/rich-text.tsx'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'

type Props = { post: { body: Text; body_en: Text } }

/** A post's text in the reader's language; without an English one the Korean is shown, and said to be Korean. */
export function PostText({ post }: Props) {
  const { locale } = usePhrasebook()
  if (locale === 'ko') return <RichText text={post.body} />
  return isBlank(post.body_en) ? <RichText text={post.body} lang="ko" /> : <RichText text={post.body_en} />
}
