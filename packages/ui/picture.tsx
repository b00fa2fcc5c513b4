import type { CSSProperties } from 'react'

type Source = {
  /** The address; with `widths` it holds `{width}`: "/media/fig-main-{width}.webp". */
  src: string
  /** Endings under which the same picture is there too; a browser takes AVIF where it can. */
  also?: readonly string[] | undefined
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
  /** The picture in a few pixels, shown until it is there: a WebP in base64. */
  blur?: string | undefined
  /** The largest picture of the first screen: fetched at once. All others wait until they are near. */
  eager?: boolean | undefined
  /** Another picture for a desktop, where the same one cut differently would not do. */
  desktop?: Source | undefined
  className?: string | undefined
}

const onDesktop = '(min-width: 1025px)'

function address(src: string, width: number) {
  return src.replace('{width}', String(width))
}

function sourceSet({ src, widths }: Source) {
  return widths?.map((width) => `${address(src, width)} ${width}w`).join(', ')
}

const asAvif = ({ src, ...rest }: Source): Source => ({ ...rest, src: src.replace(/\.webp$/, '.avif') })

/** A picture in the size the screen needs and the smallest kind the browser reads; something of it is there before it comes. */
export function Picture({ desktop, ...props }: Props) {
  const { src, widths, width, height, sizes, alt, tone, blur, eager, className } = props
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
      style={beforeItComes({ tone, blur })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  )
  if (!desktop && !hasAvif(props)) return image
  return (
    <picture className="contents">
      {desktop && hasAvif(desktop) && (
        <Kind source={asAvif(desktop)} sizes={sizes} media={onDesktop} type="image/avif" />
      )}
      {desktop && <Kind source={desktop} sizes={sizes} media={onDesktop} />}
      {hasAvif(props) && <Kind source={asAvif(props)} sizes={sizes} type="image/avif" />}
      {image}
    </picture>
  )
}

const hasAvif = ({ also }: Source) => Boolean(also?.includes('avif'))

type KindProps = { source: Source; sizes: string | undefined; media?: string; type?: string }

function Kind({ source, sizes, media, type }: KindProps) {
  const { src, width, height } = source
  return (
    // Hidden: in a grid it would take a place of its own, since its parent has none.
    <source
      className="hidden"
      media={media}
      type={type}
      sizes={sizes}
      srcSet={sourceSet(source) ?? src}
      width={width}
      height={height}
    />
  )
}

function beforeItComes({ tone, blur }: Pick<Props, 'tone' | 'blur'>): CSSProperties | undefined {
  if (!tone && !blur) return undefined
  return {
    ...(tone && { backgroundColor: tone }),
    // Eight pixels drawn large are soft by themselves.
    ...(blur && { backgroundImage: `url(data:image/webp;base64,${blur})`, backgroundSize: 'cover' }),
  }
}
