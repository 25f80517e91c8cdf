import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import { anyId } from '../contract/fields.ts';
import { Failure } from './failure.ts';

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'custom' && issue.params?.code !== undefined) return issue.params.code as ErrorCode;
  return issue.code === 'invalid_type' && / is missing$/.test(issue.message) ? 'field-missing' : 'field-invalid';
}

/** Parses a value with a schema, or throws the Failure of its first issue. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined || (issue.path.length === 0 && issue.code === 'invalid_type')) {
    throw new Failure('field-invalid', 'The body is not what this call takes');
  }
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    throw new Failure('field-unknown', `Invalid ${field}`.slice(0, 80), { field: field.slice(0, 60) });
  }
  const field = issue.path.filter((part) => typeof part === 'string').at(-1);
  throw new Failure(codeOf(issue), issue.message, field === undefined ? {} : { field });
}

/** The same for a required JSON body. */
export function checkBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (body === undefined) throw new Failure('body-empty', 'Body is empty');
  return check(schema, body);
}

/** The id in the path, or throws what says that nothing has it. */
export function checkId({ params }: FastifyRequest, missing: () => Failure): string {
  const id = anyId.safeParse((params as { id?: unknown }).id);
  if (!id.success) throw missing();
  return id.data;
}
