/** The parts of a product's page, in the order they are read. */
export const productParts = [
  { part: 'story', label: '이야기' },
  { part: 'details', label: '상세 정보' },
  { part: 'related', label: '함께 보면 좋아요' },
] as const
type Part = (typeof productParts)[number]['part']

/** The id of a part. Pages left last are kept in the document, so each product's are its own. */
export const partId = (part: Part, product_id: number) => `${part}-${product_id}`
