import { data } from 'react-router'

/** For loaders: the address is well formed, but nothing stands there. The not-found page is drawn, with its status. */
export function throwNotFound(): never {
  throw data('', { status: 404 })
}
