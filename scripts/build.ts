import { buildServer } from './build-server.ts'
import { buildStorefront } from './build-storefront.ts'

// The server's own files change without the browser's: `npm start` asks for the one that is missing alone.
const only = process.argv[2]
if (only !== 'server') await buildStorefront({ say: (line) => console.log(line) })
await buildServer()
