// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition } from '#schemas/form.ts';
import { enter, raiseForm, type Stage } from './live-form-stage.tsx';
import { prepareSample } from './samples/prepare-sample.ts';

const definition: FormDefinition = {
  alias: 'contact',
  title: 'Kontakt',
  button_text: 'Wyślij',
  groups: [
    {
      alias: 'all',
      fields: [
        { alias: 'name', type: 'text', title: 'Imię', validation_rules: [{ type: 'required' }] },
        {
          alias: 'email',
          type: 'email',
          title: 'E-mail',
          validation_rules: [{ type: 'required', error_message: 'Wpisz adres.' }],
        },
        {
          alias: 'again',
          type: 'text',
          title: 'Powtórz',
          validation_rules: [{ type: 'equalsField', value: 'email', error_message: 'Inny niż wyżej.' }],
        },
        { alias: 'other', type: 'checkbox', title: 'Inna osoba' },
        {
          alias: 'who',
          type: 'text',
          title: 'Kto?',
          validation_rules: [{ type: 'required' }],
          bindings: [{ type: 'show', when: [{ field: 'other', operator: 'equals', value: true }] }],
        },
      ],
    },
  ],
};
const fetcher = vi.fn<typeof fetch>();
let stage: Stage;

beforeEach(() => {
  sessionStorage.clear();
  fetcher.mockReset();
  vi.stubGlobal('fetch', fetcher);
});
afterEach(async () => {
  await stage.end();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const sent = (at = 0): unknown => JSON.parse(String(fetcher.mock.calls[at]?.[1]?.body));
const fill = async () => {
  await stage.type('name', 'Anna');
  await stage.type('email', 'anna@example.com');
};
const text = (selector: string) => stage.container.querySelector(selector)?.textContent ?? null;

describe('[forms] before and while the code arrives', () => {
  test('what was typed before the form came alive is kept and sent', async () => {
    stage = await raiseForm({ form: prepareSample(definition) }, (container) => {
      const name = container.querySelector<HTMLInputElement>('[name=name]');
      if (name) name.value = 'Anna';
      container.querySelector<HTMLInputElement>('[name=other]')?.click();
      expect(container.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    });
    expect(stage.control('name').value).toBe('Anna');
    expect(stage.control('who')).toBeDefined();
    await stage.type('email', 'anna@example.com');
    await stage.type('who', 'Jan');
    fetcher.mockResolvedValue(answer({ data: { id: '1' } }));
    await stage.press();
    expect(sent()).toEqual({ name: 'Anna', email: 'anna@example.com', other: true, who: 'Jan' });
  });
});

describe('[forms] errors', () => {
  beforeEach(async () => {
    stage = await raiseForm({ form: prepareSample(definition) });
  });

  test('[wcag 3.3.1] are said beside their fields and in a summary, and the first field has the focus', async () => {
    await stage.press();
    expect(fetcher).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(stage.control('name'));
    expect(stage.control('email').getAttribute('aria-invalid')).toBe('true');
    expect(stage.control('email').getAttribute('aria-describedby')).toBe('f-email-error');
    expect(text('#f-email-error')).toBe('Wpisz adres.');
    expect(
      [...stage.container.querySelectorAll('[role=alert] a')].map((a) => a.getAttribute('href')),
    ).toEqual(['#f-name', '#f-email']);
  });

  test('a field says what is wrong once it is left, not before and not untouched', async () => {
    await stage.leave('name');
    expect(stage.control('name').hasAttribute('aria-invalid')).toBe(false);
    await stage.type('email', 'anna@example.com');
    await stage.type('again', 'ola@example.com');
    expect(text('#f-again-error')).toBeNull();
    await stage.leave('again');
    expect(text('#f-again-error')).toBe('Inny niż wyżej.');
  });

  test('an error goes when its field becomes right, also by another field', async () => {
    await stage.type('email', 'anna@example.com');
    await stage.type('again', 'ola@example.com');
    await stage.leave('again');
    await stage.type('email', 'ola@example.com');
    expect(text('#f-again-error')).toBeNull();
  });

  test('the server’s errors land on their fields, in its words, and go when the value changes', async () => {
    await fill();
    fetcher.mockResolvedValue(
      answer(
        { error: { message: 'Źle', code: 'invalid_fields', fields: { email: 'Ten adres <b>odpada</b>.' } } },
        422,
      ),
    );
    await stage.press();
    expect(text('#f-email-error')).toBe('Ten adres <b>odpada</b>.');
    expect(document.activeElement).toBe(stage.control('email'));
    await stage.leave('email');
    expect(text('#f-email-error')).toBe('Ten adres <b>odpada</b>.');
    await stage.type('email', 'anna@example.org');
    expect(text('#f-email-error')).toBeNull();
  });

  test('[spec 8] others are shown in the server’s words, above the button and as a notification', async () => {
    await fill();
    fetcher.mockResolvedValue(answer({ error: { message: 'Nie dziś.', code: 'no' } }, 400));
    await stage.press();
    expect(text('[data-form-error]')).toBe('Nie dziś.');
    expect(stage.notices()).toEqual(['Nie dziś.']);
    expect(stage.control('email').value).toBe('anna@example.com');
  });

  test('[spec 8] an answer with errors is a failure, whatever its status', async () => {
    await fill();
    fetcher.mockResolvedValue(answer({ data: { errors: ['Zajęte.'] } }));
    await stage.press();
    expect(text('[data-form-error]')).toBe('Zajęte.');
    expect(stage.control('name').value).toBe('Anna');
  });

  test('without a connection that is said and nothing is lost', async () => {
    await fill();
    fetcher.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await stage.press();
    expect(text('[data-form-error]')).toBe('form.offline');
    fetcher.mockResolvedValueOnce(answer({ data: { id: '1' } }));
    await stage.press();
    expect(fetcher).toHaveBeenCalledTimes(2);
    const [one, other] = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-send-key'));
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).toBe(one);
  });
});

describe('[forms] sending', () => {
  test('happens once, however often the button is pressed, and the end has the focus', async () => {
    let reply: (response: Response) => void = () => undefined;
    fetcher.mockReturnValue(
      new Promise((resolve) => {
        reply = resolve;
      }),
    );
    stage = await raiseForm({ form: prepareSample(definition) });
    await fill();
    await stage.press();
    await stage.press();
    expect(fetcher).toHaveBeenCalledOnce();
    expect(text('.form-foot [role=status]')).toBe('form.sending');
    expect(
      stage.container.querySelector('.form-foot button[type=button]')?.getAttribute('aria-disabled'),
    ).toBe('true');
    await act(async () => reply(answer({ data: { id: '1', title: 'Jest' } })));
    expect(document.activeElement?.textContent).toBe('Jest');
    expect(stage.container.querySelector('form')).toBeNull();
  });

  test('what is not shown is not sent, though it was filled in', async () => {
    stage = await raiseForm({ form: prepareSample(definition) });
    await fill();
    await stage.tick('other');
    await stage.type('who', 'Jan');
    await stage.tick('other');
    expect(stage.container.querySelector('[name=who]')).toBeNull();
    fetcher.mockResolvedValue(answer({ data: { id: '1' } }));
    await stage.press();
    expect(sent()).toEqual({ name: 'Anna', email: 'anna@example.com', other: false });
  });

  test('carries where the visitor came from, and forgets it when the definition says so', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the marketing module
    document.cookie = `utm-parameters=${encodeURIComponent('{"channel":"site","n":1}')}`;
    stage = await raiseForm({ form: prepareSample({ ...definition, clear_marketing_cookie: true }) });
    await fill();
    fetcher.mockResolvedValue(answer({ data: { id: '1' } }));
    await stage.press();
    expect(fetcher.mock.calls[0]?.[0]).toBe('/v2/example?channel=site&language=pl');
    expect(document.cookie).not.toContain('utm-parameters');
  });
});

describe('[forms] a draft', () => {
  test('survives a reload, can be discarded, and is gone once the form was taken', async () => {
    stage = await raiseForm({ form: prepareSample(definition) });
    await stage.type('name', 'Anna');
    await stage.end();
    expect(Object.keys(sessionStorage)).toEqual(['mozaika:customer::draft:contact:f:/formularz']);

    stage = await raiseForm({ form: prepareSample(definition) }, (container) => {
      const email = container.querySelector<HTMLInputElement>('[name=email]');
      if (email) enter(email, 'nowy@example.com');
    });
    expect(stage.control('name').value).toBe('Anna');
    expect(stage.control('email').value).toBe('nowy@example.com');
    expect(text('.form-draft p')).toBe('form.draft-restored');
    fetcher.mockResolvedValue(answer({ data: { id: '1' } }));
    await stage.press();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
