/** What a database is for: to store data safely, or to be fast and thrown away. */
export type Purpose = 'durable' | 'throwaway'

const always = {
  listen_addresses: '', // no TCP: the socket is the only way in
  port: '5432', // part of the socket's name
  unix_socket_permissions: '0700',
  cluster_name: 'sillage',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
  random_page_cost: '1.1',
}

const byPurpose = {
  durable: {
    max_connections: '100',
    shared_buffers: '256MB',
    wal_compression: 'on',
  },
  throwaway: {
    max_connections: '200',
    shared_buffers: '128MB',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off', // it does not live long enough to need cleaning
  },
}

/** The settings as arguments for postgres. */
export function settingsFor(purpose: Purpose, socketFolder: string) {
  const settings = { ...always, ...byPurpose[purpose], unix_socket_directories: `"${socketFolder}"` }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
