import { useEffect, useState } from 'react';

/** Modules of white that a camera needs around the code. */
const border = 4;

/** The dark modules of a QR code as one path, each run of them a rectangle; the border ends the last one. */
function draw(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        return [`M${x} ${y}h${row.indexOf(false, x) - x}v1H${x}z`];
      }),
    )
    .join('');
}

/** An address as a QR code; dark on light in either theme, as cameras need it. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);

  useEffect(() => {
    let isShown = true;
    // If the encoder cannot be loaded, the key can still be typed: that is no error to report.
    import('uqr').then(
      ({ encode }) => isShown && setRows(encode(address, { ecc: 'M', border }).data),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [address]);

  return (
    <svg className="desk-qr" role="img" aria-label={label} viewBox={`0 0 ${rows.length || 1} ${rows.length || 1}`}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={draw(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
