import type { ComponentProps, ReactNode } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** How a link is drawn where a plain one would not do. */
export type LinkRender = (props: AnchorProps) => ReactNode

type Props = AnchorProps & { link?: LinkRender | undefined }

/** A link as widgets draw it: by `link`, else a plain one. */
export const Anchor = ({ link, ...props }: Props) => (link ? link(props) : <a {...props} />)
