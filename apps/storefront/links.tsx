import type { LinkRender } from '@sillage/ui/anchor.tsx'
import type { MouseEvent } from 'react'
import { type DataRouter, Link } from 'react-router'

/** The router knows only our own pages; a link to a file or to another site is an ordinary one. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href)

/** A link on a page. The server has no use for the router's: its markup is the same, and a page has hundreds. */
export const routerLink: LinkRender = ({ href, ...rest }) =>
  isOurs(href) && !import.meta.env.SSR ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />

/** A link beside the pages, such as in a toast, where the router takes addresses but gives none. */
export const linkBeside =
  (router: DataRouter | undefined): LinkRender =>
  ({ href, onClick, ...rest }) => {
    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!router || !isOurs(href) || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate(href)
    }
    return <a href={href} onClick={follow} {...rest} />
  }

/** With a key held, or the middle button, the browser opens it elsewhere. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
