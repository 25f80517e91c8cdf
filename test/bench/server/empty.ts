/** The empty routes that the server's calls are compared with. */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => 'ok');
app.post('/', async () => 'ok');
console.log(`listening ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
