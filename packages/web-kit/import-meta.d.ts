/** What the compiler knows of where the code will run; whatever stands behind SSR is left out of the browser's scripts. */
interface ImportMetaEnv {
  readonly SSR: boolean
  readonly PROD: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
