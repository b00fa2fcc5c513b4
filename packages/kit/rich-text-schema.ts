import { z } from 'zod'
import { Problem } from './problem.ts'
import { isBlank, richTextLimits, type RichText as Text } from './rich-text.ts'
import { readRichText } from './rich-text-read.ts'

/** A text as it is answered: read once when it came, and drawn by an allow-list again. */
export const RichText = z
  .custom<Text>((value) => Object(value).type === 'doc' && Array.isArray(Object(value).content))
  .meta({ id: 'RichText', description: 'a tree: doc → blocks → words with marks' })

/** A text as it is sent: its tree as JSON, because forms carry nothing but texts. */
export const SentText = z
  .string()
  .max(richTextLimits.signs, '글이 너무 길어요. 나누어 써 주세요.')
  .transform((json, { addIssue }): Text => {
    try {
      return readRichText(JSON.parse(json))
    } catch (error) {
      const message = error instanceof Problem ? error.message : '글을 읽을 수 없어요. 다시 작성해 주세요.'
      addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

/** The same where something must be said. */
export const NeededText = SentText.refine((text) => !isBlank(text), '내용을 입력해 주세요.')
