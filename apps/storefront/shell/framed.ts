import { createContext } from 'react'

/** Whether the shell stands around this page. Where the shell itself failed, the page brings a bare frame of its own. */
export const Framed = createContext(false)
