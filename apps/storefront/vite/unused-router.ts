import type { Plugin } from 'vite'

const made = /^const (\w+) = React\$1\.(forwardRef|memo|createContext)\(/gm
const named = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Says of the router's components that making them does nothing else. Without that a builder has to keep its links, forms
 * and everything they need, which no page of ours uses: a twentieth of the first page's script.
 */
export const unusedRouter = (): Plugin => ({
  name: 'unused-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => code.replace(made, 'const $1 = /* @__PURE__ */ React$$1.$2(').replace(named, ''),
  },
})
