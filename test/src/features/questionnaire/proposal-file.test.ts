import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkFile, formatSize } from '../../../../src/features/questionnaire/proposal-file.ts';
import { limits } from '../../../../src/lib/limits.ts';

test('a file of just the size that is allowed can be sent', () => {
  assert.is(checkFile({ name: 'proposal.pdf', size: limits.fileBytes } as File), null);
});

test('a size is written as a person reads it', () => {
  for (const [bytes, text] of [
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [10_752, '11 KB'],
    [430_080, '420 KB'],
    [1_048_576, '1 MB'],
    [1_468_006, '1.4 MB'],
    [10_485_760, '10 MB'],
  ] as const)
    assert.is(formatSize(bytes), text);
});

test.run();
