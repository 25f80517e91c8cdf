import { connect } from 'node:net';

export interface Wire {
  readonly write: (bytes: string | Buffer) => void;
  /** Everything that was received until the other side closed the connection. */
  readonly closed: Promise<string>;
  /** Waits until a text was received. */
  readonly until: (text: string) => Promise<void>;
  readonly cut: () => void;
}

/** A raw connection on which a test writes any bytes. */
export function openWire(address: string): Wire {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('error', () => {});
  socket.on('data', (chunk: string) => {
    received += chunk;
  });
  return {
    write: (bytes) => void socket.write(bytes),
    closed: new Promise((resolve) => socket.on('close', () => resolve(received))),
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (received.includes(text)) resolve();
        };
        socket.on('data', look);
        socket.on('close', () => reject(new Error(`closed before ${text}: ${received}`)));
        look();
      }),
    cut: () => socket.destroy(),
  };
}
