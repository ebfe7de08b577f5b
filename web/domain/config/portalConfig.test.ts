import { defaultConfig, readPortalConfig } from './portalConfig';

function pageWith(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<script type="application/json" id="portal-config"></script>';
  const script = page.getElementById('portal-config');
  if (script) script.textContent = content;
  return page;
}

test('an installation sets organisation, API host, video hosts and storage keys [A7.1 A9.3 A9.4]', () => {
  const config = readPortalConfig(
    pageWith(
      JSON.stringify({
        organisation: 'Acme',
        timeZone: 'Europe/Oslo',
        monthFirst: true,
        apiHost: 'https://api.acme.example/',
        biUrl: 'https://bi.acme.example/report/7',
        videoHosts: ['https://video.acme.example', 7],
        storageKeys: { token: 'acme.token', rememberMe: 'acme.remember' },
      }),
    ),
  );
  expect(config).toEqual({
    ...defaultConfig,
    organisation: 'Acme',
    timeZone: 'Europe/Oslo',
    monthFirst: true,
    apiHost: 'https://api.acme.example',
    biUrl: 'https://bi.acme.example/report/7',
    videoHosts: ['https://video.acme.example'],
    storageKeys: { token: 'acme.token', rememberMe: 'acme.remember' },
  });
});

test.each(['', '__CONFIG__', '[]', 'null', '{"organisation":7,"footerLinks":"none"}'])(
  'with %j the defaults apply',
  (content) => {
    expect(readPortalConfig(pageWith(content))).toEqual(defaultConfig);
  },
);
