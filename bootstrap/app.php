<?php

declare(strict_types=1);

use App\Http\Controllers\Shell\ReadinessController;
use App\Http\Middleware\EnforceImpersonation;
use App\Http\Middleware\EnforceRoutePolicy;
use App\Http\Middleware\EnsureBodyFits;
use App\Http\Middleware\EnsureCleanText;
use App\Http\Middleware\GuardSession;
use App\Http\Middleware\HandleInertiaRequests;
use App\Http\Middleware\SecurityHeaders;
use App\Http\Middleware\StartSession;
use App\Http\Middleware\ThrottleContactLookups;
use App\Http\Middleware\ThrottlePages;
use App\Infrastructure\Problems\ExceptionHandler;
use App\Infrastructure\Problems\Unavailable;
use App\Infrastructure\Search\SearchSyntax;
use App\Models\User;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Contracts\Debug\ExceptionHandler as ExceptionHandlerContract;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Exceptions;
use Illuminate\Foundation\Configuration\Middleware;
use Illuminate\Http\Exceptions\MalformedUrlException;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Middleware\HandleCors;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession as LaravelStartSession;
use Illuminate\Support\Facades\Route;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

return Application::configure(basePath: dirname(__DIR__))
    ->withRouting(
        web: __DIR__.'/../routes/web.php',
        api: __DIR__.'/../routes/api.php',
        commands: __DIR__.'/../routes/console.php',
        health: '/up',
        apiPrefix: 'api/v1',
        // Outside of the web group, so that no session starts.
        then: static fn (): mixed => Route::get('/ready', ReadinessController::class),
    )
    ->withMiddleware(function (Middleware $middleware): void {
        $middleware->remove(HandleCors::class);
        // First, so that refused requests get these headers too.
        $middleware->prepend([SecurityHeaders::class, EnsureBodyFits::class]);
        $middleware->append(EnsureCleanText::class);
        // A secret may begin or end with a space.
        $middleware->trimStrings(except: ['secret']);
        // The framework skips this check in local environments and tests.
        $middleware->trustHosts(at: static fn (): array => ['^'.preg_quote((string) parse_url(config()->string('app.url'), PHP_URL_HOST)).'$'], subdomains: false);
        $middleware->web(append: [HandleInertiaRequests::class], replace: [LaravelStartSession::class => StartSession::class]);

        // Pages of signed-in users.
        $middleware->group('staff', ['auth', GuardSession::class, EnforceImpersonation::class, EnforceRoutePolicy::class, ThrottlePages::class, ThrottleContactLookups::class]);
    })
    ->withExceptions(function (Exceptions $exceptions): void {
        // The profile search accepts every text, also one that the browser cut inside a character.
        $exceptions->render(static fn (MalformedUrlException $broken, Request $request): ?RedirectResponse => $request->isMethod('GET') && str_starts_with($request->path(), 'clients/top-search-bar/')
            ? new RedirectResponse('/clients/top-search-bar/'.rawurlencode(SearchSyntax::clean(rawurldecode(substr($request->path(), strlen('clients/top-search-bar/'))))))
            : null);
        // Pages also get the temporary failures that callers of the API get.
        $exceptions->render(static function (PDOException $failure, Request $request): ?Response {
            $answer = $request->is('api/*') ? null : app(Unavailable::class)->answer($failure);

            return $answer === null ? null : app(ExceptionHandlerContract::class)->render($request, $answer);
        });
        // Only a page sends this header, so the visitor was signed in when it opened. A form stays, or its text would be lost.
        $exceptions->render(static fn (AuthenticationException $ended, Request $request): ?Response => match (true) {
            ! $request->hasHeader('X-Inertia') || $request->expectsJson() => null,
            $request->isMethod('GET') || $request->routeIs('logout') => redirect()->guest(route('login'))->with('error', 'Your session ended. Sign in again to continue.'),
            default => new Response(status: 401),
        });
        // A colleague deleted the record while a form or button of it was open. The visitor stays on the page and reads why.
        $exceptions->render(static fn (NotFoundHttpException $missing, Request $request): ?RedirectResponse => $request->hasHeader('X-Inertia') && ! $request->isMethod('GET') && $missing->getPrevious() instanceof ModelNotFoundException
            ? back(303)->with('error', 'This record no longer exists. A colleague may have deleted it. Nothing was saved.')
            : null);
        // Of two colleagues at the same moment, both passed the check of the form. The next try names the field.
        $exceptions->render(static fn (UniqueConstraintViolationException $taken, Request $request): ?RedirectResponse => $request->hasHeader('X-Inertia') && ! $request->isMethod('GET')
            ? back(303)->with('error', 'A colleague saved the same name, address or number at this moment. Nothing was saved. Try again.')
            : null);
        // The framework's text contains the class of the missing model.
        $exceptions->render(static fn (NotFoundHttpException $missing, Request $request): ?JsonResponse => $request->expectsJson() && ! $request->is('api/*')
            ? new JsonResponse(['message' => 'Not found.'], 404, $missing->getHeaders())
            : null);
        // Background requests of a page show the message.
        $exceptions->render(static function (AccessDeniedHttpException $denied, Request $request): ?JsonResponse {
            $user = $request->user();
            $withheld = $user instanceof User ? $user->refusedAbility() : null;

            return $withheld !== null && $request->expectsJson() && ! $request->is('api/*') ? new JsonResponse(['message' => $withheld->reason()], 403) : null;
        });
    })
    ->withSingletons([ExceptionHandlerContract::class => ExceptionHandler::class])
    ->create();
