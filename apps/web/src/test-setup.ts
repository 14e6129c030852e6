// jsdom has no media: the system is taken to be light.
Object.defineProperty(globalThis, "matchMedia", { value: () => ({ matches: false }), writable: true });
