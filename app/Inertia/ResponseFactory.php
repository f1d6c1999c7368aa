<?php

declare(strict_types=1);

namespace App\Inertia;

use App\Inertia\Support\ComponentFinder;
use App\Inertia\Support\Header;
use App\Inertia\Support\PageSession;
use App\Inertia\Support\SessionKey;
use BackedEnum;
use Closure;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Support\Arrayable;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\App;
use Illuminate\Support\Facades\Redirect;
use Illuminate\Support\Traits\Macroable;
use Symfony\Component\HttpFoundation\RedirectResponse as SymfonyRedirect;
use Symfony\Component\HttpFoundation\Response as SymfonyResponse;
use Throwable;
use UnitEnum;

/** Builds pages and props. It lives for one request, so that nothing shared leaks into the next one. */
final class ResponseFactory
{
    use Macroable;

    private string $rootView = 'app';

    /** @var array<array-key, mixed> */
    private array $sharedProps = [];

    private Closure|string|int|null $version = null;

    private ?bool $encryptHistory = null;

    private ?Closure $urlResolver = null;

    public function __construct(private readonly PageSession $session, private readonly ComponentFinder $components) {}

    public function setRootView(string $name): void
    {
        $this->rootView = $name;
    }

    /**
     * Adds props to every page of this request.
     *
     * @param  string|array<array-key, mixed>|Arrayable<array-key, mixed>|ProvidesInertiaProperties  $key
     */
    public function share(string|array|Arrayable|ProvidesInertiaProperties $key, mixed $value = null): void
    {
        if (is_string($key)) {
            Arr::set($this->sharedProps, $key, $value);

            return;
        }

        $this->sharedProps = array_merge($this->sharedProps, self::propsOf($key));
    }

    /**
     * Shares a value that the client receives once and then keeps.
     *
     * @template TValue
     *
     * @param  callable(never...): TValue  $callback
     * @return OnceProp<TValue>
     */
    public function shareOnce(string $key, callable $callback): OnceProp
    {
        $prop = $this->once($callback);
        $this->share($key, $prop);

        return $prop;
    }

    /** All shared props, or the one under a (dotted) key. */
    public function getShared(?string $key = null, mixed $default = null): mixed
    {
        return $key === null ? $this->sharedProps : Arr::get($this->sharedProps, $key, $default);
    }

    public function flushShared(): void
    {
        $this->sharedProps = [];
    }

    /** Sets the version of the assets. A client with another version reloads the page. */
    public function version(Closure|string|int|null $version): void
    {
        $this->version = $version;
    }

    public function getVersion(): string
    {
        return (string) ($this->version instanceof Closure ? App::call($this->version) : $this->version);
    }

    public function resolveUrlUsing(?Closure $urlResolver = null): void
    {
        $this->urlResolver = $urlResolver;
    }

    /** Lets the client forget its encrypted history at the next page. Call it after the session was invalidated. */
    public function clearHistory(): void
    {
        $this->session->raise(SessionKey::CLEAR_HISTORY);
    }

    /** Keeps the fragment of the requested URL on the next page. */
    public function preserveFragment(): void
    {
        $this->session->raise(SessionKey::PRESERVE_FRAGMENT);
    }

    public function encryptHistory(bool $encrypt = true): void
    {
        $this->encryptHistory = $encrypt;
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
    public function defer(callable $callback, string $group = 'default', bool $rescue = false): DeferProp
    {
        return new DeferProp($callback, $group, $rescue);
    }

    public function merge(mixed $value): MergeProp
    {
        return new MergeProp($value);
    }

    public function deepMerge(mixed $value): MergeProp
    {
        return (new MergeProp($value))->deepMerge();
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

    public function scroll(mixed $value, string $wrapper = 'data', ProvidesScrollMetadata|callable|null $metadata = null): ScrollProp
    {
        return new ScrollProp($value, $wrapper, $metadata);
    }

    /**
     * @param  array<array-key, mixed>|object  $props  an object provides its public properties, or the props of its contract
     *
     * @throws ComponentNotFoundException when pages are checked and this one has no file
     */
    public function render(string|BackedEnum|UnitEnum $component, array|object $props = []): Response
    {
        $component = match (true) {
            $component instanceof BackedEnum => (string) $component->value,
            $component instanceof UnitEnum => $component->name,
            default => $component,
        };

        if (config()->boolean('inertia.pages.ensure_pages_exist', false)) {
            $this->components->findOrFail($component);
        }

        return new Response(
            $component,
            $this->sharedProps,
            self::propsOf($props),
            $this->rootView,
            $this->getVersion(),
            $this->encryptHistory ?? config()->boolean('inertia.history.encrypt', false),
            $this->urlResolver,
            $this->session,
        );
    }

    /** Sends the browser to a page outside the application, or makes it reload a page. */
    public function location(string|SymfonyRedirect $url): SymfonyResponse
    {
        if (Header::isInertia(request())) {
            $target = $url instanceof SymfonyRedirect ? $url->getTargetUrl() : $url;

            return new SymfonyResponse('', SymfonyResponse::HTTP_CONFLICT, [Header::LOCATION => $target]);
        }

        return $url instanceof SymfonyRedirect ? $url : Redirect::away($url);
    }

    /**
     * Sends data with the next page only; the browser's history does not keep it.
     *
     * @param  string|array<string, mixed>  $key
     */
    public function flash(string|array $key, mixed $value = null): self
    {
        $this->session->flash(is_array($key) ? $key : [$key => $value]);

        return $this;
    }

    /** @return array<string, mixed> */
    public function getFlashed(): array
    {
        return $this->session->flashed();
    }

    /** @return array<string, mixed> */
    public function pullFlashed(): array
    {
        return $this->session->pullFlashed(request());
    }

    /** @param  array<string, string>  $headers */
    public function back(int $status = 302, array $headers = [], string|false $fallback = false): RedirectResponse
    {
        return Redirect::back($status, $headers, $fallback);
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
            $result = $callback(App::make(ExceptionResponse::class, compact('exception', 'request', 'response')));

            return match (true) {
                $result instanceof ExceptionResponse => $result->toResponse($request),
                $result instanceof SymfonyResponse => $result,
                default => $response,
            };
        });
    }

    /**
     * @param  array<array-key, mixed>|object  $props
     * @return array<array-key, mixed>
     */
    private static function propsOf(array|object $props): array
    {
        return match (true) {
            is_array($props) => $props,
            $props instanceof ProvidesInertiaProperties => [$props],
            $props instanceof Arrayable => $props->toArray(),
            default => get_object_vars($props),
        };
    }
}
