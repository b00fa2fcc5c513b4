import { useEffect } from 'react'
import { createPath, type DataRouter, matchRoutes } from 'react-router'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>
type Router = Pick<DataRouter, 'routes' | 'state' | 'navigate'>

/** With a key held, or the middle button, the browser opens a link elsewhere; and a widget may have taken the click. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Where an element's link leads within the shop; nothing for another site. */
export function addressOf(link: Element, document: Document) {
  const href = link.getAttribute('href')
  return href && /^\/(?!\/)/.test(href) ? new URL(href, document.baseURI) : undefined
}

/**
 * Goes to pages of the shop without loading the document again. One listener for all links: a page has hundreds, and
 * each would have to wake up as a component of the router. What is no page, such as a file, the browser opens as ever.
 */
export function followLinks(document: Document, router: Router) {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || !isPlainClick(event) || link.hasAttribute('target') || link.hasAttribute('download')) return
    const url = addressOf(link, document)
    if (!url || !matchRoutes(router.routes, url.pathname)) return
    event.preventDefault()
    const to = url.pathname + url.search + url.hash
    // The open page once more is no new step for Back.
    void router.navigate(to, { replace: to === createPath(router.state.location) })
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

/** The same from when the page is awake. Drawing on the server leads no one anywhere, and has no router. */
export function useFollowedLinks(router: Router | undefined) {
  useEffect(() => (router ? followLinks(document, router) : undefined), [router])
}
