type Source = {
  /** The address; with `widths` it holds `{width}`: "/media/fig-main-{width}.webp". */
  src: string
  /** The widths the picture exists in. */
  widths?: readonly number[] | undefined
  /** The largest version's own size: the browser keeps the place free before the picture comes. */
  width: number
  height: number
}
type Props = Source & {
  /** How wide it is drawn: "(min-width: 1025px) 25vw, 50vw". */
  sizes?: string | undefined
  alt: string
  /** The picture's average colour, shown until it is there. */
  tone?: string | undefined
  /** The largest picture of the first screen: fetched at once. All others wait until they are near. */
  eager?: boolean | undefined
  /** Another picture for a desktop, where the same one cut differently would not do. */
  desktop?: Source | undefined
  className?: string | undefined
}

function address(src: string, width: number) {
  return src.replace('{width}', String(width))
}

function sourceSet({ src, widths }: Source) {
  return widths?.map((width) => `${address(src, width)} ${width}w`).join(', ')
}

/** A picture in the size the screen needs. */
export function Picture({ desktop, ...props }: Props) {
  const { src, widths, width, height, sizes, alt, tone, eager, className } = props
  const largest = widths?.length ? Math.max(...widths) : width
  const image = (
    <img
      className={className}
      sizes={sizes}
      srcSet={sourceSet(props)}
      src={address(src, largest)}
      width={width}
      height={height}
      alt={alt}
      style={tone ? { backgroundColor: tone } : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  )
  if (!desktop) return image
  return (
    <picture>
      <source
        media="(min-width: 1025px)"
        sizes={sizes}
        srcSet={sourceSet(desktop) ?? desktop.src}
        width={desktop.width}
        height={desktop.height}
      />
      {image}
    </picture>
  )
}
