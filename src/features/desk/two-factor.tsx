import { type FormEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AccountAnswer, TwoFactorStart } from '../../../server/contract/desk.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Field } from '../../ui/field.tsx';
import type { DeskStore } from './desk-state.ts';
import { QrCode } from './qr-code.tsx';

interface TwoFactorProps {
  readonly account: AccountAnswer;
  readonly store: DeskStore;
}

/** Turns the second factor on and off: the code of an authenticator app beside the password. */
export function TwoFactor({ account, store }: TwoFactorProps) {
  const [started, setStarted] = useState<TwoFactorStart | null>(null);
  const codes = useStore(store, ({ recoveryCodes }) => recoveryCodes);
  const [isEnding, setEnding] = useState(false);
  const { beginTwoFactor, confirmTwoFactor, dismissRecoveryCodes, endTwoFactor } = store.getState();
  const isBeginning = useRef(false);

  /** The server makes a new key each time: of two, only the last one would be taken. */
  async function begin() {
    if (isBeginning.current) return;
    isBeginning.current = true;
    setStarted(await beginTwoFactor());
    isBeginning.current = false;
  }

  if (codes !== null) return <RecoveryList codes={codes} onClose={dismissRecoveryCodes} />;
  if (account.twoFactor) {
    return (
      <>
        <p className="quiet">
          On: the login asks for a code too. {account.recoveryCodesLeft} recovery{' '}
          {account.recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.
        </p>
        {isEnding ? (
          <CodeForm
            label="Code, to turn it off"
            action="Turn off"
            onCode={async (code) => {
              const isOff = await endTwoFactor(code);
              setEnding(!isOff);
              if (isOff) setStarted(null);
              return isOff;
            }}
          />
        ) : (
          <button type="button" className="button-quiet" onClick={() => setEnding(true)}>
            Turn off
          </button>
        )}
      </>
    );
  }
  if (started === null) {
    return (
      <>
        <p className="quiet">Off: the password alone opens the desk. Turned on, the code of an app is asked for too.</p>
        <button type="button" className="button-quiet" onClick={() => void begin()}>
          Turn on
        </button>
      </>
    );
  }
  return (
    <>
      <p className="quiet">
        Scan this code with an authenticator app, type its key there, or{' '}
        <a href={started.address}>open it in the app on this device</a>.
      </p>
      <QrCode address={started.address} label="QR code of the key" />
      <p className="desk-key">{started.secret.match(/.{4}/g)?.join(' ')}</p>
      <CodeForm
        label="Code that the app shows now"
        action="Turn on"
        asksPassword
        onCode={async (code, password) => {
          const isOn = await confirmTwoFactor(code, password);
          if (isOn) setStarted(null);
          return isOn;
        }}
      />
    </>
  );
}

interface CodeFormProps {
  readonly label: string;
  readonly action: string;
  readonly asksPassword?: boolean;
  /** False when the code was refused; without `asksPassword` the password is empty. */
  readonly onCode: (code: string, password: string) => Promise<boolean>;
}

function CodeForm({ label, action, asksPassword = false, onCode }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    const password = secret.current?.value ?? '';
    if (code === '') input.current?.focus();
    else if (asksPassword && password === '') secret.current?.focus();
    else void onCode(code, password);
  };
  return (
    <form className="desk-code" noValidate onSubmit={submit}>
      <Field id="desk-code" label={label}>
        {(control) => (
          <input {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} ref={input} />
        )}
      </Field>
      {asksPassword && (
        <Field id="desk-password" label="Password">
          {(control) => <input {...control} type="password" autoComplete="current-password" ref={secret} />}
        </Field>
      )}
      <button type="submit" className="button">
        {action}
      </button>
    </form>
  );
}

/** The recovery codes, which are shown once. */
function RecoveryList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <>
      <p className="quiet">
        Keep these recovery codes where you keep passwords. Each opens the desk once without the app, and they are not
        shown again.
      </p>
      <ul className="desk-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="desk-actions">
        <button
          type="button"
          className="button-quiet"
          onClick={() => saveFile(`${codes.join('\n')}\n`, 'recovery-codes.txt')}
        >
          Save as a file
        </button>
        <button type="button" className="button" onClick={onClose}>
          I have them
        </button>
      </div>
    </>
  );
}
