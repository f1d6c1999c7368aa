<!DOCTYPE html>
<html lang="en-AU">
    <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>API · {{ config('app.name') }}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        {{-- Runs before the first paint, so that the theme doesn't flash. --}}
        <script nonce="{{ Vite::cspNonce() }}">
            (function () {
                var stored = null;
                try { stored = localStorage.getItem('colour-theme'); } catch (e) {}
                var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
                document.documentElement.classList.toggle('dark', dark);
                document.documentElement.classList.toggle('dark-mode', dark);
            })();
        </script>
        @vite(['resources/css/api-docs.css', 'resources/js/api-docs.ts'])
    </head>
    <body>
        <header class="docs-head">
            <a class="docs-name" href="{{ route('dashboard') }}"><img src="/favicon.svg" alt="" width="28" height="28">{{ config('app.name') }}</a>
            <span class="docs-part">API</span>
            <nav aria-label="Developer pages">
                <a href="{{ route('developer.api-tokens.index') }}">API tokens</a>
                <a href="{{ route('developer.webhook-sources.index') }}">Webhook sources</a>
                <a href="{{ route('developer.deliveries.index') }}">Deliveries</a>
                <a href="{{ route('docs.openapi') }}">openapi.json</a>
            </nav>
        </header>
        {{-- swagger-ui has its own main landmark. --}}
        <div id="api-docs" data-document="{{ route('docs.openapi', absolute: false) }}">
            <noscript><p>This page needs JavaScript. Read the document at <a href="{{ route('docs.openapi') }}">openapi.json</a>.</p></noscript>
        </div>
    </body>
</html>
