import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { withFreshKey } from '@/features/developer-tools/fresh-key';
import { watchTheme } from '@/lib/theme';

const root = document.documentElement;
const place = document.querySelector<HTMLElement>('#api-docs');

/** The program's own name for what `dark` says. Unchanged, it is left alone: to write it would call the observer again. */
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
    swaggerUi({
        url: place.dataset.document,
        domNode: place,
        deepLinking: true,
        filter: true,
        tryItOutEnabled: true,
        defaultModelsExpandDepth: 0,
        docExpansion: 'list',
        // Its own choice of colours is too faint for small type.
        syntaxHighlight: { theme: 'tomorrow-night' },
        // The program's own service on the web would be told of every document.
        validatorUrl: null,
        requestInterceptor: withFreshKey,
    });
}
