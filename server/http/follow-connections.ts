import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of a server, and gives what ends those on which no request is open: also the ones that never
 * sent a whole one, which Node takes for busy as long as they may.
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
