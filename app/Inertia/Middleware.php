<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\Header;
use Closure;
use Illuminate\Contracts\Support\MessageBag;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Redirect;
use Illuminate\Support\ViewErrorBag;
use Symfony\Component\HttpFoundation\Response;

/** Handles the Inertia protocol around a request; an application extends it to share its own props. */
class Middleware
{
    /** @var string */
    protected $rootView = 'app';

    /** The version of the assets, so that browsers with older ones load the page again. */
    public function version(Request $request): ?string
    {
        $assetUrl = config('app.asset_url');

        if (is_string($assetUrl) && $assetUrl !== '') {
            return hash('xxh128', $assetUrl);
        }

        $manifest = public_path('build/manifest.json');

        return is_file($manifest) ? (hash_file('xxh128', $manifest) ?: null) : null;
    }

    /** @return array<array-key, mixed> the props of every page */
    public function share(Request $request): array
    {
        return [
            'errors' => new AlwaysProp(fn (): object => $this->resolveValidationErrors($request)),
        ];
    }

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $this->prepare($request);

        // Compared before the controller runs, which would use up the flash data of the page that follows.
        $response = $this->isOutdated($request) ? $this->onVersionChange($request) : $next($request);
        $response = Header::isInertia($request) ? $this->translate($request, $response) : $response;
        $response->headers->set('Vary', [...$response->getVary(), Header::INERTIA]);

        return $response;
    }

    /** Sets version, root view and shared props for the pages of this request. */
    final public function prepare(Request $request): void
    {
        Inertia::version(fn (): ?string => $this->version($request));
        Inertia::setRootView($this->rootView);
        Inertia::share($this->share($request));
    }

    /** The answer to a browser with outdated assets: load this very page in full. */
    private function onVersionChange(Request $request): Response
    {
        if ($request->hasSession()) {
            session()->reflash();
        }

        return new Response('', Response::HTTP_CONFLICT, [
            Header::LOCATION => $request->fullUrl(),
            Header::VERSION => Inertia::getVersion(),
        ]);
    }

    /** The answer to a redirect with a fragment, which a browser would lose while following it in the background. */
    private function onRedirectWithFragment(Response $response): Response
    {
        $conflict = new Response('', Response::HTTP_CONFLICT, [
            Header::REDIRECT => (string) $response->headers->get('Location'),
        ]);

        foreach ($response->headers->getCookies() as $cookie) {
            $conflict->headers->setCookie($cookie);
        }

        return $conflict;
    }

    /** The validation errors of the last request, by field, or by bag and field if there are named bags. */
    private function resolveValidationErrors(Request $request): object
    {
        $errors = $request->hasSession() ? $request->session()->get('errors') : null;
        $bags = $errors instanceof ViewErrorBag ? array_map(self::messages(...), $errors->getBags()) : [];
        $requested = Header::in($request, Header::ERROR_BAG);

        return match (true) {
            isset($bags['default']) && $requested !== '' => (object) [$requested => $bags['default']],
            isset($bags['default']) => $bags['default'],
            default => (object) $bags,
        };
    }

    private function isOutdated(Request $request): bool
    {
        return $request->isMethod('GET')
            && Header::isInertia($request)
            && Header::in($request, Header::VERSION) !== Inertia::getVersion();
    }

    private function translate(Request $request, Response $response): Response
    {
        // Strictly empty: files and streams have no content to read, and are no empty replies.
        if ($response->isOk() && $response->getContent() === '') {
            $response = Redirect::back();
        }

        if ($response->getStatusCode() === Response::HTTP_FOUND && in_array($request->method(), ['PUT', 'PATCH', 'DELETE'], true)) {
            $response->setStatusCode(Response::HTTP_SEE_OTHER);
        }

        $hasFragment = $response->isRedirect() && str_contains((string) $response->headers->get('Location'), '#');

        return $hasFragment && ! Header::isPrefetch($request) ? $this->onRedirectWithFragment($response) : $response;
    }

    private static function messages(MessageBag $bag): object
    {
        return (object) array_map(static fn (array $all): string => (string) ($all[0] ?? ''), $bag->getMessages());
    }
}
