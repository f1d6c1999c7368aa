<!DOCTYPE html>
<html lang="en-AU" class="h-full">
    <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="csrf-token" content="{{ csrf_token() }}">
        @if ($timeZone = data_get($page, 'props.auth.user.timezone'))
            <meta name="time-zone" content="{{ App\Support\ZoneOffsets::of($timeZone) }}">
        @endif
        <title data-inertia>{{ config('app.name') }}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        {{-- Without this the browser asks for the font only when it lays out the page, and lays it out again when the font comes. --}}
        <link rel="preload" href="{{ Vite::asset('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') }}" as="font" type="font/woff2" crossorigin>
        {{-- Runs before the first paint, so that the theme and the sidebar don't flash. --}}
        <script nonce="{{ Vite::cspNonce() }}">
            (function () {
                var stored = null;
                try { stored = localStorage.getItem('colour-theme'); } catch (e) {}
                var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
                document.documentElement.classList.toggle('dark', dark);
                try {
                    var expanded = localStorage.getItem('sidebar') !== 'collapsed';
                    document.documentElement.dataset.sidebar = expanded ? 'expanded' : 'collapsed';
                } catch (e) {}
            })();
        </script>
        @viteReactRefresh
        {{-- Loads the page's code in parallel with the entry's. --}}
        @vite(['resources/css/app.css', 'resources/js/app.tsx', ...App\Inertia\PageAssets::of($page)])
    </head>
    <body class="h-full">
        @inertia
        {{-- Menus and dialogs open here. A direct child of the body, so that a dialog can make the rest inert. --}}
        <div id="headlessui-portal-root" role="complementary" aria-label="Open panels"><span hidden></span></div>
    </body>
</html>
