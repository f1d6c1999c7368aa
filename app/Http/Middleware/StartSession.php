<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession as LaravelStartSession;

/**
 * Stops background requests from writing the session.
 *
 * A session is written as a whole. A background request that runs while a form is saved would restore the old session, or
 * consume the form's flash message.
 */
final class StartSession extends LaravelStartSession
{
    public static function isBackground(Request $request): bool
    {
        return $request->hasHeader(GuardSession::BACKGROUND_HEADER) || $request->header('Purpose') === 'prefetch';
    }

    protected function saveSession($request): void
    {
        $isSame = $request->session()->getId() === $request->cookies->get($request->session()->getName());

        // A session that ended during the request has a new id and the reason as a flash message.
        if (! ($isSame && self::isBackground($request))) {
            parent::saveSession($request);
        }
    }
}
