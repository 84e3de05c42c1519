type Machine = {
  env?: Record<string, string | undefined>;
  platform?: string;
  exists?: (path: string) => boolean;
};

export function findChromium(machine?: Machine): string | undefined;
export function findHeadlessChromium(machine?: Machine): string | undefined;
