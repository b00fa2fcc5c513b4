import { parentPort, workerData } from 'node:worker_threads'
import { drawPriceList } from './draw-price-list.ts'

// Fonts are large: no other request waits while they are read and cut.
parentPort?.postMessage(await drawPriceList(workerData))
