import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { withFreshKey } from '@/features/developer-tools/fresh-key';

const place = document.querySelector<HTMLElement>('#api-docs');

if (place?.dataset.document) {
    swaggerUi({
        url: place.dataset.document,
        domNode: place,
        deepLinking: true,
        filter: true,
        tryItOutEnabled: true,
        defaultModelsExpandDepth: 0,
        docExpansion: 'list',
        // The program's own service on the web would be told of every document.
        validatorUrl: null,
        requestInterceptor: withFreshKey,
    });
}
