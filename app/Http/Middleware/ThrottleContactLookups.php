<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\RateLimits\LenientRateLimiter;
use App\Infrastructure\Search\WholeContact;
use App\Models\User;
use App\Support\ContactMask;
use Closure;
use Illuminate\Http\Exceptions\ThrottleRequestsException;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Limits how many different phone numbers and email addresses a user searches for who sees masked contacts. Otherwise a search
 * would confirm a masked number by trial. Repeating a search is free.
 */
final readonly class ThrottleContactLookups
{
    /** As many as reveals. */
    private const MOST = 20;

    private const SECONDS = 600;

    public function __construct(private LenientRateLimiter $limiter) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        /** @var User $user */
        $user = $request->user();
        $search = self::searchIn($request);
        if ($search !== '' && ContactMask::limitsSearches($user)) {
            foreach (WholeContact::allIn($search) as $contact) {
                $this->count("contact-lookups:{$user->id}", $contact);
            }
        }

        return $next($request);
    }

    /** The search text of a page, or of the list of an export or a bulk change. */
    private static function searchIn(Request $request): string
    {
        // `input` prefers a JSON body to the address, but controllers may read the address.
        return implode(' ; ', array_filter([$request->route('search'), $request->query('search'), ...array_map($request->input(...), ['search', 'query.search', 'filters.search'])], is_string(...)));
    }

    /** @throws ThrottleRequestsException when the limit is reached */
    private function count(string $key, string $contact): void
    {
        $known = "{$key}:".hash('xxh128', $contact);
        if ($this->limiter->attempts($known) > 0) {
            return;
        }
        if ($this->limiter->tooManyAttempts($key, self::MOST)) {
            throw new ThrottleRequestsException('You searched for too many phone numbers and email addresses. Wait a few minutes.', headers: ['Retry-After' => (string) $this->limiter->availableIn($key)]);
        }
        $this->limiter->hit($key, self::SECONDS);
        $this->limiter->hit($known, self::SECONDS);
    }
}
