import 'react'

/** Widgets hand measures to their style sheet as custom properties. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
