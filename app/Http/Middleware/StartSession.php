<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Domain\Auth\SignedInSession;
use App\Infrastructure\Database\ShortLockWait;
use App\Infrastructure\Problems\Unavailable;
use Illuminate\Contracts\Session\Session;
use Illuminate\Http\Request;
use Illuminate\Session\Middleware\StartSession as LaravelStartSession;
use Illuminate\Support\Arr;
use PDOException;
use Symfony\Component\HttpFoundation\Response;

/**
 * Writes a session only when it changed, and never lets a page wait or fail because of that write.
 *
 * A session is written as a whole. A background request that runs while a form is saved would restore the old session, or
 * consume the form's flash message.
 */
final class StartSession extends LaravelStartSession
{
    private const LOADED = 'session.loaded';

    public static function isBackground(Request $request): bool
    {
        return $request->hasHeader(GuardSession::BACKGROUND_HEADER) || $request->header('Purpose') === 'prefetch';
    }

    protected function startSession(Request $request, $session): Session
    {
        $started = parent::startSession($request, $session);
        $request->attributes->set(self::LOADED, self::content($started));

        return $started;
    }

    protected function saveSession($request): void
    {
        $session = $request->session();
        // A session that ended during the request has a new id and the reason as a flash message.
        $isSame = $session->getId() === $request->cookies->get($session->getName());

        if ($isSame && (self::isBackground($request) || $this->isUnchanged($request, $session))) {
            return;
        }
        if (! $request->isMethodSafe()) {
            parent::saveSession($request);

            return;
        }
        try {
            // The form token of a guest's page must be stored. The rest is written by the next page, if not now.
            self::isSignedIn($request)
                ? app(ShortLockWait::class)->during(fn () => parent::saveSession($request))
                : parent::saveSession($request);
        } catch (PDOException $failure) {
            // The page itself was read. Its session stays as it was.
            if (app(Unavailable::class)->answer($failure) === null) {
                throw $failure;
            }
        }
    }

    /**
     * The end of an impersonation starts a new session. A background request of the old one may be answered after that, and its
     * cookies would replace those of the new session and sign the user out.
     */
    protected function addCookieToResponse(Response $response, Session $session): void
    {
        $request = request();
        $isBackground = self::isBackground($request) || $response->getStatusCode() === Response::HTTP_UNAUTHORIZED;
        $hasEndedBefore = ! self::isSignedIn($request) && $session->getId() === $request->cookies->get($session->getName());

        if ($isBackground && $hasEndedBefore) {
            $response->headers->removeCookie('XSRF-TOKEN', config()->string('session.path'), config('session.domain'));

            return;
        }
        parent::addCookieToResponse($response, $session);
    }

    /** A guest's session is always written: its form token may be new. Flash messages are consumed by writing. */
    private function isUnchanged(Request $request, Session $session): bool
    {
        return self::isSignedIn($request)
            && array_filter($session->get('_flash', [])) === []
            && self::content($session) === $request->attributes->get(self::LOADED);
    }

    /** Whether the session was signed in when the request began. */
    private static function isSignedIn(Request $request): bool
    {
        return isset($request->attributes->get(self::LOADED)[SignedInSession::SECURITY_VERSION]);
    }

    /** @return array<string, mixed> by dotted key, without the previous page, which browsers send as Referer */
    private static function content(Session $session): array
    {
        return Arr::dot(Arr::except($session->all(), ['_previous', '_flash']));
    }
}
