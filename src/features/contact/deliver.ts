import './forbidden-storage.ts';
import { type EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { ContactParams } from '../../../server/contract/contact.ts';
import type { SiteData } from '../../content/types.ts';
import { isWebPage } from '../../lib/api-answer.ts';
import type { Slot } from '../../lib/storage.ts';

/**
 * Sends a message as e-mail; a status of 200 to 299 is success, 0 is no answer. An answer after the time limit, when no
 * answer has been told, is handed to `onLate`.
 */
export type Deliver = (params: ContactParams, onLate: (delivery: Delivery) => void) => Promise<Delivery>;
export type Delivery = Pick<EmailJSResponseStatus, 'status' | 'text'>;

interface DeliverySettings {
  readonly identifiers: Pick<NonNullable<SiteData['emailjs']>, 'publicKey' | 'serviceId' | 'templateId'>;
  readonly blockHeadless: boolean;
  /** Milliseconds between two messages; null: any number may be sent. */
  readonly throttle: number | null;
  readonly origin: () => string;
}

const noAnswer: Delivery = { status: 0, text: 'Network Error' };
/** The storage key of the time of the last success. */
export const throttleId = 'contact-last-sent';

/**
 * The settings for EmailJS with the identifiers of the site, or without them for our own server, which answers the same
 * call.
 */
export function toSettings({ emailjs, api, base }: Pick<SiteData, 'emailjs' | 'api' | 'base'>): DeliverySettings {
  if (emailjs === null) {
    const identifiers = { publicKey: 'site', serviceId: 'site', templateId: 'contact' };
    return { identifiers, blockHeadless: false, throttle: null, origin: () => api || location.origin + base };
  }
  const { limitRate, blockHeadless, origin } = emailjs;
  return {
    identifiers: emailjs,
    blockHeadless,
    throttle: limitRate,
    origin: () => origin ?? 'https://api.emailjs.com',
  };
}

/**
 * Sends messages by the EmailJS library and adds what it lacks: a time limit, a value for every failure, and a throttle
 * that counts from the last success (the library writes its stamp before it sends; here that write does nothing).
 */
export function createDeliver(
  { identifiers, blockHeadless, throttle, origin }: DeliverySettings,
  last: Slot,
  limit: number,
): Deliver {
  const stamps = {
    get: () => Promise.resolve(last.read()),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };

  async function deliver(params: ContactParams): Promise<Delivery> {
    const { publicKey, serviceId, templateId } = identifiers;
    init({
      publicKey,
      blockHeadless,
      origin: origin(),
      storageProvider: stamps,
      ...(throttle === null ? {} : { limitRate: { id: throttleId, throttle } }),
    });
    try {
      const { status, text } = await send(serviceId, templateId, params);
      if (isWebPage(text)) return noAnswer;
      last.write(String(Date.now()));
      return { status, text };
    } catch (problem) {
      return toDelivery(problem);
    }
  }

  return async (params, onLate) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = deliver(params);
    const timeout = new Promise<Delivery>((resolve) => {
      timer = setTimeout(() => {
        resolve(noAnswer);
        void answer.then(onLate);
      }, limit);
    });
    const delivery = await Promise.race([answer, timeout]);
    clearTimeout(timer);
    return delivery;
  };
}

/** The library rejects with a status, with a TypeError when there is no network, and with a string for wrong settings. */
function toDelivery(problem: unknown): Delivery {
  if (typeof problem === 'string') return { status: 400, text: problem };
  if (typeof problem !== 'object' || problem === null || !('status' in problem)) return noAnswer;
  const { status, text } = problem as Delivery;
  return { status, text };
}
