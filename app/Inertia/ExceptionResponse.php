<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Contracts\Support\Responsable;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

/** An exception, the framework's response to it, and the page it may be shown as. */
final class ExceptionResponse implements Responsable
{
    private ?string $component = null;

    /** @var array<array-key, mixed>|object */
    private array|object $props = [];

    /** @var class-string<Middleware>|null */
    private ?string $middleware = null;

    public function __construct(
        public readonly Throwable $exception,
        public readonly Request $request,
        public readonly Response $response,
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
     * @param  class-string<Middleware>  $middleware
     */
    public function withSharedData(string $middleware): self
    {
        $this->middleware = $middleware;

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

        if ($this->middleware !== null) {
            app($this->middleware)->prepare($this->request);
        }

        $page = Inertia::render($this->component, $this->props)->toResponse($this->request)->setStatusCode($this->statusCode());

        // Headers such as Retry-After belong to the exception, however it is shown.
        $page->headers->add($this->exception instanceof HttpExceptionInterface ? $this->exception->getHeaders() : array_filter(['Retry-After' => $this->response->headers->get('Retry-After')]));

        return $page;
    }
}
