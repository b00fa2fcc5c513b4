import { paragraphs } from '@sillage/kit/rich-text.ts'

/** A text of plain lines as a form sends it. */
export const sentText = (...lines: string[]) => JSON.stringify(paragraphs(lines))

/** A text with a picture, as a form sends it. */
export const sentPicture = (picture: object, ...lines: string[]) =>
  JSON.stringify({
    type: 'doc',
    content: [...paragraphs(lines).content, { type: 'picture', attrs: { ...picture, alt: '사진' } }],
  })
