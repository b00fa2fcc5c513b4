import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** How a link is drawn: the shop hands in its router's link, so that a click does not reload the page. */
export type LinkRender = (props: AnchorProps) => ReactNode

const plainLink: LinkRender = (props) => <a {...props} />
const LinkContext = createContext<LinkRender>(plainLink)

/** Gives every widget below it the router's link: `<LinkProvider value={({ href, ...rest }) => <Link to={href} {...rest} />}>`. */
export const LinkProvider = LinkContext.Provider

type Props = AnchorProps & { link?: LinkRender | undefined }

/** A link as widgets draw it: by `link`, else by what LinkProvider gave, else a plain one. */
export function Anchor({ link, ...props }: Props) {
  const provided = useContext(LinkContext)
  return (link ?? provided)(props)
}
