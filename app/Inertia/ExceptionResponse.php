<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Contracts\Support\Responsable;
use Illuminate\Foundation\Http\Kernel as HttpKernel;
use Illuminate\Http\Request;
use Illuminate\Routing\Route;
use Illuminate\Routing\Router;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

/** An exception, and the page that shows it. */
final class ExceptionResponse implements Responsable
{
    private ?string $component = null;

    /** @var array<array-key, mixed>|object */
    private array|object $props = [];

    private bool $withSharedData = false;

    private ?string $rootView = null;

    /** @var class-string<Middleware>|null */
    private ?string $middleware = null;

    public function __construct(
        public readonly Throwable $exception,
        public readonly Request $request,
        public readonly Response $response,
        private readonly Router $router,
        private readonly Kernel $kernel,
    ) {}

    /** @param  array<array-key, mixed>|object  $props */
    public function render(string $component, array|object $props = []): self
    {
        $this->component = $component;
        $this->props = $props;

        return $this;
    }

    /**
     * Gives the page the props that every page has, although the request may not have reached the middleware that shares them.
     *
     * @param  class-string<Middleware>|null  $middleware  which one shares them; by default the route's or the group's
     */
    public function withSharedData(?string $middleware = null): self
    {
        $this->withSharedData = true;

        return $middleware === null ? $this : $this->usingMiddleware($middleware);
    }

    /** @param  class-string<Middleware>  $middleware */
    public function usingMiddleware(string $middleware): self
    {
        $this->middleware = $middleware;

        return $this;
    }

    public function rootView(string $rootView): self
    {
        $this->rootView = $rootView;

        return $this;
    }

    public function statusCode(): int
    {
        return $this->response->getStatusCode();
    }

    /** @param  Request  $request */
    public function toResponse($request): Response
    {
        if ($this->component === null) {
            return $this->response;
        }

        $this->middlewareInstance()?->prepare($this->request, $this->withSharedData);

        if ($this->rootView !== null) {
            Inertia::setRootView($this->rootView);
        }

        $page = Inertia::render($this->component, $this->props)->toResponse($this->request)->setStatusCode($this->statusCode());

        // The exception's own headers, such as Retry-After, are always sent.
        $page->headers->add(
            $this->exception instanceof HttpExceptionInterface
                ? $this->exception->getHeaders()
                : array_filter(['Retry-After' => $this->response->headers->get('Retry-After')]),
        );

        return $page;
    }

    /** The named middleware, or the first of the route or of the groups. */
    private function middlewareInstance(): ?Middleware
    {
        $route = $this->request->route();
        $stack = [
            ...($route instanceof Route ? $this->router->gatherRouteMiddleware($route) : []),
            ...($this->kernel instanceof HttpKernel ? array_merge(...array_values($this->kernel->getMiddlewareGroups())) : []),
        ];
        $classes = array_map(static fn (mixed $entry): string => is_string($entry) ? explode(':', $entry, 2)[0] : '', $stack);
        $class = $this->middleware ?? Arr::first($classes, static fn (string $class): bool => is_a($class, Middleware::class, true));

        return $class === null ? null : app($class);
    }
}
