export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** `thing={import.meta.env.SSR ? productThing(product) : null}` */
type Props = { thing: Thing | null }

/**
 * Facts for machines that read pages: only the server writes them, so that no browser loads what puts them together;
 * waking up leaves them as they are. Nothing in a text can end the block: no `<` stands in it.
 */
export function JsonLd({ thing }: Props) {
  const json = thing ? JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c') : ''
  // Not as a child: React would write it as text, with its quotes escaped.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
