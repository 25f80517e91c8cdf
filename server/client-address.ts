import { BlockList, isIP, isIPv4 } from 'node:net';

const bracketed = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;
const mapped = /^(?:0{1,4}:){5}ffff:(.+)$|^::(?:0{1,4}:)*ffff:(.+)$/i;

function fromHex(groups: string): string {
  const [high = 0, low = 0] = groups.split(':').map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address without what proxies add: port, brackets and zone; an IPv4-mapped IPv6 address as IPv4. */
function plainAddress(written: string): string {
  const trimmed = written.trim();
  const bare = (bracketed.exec(trimmed)?.[1] ?? withPort.exec(trimmed)?.[1] ?? trimmed).replace(/%.*$/, '');
  const [, long, short] = (isIP(bare) === 6 && mapped.exec(bare)) || [];
  const inner = long ?? short;
  if (inner === undefined) return bare;
  return isIPv4(inner) ? inner : fromHex(inner);
}

/** The network of an address, by which limits count: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length - (plain.includes('.') ? 1 : 0);
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** All that one customer may have been given: an IPv4 address, or the 65,536 networks below 48 bits of an IPv6 one. */
export function allocationOf(network: string): string {
  return network.replace(/^([^:]*:[^:]*:[^:]*):[^:]*::\/64$/, '$1::/48');
}

/**
 * Gives a function that tells whether an address is one of the proxies, which are given as addresses and networks. A
 * connection that was reset has none.
 */
export function trustProxies(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address ?? '');
    return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
