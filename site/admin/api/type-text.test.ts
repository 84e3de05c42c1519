import { describe, expect, it } from 'vitest';
import type { ApiSchemas, PlacedOperation } from './api-document.ts';
import { operationsByTag } from './api-document.ts';
import { curlOf } from './curl.ts';
import { exampleOf, fullTypeText, typeText } from './type-text.ts';

const schemas: ApiSchemas = {
  Inquiry: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      notes: { type: ['string', 'null'] },
      meeting: { $ref: '#/components/schemas/Meeting' },
    },
    required: ['id', 'notes'],
  },
  Meeting: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
};
const inquiry = { $ref: '#/components/schemas/Inquiry' };

describe('a schema as text', () => {
  it('is written as a type', () => {
    expect(typeText({ type: 'array', items: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] } })).toBe(
      '("a" | "b" | null)[]',
    );
    expect(typeText({ type: 'object', additionalProperties: { type: 'number' } })).toBe('{ [key]: number }');
    expect(typeText({})).toBe('any');
  });

  it('has the schemas that it names below it', () => {
    expect(fullTypeText({ type: 'array', items: inquiry }, schemas)).toBe(
      [
        'Inquiry[]',
        '',
        'Inquiry = {',
        '  id: string (uuid)',
        '  notes: string | null',
        '  meeting?: Meeting',
        '}',
        '',
        'Meeting = {',
        '  at: string',
        '}',
      ].join('\n'),
    );
  });

  it('has an example of what is required', () => {
    expect(exampleOf(inquiry, schemas)).toEqual({ id: '…', notes: '…' });
    expect(exampleOf({ properties: { spam: { type: 'boolean' } } }, schemas)).toEqual({ spam: true });
  });
});

const change: PlacedOperation = {
  method: 'PATCH',
  path: '/api/inquiries/{id}',
  operationId: 'changeInquiry',
  summary: 'Change an inquiry',
  tags: ['Inquiries'],
  parameters: [
    { name: 'day', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ],
  requestBody: {
    content: { 'application/json': { schema: { properties: { notes: { const: 'It’s Ann’s' } } } } },
  },
  responses: {},
};

describe('an operation', () => {
  it('is a command with its body, its required parameters and the session', () => {
    expect(curlOf(change, 'https://example.com', schemas)).toBe(
      [
        "curl --globoff -X PATCH 'https://example.com/api/inquiries/{id}?day={day}' \\",
        '  -b cookies.txt \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"notes":"It’s Ann’s"}'`,
      ].join('\n'),
    );
    expect(curlOf({ ...change, security: [] }, '', schemas)).not.toContain('cookies');
  });

  it('is found by words of its path, summary, tag or method', () => {
    const { method: _, path, ...rest } = change;
    const tags = [
      { name: 'Inquiries', description: '' },
      { name: 'Reports', description: '' },
    ];
    const search = (words: string) =>
      operationsByTag({ paths: { [path]: { patch: rest } }, tags }, words).map(({ name }) => name);
    expect(search('')).toEqual(['Inquiries']);
    expect(search('patch INQUIRIES change')).toEqual(['Inquiries']);
    expect(search('patch meetings')).toEqual([]);
  });
});
