/**
 * Adds an account of an author of its own: what a test does to how it signs in is nobody else's.
 * @param url of the site
 */
export async function addAuthor(url: string, email: string, password: string): Promise<void> {
  const call = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/v2/system/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return ((await answer.json()) as { data: { token: string } }).data;
  };
  const { token } = await call('staff/login', { email: 'admin@example.com', password: 'Mozaika-2026!' });
  await call('manage/staff', { email, name: 'Ola Nowak', role: 'author', password }, token);
}
