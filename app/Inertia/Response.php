<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\Header;
use App\Inertia\Support\PageSession;
use App\Inertia\Support\SessionKey;
use Closure;
use Illuminate\Contracts\Support\Responsable;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\App;
use Illuminate\Support\Facades\Response as Responses;
use Illuminate\Support\Str;
use stdClass;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;

/** The response with a page: a document on the first visit, JSON on later ones. */
final class Response implements Responsable
{
    private readonly bool $clearHistory;

    private readonly bool $preserveFragment;

    /** @var array<string, mixed> */
    private array $viewData = [];

    /**
     * @param  array<array-key, mixed>  $sharedProps
     * @param  array<array-key, mixed>  $props
     */
    public function __construct(
        private readonly string $component,
        private readonly array $sharedProps,
        private array $props,
        private string $rootView,
        private readonly string $version,
        private readonly bool $encryptHistory,
        private readonly ?Closure $urlResolver,
        private readonly PageSession $session,
    ) {
        $request = request();
        // A partial visit stays on its page. Its content must not enter the new history.
        $this->clearHistory = Header::in($request, Header::PARTIAL_COMPONENT) !== $component && $session->pullFlag(SessionKey::CLEAR_HISTORY, $request);
        $this->preserveFragment = $session->pullFlag(SessionKey::PRESERVE_FRAGMENT, $request);
    }

    /** @param  string|array<array-key, mixed>|ProvidesInertiaProperties  $key */
    public function with(string|array|ProvidesInertiaProperties $key, mixed $value = null): self
    {
        $this->props = match (true) {
            $key instanceof ProvidesInertiaProperties => [...$this->props, $key],
            is_array($key) => array_merge($this->props, $key),
            default => array_merge($this->props, [$key => $value]),
        };

        return $this;
    }

    /**
     * Passes data to the root view only. The client does not receive it as props.
     *
     * @param  string|array<string, mixed>  $key
     */
    public function withViewData(string|array $key, mixed $value = null): self
    {
        $this->viewData = [...$this->viewData, ...(is_array($key) ? $key : [$key => $value])];

        return $this;
    }

    public function rootView(string $rootView): self
    {
        $this->rootView = $rootView;

        return $this;
    }

    /** @param  string|array<string, mixed>  $key */
    public function flash(string|array $key, mixed $value = null): self
    {
        $this->session->flash(is_array($key) ? $key : [$key => $value]);

        return $this;
    }

    /** @param  Request  $request */
    public function toResponse($request): SymfonyResponse
    {
        $page = $this->page($request);

        return Header::isInertia($request)
            ? new JsonResponse($page, headers: [Header::INERTIA => 'true'])
            : Responses::view($this->rootView, [...$this->viewData, 'page' => $page]);
    }

    /** @return array<string, mixed> the page object of the protocol */
    private function page(Request $request): array
    {
        [$props, $labels] = (new PropsResolver($request, $this->component))->resolve($this->sharedProps, $this->props);

        return [
            'component' => $this->component,
            'props' => $props === [] ? new stdClass : $props,
            'url' => $this->url($request),
            'version' => $this->version,
            ...array_filter([
                'clearHistory' => $this->clearHistory,
                'encryptHistory' => $this->encryptHistory,
                'preserveFragment' => $this->preserveFragment,
                'flash' => $this->session->pullFlashed($request),
            ]),
            ...$labels,
        ];
    }

    /** The path and query of the request, with any proxy prefix and the trailing slash it was called with. */
    private function url(Request $request): string
    {
        if ($this->urlResolver !== null) {
            return (string) App::call($this->urlResolver, ['request' => $request]);
        }

        $url = Str::start(Str::after($request->fullUrl(), $request->getSchemeAndHttpHost()), '/');
        $hasTrailingSlash = str_ends_with(explode('?', $request->getRequestUri(), 2)[0], '/');

        if (! $hasTrailingSlash) {
            return $url;
        }

        return Str::finish(Str::before($url, '?'), '/').(str_contains($url, '?') ? '?'.Str::after($url, '?') : '');
    }
}
