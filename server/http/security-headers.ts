/** Security headers, computed once by helmet for every response, from memory or from a route. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

type Needs = Pick<Config, 'origin' | 'cloudinaryUrl'>;

/** @param scriptHashes CSP sources (`'sha256-…'`) of the inline scripts in our own pages. */
export function securityHeaders(config: Needs, scriptHashes: string[]): Record<string, string> {
  const https = config.origin.startsWith('https:');
  const imageHost = config.cloudinaryUrl
    ? imageHostSources(config.cloudinaryUrl)
    : { upload: [], deliver: [] };
  const headers: Record<string, string> = {};
  const collect = {
    setHeader: (k: string, v: string) => (headers[k.toLowerCase()] = v),
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHost.deliver],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...imageHost.upload],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For obsolete browsers, or off by default: each costs a check and bytes in every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })({} as IncomingMessage, collect as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
  return headers;
}

const POLICY = 'content-security-policy';

/** Allows our own pages to show this response in a frame. */
export function framedByUs(reply: FastifyReply): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string')
    reply.header(POLICY, policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** Keeps the forms of this answer from being sent. */
export function sendingNoForms(reply: FastifyReply): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string')
    reply.header(POLICY, policy.replace("form-action 'self'", "form-action 'none'"));
}

/** Allows this response to show our own pages in a frame. */
export function framingUs(reply: FastifyReply): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') reply.header(POLICY, `${policy};frame-src 'self'`);
}

function imageHostSources(cloudinaryUrl: string) {
  const prefix = new URL(cloudinaryUrl).searchParams.get('upload_prefix');
  return {
    upload: [prefix ? new URL(prefix).origin : 'https://api.cloudinary.com'],
    deliver: ['https://res.cloudinary.com'],
  };
}
