<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\Header;
use Illuminate\Contracts\Support\Responsable;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Response as Responses;
use Illuminate\Support\Str;
use stdClass;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;

/** A page on its way to the browser: a document on the first visit, JSON on every later one. */
final readonly class Response implements Responsable
{
    /** Key of the session: the next page clears the client's history. */
    public const CLEAR_HISTORY = 'inertia.clear_history';

    private bool $clearHistory;

    /**
     * @param  array<array-key, mixed>  $sharedProps
     * @param  array<array-key, mixed>  $props
     */
    public function __construct(
        private string $component,
        private array $sharedProps,
        private array $props,
        private string $rootView,
        private string $version,
    ) {
        // A partial visit would carry the page's contents into the new history. A prefetched page may never be shown.
        $this->clearHistory = Header::in(request(), Header::PARTIAL_COMPONENT) !== $component
            && ! Header::isPrefetch(request())
            && (bool) session()->pull(self::CLEAR_HISTORY, false);
    }

    /** @param  Request  $request */
    public function toResponse($request): SymfonyResponse
    {
        [$props, $labels] = (new PropsResolver($request, $this->component))->resolve($this->sharedProps, $this->props);

        $page = [
            'component' => $this->component,
            'props' => $props === [] ? new stdClass : $props,
            'url' => $this->url($request),
            'version' => $this->version,
            ...array_filter([
                'clearHistory' => $this->clearHistory,
                'encryptHistory' => config()->boolean('inertia.history.encrypt', false),
                ...$labels,
            ]),
        ];

        return Header::isInertia($request)
            ? new JsonResponse($page, headers: [Header::INERTIA => 'true'])
            : Responses::view($this->rootView, ['page' => $page]);
    }

    /** The path and query of the request, with any proxy prefix and the trailing slash it was called with. */
    private function url(Request $request): string
    {
        $url = Str::start(Str::after($request->fullUrl(), $request->getSchemeAndHttpHost()), '/');

        if (! str_ends_with(explode('?', $request->getRequestUri(), 2)[0], '/')) {
            return $url;
        }

        return Str::finish(Str::before($url, '?'), '/').(str_contains($url, '?') ? '?'.Str::after($url, '?') : '');
    }
}
