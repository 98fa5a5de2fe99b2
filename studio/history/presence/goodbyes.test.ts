import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Goodbye, sayDueGoodbyes, sayGoodbye } from './goodbyes.ts';

const goodbye = (window_id: string): Goodbye => ({
  kind: 'page',
  key: 'home',
  locale: '',
  window_id,
  leave: true,
});

describe('[issue 12] a window that goes says so', () => {
  let said: string[] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    const kept = new Map<string, string>();
    said = [];
    answer = async () => Response.json({});
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
      said.push(JSON.parse(body).window_id);
      return answer();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('once, when it arrives', async () => {
    await sayGoodbye(goodbye('one'));
    await sayDueGoodbyes();
    expect(said).toEqual(['one']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['without a network', () => Promise.reject(new TypeError('no network'))],
    ['to a server that is not well', async () => new Response('', { status: 503 })],
  ])('again before the next sign of life of its tab, when said %s', async (_how, refuse) => {
    answer = refuse;
    await sayGoodbye(goodbye('one'));
    await sayGoodbye(goodbye('two'));
    await sayDueGoodbyes();
    answer = async () => Response.json({});
    await sayDueGoodbyes();
    await sayDueGoodbyes();
    expect(said).toEqual(['one', 'two', 'one', 'two', 'one', 'two']);
  });

  test('while the page goes, which never hears the answer', async () => {
    answer = () => new Promise(() => undefined);
    void sayGoodbye(goodbye('one'));
    answer = async () => Response.json({});
    await sayDueGoodbyes();
    expect(said).toEqual(['one', 'one']);
  });

  test('but not for ever to a server that does not know its session', async () => {
    answer = async () => new Response('', { status: 401 });
    await sayGoodbye(goodbye('one'));
    await sayDueGoodbyes();
    expect(said).toEqual(['one']);
  });

  test('where the browser keeps nothing, too', async () => {
    const refused = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
    await sayGoodbye(goodbye('one'));
    await sayDueGoodbyes();
    expect(said).toEqual(['one']);
  });
});
