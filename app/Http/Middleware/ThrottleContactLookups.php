<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Infrastructure\Search\ContactLookupLimiter;
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
    public function __construct(private ContactLookupLimiter $limiter) {}

    /**
     * @param  Closure(Request): Response  $next
     *
     * @throws ThrottleRequestsException when the limit is reached
     */
    public function handle(Request $request, Closure $next): Response
    {
        /** @var User $user */
        $user = $request->user();
        $search = self::searchIn($request);
        if ($search !== '' && ContactMask::limitsSearches($user)) {
            foreach (WholeContact::allIn($search) as $contact) {
                if (! $this->limiter->allows($user, $contact)) {
                    throw new ThrottleRequestsException(
                        'You searched for too many phone numbers and email addresses. Wait a few minutes.',
                        headers: ['Retry-After' => (string) $this->limiter->availableIn($user)],
                    );
                }
            }
        }

        return $next($request);
    }

    /** The search text of a page, or of the list of an export or a bulk change. */
    private static function searchIn(Request $request): string
    {
        // `input` prefers a JSON body to the address, but controllers may read the address.
        return implode(
            ' ; ',
            array_filter(
                [
                    $request->route('search'),
                    $request->query('search'),
                    ...array_map($request->input(...), ['search', 'query.search', 'filters.search']),
                ],
                is_string(...),
            ),
        );
    }
}
