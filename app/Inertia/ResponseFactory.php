<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\ComponentFinder;
use App\Inertia\Support\Header;
use Closure;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\App;
use Illuminate\Support\Facades\Redirect;
use InvalidArgumentException;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;
use Throwable;

/** Builds pages and props. It lives for one request, so that nothing shared leaks into the next one. */
final class ResponseFactory
{
    private string $rootView = 'app';

    /** @var array<array-key, mixed> */
    private array $sharedProps = [];

    private Closure|string|null $version = null;

    public function __construct(private readonly ComponentFinder $components) {}

    public function setRootView(string $name): void
    {
        $this->rootView = $name;
    }

    /**
     * Adds props to every page of this request.
     *
     * @param  array<array-key, mixed>  $props
     */
    public function share(array $props): void
    {
        $this->sharedProps = array_merge($this->sharedProps, $props);
    }

    /** Sets the version of the assets; a client that has another one loads the page again. */
    public function version(Closure|string|null $version): void
    {
        $this->version = $version;
    }

    public function getVersion(): string
    {
        return (string) ($this->version instanceof Closure ? App::call($this->version) : $this->version);
    }

    /** Lets the client forget its encrypted history at the next page. Call it after the session was invalidated. */
    public function clearHistory(): void
    {
        session()->put(Response::CLEAR_HISTORY, true);
    }

    /**
     * @template TValue
     *
     * @param  callable(never...): TValue  $callback
     * @return OptionalProp<TValue>
     */
    public function optional(callable $callback): OptionalProp
    {
        return new OptionalProp($callback);
    }

    /**
     * @template TValue
     *
     * @param  callable(never...): TValue  $callback
     * @return DeferProp<TValue>
     */
    public function defer(callable $callback, string $group = 'default'): DeferProp
    {
        return new DeferProp($callback, $group);
    }

    public function always(mixed $value): AlwaysProp
    {
        return new AlwaysProp($value);
    }

    /**
     * @template TValue
     *
     * @param  callable(never...): TValue  $value
     * @return OnceProp<TValue>
     */
    public function once(callable $value): OnceProp
    {
        return new OnceProp($value);
    }

    /**
     * @param  array<array-key, mixed>|object  $props  an object gives its public properties
     *
     * @throws InvalidArgumentException when pages are checked and this one has no file
     */
    public function render(string $component, array|object $props = []): Response
    {
        if (config()->boolean('inertia.pages.ensure_pages_exist', false)) {
            $this->components->findOrFail($component);
        }

        return new Response($component, $this->sharedProps, is_array($props) ? $props : get_object_vars($props), $this->rootView, $this->getVersion());
    }

    /** Sends the browser to a page outside the application, or makes it load a page in full. */
    public function location(string $url): SymfonyResponse
    {
        return Header::isInertia(request())
            ? new SymfonyResponse('', SymfonyResponse::HTTP_CONFLICT, [Header::LOCATION => $url])
            : Redirect::away($url);
    }

    /**
     * Lets an exception be shown as a page. The callback receives an ExceptionResponse and returns it rendered, another
     * response, or null for the framework's own answer.
     *
     * @param  callable(ExceptionResponse): (ExceptionResponse|SymfonyResponse|null)  $callback
     */
    public function handleExceptionsUsing(callable $callback): void
    {
        $handler = App::make(ExceptionHandler::class);

        // A console wraps the handler in its own, and shows no pages.
        if (! $handler instanceof Handler) {
            return;
        }

        $handler->respondUsing(static function (SymfonyResponse $response, Throwable $exception, Request $request) use ($callback): SymfonyResponse {
            $result = $callback(new ExceptionResponse($exception, $request, $response));

            return match (true) {
                $result instanceof ExceptionResponse => $result->toResponse($request),
                $result instanceof SymfonyResponse => $result,
                default => $response,
            };
        });
    }
}
