export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** Facts for machines that read pages. Nothing in a text can end the block: no `<` stands in it. */
export function JsonLd({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  // Not as a child: React would write it as text, with its quotes escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
