<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession as LaravelStartSession;

/**
 * Keeps requests that the page makes by itself from writing the session.
 *
 * A session is written as a whole. One of the live channels being authorised while a form is saved would put back the
 * session of before, or use up the message that the form's answer was to show.
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

        // A session that was ended on the way has a new id, and says why it was ended.
        if (! ($isSame && self::isBackground($request))) {
            parent::saveSession($request);
        }
    }
}
