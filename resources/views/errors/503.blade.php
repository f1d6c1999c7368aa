<!DOCTYPE html>
{{-- Shown during `php artisan down --render=errors.503`. Must work without scripts and without a build. --}}
<html lang="en-AU">
    <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Back in a moment · {{ config('app.name') }}</title>
        <style nonce="{{ Vite::cspNonce() }}">
            html { color-scheme: light dark; }
            body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 400 15px/24px "Inter Variable", Inter, system-ui, sans-serif; background: light-dark(#f6f7f6, #0e1311); color: light-dark(#16201b, #e8eeea); }
            main { max-width: 26rem; padding: 2rem; text-align: center; }
            .tile { width: 44px; height: 44px; margin: 0 auto 1.25rem; border-radius: 12px; background: light-dark(#0b6b4b, #3ecf98); display: grid; place-items: center; }
            svg { width: 24px; height: 24px; fill: none; stroke: light-dark(#fff, #06231a); stroke-width: 1.7; stroke-linejoin: round; }
            h1 { font-size: 20px; line-height: 28px; margin: 0 0 .5rem; }
            p { margin: 0; color: light-dark(#5c6962, #9aa8a0); }
        </style>
    </head>
    <body>
        <main>
            <div class="tile"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z"/></svg></div>
            <h1>{{ config('app.name') }} is being updated</h1>
            <p>It will be back in a few minutes. Your saved work is safe. Reload the page then.</p>
        </main>
    </body>
</html>
