<?php

declare(strict_types=1);

namespace App\Providers;

use App\Data\Shared\ErrorPage;
use App\Http\Middleware\HandleInertiaRequests;
use App\Inertia\ExceptionResponse;
use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use App\Infrastructure\RateLimits\InPlaceFilesystem;
use App\Infrastructure\Validation\StrictDateValidator;
use App\Models\Client;
use App\Models\User;
use Illuminate\Cache\CacheManager;
use Illuminate\Cache\FileStore;
use Illuminate\Contracts\Cache\Repository;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Http\Exceptions\HttpResponseException;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use Illuminate\Validation\Factory;
use Symfony\Component\HttpFoundation\Response;

/** Route bindings, request counts, validation and error pages. */
final class HttpServiceProvider extends ServiceProvider
{
    /** Statuses with an error page. */
    private const SHOWN = [400, 403, 404, 405, 419, 429, 500, 503];

    /** Longest chain of merges that is followed. */
    private const LONGEST_CHAIN = 20;

    public function register(): void
    {
        $this->callAfterResolving('cache', static function (CacheManager $caches): void {
            $caches->extend(
                'file',
                fn (Application $app, array $config): Repository => $caches->repository(
                    new FileStore(new InPlaceFilesystem, $config['path']),
                    $config,
                ),
            );
        });
    }

    public function boot(): void
    {
        // Eighteen digits always fit a 64-bit number; PostgreSQL fails on one that does not.
        Route::patterns(
            array_fill_keys(
                [
                    'adjustment',
                    'affiliate',
                    'apiToken',
                    'attachment',
                    'auditEvent',
                    'authenticationLog',
                    'autoMessage',
                    'bankAccount',
                    'barredEntry',
                    'barredImport',
                    'barredMatch',
                    'batch',
                    'betstopUpdate',
                    'blast',
                    'bonusClaim',
                    'bonusPromotion',
                    'bulkChange',
                    'case',
                    'certification',
                    'certificationType',
                    'client',
                    'contact',
                    'conversation',
                    'credential',
                    'dbCleanup',
                    'dbClient',
                    'dbList',
                    'delivery',
                    'deposit',
                    'device',
                    'duplicateCase',
                    'email',
                    'exclusionReview',
                    'export',
                    'failedJob',
                    'genwebBonus',
                    'genwebMarket',
                    'import',
                    'item',
                    'lead',
                    'legacyTransfer',
                    'lookupRow',
                    'match',
                    'merge',
                    'note',
                    'notification',
                    'operatorSite',
                    'phoneLog',
                    'preset',
                    'promise',
                    'reason',
                    'record',
                    'review',
                    'role',
                    'roleProposal',
                    'rsgEvent',
                    'rsgLimit',
                    'siteAccount',
                    'skippingRule',
                    'sport',
                    'sportsbetPattern',
                    'sportType',
                    'statement',
                    'step',
                    'subjectId',
                    'submission',
                    'teamNote',
                    'telescopeEntry',
                    'template',
                    'trainingRecord',
                    'trainingSession',
                    'transaction',
                    'transfer',
                    'user',
                    'webhookSource',
                    'websiteUpdate',
                    'withdrawal',
                ],
                '[0-9]{1,18}',
            ),
        );
        Route::bind('client', self::client(...));

        $this->callAfterResolving('validator', static function (Factory $factory): void {
            $factory->resolver(static fn (mixed ...$arguments): StrictDateValidator => new StrictDateValidator(...$arguments));
        });

        // Resolved late, because the exception handler is built on the first error.
        $this->app->booted(static fn () => Inertia::handleExceptionsUsing(self::errorPage(...)));
    }

    /** The client of a path. Pages of a merged client redirect to the client it was merged into. */
    private static function client(string $id): Client
    {
        $request = request();
        $client = Client::withTrashed()->find((int) $id);
        if ($client !== null && (! $client->trashed() || $request->route()?->allowsTrashedBindings() === true)) {
            return $client;
        }

        $winner = $client;
        for ($step = 0; $step < self::LONGEST_CHAIN && $winner?->trashed() === true; $step++) {
            $winner = $winner->merged_into_id === null ? null : Client::withTrashed()->find($winner->merged_into_id);
        }
        if ($client === null || $winner?->trashed() !== false || ! $request->isMethod('GET') || $request->is('api/*') || Gate::denies('view', $winner)) {
            throw (new ModelNotFoundException)->setModel(Client::class, [$id]);
        }

        if ($request->hasHeader(Header::PARTIAL_COMPONENT)) {
            // A part of the other record would join the page, and an open form would save its values there. The whole page loads instead.
            throw new HttpResponseException(Inertia::location($request->fullUrl()));
        }
        $url = preg_replace("#/clients/{$id}(?=[/?]|$)#", "/clients/{$winner->id}", $request->getRequestUri());
        $request->session()->flash('success', "PIN {$client->pin} was merged into {$winner->full_name}, PIN {$winner->pin}. This is that record.");

        throw new HttpResponseException(redirect()->to((string) $url));
    }

    /** Failed page requests as Inertia pages. The HTTP API has its own errors. */
    private static function errorPage(ExceptionResponse $failed): ExceptionResponse|Response|null
    {
        $request = $failed->request;
        // In debug mode the framework's page of an internal error is more useful.
        $isDebugged = $failed->statusCode() === 500 && config()->boolean('app.debug');
        if ($isDebugged || $request->is('api/*') || $request->expectsJson() || ! in_array($failed->statusCode(), self::SHOWN, true)) {
            return null;
        }
        $isWrite = $request->hasHeader(Header::INERTIA) && ! $request->isMethod('GET');
        if ($failed->statusCode() === 419 && $isWrite) {
            // Without a session. Going back would ask to sign in, and the text of the form would be lost.
            return $request->user() === null && in_array('staff', $request->route()?->gatherMiddleware() ?? [], true)
                ? new Response(status: 401)
                : back()->with('error', 'This page was open for too long. Try again.');
        }
        $user = $request->user();
        $withheld = $failed->statusCode() === 403 && $user instanceof User ? $user->refusedAbility() : null;
        if ($isWrite) {
            // A banner says what failed. A page would take the place of the form and its text, under an address that can't be reloaded.
            return $withheld === null ? null : back(303)->withErrors(['access' => $withheld->reason()]);
        }
        $retryAfter = $failed->response->headers->get('Retry-After');

        return $failed
            ->render('Error', new ErrorPage($failed->statusCode(), is_numeric($retryAfter) ? (int) $retryAfter : null, $withheld?->reason()))
            ->withSharedData(HandleInertiaRequests::class);
    }
}
