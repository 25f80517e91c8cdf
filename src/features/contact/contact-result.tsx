import { useStore } from 'zustand';
import { site } from '../../content/site.ts';
import type { ContactStore, ContactValues } from './contact-store.ts';

export function ContactResult({ store }: { store: ContactStore }) {
  const { status, reason, values } = useStore(store);
  return (
    <>
      <div role="status">{status === 'success' && <p className="result-good">Message sent successfully!</p>}</div>
      {/* An alert comes with its words: Firefox tells of no words that come into it later. */}
      {status === 'error' && (
        <div role="alert">
          <p className="result-bad">Failed to send message. Try again.</p>
          <p className="result-more">
            {reason} Your message is still here. You can also{' '}
            <a href={mailto(site.author.email, values)}>send it from your own email program</a>.
          </p>
        </div>
      )}
    </>
  );
}

/** A link that opens the visitor's e-mail program with the message in it. */
export function mailto(address: string, { name, message }: ContactValues): string {
  const subject = encodeURIComponent(`Message from ${name}`);
  const body = encodeURIComponent(message.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
