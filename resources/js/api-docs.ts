import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { withFreshKey } from '@/features/developer-tools/idempotency-key';
import { makeAccessible } from '@/features/developer-tools/swagger-accessibility';
import { watchTheme } from '@/lib/theme';

const root = document.documentElement;
const place = document.querySelector<HTMLElement>('#api-docs');

/** Mirrors `dark` to Swagger UI's own class name. Unchanged values are skipped, because they would trigger the observer again. */
function followTheme(): void {
    const isDark = root.classList.contains('dark');
    if (root.classList.contains('dark-mode') !== isDark) {
        root.classList.toggle('dark-mode', isDark);
    }
}

new MutationObserver(followTheme).observe(root, { attributeFilter: ['class'] });
watchTheme();
followTheme();

if (place?.dataset.document) {
    makeAccessible(place);
    swaggerUi({
        url: place.dataset.document,
        domNode: place,
        deepLinking: true,
        filter: true,
        tryItOutEnabled: true,
        defaultModelsExpandDepth: 0,
        docExpansion: 'list',
        // The default syntax colours have too little contrast.
        syntaxHighlight: { theme: 'tomorrow-night' },
        // Turns off the online validator, which would receive every document.
        validatorUrl: null,
        requestInterceptor: withFreshKey,
    });
}
