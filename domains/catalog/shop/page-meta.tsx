type Props = { title: string; description: string; path: string }

/** What a page is called in a tab, in a search result and by its one true address. */
export function PageMeta({ title, description, path }: Props) {
  return (
    <>
      <title>{`${title} · Sillage`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
    </>
  )
}
