<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\Header;
use App\Inertia\Support\PageSession;
use Closure;
use Illuminate\Contracts\Support\MessageBag;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Redirect;
use Illuminate\Support\ViewErrorBag;
use Symfony\Component\HttpFoundation\Response;

/** The protocol's part before and after a request. An application extends it to share its own props. */
class Middleware
{
    /** @var string */
    protected $rootView = 'app';

    /** Whether the page gets every message of a field, instead of the first one. */
    protected bool $withAllErrors = false;

    /** The version of the assets, so that browsers with older ones load the page again. */
    public function version(Request $request): ?string
    {
        $assetUrl = config('app.asset_url');

        if (is_string($assetUrl) && $assetUrl !== '') {
            return hash('xxh128', $assetUrl);
        }

        foreach (['build/manifest.json', 'mix-manifest.json'] as $manifest) {
            if (is_file(public_path($manifest))) {
                return hash_file('xxh128', public_path($manifest)) ?: null;
            }
        }

        return null;
    }

    /** @return array<array-key, mixed> the props of every page */
    public function share(Request $request): array
    {
        return [
            'errors' => new AlwaysProp(fn (): object => $this->resolveValidationErrors($request)),
        ];
    }

    /** @return array<string, callable|OnceProp<mixed>> props that the client receives once and keeps */
    public function shareOnce(Request $request): array
    {
        return [];
    }

    public function rootView(Request $request): string
    {
        return $this->rootView;
    }

    /** Resolves the URL of a page, when it is not the URL of the request. */
    public function urlResolver(): ?Closure
    {
        return null;
    }

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $this->prepare($request);

        // Compared before the controller runs, which would use up the flash data of the page that follows.
        $response = $this->isOutdated($request)
            ? $this->onVersionChange($request, new Response)
            : $next($request);

        if ($this->leadsElsewhere($response)) {
            app(PageSession::class)->keepFlash();
        }

        $response = Header::isInertia($request) ? $this->translate($request, $response) : $response;
        $response->headers->set('Vary', [...$response->getVary(), Header::INERTIA]);

        return $response;
    }

    /** Sets version, root view and, if wanted, the shared props for the pages of this request. */
    final public function prepare(Request $request, bool $withSharedProps = true): void
    {
        Inertia::version(fn (): ?string => $this->version($request));
        Inertia::setRootView($this->rootView($request));

        if (($urlResolver = $this->urlResolver()) !== null) {
            Inertia::resolveUrlUsing($urlResolver);
        }

        if (! $withSharedProps) {
            return;
        }

        Inertia::share($this->share($request));

        foreach ($this->shareOnce($request) as $key => $prop) {
            $prop instanceof OnceProp ? Inertia::share($key, $prop) : Inertia::shareOnce($key, $prop);
        }
    }

    /** The answer to an Inertia request whose controller returned nothing. */
    public function onEmptyResponse(Request $request, Response $response): Response
    {
        return Redirect::back();
    }

    /** The answer to a browser with outdated assets: load this very page in full. */
    public function onVersionChange(Request $request, Response $response): Response
    {
        if ($request->hasSession()) {
            app(PageSession::class)->keepEverything();
        }

        return new Response('', Response::HTTP_CONFLICT, [
            Header::LOCATION => $request->fullUrl(),
            Header::VERSION => Inertia::getVersion(),
        ]);
    }

    /** The answer to a redirect with a fragment, which a browser would lose while following it in the background. */
    public function onRedirectWithFragment(Request $request, Response $response): Response
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
    public function resolveValidationErrors(Request $request): object
    {
        $errors = $request->hasSession() ? $request->session()->get('errors') : null;
        $bags = $errors instanceof ViewErrorBag ? array_map($this->messages(...), $errors->getBags()) : [];
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

    private function leadsElsewhere(Response $response): bool
    {
        return $response->isRedirect() || $response->headers->has(Header::LOCATION);
    }

    private function translate(Request $request, Response $response): Response
    {
        // Exactly an empty string: files and streams have no readable content, but are not empty replies.
        if ($response->isOk() && $response->getContent() === '') {
            $response = $this->onEmptyResponse($request, $response);
        }

        if ($response->getStatusCode() === Response::HTTP_FOUND && in_array($request->method(), ['PUT', 'PATCH', 'DELETE'], true)) {
            $response->setStatusCode(Response::HTTP_SEE_OTHER);
        }

        $hasFragment = $response->isRedirect() && str_contains((string) $response->headers->get('Location'), '#');

        return $hasFragment && ! PageSession::isPrefetch($request)
            ? $this->onRedirectWithFragment($request, $response)
            : $response;
    }

    private function messages(MessageBag $bag): object
    {
        $messages = $bag->getMessages();

        return (object) ($this->withAllErrors ? $messages : array_map(static fn (array $all): string => (string) ($all[0] ?? ''), $messages));
    }
}
