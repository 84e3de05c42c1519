import packageFile from '#package.json' with { type: 'json' };

/** The version and license of this release. */
export const release = { version: packageFile.version, license: packageFile.license };
