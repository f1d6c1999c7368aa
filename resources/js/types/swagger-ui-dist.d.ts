/** As much of swagger-ui-dist as the page of the API document uses; the package brings no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
    interface SwaggerRequest {
        url: string;
        headers: Record<string, string>;
    }

    interface SwaggerOptions {
        url: string;
        domNode: HTMLElement;
        deepLinking: boolean;
        filter: boolean;
        tryItOutEnabled: boolean;
        defaultModelsExpandDepth: number;
        docExpansion: 'list' | 'full' | 'none';
        syntaxHighlight: { theme: 'agate' | 'tomorrow-night' };
        validatorUrl: null;
        requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
    }

    export default function swaggerUi(options: SwaggerOptions): void;
}
