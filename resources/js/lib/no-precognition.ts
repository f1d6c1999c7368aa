// Replaces `laravel-precognition` in the build. @inertiajs/react imports it for live validation, which no form uses.

export function createValidator(): never {
    throw new Error('Live validation is left out of the build: see vite.config.ts.');
}

export const client = {};
export const resolveName = createValidator;
export const toSimpleValidationErrors = createValidator;
