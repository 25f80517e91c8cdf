import type { FastifyInstance } from 'fastify';
import { networkOf } from '../client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network that a request comes from, by which limits count. */
    network: string;
  }
}

/**
 * Notes the network of each request as it comes: a connection that its visitor has closed has no address any more. All
 * that were reset before their request was read count as one network.
 */
export function noteNetworks(app: FastifyInstance): void {
  app.decorateRequest('network', '');
  app.addHook('onRequest', (request, _reply, next) => {
    const address: string | undefined = request.ip;
    request.network = networkOf(address ?? '');
    next();
  });
}
