const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
  'wasm32',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Optional builds that a package in the lockfile names and the lockfile lacks, as [path, entry] pairs. */
export function missingBuilds(packages) {
  const missing = [];
  const taken = new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
  for (const [path, owner] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+/.test(version) || !platformOf(name)) continue;
      const places = foldersFrom(path).map((folder) => `${folder}node_modules/${name}`);
      if (taken.get(places.find((place) => taken.has(place))) === version) continue;
      // At the top unless another version is there; then beside the package that asks for it.
      const place = taken.has(places.at(-1)) ? places[1] : places.at(-1);
      taken.set(place, version);
      missing.push([place, entryOf(name, version, owner)]);
    }
  }
  return missing;
}

// Where Node looks from a package, nearest first: its own folder, that of the package around it, the top.
function foldersFrom(path) {
  const folders = [`${path}/`];
  for (let at = path.lastIndexOf('node_modules/'); at > 0; at = path.lastIndexOf('node_modules/', at - 1))
    folders.push(path.slice(0, at));
  return [...folders, ''];
}

function entryOf(name, version, owner) {
  const { os, cpu, libc } = platformOf(name);
  return {
    version,
    cpu: [cpu],
    ...(owner.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.find((word) => platforms.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) return null;
  const libc =
    words.includes('musl') || words.includes('musleabihf')
      ? 'musl'
      : words.some((word) => /^gnu/.test(word))
        ? 'glibc'
        : null;
  return {
    os: os === 'windows' ? 'win32' : os === 'wasm32' ? null : os,
    cpu,
    libc: os === 'linux' ? libc : null,
  };
}
