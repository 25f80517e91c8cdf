import { zipSync } from 'fflate';

/** A ZIP archive of texts and bytes, as Word and LibreOffice write documents. */
export function archive(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? encoder.encode(file) : file]),
    ),
  );
}

export const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document with these paragraphs, one footnote and a style for headings. */
export function word(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  return archive({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${relationships}/footnotes" Target="footnotes.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/footnotes.xml': `<w:footnotes ${namespaces}><w:footnote w:id="2"><w:p><w:r><w:t>The note.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

const office = 'urn:oasis:names:tc:opendocument:xmlns:';
const prefixes = { office: 'office', text: 'text', table: 'table', draw: 'drawing', style: 'style', meta: 'meta' };

/** A LibreOffice document with this text, these styles, and files beside it. */
export function openDocument(
  body: string,
  styles = '',
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const names = Object.entries(prefixes).map(([prefix, name]) => `xmlns:${prefix}="${office}${name}:1.0"`);
  const others = `xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:fo="${office}xsl-fo-compatible:1.0" xmlns:svg="${office}svg-compatible:1.0"`;
  return archive({
    'content.xml': `<office:document-content ${names.join(' ')} ${others}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...more,
  });
}
