import type { TextPicture } from '@sillage/kit/rich-text.ts'
import { mergeAttributes, Node } from '@tiptap/core'

const names = ['src', 'width', 'height', 'widths', 'tone', 'also', 'alt'] as const satisfies (keyof TextPicture)[]

/** A picture of our own media as a block of its own. Pasted ones are none: the editor's owner takes those in. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }])),
  parseHTML: () => [],
  renderHTML({ node, HTMLAttributes }) {
    const { src, width, height, widths, alt } = node.attrs as TextPicture // named above, and read when it came
    const largest = widths.length > 0 ? Math.max(...widths) : width
    const address = src.replace('{width}', String(largest))
    return ['img', mergeAttributes(HTMLAttributes, { src: address, width, height, alt })]
  },
})
