import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the connections of a server, and gives a function that closes those without an open request, also the ones
 * that never sent a whole request, which Node counts as busy.
 */
export function followConnections(server: Server): () => void {
  const open = new Map<Socket, { requests: number }>();
  server.on('connection', (socket) => {
    open.set(socket, { requests: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket);
    if (connection === undefined) return;
    connection.requests += 1;
    response.on('close', () => {
      connection.requests -= 1;
    });
  });
  return () => {
    for (const [socket, { requests }] of open) if (requests === 0) socket.destroy();
  };
}
