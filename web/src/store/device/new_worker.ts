/** Workers of our own origin. The Content-Security-Policy asks for a policy by name; no other address passes it. */

interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("coven-worker", {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`not ours: ${address}`);
    return address;
  },
});

/** A script of ours, as what starts workers wants it. */
export const ourScript = (address: string): string => policy?.createScriptURL(address) ?? address;

export const newWorker = (address: string): Worker => new Worker(ourScript(address), { type: "module" });
